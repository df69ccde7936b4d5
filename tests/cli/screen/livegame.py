"""A live game for the screen, with the made-up box as the person's own."""

from __future__ import annotations

from pathlib import Path

from hegemonic_cli.cli import places
from hegemonic_cli.evening.clock import Clock
from hegemonic_cli.evening.starting import start
from hegemonic_cli.games.hegemonic.table import Table
from tests.cli.prompts.board import table

SAMPLE = Path(places.__file__).parent.parent / "games" / "hegemonic" / "data" / "sample.toml"


def live_game(home: Path, of: Table | None = None, name: str = "Friday", clock: Clock | None = None) -> None:
    """A game of that name in this data folder, now the current one."""
    start(home, name, of or table(), ("new",), "The game begins.", clock=clock)
    (home / "box.toml").write_text(SAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
