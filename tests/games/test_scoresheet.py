"""VPs by where they came from, added up from what happened alone."""

from __future__ import annotations

from dataclasses import replace

from hegemonic_cli.games.hegemonic.events import (
    BoardScored,
    BoardsScored,
    CounterChange,
    Event,
    GameFinished,
    GameReopened,
    PhaseBegun,
    PlayerLeft,
    PowerTallied,
    TableSet,
    VpsChanged,
)
from hegemonic_cli.games.hegemonic.scoresheet import Row, scoresheet
from hegemonic_cli.games.hegemonic.table import Advanced, Seat, Table


def table(red: int | None = 0, blue: int | None = 0, **changes: object) -> Table:
    return replace(Table((Seat("red", vp=red), Seat("blue", vp=blue)), "red"), **changes)  # type: ignore[arg-type]


def scored(number: int, board: str = "A", **vp: int) -> BoardsScored:
    return BoardsScored(number, (BoardScored(board, {"red": 5, "blue": 4}, {"red": 6, "blue": 3, **vp}),))


def rows(*happened: Event) -> list[tuple[object, ...]]:
    return [(row.round, row.board or row.source, row.player, row.power, row.vp) for row in scoresheet(happened).rows]


def test_a_board_gives_a_row_to_everybody_with_a_base_there() -> None:
    assert rows(TableSet(table()), scored(1)) == [(1, "A", "red", 5, 6), (1, "A", "blue", 4, 3)]
    assert scoresheet((TableSet(table()), scored(1), scored(2, "X"))).by_round() == {
        1: {"red": 6, "blue": 3},
        2: {"red": 6, "blue": 3},
    }


def test_a_game_taken_up_late_begins_with_what_was_typed() -> None:
    sheet = scoresheet((TableSet(table(12, 0, round=3)), scored(3)))
    assert sheet.rows[0] == Row(3, "start", "red", 12)
    assert sheet.counted == {"red": 18, "blue": 3}


def test_a_number_set_right_is_a_row_of_its_own() -> None:
    changes = (CounterChange("red", by=2), CounterChange("blue", to=1))
    sheet = scoresheet((TableSet(table()), scored(1), PhaseBegun(2, "collection"), VpsChanged(changes)))
    assert sheet.rows[2:] == (Row(2, "adjustment", "red", 2), Row(2, "adjustment", "blue", -2))
    assert sheet.counted == {"red": 8, "blue": 1}


def test_a_table_set_anew_is_an_adjustment_where_vps_differ() -> None:
    sheet = scoresheet((TableSet(table(4, 4)), TableSet(table(4, 9, round=2))))
    assert sheet.rows == (Row(1, "start", "red", 4), Row(1, "start", "blue", 4), Row(2, "adjustment", "blue", 5))
    assert sheet.counted == {"red": 4, "blue": 9}


def test_what_isnt_known_stays_unknown_until_somebody_says_it() -> None:
    began = TableSet(table(None, 0))
    assert scoresheet((began, scored(1))).counted == {"red": None, "blue": 3}
    by = VpsChanged((CounterChange("red", by=3),))
    assert scoresheet((began, scored(1), by)).counted["red"] is None
    to = VpsChanged((CounterChange("red", to=20),))
    sheet = scoresheet((began, scored(1), to))
    assert sheet.counted["red"] == 20
    assert sum(row.vp or 0 for row in sheet.rows if row.player == "red") == 20


def test_power_counted_and_not_scored_has_no_vps_and_goes_once_it_is_scored() -> None:
    typed = PowerTallied("A", {"red": 5, "blue": 4})
    again = PowerTallied("A", {"red": 7})
    assert rows(TableSet(table()), typed, again) == [(1, "A", "red", 7, None)]
    assert rows(TableSet(table()), typed, scored(1)) == rows(TableSet(table()), scored(1))


def test_the_end_stands_until_something_that_counts_changes() -> None:
    end = GameFinished({"red": 6, "blue": 3}, ("red",))
    happened: tuple[Event, ...] = (TableSet(table()), scored(1), end)
    assert scoresheet(happened).finished == end
    assert scoresheet((*happened, VpsChanged((CounterChange("red", by=1),)))).finished is None
    assert scoresheet((*happened, GameReopened(1, "arbitration"))).finished is None
    assert scoresheet((*happened, TableSet(table(6, 3, stack=4)))).finished == end
    assert scoresheet((*happened, TableSet(table(6, 4)))).finished is None
    cards = table(6, 3)
    with_card = replace(cards, seats=(replace(cards.seats[0], technologies=(Advanced("A"),)), cards.seats[1]))
    assert scoresheet((*happened, TableSet(with_card))).finished is None


def test_whoever_left_keeps_a_place_and_their_last_name() -> None:
    named = table()
    named = replace(named, seats=(named.seats[0], replace(named.seats[1], name="Bo")))
    sheet = scoresheet((TableSet(table()), TableSet(named), scored(1), PlayerLeft("blue", "red")))
    assert [(color, seat.shown) for color, seat in sheet.players.items()] == [("red", "Red"), ("blue", "Bo")]
    assert sheet.counted["blue"] == 3
