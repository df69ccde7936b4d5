"""6 Player Boards: the Player Board Example, and what a track says with nothing built, when full, when unknown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hegemonic_cli.games.hegemonic.box import Box, Track
from hegemonic_cli.games.hegemonic.boxfile import builtin_box, sample_box
from hegemonic_cli.games.hegemonic.position import load_position
from hegemonic_cli.games.hegemonic.reports.income import income
from hegemonic_cli.games.hegemonic.rules.tracks import player_board, tier_at
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, Piece

# 3 Complexes, 4 Embassies and 8 Outposts on one small board.
BOARD = """
format = "hegemonic-position/1"
players = [{ color = "red" }, { color = "blue" }]
[boards.A]
sectors = [[0, 1], [1, 1], [2, 1], [0, 2], [1, 2]]
[tiles]
A1 = "home red i1 e m1"
A2 = "i2 o1 m3"
A3 = "g2 m3"
A4 = "p3 m3"
A5 = "i3"
[pieces]
A1.red = "C E O"
A2.red = "2C E 3O"
A3.red = "E 3O"
A4.red = "E O"
A5.blue = "3C"
"""


def built(complexes: int, embassies: int, outposts: int) -> Table:
    counts: dict[Piece, int] = {"complex": complexes, "embassy": embassies, "outpost": outposts}
    return Table((Seat("red", built=counts), Seat("blue")), "red")


@pytest.mark.parametrize("table", [load_position(BOARD), built(3, 4, 8)], ids=["map", "typed"])
def test_player_board_example(table: Table) -> None:
    (row,) = income(table, sample_box(), "red").data["players"]
    assert row["built"] == {"industrial": 3, "political": 4, "martial": 8}
    assert row["income"] == {"industrial": 4, "political": 5, "martial": 7, "total": 16}
    assert row["next_cost"] == {"industrial": 2, "political": 5, "martial": 5}
    assert row["tiers"] == {"industrial": 1, "political": 2, "martial": 2}
    assert row["retention"] == 4


def test_player_board_example_from_the_rulebook_alone() -> None:
    """The built-in box knows the example's incomes, costs and tiers; each space's Retention number it doesn't."""
    answer = income(built(3, 4, 8), builtin_box(), "red")
    (row,) = answer.data["players"]
    assert row["income"]["total"] == 16
    assert row["next_cost"] == {"industrial": 2, "political": 5, "martial": 5}
    assert row["tiers"] == {"industrial": 1, "political": 2, "martial": 2}
    assert row["retention"] is None
    assert answer.status == "error"
    assert len(answer.unknown) == 15
    assert answer.unknown[0] == "industrial.retention.1"
    assert answer.unknown[-1] == "martial.retention.8"


def test_retention_limit_is_the_lowest_exposed_number_not_the_last() -> None:
    box = sample_box()
    retention = (9, 3, 8, *box.tracks["political"].retention[3:])
    dipping = replace(box, tracks={**box.tracks, "political": box.tracks["political"]._replace(retention=retention)})
    assert player_board(built(1, 1, 1), dipping, "red").retention.value != 3
    assert player_board(built(1, 3, 1), dipping, "red").retention.value == 3


def test_nothing_built() -> None:
    board = player_board(built(0, 0, 0), sample_box(), "red")
    assert [board.income[domain].value for domain in DOMAINS] == [0, 0, 0]
    assert [board.tiers[domain].value for domain in DOMAINS] == [1, 1, 1]
    assert [board.next_cost[domain].value for domain in DOMAINS] == [
        sample_box().tracks[domain].cost[0] for domain in DOMAINS
    ]
    assert board.retention == (None, ()), "no number is exposed: there is no limit, and nothing unknown"


def test_a_full_track_has_no_next_cost_and_nothing_is_unknown() -> None:
    answer = income(built(15, 9, 12), sample_box(), "red")
    assert answer.status == "ok"
    assert answer.unknown == ()
    assert answer.data["players"][0]["next_cost"] == {"industrial": None, "political": None, "martial": None}


def test_an_unknown_number_leaves_all_others() -> None:
    box = sample_box()
    track = box.tracks["political"]
    cost = (*track.cost[:4], None, *track.cost[5:])
    gain = (*track.income[:3], None, *track.income[4:])
    holed = replace(box, tracks={**box.tracks, "political": track._replace(cost=cost, income=gain)})
    answer = income(built(3, 4, 8), holed, "red")
    (row,) = answer.data["players"]
    assert answer.unknown == ("political.income.4", "political.cost.5")
    assert answer.as_json()["data"]["unknown"] == ["political.income.4", "political.cost.5"]
    assert [problem.code for problem in answer.problems] == ["box/unknown", "box/unknown"]
    assert row["income"] == {"industrial": 4, "political": None, "martial": 7, "total": None}
    assert row["next_cost"] == {"industrial": 2, "political": None, "martial": 5}
    assert row["tiers"] == {"industrial": 1, "political": 2, "martial": 2}
    assert row["retention"] == 4
    assert income(built(3, 3, 8), holed, "red").status == "ok", "the unknown spaces aren't reached"


@pytest.mark.parametrize(
    ("tiers", "count", "tier", "unknown"),
    [
        ((5, 11), 4, 1, ()),
        ((5, 11), 5, 2, ()),
        ((5, 11), 10, 2, ()),
        ((5, 11), 11, 3, ()),
        ((None, 11), 12, 3, ()),
        ((None, 11), 4, None, ("industrial.tiers.1",)),
        ((5, None), 4, 1, ()),
        ((5, None), 6, None, ("industrial.tiers.2",)),
        ((None, None), 0, 1, ()),
        ((None, None), 1, None, ("industrial.tiers.1", "industrial.tiers.2")),
    ],
)
def test_tiers(tiers: tuple[int | None, int | None], count: int, tier: int | None, unknown: tuple[str, ...]) -> None:
    blank = (None,) * 15
    box = replace(Box(), tracks={**Box().tracks, "industrial": Track(blank, blank, blank, tiers)})
    assert tier_at(box, "industrial", count) == (tier, unknown)


def test_a_stated_tier_stands_in_for_an_unknown_one() -> None:
    table = built(0, 0, 5)
    seat = replace(table.seat("red"), tiers={"martial": 2})
    answer = income(table.with_seat(seat), Box(), "red")
    assert answer.data["players"][0]["tiers"] == {"industrial": 1, "political": 1, "martial": 2}
    assert not [path for path in answer.unknown if ".tiers." in path]
    known = income(table.with_seat(replace(seat, tiers={"martial": 3})), sample_box(), "red")
    assert known.data["players"][0]["tiers"]["martial"] == 2, "the box knows better"


def test_tracks_that_nobody_follows() -> None:
    answer = income(built(3, 4, 8), sample_box())
    assert answer.status == "error"
    assert [problem.code for problem in answer.problems] == ["table/not-tracked"]
    assert "Blue" in answer.problems[0].message
    red, blue = answer.data["players"]
    assert red["income"]["total"] == 16
    assert blue["built"] == {"industrial": None, "political": None, "martial": None}
    assert blue["income"] == {"industrial": None, "political": None, "martial": None, "total": None}
    assert blue["retention"] is None
    assert income(built(3, 4, 8), sample_box(), "red").status == "ok", "who is asked about is tracked"


def test_one_track_that_nobody_follows() -> None:
    table = Table((Seat("red", built={"complex": 3, "outpost": 8}), Seat("blue")), "red")
    answer = income(table, sample_box(), "red")
    (row,) = answer.data["players"]
    assert row["income"] == {"industrial": 4, "political": None, "martial": 7, "total": None}
    assert row["retention"] is None, "a hidden Embassy could expose a lower number"
    assert "Embassies" in answer.problems[0].message
    assert "Complexes" not in answer.problems[0].message
