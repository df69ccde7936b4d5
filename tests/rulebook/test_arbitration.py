"""Phase 6. Arbitration: the new Arbiter before anyone discards, ties, Retention Limits."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from strategies import tables

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.reports.arbiter import arbiter as report
from hegemonic_cli.games.hegemonic.rules.arbitration import is_arbiter_chosen, new_arbiter, retention_discards
from hegemonic_cli.games.hegemonic.table import Seat, Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import COLORS, Color, Piece

EXAMPLE_BASES: dict[Piece, int] = {"complex": 3, "embassy": 4, "outpost": 8}


def holding(*caps: int | None, arbiter: Color = "blue", readings: Readings | None = None) -> Table:
    seats = tuple(Seat(color, caps=amount) for color, amount in zip(COLORS, caps, strict=False))
    return Table(seats, arbiter, phase="arbitration", readings=readings or Readings())


@pytest.mark.parametrize(
    ("caps", "arbiter", "most", "tied", "following", "choices"),
    [
        # Seated blue, green, orange, purple.
        ((3, 9, 4, 5), "blue", 9, ["green"], "green", []),
        ((9, 3, 4, 5), "blue", 9, ["blue"], "blue", []),
        ((9, 9, 4, 5), "blue", 9, ["blue", "green"], "green", []),
        ((9, 9, 4, 5), "green", 9, ["green", "blue"], "blue", []),
        ((9, 9, 4, 5), "orange", 9, ["blue", "green"], None, ["blue", "green"]),
        ((9, 9, 9, 5), "orange", 9, ["orange", "blue", "green"], None, ["blue", "green"]),
        ((9, 9, 9, 9), "purple", 9, ["purple", "blue", "green", "orange"], None, ["blue", "green", "orange"]),
        ((0, 0, 0, 0), "green", 0, ["green", "orange", "purple", "blue"], None, ["orange", "purple", "blue"]),
        ((1, 7, 1, 7), "orange", 7, ["purple", "green"], None, ["purple", "green"]),
    ],
)
def test_new_arbiter(
    caps: tuple[int, ...],
    arbiter: Color,
    most: int,
    tied: list[Color],
    following: Color | None,
    choices: list[Color],
) -> None:
    answer = report(holding(*caps, arbiter=arbiter), Box())
    assert answer.status == "ok"
    assert answer.data["most"] == most
    assert answer.data["tied"] == tied
    assert answer.data["next"] == following
    assert answer.data["choices"] == choices


def test_caps_that_arent_known_could_be_the_most() -> None:
    answer = report(holding(9, None, 4, None), Box())
    assert answer.status == "error"
    assert answer.data["next"] is None
    assert answer.data["most"] is None
    assert answer.data["tied"] == []
    assert [problem.code for problem in answer.problems] == ["table/caps-unknown", "table/caps-unknown"]
    assert "caps green=NUMBER" in answer.problems[0].message


@pytest.mark.parametrize(("arbiter", "following"), [("blue", "purple"), ("green", "blue"), ("purple", "orange")])
def test_learning_game_passes_the_token_counter_clockwise(arbiter: Color, following: Color) -> None:
    learning = Readings(variants=["learning-game"])
    answer = report(holding(9, None, 4, 0, arbiter=arbiter, readings=learning), Box())
    assert answer.status == "ok"
    assert answer.data["next"] == following
    assert answer.data["tied"] == []


def test_the_new_arbiter_is_chosen_once_before_the_discards() -> None:
    discarded = replace(holding(1, 2, 2, 2, arbiter="blue"), turn=Turn(done=("arbiter",)))
    answer = report(discarded, Box())
    assert (answer.data["next"], answer.data["choices"], answer.status) == ("blue", [], "ok")
    elsewhere = replace(discarded, phase="action-1")
    assert report(elsewhere, Box()).data["choices"] == ["green", "orange", "purple"]


@given(table=tables(is_tracked=None))
def test_the_new_arbiter_of_any_table(table: Table) -> None:
    result = new_arbiter(table)
    if is_arbiter_chosen(table):
        assert result.next == table.arbiter
        return
    if table.readings.is_learning_game:
        assert table.clockwise_from(result.next or table.arbiter)[1] == table.arbiter
        return
    if result.unknown:
        assert result.next is None
        return
    caps = {seat.color: seat.caps or 0 for seat in table.seats}
    allowed = set(result.choices) if result.next is None else {result.next}
    assert all(caps[color] == max(caps.values()) == result.most for color in allowed)
    assert len(result.choices) != 1
    assert (table.arbiter in allowed) == (result.tied == (table.arbiter,))


# Retention Limits -----------------------------------------------------------------------------------------------------


def test_everybody_discards_down_to_their_limit() -> None:
    seats = (
        Seat("red", caps=9, built=EXAMPLE_BASES),
        Seat("blue", caps=4, built=EXAMPLE_BASES),
        Seat("green", caps=3, built=EXAMPLE_BASES),
        Seat("yellow", caps=50, built={"complex": 0, "embassy": 0, "outpost": 0}),
    )
    discards = retention_discards(Table(seats, "red"), sample_box())
    assert [(each.player, each.limit.value, each.discard) for each in discards] == [
        ("red", 4, 5),
        ("blue", 4, 0),
        ("green", 4, 0),
        ("yellow", None, 0),
    ]


def test_discards_that_cant_be_told() -> None:
    seats = (
        Seat("red", built=EXAMPLE_BASES),
        Seat("blue", caps=9),
        Seat("green", caps=0),
        Seat("yellow", caps=9, built=EXAMPLE_BASES),
    )
    discards = retention_discards(Table(seats, "red"), sample_box())
    assert [each.discard for each in discards] == [None, None, 0, 5]
    assert retention_discards(Table(seats, "red"), Box())[3].discard is None, "the box knows no limit"


def test_learning_game_ignores_retention_limits() -> None:
    seats = (Seat("red", caps=9, built=EXAMPLE_BASES), Seat("blue"))
    table = Table(seats, "red", readings=Readings(variants=["learning-game"]))
    assert [each.discard for each in retention_discards(table, sample_box())] == [0, 0]
