"""`now`: who does what next, and what is owed.

Rulebook: Game Rounds, Phase Tracker.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer, Reason
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Phase

ACTIONS = "Phases 3, 4, & 5. Action Phases"
CHAPTERS: dict[Phase, str] = {
    "setup": "Game Setup",
    "collection": "Phase 1. Collection",
    "exploration": "Phase 2. Exploration",
    "action-1": ACTIONS,
    "action-2": ACTIONS,
    "action-3": ACTIONS,
    "arbitration": "Phase 6. Arbitration",
    "finished": "Ending the Game",
}


def now(table: Table, box: Box) -> Answer:
    """The Arbiter's guide to this moment."""
    guide = what_next(table, box)
    return Answer(
        "now",
        {
            "round": table.round,
            "phase": table.phase,
            "headline": guide.headline,
            "step": guide.step,
            "player": guide.player,
            "then": list(guide.then),
            "owed": [
                {
                    "step": owed.step,
                    "players": list(owed.players),
                    "what": owed.what,
                    "commands": [f"hegemonic {command}" for command in owed.commands],
                }
                for owed in guide.owed
            ],
            "reminders": list(guide.reminders),
        },
        reasons=tuple(Reason(sentence, CHAPTERS[table.phase]) for sentence in (guide.headline, *guide.reminders)),
    )
