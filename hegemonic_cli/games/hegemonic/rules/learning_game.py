"""What the Learning Game changes in a round, and who gets the Arbiter Token in it.

Rulebook: The Learning Game.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color


def next_arbiter(table: Table) -> Color:
    """The next player counter-clockwise, whatever anyone holds: the Learning Game's new Arbiter."""
    colors = table.colors
    return colors[colors.index(table.arbiter) - 1]


def draws_technologies(table: Table) -> bool:
    """Whether Technology Cards are drawn (Exploration C and D, the BASIC draw) at this table."""
    return table.readings.has_hands or table.readings["learning-technologies"] == "draw-and-use"
