"""A game to test with: a whole map with four players, and what recording into it takes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from hegemonic_cli.evening.beginning import Laid, NewGame, laid_out
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.session import Recorded, Session
from hegemonic_cli.evening.starting import start
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.galaxies import preset
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color

BOX = sample_box()
COLORS: tuple[Color, ...] = ("red", "blue", "yellow", "green")
NAMES = ("Ann", "Bo", "Cleo", "Dan")


def clock() -> Callable[[], str]:
    """A clock that ticks once for every entry."""
    ticks = count()
    return lambda: f"2025-11-29T19:{next(ticks) // 60 % 60:02}:{next(ticks) % 60:02}+00:00"


def four_players(readings: Readings | None = None, stack: int = 20) -> Table:
    """Set-up done: Home Sectors laid, a pool of two tiles."""
    homes = preset(len(COLORS)).homes
    return laid_out(
        NewGame(
            list(zip(COLORS, NAMES, strict=True)),
            readings or Readings(),
            homes=[
                Laid(sector, Tile(industrial=1, martial=2, home=color, home_embassy=True))
                for sector, color in zip(homes, COLORS, strict=True)
            ],
            stack=stack,
            pool=[Tile(industrial=3), Tile(martial=3)],
        ),
        BOX,
    )


def begin(home: Path, name: str = "friday", table: Table | None = None, writer: str = "here") -> Session:
    """A new game on the shelf."""
    return start(home, name, table or four_players(), ("new",), "A new game.", clock=clock(), writer=writer)


def record(session: Session, *words: str, force: str | None = None, **options: str | tuple[str, ...]) -> Recorded:
    """Record one command: `record(session, "caps", "red+3")`."""
    typed = {
        name.rstrip("_").replace("_", "-"): (value,) if isinstance(value, str) else value
        for name, value in options.items()
    }
    return session.record(Words(words[0], words[1:], typed), lambda: BOX, force=force)
