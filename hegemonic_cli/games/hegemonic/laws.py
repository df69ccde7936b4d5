"""The laws of the pieces: what can't lie on a table, however the game went.

Rulebook: Component Summary, Power.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Violation


def defects(table: Table) -> list[Violation]:
    """Every broken law of the pieces of a Table."""
    return []
