"""Final Scoring + Determining the Winner: Technologies, the tie-break by CAP gain, shared wins, what isn't known."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from strategies import tables

from hegemonic_cli.games.hegemonic.box import Box, TechnologyCard
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.report import Answer, with_rulings
from hegemonic_cli.games.hegemonic.reports.final import final as report
from hegemonic_cli.games.hegemonic.rules.final import technology_vp
from hegemonic_cli.games.hegemonic.table import Advanced, Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Piece

FEW: dict[Piece, int] = {"complex": 3, "embassy": 4, "outpost": 8}  # CAP gain 16
MANY: dict[Piece, int] = {"complex": 9, "embassy": 4, "outpost": 8}


def player(color: Color, vp: int | None, *tiers: int, built: dict[Piece, int] | None = None) -> Seat:
    cards = tuple(Advanced(f"Card {number}", "martial", tier) for number, tier in enumerate(tiers))
    return Seat(color, vp=vp, technologies=cards, built=built)


def final(*seats: Seat, box: Box | None = None, **rulings: str) -> Answer:
    readings = Readings({name.replace("_", "-"): value for name, value in rulings.items()})
    table = Table(seats, seats[0].color, phase="finished", readings=readings)
    return with_rulings(lambda other: report(other, box or sample_box()), table)


def ranks(answer: Answer) -> list[int | None]:
    return [row["rank"] for row in answer.data["players"]]


def test_technologies_are_worth_three_four_and_six() -> None:
    answer = final(player("red", 30, 1, 2, 3), player("blue", 40, 2))
    assert [row["technologies"] for row in answer.data["players"]] == [13, 4]
    assert [row["total"] for row in answer.data["players"]] == [43, 44]
    assert answer.data["winners"] == ["blue"]
    assert ranks(answer) == [2, 1]
    assert answer.status == "ok"


def test_final_technology_vp() -> None:
    doubled = final(player("red", 30, 1, 1, 1), player("blue", 37), final_technology_vp="two-per-tier")
    assert [row["technologies"] for row in doubled.data["players"]] == [6, 0]
    assert doubled.data["winners"] == ["blue"]
    assert doubled.rulings == ("final-technology-vp=two-per-tier",)
    assert final(player("red", 30, 1, 1, 1), player("blue", 37)).data["winners"] == ["red"]
    assert final(player("red", 30, 2, 3), player("blue", 37)).rulings == (), "both readings say 4 and 6"
    both = Readings({"final-technology-vp": "two-per-tier"})
    assert [technology_vp(tier, Readings()) for tier in (1, 2, 3)] == [3, 4, 6]
    assert [technology_vp(tier, both) for tier in (1, 2, 3)] == [2, 4, 6]


def test_a_tie_is_broken_by_cap_gain() -> None:
    answer = final(player("red", 40, built=FEW), player("blue", 36, 2, built=MANY), player("green", 12, built=FEW))
    red, blue, _ = answer.data["players"]
    assert (red["cap_gain"], blue["cap_gain"] > 16) == (16, True)
    assert answer.data["winners"] == ["blue"]
    assert ranks(answer) == [2, 1, 3]
    assert answer.data["ties"] == [["red", "blue"]]


def test_cap_gain_leaves_standing_effects_out() -> None:
    boosted = replace(player("red", 40, built=FEW), modifiers={"income": 50})
    assert final(boosted, player("blue", 40, built=MANY)).data["winners"] == ["blue"]


def test_still_tied_they_share_the_win_or_the_table_decides() -> None:
    seats = (player("red", 40, built=FEW), player("green", 41), player("blue", 40, built=FEW))
    leading = (player("red", 50, built=FEW), player("green", 41), player("blue", 50, built=FEW))
    assert final(*leading).data["winners"] == ["red", "blue"]
    assert ranks(final(*leading)) == [1, 3, 1], "nobody is second"
    assert final(*leading).rulings == ("final-tie=shared",)
    undecided = final(*leading, final_tie="open")
    assert undecided.data["winners"] == []
    assert undecided.data["undecided"] == ["red", "blue"]
    assert final(*seats).rulings == (), "a tie behind the winner decides nothing"
    assert ranks(final(*seats)) == [2, 1, 2]


def test_three_tied_and_one_ahead_in_cap_gain() -> None:
    answer = final(player("red", 40, built=FEW), player("blue", 40, built=MANY), player("green", 40, built=MANY))
    assert answer.data["winners"] == ["blue", "green"]
    assert ranks(answer) == [3, 1, 1]


# What isn't known -----------------------------------------------------------------------------------------------------


def test_unknown_vps_leave_the_winner_open() -> None:
    answer = final(player("red", 40, 1), player("blue", None, 2))
    assert answer.status == "error"
    assert [problem.code for problem in answer.problems] == ["table/vp-unknown"]
    assert answer.data["winners"] is None
    assert ranks(answer) == [None, None]
    assert [(row["technologies"], row["total"]) for row in answer.data["players"]] == [(3, 43), (4, None)]


def test_an_unknown_tier_is_looked_up_in_the_box() -> None:
    seats = (replace(player("red", 40), technologies=(Advanced("Warp", "martial"),)), player("blue", 45))
    answer = final(*seats, box=Box(technologies=(TechnologyCard("warp", "martial", 3),)))
    assert answer.data["players"][0]["technologies"] == 6
    assert answer.data["winners"] == ["red"]
    nowhere = final(*seats, box=Box())
    assert nowhere.status == "error"
    assert nowhere.unknown == ("technologies.Warp.tier",)
    assert nowhere.data["players"][0]["technologies"] is None
    assert nowhere.data["winners"] is None


def test_cap_gain_is_needed_only_where_it_decides() -> None:
    apart = final(player("red", 40, built=FEW), player("blue", 39), box=Box())
    assert apart.status == "ok"
    assert [row["cap_gain"] for row in apart.data["players"]] == [None, None]
    tied = final(player("red", 40, built=FEW), player("blue", 40, built=FEW), box=Box())
    assert tied.status == "error"
    assert tied.unknown == ("industrial.income.3", "political.income.4", "martial.income.8")
    assert tied.data["winners"] is None
    assert ranks(tied) == [None, None]
    untracked = final(player("red", 40, built=FEW), player("blue", 40))
    assert [problem.code for problem in untracked.problems] == ["table/not-tracked"]
    behind = final(player("red", 50), player("blue", 40), player("green", 40))
    assert behind.data["winners"] == ["red"], "who is ahead wins, whoever is tied behind"
    assert ranks(behind) == [1, None, None]


def test_before_the_end_this_rounds_boards_are_still_to_come() -> None:
    table = Table((player("red", 40), player("blue", 39)), "red", phase="action-2")
    assert report(table, sample_box()).not_counted == ("this round's boards, which aren't scored yet",)
    assert report(replace(table, phase="finished"), sample_box()).not_counted == ()


@given(table=tables(is_tracked=None))
def test_any_final_score(table: Table) -> None:
    data = report(table, sample_box()).data
    totals = [row["total"] for row in data["players"]]
    if None in totals:
        assert data["winners"] is None
        return
    first = [row["player"] for row in data["players"] if row["rank"] == 1]
    assert (data["winners"] or data["undecided"] or []) == first
    best = [row for row in data["players"] if row["total"] == max(totals)]
    if len(best) == 1:
        assert data["winners"] == [best[0]["player"]]
    elif all(row["cap_gain"] is not None for row in best):
        most = max(row["cap_gain"] for row in best)
        assert first == [row["player"] for row in best if row["cap_gain"] == most]


@pytest.mark.parametrize("tie", ["shared", "open"])
def test_ranks_leave_out_as_many_places_as_are_shared(tie: str) -> None:
    seats = [player(color, vp, built=FEW) for color, vp in (("red", 9), ("blue", 9), ("green", 9), ("yellow", 1))]
    assert ranks(final(*seats, final_tie=tie)) == [1, 1, 1, 4]
