"""Who may attack what, from where, and what it costs: every rule kept, and broken once.

Rulebook: Declaring and Targeting Conflicts.
"""

from __future__ import annotations

from typing import Any

import pytest
from drawn import table
from fighting import asked, codes, fought

from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import CONFLICT_ACTIONS, PIECES, ConflictName
from hegemonic_cli.kernel.violation import Problem


def lying(pieces: dict[str, dict[str, str]], **document: Any) -> Table:
    tiles = {
        **dict.fromkeys(pieces, "i3 g2 m3"),
        "H1": "home red i1 e m1",
        "J1": "home blue i1 e m1",
        **document.pop("tiles", {}),
    }
    return table(
        """
        A1  A2  A3  B1  B2
          H1  C1  C2  J1  D1
        """,
        document.pop("players", "red blue yellow"),
        tiles=tiles,
        pieces=pieces,
        **document,
    )


EVERYTHING = {"A1": {"red": "C A F", "blue": "C E O"}, "A2": {"red": "C A F", "blue": "A F"}}


@pytest.mark.parametrize("name", CONFLICT_ACTIONS)
@pytest.mark.parametrize("piece", PIECES)
def test_what_each_action_attacks(name: ConflictName, piece: str) -> None:
    gates = [{"owner": "blue", "ends": ["A2", "A3"]}]
    board = lying(EVERYTHING, tiles={"A3": "i1"}, gates=gates)
    sector = "A2" if piece in ("gate", "agent", "fleet") else "A1"
    action = CONFLICT_ACTIONS[name]
    verdict = fought(board, f"{name} red@{sector} blue:{piece}@{sector}")
    allowed = action.targets is None or piece in action.targets
    assert codes(verdict) == ([] if allowed else ["target/wrong-type"])


def test_complexes_attack_one_hex_far_and_units_only_where_they_are() -> None:
    board = lying({"A1": {"red": "C A F"}, "A2": {"blue": "C"}, "A3": {"blue": "C"}})
    assert codes(fought(board, "liquidate red@A1 blue@A2")) == []
    assert codes(fought(board, "liquidate red@A1 blue@A3")) == ["target/out-of-range"]
    assert codes(fought(board, "raze red@A1 blue@A2")) == ["target/out-of-range"]
    assert codes(fought(board, "annex red@A1 blue@A2")) == ["target/out-of-range"]


def test_anyones_gate_brings_sectors_within_range() -> None:
    board = lying({"A1": {"red": "C"}, "B2": {"blue": "C"}}, gates=[{"owner": "yellow", "ends": ["A1", "B2"]}])
    assert codes(fought(board, "liquidate red@A1 blue@B2")) == []


def test_units_are_covered_by_their_owners_base_of_the_type_only() -> None:
    board = lying(
        {"A1": {"red": "C", "blue": "C E O A F"}, "A2": {"red": "C", "blue": "C A F"}, "A3": {"blue": "E O C"}},
        gates=[{"owner": "blue", "ends": ["A1", "A2"]}],
    )
    for unit, sector, wrong in (
        ("agent", "A1", ["target/shielded"]),
        ("fleet", "A1", ["target/shielded"]),
        ("gate", "A1", ["target/shielded"]),
        ("gate", "A2", ["target/shielded"]),
        ("agent", "A2", []),
        ("fleet", "A2", []),
    ):
        assert codes(fought(board, f"corrupt red@{sector} blue:{unit}@{sector}")) == wrong


def test_another_players_base_covers_nothing() -> None:
    board = lying({"A1": {"red": "C", "blue": "A", "yellow": "E"}})
    assert codes(fought(board, "corrupt red@A1 blue:agent@A1")) == []


def test_nothing_in_a_rival_home_is_a_target_not_even_a_third_players_pieces() -> None:
    board = lying({"J1": {"blue": "C E O", "yellow": "2C"}, "B1": {"red": "C"}}, tiles={"J1": "home blue i3 e m1"})
    assert codes(fought(board, "corrupt red@B1 blue:embassy@J1")) == ["target/home-sector"]
    assert codes(fought(board, "corrupt red@B1 yellow:complex@J1")) == ["target/home-sector"]


def test_in_ones_own_home_one_may_attack() -> None:
    board = lying({"H1": {"red": "C A F", "blue": "C", "yellow": "E"}}, tiles={"H1": "home red i2 e m1"})
    assert codes(fought(board, "corrupt red@H1 blue:complex@H1")) == []
    assert codes(fought(board, "annex red@H1 yellow:embassy@H1")) == []
    # A Home Location has no Power of its own, so a rival's Embassy there is worth nothing.
    assert fought(board, "annex red@H1 yellow:embassy@H1").cost.total == 0


def test_ones_own_pieces_are_no_target() -> None:
    board = lying({"A1": {"red": "C"}, "A2": {"red": "C"}})
    assert codes(fought(board, "liquidate red@A1 red:complex@A2")) == ["target/own-piece"]


def test_what_is_not_there_neither_attacks_nor_defends() -> None:
    board = lying({"A1": {"red": "C"}, "A2": {"blue": "C A"}})
    absent = fought(board, "liquidate red@A1 blue:embassy@A2")
    assert codes(absent) == ["target/absent"]
    assert "1 Complex, 1 Agent" in absent.violations[0].message
    assert (absent.defense.total, absent.cost.conflict, absent.cost.total) == (None, None, None)
    nobody = fought(board, "liquidate red@C1 blue:complex@A2")
    assert codes(nobody) == ["attack/none-there"]
    assert (nobody.attack.total, nobody.defense.total) == (None, 1)
    assert codes(fought(board, "annex red@A2 blue:complex@A2")) == ["attack/none-there"]


def test_everything_wrong_is_said_at_once() -> None:
    board = lying({"A1": {"red": "C"}, "J1": {"blue": "C E"}, "D1": {"blue": "E A"}}, tiles={"J1": "home blue i3 e m1"})
    verdict = fought(board, "merger red@A1 blue:embassy@J1", units=2, faction="green", support=["red:attacker"])
    assert codes(verdict) == [
        *("attack/group", "target/home-sector", "target/wrong-type", "target/out-of-range", "draw/wrong-kind"),
        *("support/involved", "support/not-political"),
    ]


# Once per Action Phase ------------------------------------------------------------------------------------------------


def test_each_unit_and_each_group_attacks_once_per_phase() -> None:
    spent = [{"player": "red", "attacker": f"{piece}@A1"} for piece in ("complex", "agent", "fleet")]
    board = lying({"A1": {"red": "2C A 2F", "blue": "C"}}, phase="action-1", spent=spent)
    assert codes(fought(board, "liquidate red@A1 blue@A1")) == ["attack/used"]
    assert codes(fought(board, "annex red@A1 blue@A1")) == ["attack/used"]
    assert codes(fought(board, "raze red@A1 blue@A1")) == []  # the second Fleet is fresh
    both = lying(
        {"A1": {"red": "2F", "blue": "C"}},
        phase="action-1",
        spent=[{"player": "red", "attacker": "fleet@A1"}],
        rulings={"several-attackers": "together"},
    )
    assert codes(fought(both, "raze red@A1 blue@A1", units=2)) == ["attack/used"]


def test_what_has_attacked_may_still_defend() -> None:
    board = lying(
        {"A1": {"red": "C", "blue": "2C"}}, phase="action-1", spent=[{"player": "blue", "attacker": "complex@A1"}]
    )
    assert codes(fought(board, "liquidate red@A1 blue@A1")) == []


# Moving first ---------------------------------------------------------------------------------------------------------


def test_a_unit_may_move_and_then_attack_where_it_ends() -> None:
    board = lying({"A1": {"red": "A F"}, "B1": {"blue": "C"}})
    agent = fought(board, "annex red@B1 blue@B1", moved_from="A1")
    assert (codes(agent), tuple(agent.cost)) == ([], (2, 2, 0))
    fleet = fought(board, "raze red@B1 blue@B1", moved_from="A1")
    assert (codes(fleet), tuple(fleet.cost)) == ([], (1, 1, 0))
    assert codes(fought(board, "raze red@B1 blue@B1")) == ["attack/none-there"]
    assert codes(fought(board, "raze red@B2 blue:complex@B2", moved_from="A1"))[:2] == [
        "move/empty-hex",
        "move/too-far",
    ]


def test_a_move_from_where_it_stands_is_no_move() -> None:
    board = lying({"A1": {"red": "A", "blue": "C"}})
    verdict = fought(board, "annex red@A1 blue@A1", moved_from="A1")
    assert (codes(verdict), verdict.moved_from, verdict.cost.movement) == ([], None, 0)


def test_a_used_unit_moves_no_more_and_complexes_never() -> None:
    board = lying(
        {"A1": {"red": "C A"}, "A2": {"blue": "C"}}, phase="action-1", spent=[{"player": "red", "attacker": "agent@A1"}]
    )
    assert codes(fought(board, "annex red@A2 blue@A2", moved_from="A1")) == ["move/used"]
    assert "move/not-mobile" in codes(fought(board, "liquidate red@A2 blue@A2", moved_from="A1"))


def test_one_unit_moves_and_others_that_stand_there_may_join_where_that_is_allowed() -> None:
    board = lying({"A1": {"red": "2A"}, "A2": {"red": "A", "blue": "C"}}, rulings={"several-attackers": "together"})
    assert codes(fought(board, "annex red@A2 blue@A2", moved_from="A1", units=2)) == []
    assert codes(fought(board, "annex red@A2 blue@A2", moved_from="A1", units=3)) == ["attack/none-there"]


# Costs ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "power"), [("complex", 3), ("embassy", 2), ("outpost", 2)], ids=["complexes", "embassy", "outposts"]
)
def test_a_target_costs_its_own_power_once_or_twice(piece: str, power: int) -> None:
    board = lying({"A1": {"red": "F", "blue": "3C E 2O"}, "A2": {"blue": "3C E 3O"}})
    assert fought(board, f"raze red@A1 blue:{piece}@A1").cost.total == power
    assert fought(board, f"invade red@A1 blue:{piece}@A1").cost.total == 2 * power


def test_units_cost_nothing() -> None:
    board = lying(
        {"A1": {"red": "F", "blue": "A F"}}, gates=[{"owner": "blue", "ends": ["A1", "A2"]}], tiles={"A2": "i1"}
    )
    for piece in ("agent", "fleet", "gate"):
        assert fought(board, f"invade red@A1 blue:{piece}@A1").cost.total == 0


def test_who_cannot_pay_may_not_attack_and_unknown_caps_are_not_judged() -> None:
    pieces = {"A1": {"red": "C", "blue": "2C"}}
    for caps, wrong in ((1, ["caps/too-few"]), (2, []), (None, [])):
        seat: dict[str, Any] = {"color": "red"} if caps is None else {"color": "red", "caps": caps}
        board = lying(pieces, players=[seat, {"color": "blue"}])
        assert codes(fought(board, "liquidate red@A1 blue@A1")) == wrong


# Words ----------------------------------------------------------------------------------------------------------------


def test_the_piece_may_be_left_out_where_only_one_is_possible() -> None:
    board = lying({"A1": {"red": "C A", "blue": "C E"}, "A2": {"blue": "A"}, "A3": {"blue": "E A"}})
    assert fought(board, "merger red@A1 blue@A1").declaration.piece == "complex"
    assert fought(board, "infiltrate ra1 ba1").declaration.piece == "embassy"
    assert fought(board, "corrupt red@A1 blue@A2").declaration.piece == "agent"
    assert fought(board, "infiltrate red@A3 blue@A3", moved_from="A1").declaration.piece == "embassy"
    with pytest.raises(Problem, match="Complexes, Embassies") as raised:
        fought(board, "corrupt red@A1 blue@A1")
    assert raised.value.kind == "usage"
    assert codes(fought(board, "corrupt red@A1 blue@H1")) == ["target/absent"]
    assert "target/wrong-type" in codes(fought(board, "strike red@A1 blue@A2"))


@pytest.mark.parametrize("words", ["corrupt red A1 blue complex A1", "cor ra1 bca1", "corrupt red@A1 blue:complex@A1"])
def test_words_may_be_glued_or_spaced(words: str) -> None:
    board = lying({"A1": {"red": "C", "blue": "C"}})
    said = fought(board, words).declaration
    assert (said.attacker, said.sector, said.defender, said.piece, said.target) == (
        "red",
        "A1",
        "blue",
        "complex",
        "A1",
    )


@pytest.mark.parametrize("words", ["corrupt red@A1", "corrupt red blue", "corrupt"])
def test_too_few_words_are_a_usage_problem(words: str) -> None:
    with pytest.raises(Problem) as raised:
        fought(lying({"A1": {"red": "C"}}), words)
    assert raised.value.kind == "usage"


def test_an_untracked_map_is_said_so() -> None:
    from hegemonic_cli.games.hegemonic.position import read_position

    board = read_position({"format": "hegemonic-position/1", "players": [{"color": "red"}, {"color": "blue"}]})
    with pytest.raises(Problem) as raised:
        asked(board, "corrupt red@A1 blue:complex@A1")
    assert raised.value.kind == "unknown"
    assert raised.value.violations[0].code == "table/not-tracked"
