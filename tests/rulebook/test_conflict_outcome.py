"""Cards, winner, and what leaves and enters the board.

Rulebook: Step 4 – Compare Final Conflict Power.
"""

from __future__ import annotations

from typing import Any

import pytest
from drawn import table
from fighting import SAMPLE, asked, codes, fought, lost, won

from hegemonic_cli.games.hegemonic.boxfile import builtin_box
from hegemonic_cli.games.hegemonic.declaring import ConflictWords, declared
from hegemonic_cli.games.hegemonic.rules.conflict import ConflictVerdict, resolve
from hegemonic_cli.games.hegemonic.rules.usedup import used_up
from hegemonic_cli.games.hegemonic.table import Spent, Table

ATTACKER_WINS: dict[str, Any] = {"technology": 9, "defender_technology": 0}
DEFENDER_WINS: dict[str, Any] = {"technology": 0, "defender_technology": 19}


def lying(pieces: dict[str, dict[str, str]], **document: Any) -> Table:
    tiles = {**dict.fromkeys(pieces, "i3 g2 m3"), **document.pop("tiles", {})}
    return table(
        """
        A1  A2  A3  B1  B2
          C1  C2  C3  D1  D2
        """,
        "red blue yellow",
        tiles=tiles,
        pieces=pieces,
        **document,
    )


def drawn_cards(verdict: ConflictVerdict) -> dict[str, Any]:
    """Cards that make a Conflict a draw."""
    assert verdict.margin is not None
    return {"technology": max(-verdict.margin, 0), "defender_technology": max(verdict.margin, 0)}


def draw(board: Table, words: str, **options: Any) -> ConflictVerdict:
    return fought(board, words, **options, **drawn_cards(fought(board, words, **options)))


# Who wins -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "winner", "totals"),
    [
        ((2, 1), "attacker", (3, 2)),
        ((1, 1), "draw", (2, 2)),
        ((0, 1), "defender", (1, 2)),
        ((2, None), None, (3, 1)),
        ((None, 1), None, (1, 2)),
        ((None, None), None, (1, 1)),
    ],
)
def test_the_higher_total_wins_once_both_cards_are_known(
    cards: tuple[int | None, int | None], winner: str | None, totals: tuple[int, int]
) -> None:
    board = lying({"A1": {"red": "C", "blue": "C"}})
    verdict = fought(board, "liquidate red@A1 blue@A1", technology=cards[0], defender_technology=cards[1])
    assert (verdict.winner, tuple(verdict.totals.values())) == (winner, totals)
    assert verdict.margin == totals[0] - totals[1]


def test_before_there_is_a_winner_nothing_is_lost() -> None:
    board = lying({"A1": {"red": "C", "blue": "C"}}, gates=[{"owner": "red", "ends": ["A1", "A2"]}], tiles={"A2": "i1"})
    data = asked(board, "corrupt red@A1 blue:complex@A1", technology=3).data
    assert [data[key] for key in ("winner", "losses", "gains", "shortage", "may_destroy")] == [None, [], [], 0, []]


def test_the_table_may_have_decided_it_without_numbers() -> None:
    board = lying({"A1": {"red": "C", "blue": "2C"}})
    verdict = fought(board, "liquidate red@A1 blue:complex@A1", outcome="att")
    assert (verdict.winner, lost(verdict)) == ("attacker", [("blue", "complex", "A1", 2)])


# The Attacker wins ----------------------------------------------------------------------------------------------------


def test_destroy_takes_all_bases_of_the_type_and_leaves_the_others() -> None:
    board = lying({"A1": {"blue": "2C E 2O A F", "yellow": "C"}, "A2": {"red": "3C"}})
    verdict = fought(board, "liquidate red@A2 blue:complex@A1", **ATTACKER_WINS)
    # Agents and Fleets don't defend beside Complexes.
    assert (lost(verdict), won(verdict)) == ([("blue", "complex", "A1", 2)], [])


@pytest.mark.parametrize(
    ("piece", "units"),
    [("embassy", [("blue", "agent", "A1", 2)]), ("outpost", [("blue", "fleet", "A1", 1)]), ("complex", [])],
)
def test_defending_units_of_the_type_go_too(piece: str, units: list[Any]) -> None:
    board = lying({"A1": {"red": "C", "blue": "C E 2O 2A F"}})
    base = ("blue", piece, "A1", 2 if piece == "outpost" else 1)
    assert lost(fought(board, f"corrupt red@A1 blue:{piece}@A1", **ATTACKER_WINS)) == [base, *units]


def test_ruling_defending_units_lost_all() -> None:
    pieces = {"A1": {"red": "C", "blue": "C E 2O 2A F", "yellow": "A F"}}
    board = lying(pieces, rulings={"defending-units-lost": "all"})
    for piece, number in (("embassy", 1), ("outpost", 2), ("complex", 1)):
        verdict = fought(board, f"corrupt red@A1 blue:{piece}@A1", **ATTACKER_WINS)
        units = [("blue", "agent", "A1", 2), ("blue", "fleet", "A1", 1)]
        assert lost(verdict) == [("blue", piece, "A1", number), *units]
    answer = asked(lying(pieces), "corrupt red@A1 blue:embassy@A1", **ATTACKER_WINS)
    assert answer.rulings == ("defending-units-lost=same-type",)
    assert asked(lying(pieces), "corrupt red@A1 blue:embassy@A1", **DEFENDER_WINS).rulings == ()


@pytest.mark.parametrize(("reading", "number"), [("together", 2), ("each-draws", 2), ("one", 1)])
def test_how_many_units_are_lost_follows_how_they_defended(reading: str, number: int) -> None:
    board = lying({"A1": {"red": "C", "blue": "2A 2F"}}, rulings={"unit-defence": reading})
    for unit in ("agent", "fleet"):
        words = f"liquidate red@A1 blue:{unit}@A1"
        assert lost(fought(board, words, **ATTACKER_WINS)) == [("blue", unit, "A1", number)]
        assert lost(draw(board, words)) == [("blue", unit, "A1", number)]


def test_takeover_places_as_many_bases_at_no_cost_and_out_of_range() -> None:
    board = lying({"A1": {"red": "A", "blue": "2C E 3O A F"}})
    for piece, number in (("complex", 2), ("embassy", 1), ("outpost", 3)):
        verdict = fought(board, f"annex red@A1 blue:{piece}@A1", **ATTACKER_WINS)
        assert won(verdict) == [("red", piece, "A1", number)]
        assert verdict.aftermath.shortage == 0
        assert fought(board, f"sabotage red@A1 blue:{piece}@A1", **ATTACKER_WINS).aftermath.gains == ()


def test_units_and_gates_are_never_replaced() -> None:
    board = lying(
        {"A1": {"red": "C", "blue": "A F"}}, gates=[{"owner": "blue", "ends": ["A1", "A2"]}], tiles={"A2": "i1"}
    )
    for piece in ("agent", "fleet", "gate"):
        verdict = fought(board, f"corrupt red@A1 blue:{piece}@A1", **ATTACKER_WINS)
        assert (lost(verdict), won(verdict)) == ([("blue", piece, "A1", 1)], [])


# Not enough Bases -----------------------------------------------------------------------------------------------------

# Red has 8 of 9 Embassies in play and 14 of 15 Complexes: one of each is left.
FULL = {
    "A1": {"red": "A F", "blue": "3C E"},
    **{sector: {"red": "3C E"} for sector in ("A2", "A3", "B1", "B2")},
    "C1": {"red": "C E"},
    **{sector: {"red": "E"} for sector in ("C2", "C3", "D1")},
    "D2": {"red": "C"},
}


def full(**document: Any) -> Table:
    return lying(FULL, **document)


def test_what_the_player_board_has_comes_first_and_the_rest_is_short() -> None:
    verdict = fought(full(), "invade red@A1 blue:complex@A1", **ATTACKER_WINS)
    assert won(verdict) == [("red", "complex", "A1", 1)]
    assert verdict.aftermath.shortage == 2
    embassy = fought(full(), "invade red@A1 blue:embassy@A1", **ATTACKER_WINS)
    assert (won(embassy), embassy.aftermath.shortage) == ([("red", "embassy", "A1", 1)], 0)


def test_the_rest_may_be_relocated() -> None:
    words = "invade red@A1 blue:complex@A1"
    verdict = fought(full(), words, **ATTACKER_WINS, relocate=["complex@A2", "ca3"])
    assert codes(verdict) == []
    assert (won(verdict), verdict.aftermath.shortage) == ([("red", "complex", "A1", 3)], 0)
    assert verdict.aftermath.relocated == ("A2", "A3")
    assert verdict.cost.total == 6
    data = asked(full(), words, **ATTACKER_WINS, relocate=["2ca2"]).data
    assert data["relocated"] == [{"piece": "complex", "from": "A2"}] * 2
    assert data["cost"] == {"movement": 0, "conflict": 6, "total": 6, "relocation": 0}


def test_ruling_takeover_relocation_cost() -> None:
    board = full(rulings={"takeover-relocation-cost": "pays"})
    words = "invade red@A1 blue:complex@A1"
    verdict = fought(board, words, **ATTACKER_WINS, relocate=["2ca2"])
    assert (verdict.cost.relocation, verdict.cost.total) == (2 * 1, 6 + 2)
    assert asked(full(), words, **ATTACKER_WINS, relocate=["2ca2"]).rulings == ("takeover-relocation-cost=free",)
    nothing_known = fought(board, "corrupt red@A2 blue:complex@A1", builtin_box(), **ATTACKER_WINS, relocate=["ca3"])
    assert (nothing_known.cost.total, nothing_known.unknown) == (None, ("industrial.cost.1",))


@pytest.mark.parametrize(
    ("words", "relocate", "wrong"),
    [
        ("invade red@A1 blue:complex@A1", ["3ca2"], ["relocate/too-many"]),
        ("invade red@A1 blue:complex@A1", ["ea2"], ["relocate/wrong-type"]),
        ("invade red@A1 blue:complex@A1", ["ca1"], ["relocate/same-sector"]),
        ("invade red@A1 blue:complex@A1", ["2cc1"], ["relocate/none-there"]),
        ("invade red@A1 blue:embassy@A1", ["ea2"], ["relocate/too-many"]),
        ("raze red@A1 blue:complex@A1", ["ca2"], ["relocate/nothing-won"]),
    ],
)
def test_what_may_not_be_relocated(words: str, relocate: list[str], wrong: list[str]) -> None:
    assert codes(fought(full(), words, **ATTACKER_WINS, relocate=relocate)) == wrong
    assert codes(fought(full(), words, relocate=relocate)) == wrong


def test_who_loses_relocates_nothing() -> None:
    verdict = fought(full(), "invade red@A1 blue:complex@A1", **DEFENDER_WINS, relocate=["ca2"])
    assert codes(verdict) == ["relocate/nothing-won"]


# The Defender wins, or nobody -----------------------------------------------------------------------------------------


def test_a_defeated_attacker_loses_units_never_bases() -> None:
    board = lying({"A1": {"red": "2C 2A 2F", "blue": "C E A"}})
    assert lost(fought(board, "liquidate red@A1 blue:complex@A1", **DEFENDER_WINS)) == []
    assert lost(fought(board, "annex red@A1 blue:complex@A1", **DEFENDER_WINS)) == [("red", "agent", "A1", 1)]
    assert lost(fought(board, "raze red@A1 blue:embassy@A1", **DEFENDER_WINS)) == [("red", "fleet", "A1", 1)]
    together = lying({"A1": {"red": "3A", "blue": "C"}}, rulings={"several-attackers": "together"})
    verdict = fought(together, "annex red@A1 blue:complex@A1", units=2, **DEFENDER_WINS)
    assert lost(verdict) == [("red", "agent", "A1", 2)]


def test_in_a_draw_no_base_goes_but_units_of_both_sides() -> None:
    board = lying({"A1": {"red": "2C A F", "blue": "C E 2O A F"}})
    assert lost(draw(board, "annex red@A1 blue:embassy@A1")) == [("red", "agent", "A1", 1), ("blue", "agent", "A1", 1)]
    assert lost(draw(board, "raze red@A1 blue:outpost@A1")) == [("red", "fleet", "A1", 1), ("blue", "fleet", "A1", 1)]
    assert lost(draw(board, "annex red@A1 blue:complex@A1")) == [("red", "agent", "A1", 1)]
    assert lost(draw(board, "corrupt red@A1 blue:complex@A1")) == []
    every = lying({"A1": {"red": "2C A", "blue": "C E A F"}}, rulings={"defending-units-lost": "all"})
    assert lost(draw(every, "corrupt red@A1 blue:complex@A1")) == [
        ("blue", "agent", "A1", 1),
        ("blue", "fleet", "A1", 1),
    ]


# Gates ----------------------------------------------------------------------------------------------------------------

GATES = [
    {"owner": "blue", "ends": ["A1", "B1"]},
    {"owner": "blue", "ends": ["A1", "B2"]},
    {"owner": "blue", "ends": ["B1", "B2"]},
    {"owner": "red", "ends": ["A1", "C1"]},
    {"owner": "yellow", "ends": ["A1", "C3"]},
]
GATE_TILES = dict.fromkeys(("B1", "B2", "C1", "C3"), "i1")


def with_gates(pieces: dict[str, dict[str, str]], **document: Any) -> Table:
    return lying(pieces, gates=GATES, tiles=GATE_TILES, **document)


@pytest.mark.parametrize(("reading", "gates"), [("lost", [("blue", "gate", "A1", 2)]), ("stays", [])])
def test_ruling_gate_on_draw(reading: str, gates: list[Any]) -> None:
    board = with_gates({"A1": {"red": "C"}}, rulings={"gate-on-draw": reading})
    words = "merger red@A1 blue:gate@A1"
    verdict = draw(board, words)
    assert (lost(verdict), verdict.aftermath.may_destroy) == (gates, ())
    cards = drawn_cards(fought(board, words))
    assert asked(board, words, **cards).rulings == (f"gate-on-draw={reading}",)


def test_attacked_gates_go_with_both_halves_when_they_lose() -> None:
    board = with_gates({"A1": {"red": "C"}})
    verdict = fought(board, "merger red@A1 blue:gate@A1", **ATTACKER_WINS)
    assert lost(verdict) == [("blue", "gate", "A1", 2)]
    assert [gate.ends for gate in verdict.aftermath.lost_gates] == [("A1", "B1"), ("A1", "B2")]
    assert verdict.aftermath.may_destroy == ()
    assert codes(fought(board, "merger red@A1 blue:gate@A1", **ATTACKER_WINS, destroy_gate=["A1+B1"])) == []


def test_the_winner_picks_among_the_losers_gates_in_the_conflict_sector() -> None:
    board = with_gates({"A1": {"red": "C A", "blue": "C"}})
    for action in ("liquidate", "annex"):
        words = f"{action} red@A1 blue:complex@A1"
        verdict = fought(board, words, **ATTACKER_WINS)
        assert [(gate.owner, gate.ends) for gate in verdict.aftermath.may_destroy] == [
            ("blue", ("A1", "B1")),
            ("blue", ("A1", "B2")),
        ]
        assert lost(verdict) == [("blue", "complex", "A1", 1)]
        picked = fought(board, words, **ATTACKER_WINS, destroy_gate=["B2+A1"])
        assert codes(picked) == []
        assert lost(picked) == [("blue", "complex", "A1", 1), ("blue", "gate", "A1", 1)]
        assert [gate.ends for gate in picked.aftermath.lost_gates] == [("A1", "B2")]
    data = asked(board, "liquidate red@A1 blue:complex@A1", **ATTACKER_WINS).data
    assert data["may_destroy"] == [{"owner": "blue", "ends": ["A1", "B1"]}, {"owner": "blue", "ends": ["A1", "B2"]}]


def test_an_attacker_who_loses_with_industrial_power_may_lose_gates_too() -> None:
    board = with_gates({"A1": {"red": "C A", "blue": "E"}})
    verdict = fought(board, "corrupt red@A1 blue:embassy@A1", **DEFENDER_WINS, destroy_gate=["A1+C1"])
    assert codes(verdict) == []
    assert [gate.owner for gate in verdict.aftermath.may_destroy] == ["red"]
    assert lost(verdict) == [("red", "gate", "A1", 1)]
    assert fought(board, "annex red@A1 blue:embassy@A1", **DEFENDER_WINS).aftermath.may_destroy == ()


def test_gates_are_not_at_stake_on_a_draw_or_with_other_power() -> None:
    board = with_gates({"A1": {"red": "C A", "blue": "C E"}})
    assert draw(board, "corrupt red@A1 blue:complex@A1").aftermath.may_destroy == ()
    assert fought(board, "annex red@A1 blue:embassy@A1", **ATTACKER_WINS).aftermath.may_destroy == ()


@pytest.mark.parametrize(
    ("gate", "cards", "wrong"),
    [
        ("B1+B2", ATTACKER_WINS, True),  # no half in the Conflict Sector
        ("A1+C3", ATTACKER_WINS, True),  # a third player's
        ("A1+C1", ATTACKER_WINS, True),  # the winner's own
        ("A1+B1", DEFENDER_WINS, True),
        ("A1+C1", DEFENDER_WINS, False),
        ("A1+B1", {}, False),  # nobody has won yet: either side's may be named
        ("A1+C1", {}, False),
        ("A1+C3", {}, True),
    ],
)
def test_which_gates_may_be_named(gate: str, cards: dict[str, Any], wrong: bool) -> None:
    board = with_gates({"A1": {"red": "C", "blue": "C"}})
    verdict = fought(board, "corrupt red@A1 blue:complex@A1", **cards, destroy_gate=[gate])
    assert codes(verdict) == (["gate/not-at-stake"] if wrong else [])


def test_a_gate_named_twice_is_there_once() -> None:
    board = with_gates({"A1": {"red": "C", "blue": "C"}})
    twice = ["A1+B1", "B1+A1"]
    verdict = fought(board, "corrupt red@A1 blue:complex@A1", **ATTACKER_WINS, destroy_gate=twice)
    assert codes(verdict) == ["gate/not-at-stake"]
    assert lost(verdict)[1] == ("blue", "gate", "A1", 1)


# What is used up ------------------------------------------------------------------------------------------------------


def used_after(board: Table, words: str, **options: Any) -> list[Spent]:
    action, *pieces = words.split()
    verdict = resolve(board, SAMPLE, declared(ConflictWords(action, pieces, **options), board))
    return list(used_up(board, verdict))


def test_attackers_and_what_backs_units_are_used_up() -> None:
    board = lying({"A1": {"red": "C A F", "blue": "C E O"}, "A2": {"red": "E 2O"}})
    agent = used_after(board, "annex red@A1 blue:complex@A1", **ATTACKER_WINS)
    assert agent == [Spent("red", attacker="agent", sector="A1"), Spent("red", faction="green")]
    fleet = used_after(board, "raze red@A1 blue:complex@A1", **ATTACKER_WINS)
    assert fleet == [Spent("red", attacker="fleet", sector="A1"), Spent("red", outpost="A2")]
    group = used_after(board, "liquidate red@A1 blue:embassy@A1", **DEFENDER_WINS)
    assert group == [Spent("red", attacker="complex", sector="A1")]


def test_lost_units_are_no_longer_listed_but_what_backed_them_is() -> None:
    board = lying({"A1": {"red": "2A", "blue": "C"}, "A2": {"red": "E"}})
    assert used_after(board, "annex red@A1 blue@A1", **DEFENDER_WINS) == [Spent("red", faction="green")]
    used = lying(
        {"A1": {"red": "2A", "blue": "A"}},
        phase="action-1",
        spent=[{"player": "red", "attacker": "agent@A1"}, {"player": "blue", "attacker": "agent@A1"}],
    )
    after = used_after(used, "annex red@A1 blue:agent@A1", **ATTACKER_WINS)
    assert after == [Spent("red", attacker="agent", sector="A1")] * 2


def test_a_unit_that_moved_is_used_where_it_stands_now() -> None:
    board = lying({"A2": {"red": "A"}, "A1": {"blue": "C"}})
    after = used_after(board, "annex red@A1 blue@A1", moved_from="A2", **ATTACKER_WINS)
    assert after == [Spent("red", attacker="agent", sector="A1")]


@pytest.mark.parametrize(("reading", "backing"), [("both", [Spent("blue", faction="green")]), ("attacker-only", [])])
def test_what_backs_defending_units_is_used_up_where_limits_hold_for_both(reading: str, backing: list[Spent]) -> None:
    board = lying({"A1": {"red": "C", "blue": "A"}, "A2": {"blue": "E"}}, rulings={"phase-limits": reading})
    after = used_after(board, "liquidate red@A1 blue:agent@A1", **DEFENDER_WINS)
    assert after == [Spent("red", attacker="complex", sector="A1"), *backing]


def test_destroyed_bases_are_no_longer_listed() -> None:
    spent = [{"player": "blue", "attacker": "complex@A1"}, {"player": "blue", "outpost": "A1"}]
    board = lying({"A1": {"red": "F", "blue": "2C 2O"}}, phase="action-1", spent=spent)
    complexes = used_after(board, "raze red@A1 blue:complex@A1", **ATTACKER_WINS)
    assert complexes == [Spent("blue", outpost="A1"), Spent("red", attacker="fleet", sector="A1")]
    outposts = used_after(board, "invade red@A1 blue:outpost@A1", **ATTACKER_WINS)
    assert outposts == [Spent("blue", attacker="complex", sector="A1"), Spent("red", attacker="fleet", sector="A1")]
