"""The six phases of a round, what follows what, and who explores when.

Rulebook: Game Rounds, Phase Tracker, Phase 2. Exploration.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Phase

ROUND: tuple[Phase, ...] = ("collection", "exploration", "action-1", "action-2", "action-3", "arbitration")
PHASE_WORDS: dict[Phase, str] = {
    "setup": "Set-up",
    "collection": "Collection",
    "exploration": "Exploration",
    "action-1": "Actions #1",
    "action-2": "Actions #2",
    "action-3": "Actions #3",
    "arbitration": "Arbitration",
    "finished": "The end",
}


def phase_after(phase: Phase) -> Phase:
    """The next space of the phase track; after Arbitration a new round's Collection, if the game goes on."""
    if phase not in ROUND:
        return "finished" if phase == "finished" else ROUND[0]
    return ROUND[(ROUND.index(phase) + 1) % len(ROUND)]


def exploration_order(table: Table) -> tuple[Color, ...]:
    """Who explores when: the Arbiter, then clockwise."""
    return table.clockwise_from(table.arbiter)
