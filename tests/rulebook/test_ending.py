"""Ending the Game, and the Longer Game."""

from __future__ import annotations

from itertools import product

import pytest

from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy, Tile
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.ending import Ending, empty_hexes, ending
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.kernel.hexes import Hex

LONGER = Readings(variants=["longer-game"])
GOES_ON = Readings({"longer-game-no-tiles": "goes-on"}, ["longer-game"])
TILE = Tile(1)


def table(stack: int | None, pool: int | None, empty: int | None, readings: Readings | None = None) -> Table:
    """Two hexes, so many of them empty (None: the map isn't tracked), so many tiles in stack and pool."""
    galaxy = Galaxy({"A": Board("A", (Hex(0, 1), Hex(1, 1)))})
    return Table(
        (Seat("red"), Seat("blue")),
        "red",
        phase="arbitration",
        readings=readings or Readings(),
        galaxy=None if empty is None else galaxy,
        tiles={} if empty is None else dict.fromkeys(galaxy.sectors[empty:], TILE),
        stack=stack,
        pool=None if pool is None else (TILE,) * pool,
    )


@pytest.mark.parametrize(
    ("stack", "empty", "wanted"),
    [
        (3, 2, Ending(False)),
        (0, 2, Ending(True, ("stack-empty",))),
        (3, 0, Ending(True, ("galaxy-full",))),
        (0, 0, Ending(True, ("stack-empty", "galaxy-full"))),
        (None, 2, Ending(None, (), ("stack",))),
        (None, 0, Ending(True, ("galaxy-full",))),
        (0, None, Ending(True, ("stack-empty",))),
        (3, None, Ending(None, (), ("map",))),
        (None, None, Ending(None, (), ("stack", "map"))),
    ],
)
@pytest.mark.parametrize("pool", [None, 0, 2])
def test_the_game_ends_with_an_empty_stack_or_a_full_galaxy(
    stack: int | None, pool: int | None, empty: int | None, wanted: Ending
) -> None:
    assert ending(table(stack, pool, empty)) == wanted


@pytest.mark.parametrize(
    ("stack", "pool", "empty", "wanted", "where_it_goes_on"),
    [
        (3, 0, 2, Ending(False), Ending(False)),
        (0, 2, 2, Ending(False), Ending(False)),
        (0, 0, 2, Ending(True, ("no-tiles",)), Ending(False)),
        (0, 0, 0, Ending(True, ("galaxy-full",)), Ending(True, ("galaxy-full",))),
        (3, 2, 0, Ending(True, ("galaxy-full",)), Ending(True, ("galaxy-full",))),
        (0, None, 2, Ending(None, (), ("pool",)), Ending(False)),
        (None, 0, 2, Ending(None, (), ("stack",)), Ending(False)),
        (None, None, 2, Ending(None, (), ("stack", "pool")), Ending(False)),
        (None, 2, 2, Ending(False), Ending(False)),
        (0, 0, None, Ending(True, ("no-tiles",)), Ending(None, (), ("map",))),
        (3, 0, None, Ending(None, (), ("map",)), Ending(None, (), ("map",))),
    ],
)
def test_longer_game_ends_with_the_full_galaxy_or_the_last_tile(
    stack: int | None, pool: int | None, empty: int | None, wanted: Ending, where_it_goes_on: Ending
) -> None:
    assert ending(table(stack, pool, empty, LONGER)) == wanted
    assert ending(table(stack, pool, empty, GOES_ON)) == where_it_goes_on


def test_a_later_trigger_of_the_end_overrode_an_earlier_one() -> None:
    ended = ending(table(0, 2, 1))
    assert ended == Ending(True, ("stack-empty",))
    assert ending(table(0, 0, 0)).reasons == (*ended.reasons, "galaxy-full")


def test_no_ruling_is_asked_without_need() -> None:
    for stack, pool, empty in product((None, 0, 3), (None, 0, 2), (None, 0, 2)):
        plain = table(stack, pool, empty)
        ending(plain)
        assert not plain.readings.asked


def test_empty_hexes() -> None:
    assert [empty_hexes(table(1, 1, empty)) for empty in (2, 1, 0, None)] == [2, 1, 0, None]
