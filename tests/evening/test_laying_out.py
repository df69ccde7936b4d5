"""Set-up as it is recorded: Home Sectors and first tiles, in whatever order the table lays them."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded_games import BOX, begin, record

from hegemonic_cli.evening.beginning import NewGame, laid_out
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.kernel.violation import Problem

HOME = ("i1", "e", "m1")


def bare(tmp_path: Path) -> Session:
    """Three players and the suggested galaxy, no tile laid; Red is the Arbiter."""
    seats = [("red", "Ann"), ("blue", "Bo"), ("yellow", "Cleo")]
    return begin(tmp_path, table=laid_out(NewGame(seats, Readings(), tracking="map"), BOX))


def test_homes_out_of_order_are_noted(tmp_path: Path) -> None:
    session = bare(tmp_path)
    assert record(session, "place", "C4", "home", "blue", *HOME).notes == ("Ann was to lay a Home Sector before Bo.",)
    assert record(session, "place", "A2", "home", "red", *HOME).notes == ()


def test_a_first_tile_is_that_of_whose_home_it_touches(tmp_path: Path) -> None:
    session = bare(tmp_path)
    for sector, color in (("A2", "red"), ("C4", "blue"), ("E3", "yellow")):
        record(session, "place", sector, "home", color, *HOME)
    laid = record(session, "place", "C1", "i2")
    assert laid.notes == ("Ann was to lay a tile first, and C1 isn't beside their Home Sector (A2).",)
    left = what_next(session.look().table, BOX)
    assert (left.player, left.then) == ("red", ("yellow",))
    assert record(session, "place", "A1", "i3").notes == ()


@pytest.mark.parametrize(("words", "missing"), [(("i1", "m3"), "Political"), (("e",), "Industrial or Martial")])
def test_a_home_has_a_location_for_each_of_the_first_bases(
    tmp_path: Path, words: tuple[str, ...], missing: str
) -> None:
    with pytest.raises(Problem, match=f"has no {missing} Location") as refused:
        record(bare(tmp_path), "place", "C4", "home", "blue", *words)
    assert refused.value.violations[0].code == "place/home-without-location"
