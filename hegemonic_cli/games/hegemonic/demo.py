"""The position that the demo shows, bundled with the program: made up, with the numbers of the sample box.

Rulebook: Component Summary.
"""

from __future__ import annotations

from pathlib import Path

from hegemonic_cli.games.hegemonic.position import load_position
from hegemonic_cli.games.hegemonic.table import Table

_POSITION = Path(__file__).parent / "data" / "demo.toml"


def demo_position() -> Table:
    """The table of `-p demo`: four players in the last Action Phase of round 4."""
    return load_position(_POSITION.read_text(encoding="utf-8"))
