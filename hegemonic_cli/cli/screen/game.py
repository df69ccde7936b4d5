"""The live game as the screen sees it, and what it shows first after a break."""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.cli import places
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.table import Table

BREAK_HOURS = 3
SECONDS_AN_HOUR = 3600


class Game(NamedTuple):
    """The live game: its name, its table, the box, and when its last entry was recorded."""

    name: str
    table: Table
    box: Box
    last_at: str


def look() -> Game | None:
    """The live game; None where there is none. Raises Problem (unreadable) where there is one that can't be read."""
    from hegemonic_cli.evening.session import Session
    from hegemonic_cli.evening.shelf import Shelf

    home = places.home()
    if not Shelf(home).names():
        return None
    found = Session(home).look()
    return Game(found.name, found.table, places.load_box(None), found.head.at)


def is_after_a_break(game: Game) -> bool:
    """Whether the last entry is so old that people have to find their way back into the game."""
    return hours_since(game.last_at) >= BREAK_HOURS


def hours_since(moment: str) -> float:
    """How many hours ago a recorded moment is; 0 where it can't be read."""
    from datetime import datetime

    from hegemonic_cli.evening import clock

    try:
        then = datetime.fromisoformat(moment)
        return (datetime.fromisoformat(clock.now()) - then).total_seconds() / SECONDS_AN_HOUR
    except (ValueError, TypeError):  # TypeError: one of them doesn't say its offset
        return 0.0
