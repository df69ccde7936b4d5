"""Who stands where: what was found at the end stands; ranks are shared where nothing tells two players apart."""

from __future__ import annotations

from dataclasses import replace

from recorded_games import BOX, four_players

from hegemonic_cli.games.hegemonic.boxfile import builtin_box
from hegemonic_cli.games.hegemonic.events import Event, GameFinished, PlayerLeft, TableSet
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.scoresheet import scoresheet
from hegemonic_cli.games.hegemonic.standings import Standing, standings
from hegemonic_cli.games.hegemonic.table import Advanced, Pieces, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color


def table(*vps: int | None) -> Table:
    four = four_players()
    return replace(four, seats=tuple(replace(seat, vp=vp) for seat, vp in zip(four.seats, vps, strict=True)))


def found(begun: Table, *happened: Event) -> tuple[Standing, ...]:
    return standings(evolve_all(begun, happened), BOX, scoresheet((TableSet(begun), *happened)))


def places(found: tuple[Standing, ...]) -> list[tuple[Color, int | None, bool]]:
    return [(standing.seat.color, standing.rank, standing.is_winner) for standing in found]


def test_under_way_there_is_no_total_and_no_rank() -> None:
    for standing in found(table(4, 9, 0, None)):
        assert (standing.total, standing.rank, standing.is_winner) == (None, None, False)
        assert standing.score == standing.vp


def test_the_end_as_it_was_found_stands_whatever_the_numbers_say_now() -> None:
    end = GameFinished({"red": 4, "blue": 13, "yellow": 0, "green": 2}, ("blue",))
    ended = found(table(4, 9, 0, 2), end)
    assert places(ended) == [("red", 2, False), ("blue", 1, True), ("yellow", 4, False), ("green", 3, False)]
    assert (ended[1].vp, ended[1].technologies, ended[1].total, ended[1].score) == (9, 4, 13, 13)


def test_equal_totals_share_a_rank_unless_cap_gain_tells_them_apart() -> None:
    begun = table(9, 9, 9, 9)
    home = next(sector for sector, tile in begun.tiles.items() if tile.home == "green")
    richer = replace(begun, pieces={**begun.pieces, home: {"green": Pieces(1, 1, 2)}})
    end = GameFinished(dict.fromkeys(begun.colors, 9), ("red",))
    assert places(found(richer, end)) == [
        ("red", 1, True),
        ("blue", 3, False),
        ("yellow", 3, False),
        ("green", 2, False),
    ]


def test_where_nobody_has_won_yet_there_are_no_ranks() -> None:
    ended = found(table(9, 9, 1, None), GameFinished({"red": 9, "blue": 9, "yellow": 1}, ()))
    assert [standing.rank for standing in ended] == [None] * 4
    assert [standing.score for standing in ended] == [9, 9, 1, None]


def test_an_unknown_tier_leaves_that_total_unknown() -> None:
    begun = table(9, 8, 1, 2)
    begun = replace(begun, seats=(replace(begun.seats[0], technologies=(Advanced("Nobody Knows"),)), *begun.seats[1:]))
    end = GameFinished({"blue": 8, "yellow": 1, "green": 2}, ())
    ended = standings(evolve_all(begun, (end,)), builtin_box(), scoresheet((TableSet(begun), end)))
    assert [(standing.total, standing.technologies) for standing in ended] == [(None, None), (8, 0), (1, 0), (2, 0)]


def test_whoever_left_is_listed_where_they_sat_and_never_wins() -> None:
    ended = found(
        table(4, 30, 0, 2), PlayerLeft("blue", "red"), GameFinished({"red": 4, "yellow": 0, "green": 2}, ("red",))
    )
    assert places(ended) == [("red", 1, True), ("blue", None, False), ("yellow", 3, False), ("green", 2, False)]
    assert (ended[1].has_left, ended[1].vp, ended[1].score, ended[1].total) == (True, 30, 30, None)


def test_a_winner_who_leaves_after_the_end_has_won_all_the_same() -> None:
    end = GameFinished({"red": 4, "blue": 30, "yellow": 0, "green": 2}, ("blue",))
    ended = found(table(4, 30, 0, 2), end, PlayerLeft("blue", "red"))
    assert places(ended) == [("red", 2, False), ("blue", 1, True), ("yellow", 4, False), ("green", 3, False)]
    assert (ended[1].has_left, ended[1].score) == (True, 30)
