"""The Arbiter's guide: who does what next, in which order, and what is still owed.

It reads everything off the Table: the phase, what is known of the turn, the stack. What isn't known it names, or leaves
out; it never guesses.

Rulebook: Game Rounds, Phase Tracker.
"""

from __future__ import annotations

from collections.abc import Callable

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.guide.actions import action_phase
from hegemonic_cli.games.hegemonic.rules.guide.arbitration import arbitration, last_round_reminder
from hegemonic_cli.games.hegemonic.rules.guide.beginning import collection, exploration, setup
from hegemonic_cli.games.hegemonic.rules.guide.closing import finished
from hegemonic_cli.games.hegemonic.rules.guide.values import Guide, Owed, Step
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Phase

__all__ = ["Guide", "Owed", "Step", "what_next"]

_GUIDES: dict[Phase, Callable[[Table, Box], Guide]] = {
    "setup": setup,
    "collection": collection,
    "exploration": exploration,
    "action-1": action_phase,
    "action-2": action_phase,
    "action-3": action_phase,
    "arbitration": arbitration,
    "finished": finished,
}


def what_next(table: Table, box: Box) -> Guide:
    """What comes next at this table, and everything that is owed in this phase."""
    guide = _GUIDES[table.phase](table, box)
    return guide._replace(reminders=guide.reminders + last_round_reminder(table))
