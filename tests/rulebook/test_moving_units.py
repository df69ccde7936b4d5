"""Where Agents and Fleets may go, by which way, and for how much.

Rulebook: Moving Agents and Fleets.
"""

from __future__ import annotations

from typing import Any

import pytest
from drawn import table

from hegemonic_cli.games.hegemonic.report import Answer, with_rulings
from hegemonic_cli.games.hegemonic.reports.move import move
from hegemonic_cli.games.hegemonic.reports.moves import moves
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Piece

# Three boards in a row; C2 and C3 hang on behind B.
PICTURE = """
    A1  A2  B1  B2  C1  C2
      A3  B3  B4  C3  C4
    """
TILES = {
    **dict.fromkeys(("A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"), "i1"),
    "B2": "home blue i1 e m1",
}


def lying(pieces: dict[str, dict[str, str]], **document: Any) -> Table:
    tiles = {**TILES, **document.pop("tiles", {})}
    return table(PICTURE, document.pop("players", "red blue"), tiles=tiles, pieces=pieces, **document)


def ends(board: Table, piece: Piece, sector: str) -> dict[str, tuple[int, int]]:
    found = moves(board, "red", piece, sector).data["moves"]
    return {each["to"]: (each["cost"], each["hexes"]) for each in found}


def checked(board: Table, piece: Piece, start: str, end: str) -> Answer:
    return with_rulings(lambda each: move(each, "red", piece, start, end), board)


def codes(answer: Answer) -> list[str]:
    return [problem.code for problem in answer.problems]


def test_an_agent_goes_anywhere_and_pays_2_at_each_border() -> None:
    assert ends(lying({"A1": {"red": "A"}}), "agent", "A1") == {
        "A2": (0, 1),
        "A3": (0, 1),
        "B1": (2, 2),
        "B3": (2, 2),
        "C1": (4, 4),
        "C2": (4, 5),
        "C3": (4, 4),
    }


def test_the_cheapest_way_then_the_shortest() -> None:
    # From C2 to C3 along the board costs nothing; through B it would cost 4.
    assert checked(lying({"C2": {"red": "A"}}), "agent", "C2", "C3").data["cost"] == 0
    board = table(
        """
        A1  B1  A2
          A3  A4
        """,
        "red blue",
        tiles=dict.fromkeys(("A1", "A2", "B1"), "i1"),
        pieces={"A1": {"red": "A"}},
    )
    data = checked(board, "agent", "A1", "A2").data
    # Two hexes over B would cost 4; three within A cost nothing.
    assert (data["cost"], data["path"]) == (0, ["A1", "A3", "A4", "A2"])


def test_a_fleet_goes_up_to_3_hexes_for_1_cap() -> None:
    assert ends(lying({"A1": {"red": "F"}}), "fleet", "A1") == {
        "A2": (1, 1),
        "A3": (1, 1),
        "B1": (1, 2),
        "B3": (1, 2),
    }
    far = checked(lying({"A1": {"red": "F"}}), "fleet", "A1", "C1")
    assert (codes(far), far.data["cost"], far.data["path"]) == (["move/too-far"], None, [])
    assert "4 hexes" in far.problems[0].message


def test_a_gate_step_is_one_of_a_fleets_hexes_and_one_hex_of_an_agent() -> None:
    board = lying({"A1": {"red": "A F"}}, gates=[{"owner": "blue", "ends": ["A2", "C2"]}])
    assert ends(board, "fleet", "A1")["C2"] == (1, 2)
    assert ends(board, "fleet", "A1")["C1"] == (1, 3)
    assert "C3" not in ends(lying({"A1": {"red": "F"}}), "fleet", "A1")
    assert ends(board, "agent", "A1")["C2"] == (2, 2)


@pytest.mark.parametrize(("reading", "cost"), [("pays", 2), ("free", 0)])
def test_ruling_gate_border(reading: str, cost: int) -> None:
    board = lying(
        {"A1": {"red": "A"}}, gates=[{"owner": "red", "ends": ["A2", "C2"]}], rulings={"gate-border": reading}
    )
    answer = checked(board, "agent", "A1", "C2")
    assert (answer.data["cost"], answer.data["path"]) == (cost, ["A1", "A2", "C2"])
    assert answer.rulings == (f"gate-border={reading}",)
    assert ends(board, "agent", "A1")["C3"] == (cost, 4)


def test_a_gate_within_one_board_or_beside_a_border_changes_no_fee() -> None:
    inside = lying({"C1": {"red": "A"}}, gates=[{"owner": "red", "ends": ["C1", "C2"]}])
    assert checked(inside, "agent", "C1", "C2").data["cost"] == 0
    at_the_border = lying({"A2": {"red": "A"}}, gates=[{"owner": "red", "ends": ["A2", "B1"]}])
    assert checked(at_the_border, "agent", "A2", "B1").data["cost"] == 2
    free = lying({"A2": {"red": "A"}}, gates=[{"owner": "red", "ends": ["A2", "B1"]}], rulings={"gate-border": "free"})
    assert checked(free, "agent", "A2", "B1").data["cost"] == 0


def test_units_pass_empty_hexes_and_rival_homes_but_do_not_end_there() -> None:
    board = lying({"B1": {"red": "A F"}})
    for piece in ("agent", "fleet"):
        assert codes(checked(board, piece, "B1", "B2")) == ["move/rival-home"]
        assert codes(checked(board, piece, "B1", "B4")) == ["move/empty-hex"]
        assert checked(board, piece, "B1", "C1").data["path"] == ["B1", "B2", "C1"]
    own = lying({"B1": {"red": "A"}}, tiles={"B2": "home red i1 e m1"})
    assert codes(checked(own, "agent", "B1", "B2")) == []
    bare = lying({"B1": {"red": "A"}}, tiles={"B4": "-"})
    assert codes(checked(bare, "agent", "B1", "B4")) == []


@pytest.mark.parametrize("reading", ["yes", "no"])
def test_units_go_around_the_center_whatever_the_ruling(reading: str) -> None:
    board = table(
        """
        A1  X1  X2
          X3  ()  X4
        """,
        "red blue",
        tiles=dict.fromkeys(("X3", "X4"), "i1"),
        pieces={"X3": {"red": "A F"}},
        rulings={"center-blocks": reading},
    )
    for piece in ("agent", "fleet"):
        answer = checked(board, piece, "X3", "X4")
        assert answer.data["path"] == ["X3", "X1", "X2", "X4"]
        assert answer.rulings == ()


def test_where_no_way_leads() -> None:
    board = table(
        """
        A1  ..  B1
        """,
        "red blue",
        tiles={"A1": "i1", "B1": "i1"},
        pieces={"A1": {"red": "A F"}},
    )
    for piece in ("agent", "fleet"):
        assert codes(checked(board, piece, "A1", "B1")) == ["move/no-way"]
        assert ends(board, piece, "A1") == {}


def test_who_moves() -> None:
    board = lying(
        {"A1": {"red": "A F C"}, "A2": {"red": "2A"}},
        phase="action-1",
        spent=[{"player": "red", "attacker": "agent@A1"}, {"player": "red", "attacker": "agent@A2"}],
    )
    assert codes(checked(board, "agent", "A1", "A3")) == ["move/used"]
    assert moves(board, "red", "agent", "A1").status == "illegal"
    assert moves(board, "red", "agent", "A1").data["moves"] == []
    assert codes(checked(board, "agent", "A2", "A3")) == []  # one of the two is fresh
    assert codes(checked(board, "fleet", "A2", "A3")) == ["move/no-unit"]
    assert codes(checked(board, "fleet", "A1", "A1")) == ["move/stays"]
    assert codes(checked(board, "complex", "A1", "A2")) == ["move/not-mobile"]
    assert codes(checked(board, "gate", "A1", "A2")) == ["move/not-mobile"]


@pytest.mark.parametrize(
    ("caps", "affordable", "wrong"), [(1, False, ["caps/too-few"]), (2, True, []), (None, None, [])]
)
def test_what_it_costs_must_be_there(caps: int | None, affordable: bool | None, wrong: list[str]) -> None:
    seat: dict[str, Any] = {"color": "red"} if caps is None else {"color": "red", "caps": caps}
    board = lying({"A2": {"red": "A"}}, players=[seat, {"color": "blue"}])
    found = {each["to"]: each for each in moves(board, "red", "agent", "A2").data["moves"]}
    assert found["B1"] == {"to": "B1", "cost": 2, "hexes": 1, "affordable": affordable}
    assert found["A1"]["affordable"] in (True, None)
    answer = checked(board, "agent", "A2", "B1")
    assert (codes(answer), answer.data["cost"], answer.status) == (wrong, 2, "illegal" if wrong else "ok")
