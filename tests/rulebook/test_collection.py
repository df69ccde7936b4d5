"""Phase 1. Collection, CAPITALIZE, and Leaders slid down."""

from __future__ import annotations

import pytest

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.reports.income import income
from hegemonic_cli.games.hegemonic.rules.collection import (
    cap_gain,
    collected,
    leader_after_collection,
    lowest_gain,
)
from hegemonic_cli.games.hegemonic.rules.tracks import player_board
from hegemonic_cli.games.hegemonic.table import Advanced, Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import Piece


def table(complexes: int, embassies: int, outposts: int, modifier: int = 0) -> Table:
    counts: dict[Piece, int] = {"complex": complexes, "embassy": embassies, "outpost": outposts}
    return Table((Seat("red", built=counts, modifiers={"income": modifier} if modifier else {}),), "red")


def test_income_is_the_three_gains_added() -> None:
    tally = collected(table(3, 4, 8), sample_box(), "red")
    assert tally.terms == (("3 Complexes", None, 4), ("4 Embassies", None, 5), ("8 Outposts", None, 7))
    assert tally.total == 16


@pytest.mark.parametrize(("modifier", "total"), [(2, 18), (-1, 15)])
def test_standing_effects_are_a_term_of_their_own(modifier: int, total: int) -> None:
    changed = table(3, 4, 8, modifier)
    tally = collected(changed, sample_box(), "red")
    assert tally.terms[-1] == ("Technologies and Leader", None, modifier)
    assert tally.total == total
    (row,) = income(changed, sample_box()).data["players"]
    assert row["income"] == {"industrial": 4, "political": 5, "martial": 7, "total": total}
    assert row["modifier"] == modifier
    assert cap_gain(changed, sample_box(), "red").value == 16, "the tie-break counts the tracks alone"
    assert lowest_gain(player_board(changed, sample_box(), "red")).value == 4, "and so does CAPITALIZE"


def test_capitalize_collects_the_lowest_of_the_three_gains() -> None:
    assert income(table(3, 4, 8), sample_box()).data["players"][0]["capitalize"] == 4
    assert income(table(9, 0, 8), sample_box()).data["players"][0]["capitalize"] == 0, "no Embassy, no gain"


def test_capitalize_with_unknown_gains() -> None:
    nothing_known = Box()
    assert lowest_gain(player_board(table(3, 0, 8), nothing_known, "red")).value == 0, "nothing is lower than 0"
    known = lowest_gain(player_board(table(3, 4, 8), nothing_known, "red"))
    assert known == (None, ("industrial.income.3", "political.income.4", "martial.income.8"))


def test_what_technologies_do_is_named_as_not_counted() -> None:
    card = next(card for card in sample_box().technologies if card.effect)
    seated = table(3, 4, 8)
    owner = seated.with_seat(Seat("red", "Ann", built=seated.seats[0].built, technologies=(Advanced(card.name),)))
    (sentence,) = income(owner, sample_box()).not_counted
    assert sentence == f"Ann's {card.name} ({card.effect})"


@pytest.mark.parametrize(("level", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_leaders_slide_down_one_level_until_the_third(level: int, after: int) -> None:
    assert leader_after_collection(level) == after
