"""Scoring: the rulebook's example, every pattern of ties, the Core, Exclusivity, and the rulings that touch them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from strategies import tables

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.position import load_position
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.report import with_rulings
from hegemonic_cli.games.hegemonic.reports.score import score as report
from hegemonic_cli.games.hegemonic.rules.scoring import board_powers, score, score_board, score_totals
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import COLORS, Color

DEFAULT = Readings()
NEXT_SCORES = Readings({"tie-for-first": "next-scores-influence"})
PRESENCE_ONLY = Readings({"zero-power-rank": "presence-only"})

# Red has 5 on A and 7 on C, Blue 4 on both, Yellow 2 on A and 8 on B; Units and Gates stand about and count nothing.
THREE_BOARDS = """
format = "hegemonic-position/1"
arbiter = "red"
[[players]]
color = "red"
vp = 10
[[players]]
color = "blue"
[[players]]
color = "yellow"
[boards.A]
sectors = [[2, -1], [2, -2], [3, -1], [3, -2], [3, -3]]
[boards.B]
sectors = [[-2, 1], [-2, 2], [-3, 1], [-3, 2], [-3, 3]]
[boards.C]
sectors = [[1, 1], [2, 0], [1, 2], [2, 1], [3, 0]]
[boards.D]
sectors = [[-1, 2], [0, 2], [-2, 3], [-1, 3], [0, 3]]
[tiles]
A1 = "i3"
A2 = "o2 m3"
A3 = "i2 p2"
A4 = "g2 m2"
B1 = "i3 g3"
B2 = "m3"
B3 = "i1"
C1 = "p3 m3"
C2 = "i3 o1"
C3 = "g3"
D1 = "i1"
[pieces]
A1.red = "2C"
A1.blue = "C F"
A2.red = "3O F"
A2.blue = "E"
A3.yellow = "E"
A4.blue = "O A"
B1.yellow = "2C E"
B1.red = "A"
B2.yellow = "3O 2F"
B2.blue = "2A"
C1.red = "E 3O"
C2.red = "C A"
C2.blue = "E"
C3.blue = "E"
D1.red = "A"
D1.blue = "F"
[[gates]]
owner = "blue"
ends = ["A1", "B3"]
"""


def earned(powers: dict[Color, int], *, core: bool = False, readings: Readings = DEFAULT) -> dict[Color, int]:
    return {award.player: award.vp for award in score_board(powers, core, readings)}


def test_scoring_example() -> None:
    table = load_position(THREE_BOARDS)
    boards = {each.board: each for each in score(table)}
    assert {name: {color: tally.total for color, tally in each.powers.items()} for name, each in boards.items()} == {
        "A": {"red": 5, "blue": 4, "yellow": 2},
        "B": {"yellow": 8},
        "C": {"red": 7, "blue": 4},
        "D": {},
    }
    assert boards["A"].vp == {"red": 6, "blue": 3, "yellow": 1}
    assert boards["B"].vp == {"yellow": 8}
    assert boards["C"].vp == {"red": 6, "blue": 3}
    assert boards["D"].awards == ()
    assert score_totals(table, score(table)) == {"red": 12, "blue": 6, "yellow": 9}


def test_scoring_example_without_a_map() -> None:
    table = load_position(
        """
        format = "hegemonic-position/1"
        players = [{ color = "red" }, { color = "blue" }, { color = "yellow" }]
        [power]
        A = { yellow = 2, blue = 4, red = 5 }
        B = { yellow = 8 }
        C = { red = 7, blue = 4 }
        """
    )
    answer = with_rulings(lambda other: report(other, Box()), table)
    assert answer.data["totals"] == {"red": 12, "blue": 6, "yellow": 9}
    assert list(answer.data["boards"][0]["powers"]) == ["red", "blue", "yellow"], "players in seating order"
    assert answer.rulings == (), "no tie and no 0: no ruling matters"


def test_every_term_says_what_was_counted_and_where() -> None:
    powers = board_powers(load_position(THREE_BOARDS), "A")
    assert powers is not None
    assert powers["red"].terms == (("2 Complexes", "A1", 2), ("3 Outposts", "A2", 3))
    assert powers["blue"].terms == (("1 Complex", "A1", 1), ("1 Embassy", "A2", 2), ("1 Outpost", "A4", 1))


# Ties: who is paid what, written out for the patterns people argue about. ---------------------------------------------

TIES = {
    # Power in descending order: (VPs, VPs where the next highest still scores Influence)
    (5,): ((8,), (8,)),
    (5, 4): ((6, 3), (6, 3)),
    (5, 5): ((3, 3), (3, 3)),
    (5, 4, 2): ((6, 3, 1), (6, 3, 1)),
    (5, 4, 4): ((6, 1, 1), (6, 1, 1)),
    (5, 5, 2): ((3, 3, 1), (3, 3, 3)),
    (5, 5, 5): ((3, 3, 3), (3, 3, 3)),
    (5, 4, 4, 4): ((6, 1, 1, 1), (6, 1, 1, 1)),
    (5, 4, 4, 3): ((6, 1, 1, 1), (6, 1, 1, 1)),
    (5, 4, 3, 3): ((6, 3, 1, 1), (6, 3, 1, 1)),
    (5, 5, 4, 4): ((3, 3, 1, 1), (3, 3, 1, 1)),
    (5, 5, 4, 3): ((3, 3, 1, 1), (3, 3, 3, 1)),
    (5, 5, 5, 4): ((3, 3, 3, 1), (3, 3, 3, 3)),
    (5, 5, 5, 5): ((3, 3, 3, 3), (3, 3, 3, 3)),
    (5, 5, 4, 4, 4, 3): ((3, 3, 1, 1, 1, 1), (3, 3, 1, 1, 1, 1)),
    (5, 5, 5, 4, 3, 3): ((3, 3, 3, 1, 1, 1), (3, 3, 3, 3, 1, 1)),
    (5, 4, 4, 4, 4, 4): ((6, 1, 1, 1, 1, 1), (6, 1, 1, 1, 1, 1)),
    (5, 5, 5, 5, 5, 5): ((3, 3, 3, 3, 3, 3), (3, 3, 3, 3, 3, 3)),
}


@pytest.mark.parametrize("powers", TIES)
def test_ties_are_paid_as_written_out(powers: tuple[int, ...]) -> None:
    everyone = dict(zip(COLORS, powers, strict=False))
    dropped, followed = TIES[powers]
    assert tuple(earned(everyone).values()) == dropped
    assert tuple(earned(everyone, readings=NEXT_SCORES).values()) == followed
    assert tuple(earned(everyone, core=True).values()) == tuple(vp + 1 for vp in dropped)


def rank_patterns(players: int) -> Iterator[tuple[int, ...]]:
    """Every way in which so many players can be ordered with ties, as Powers that leave no number out from 0 up."""
    for powers in product(range(players), repeat=players):
        if set(powers) == set(range(max(powers) + 1)):
            yield powers


def naive_vp(powers: tuple[int, ...], at: int, *, core: bool, next_scores: bool) -> int:
    """What one player earns, by counting who is better and who is equal, straight from the table of awards."""
    own = powers[at]
    better = sum(power > own for power in powers)
    equal = powers.count(own)
    first = powers.count(max(powers))
    if better == 0:
        vp = 6 if equal == 1 else 3
    elif better == first and (first == 1 or next_scores):
        vp = 3 if equal == 1 else 1
    else:
        vp = 1
    return vp + (2 if len(powers) == 1 else 0) + (1 if core else 0)


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("core", [False, True])
def test_every_pattern_of_ties(players: int, core: bool) -> None:
    patterns = list(rank_patterns(players))
    assert len(patterns) == (1, 3, 13, 75, 541, 4683)[players - 1], "the number of weak orderings"
    for powers in patterns:
        everyone = dict(zip(COLORS, powers, strict=False))
        for readings, next_scores in ((DEFAULT, False), (NEXT_SCORES, True)):
            wanted = [naive_vp(powers, at, core=core, next_scores=next_scores) for at in range(players)]
            assert list(earned(everyone, core=core, readings=readings).values()) == wanted, powers


def test_three_tied_for_first_are_all_paid_and_nobody_twice() -> None:
    awards = score_board({"red": 4, "blue": 4, "green": 4, "yellow": 1}, False, DEFAULT)
    assert [(award.player, award.award, award.vp) for award in awards] == [
        ("red", "tied-first", 3),
        ("blue", "tied-first", 3),
        ("green", "tied-first", 3),
        ("yellow", "presence", 1),
    ]


# The Core and Exclusivity ---------------------------------------------------------------------------------------------


def test_core_bonus_for_everyone_with_a_base_there() -> None:
    awards = score_board({"red": 5, "blue": 4, "yellow": 2}, True, DEFAULT)
    assert [(award.award, award.vp, dict(award.bonuses)) for award in awards] == [
        ("control", 7, {"core": 1}),
        ("influence", 4, {"core": 1}),
        ("presence", 2, {"core": 1}),
    ]


def test_alone_on_the_core() -> None:
    (award,) = score_board({"red": 1}, True, DEFAULT)
    assert (award.award, award.vp, dict(award.bonuses)) == ("control", 9, {"exclusivity": 2, "core": 1})


def test_exclusivity_only_where_nobody_else_has_a_base() -> None:
    assert earned({"red": 5}) == {"red": 8}
    assert earned({"red": 5, "blue": 0}) == {"red": 6, "blue": 3}, "a Base without Power is a Base"


# Rulings --------------------------------------------------------------------------------------------------------------


def test_zero_power_rank() -> None:
    assert earned({"red": 0}) == {"red": 8}
    assert earned({"red": 0}, readings=PRESENCE_ONLY) == {"red": 3}, "Presence and Exclusivity"
    assert earned({"red": 0}, readings=PRESENCE_ONLY, core=True) == {"red": 4}
    assert earned({"red": 2, "blue": 0}, readings=PRESENCE_ONLY) == {"red": 6, "blue": 1}, "red isn't alone there"
    assert earned({"red": 0, "blue": 0, "green": 0}, readings=PRESENCE_ONLY) == {"red": 1, "blue": 1, "green": 1}
    assert earned({"red": 2, "blue": 0, "green": 0}) == {"red": 6, "blue": 1, "green": 1}
    assert earned({"red": 0, "blue": 0}) == {"red": 3, "blue": 3}
    both = Readings({"zero-power-rank": "presence-only", "tie-for-first": "next-scores-influence"})
    assert earned({"red": 2, "blue": 2, "green": 0}, readings=both) == {"red": 3, "blue": 3, "green": 1}


HOMES = """
format = "hegemonic-position/1"
arbiter = "red"
variants = ["wild-home-embassies"]
[rulings]
{rulings}
[[players]]
color = "red"
[[players]]
color = "blue"
[boards.A]
sectors = [[2, -1], [2, -2]]
[tiles]
A1 = "home red i1 e m1"
A2 = "i1"
[pieces]
A1.red = "E"
A2.blue = "C"
"""


def test_wild_home_embassies() -> None:
    plain = load_position(HOMES.replace('["wild-home-embassies"]', "[]").format(rulings=""))
    assert score(plain)[0].vp == {"red": 3, "blue": 6}, "a Home Embassy has no Power"
    wild = load_position(HOMES.format(rulings=""))
    assert score(wild)[0].vp == {"red": 3, "blue": 3}, "tied at 1"
    not_counted = load_position(HOMES.format(rulings='wild-home-scores = "no"'))
    assert score(not_counted)[0].vp == {"red": 3, "blue": 6}


def test_a_score_names_just_the_rulings_that_would_change_it() -> None:
    def rulings(text: str) -> tuple[str, ...]:
        return with_rulings(lambda table: report(table, Box()), load_position(text)).rulings

    assert rulings(HOMES.format(rulings="")) == ("wild-home-scores=yes",)
    assert rulings(HOMES.replace('["wild-home-embassies"]', "[]").format(rulings="")) == ("zero-power-rank=ranks",)
    tied = HOMES.split("[boards.A]")[0].replace("[rulings]\n{rulings}\n", "") + '[[players]]\ncolor = "green"\n'
    assert rulings(f"{tied}[power]\nA = {{ red = 3, blue = 3 }}") == ()
    assert rulings(f"{tied}[power]\nA = {{ red = 3, blue = 3, green = 1 }}") == ("tie-for-first=drop-a-place",)


# A second version, on tables of all kinds -----------------------------------------------------------------------------


def naive_powers(table: Table, board: str) -> dict[Color, int]:
    """Everyone's Power on a board by walking over all pieces; a player with no Base there is left out."""
    assert table.galaxy is not None
    powers: dict[Color, int] = {}
    for sector, held in table.pieces.items():
        tile = table.tiles[sector]
        wild = "wild-home-embassies" in table.readings.variants
        wild = wild and table.readings.value("wild-home-scores") == "yes"
        embassy = int(wild) if tile.home else tile.embassy
        for color, pieces in held.items():
            if sector[0] == board and pieces.complexes + pieces.embassies + pieces.outposts:
                power = pieces.complexes + embassy * pieces.embassies + pieces.outposts
                powers[color] = powers.get(color, 0) + power
    return powers


@given(table=tables())
def test_powers_of_any_table(table: Table) -> None:
    assert table.galaxy is not None
    scores = score(table)
    assert [each.board for each in scores] == sorted(table.galaxy.boards)
    for each in scores:
        assert {color: tally.total for color, tally in each.powers.items()} == naive_powers(table, each.board)
        assert set(each.vp) == set(each.powers)


@given(table=tables(is_tracked=None))
def test_score_adds_up_on_any_table(table: Table) -> None:
    answer = report(table, Box())
    if answer.status == "error":
        assert table.galaxy is None
        assert not table.power
        return
    for color in table.colors:
        rows = [board["vp"].get(color, 0) for board in answer.data["boards"]]
        assert answer.data["totals"][color] == sum(rows)
        paid = [a["vp"] for board in answer.data["boards"] for a in board["awards"] if a["player"] == color]
        assert sum(paid) == sum(rows)
