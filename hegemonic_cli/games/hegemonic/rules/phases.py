"""The six phases of a round, what follows what, who explores when, and which steps that takes.

Rulebook: Game Rounds, Phase Tracker, Phase 2. Exploration.
"""

from __future__ import annotations

from typing import Literal

from hegemonic_cli.games.hegemonic.rules.ending import empty_hexes
from hegemonic_cli.games.hegemonic.rules.exploration import flips_tile, places_tile
from hegemonic_cli.games.hegemonic.rules.learning_game import draws_technologies
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Phase

ExplorationStep = Literal["flip", "place", "draw", "discard"]

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


def exploration_steps(table: Table) -> tuple[ExplorationStep, ...]:
    """What the exploration turn under way still holds, in order; what isn't known counts as being there.

    An empty stack drops the flip (and by the ruling the placing), a full galaxy the placing, the Learning Game by its
    ruling the Technology Cards.
    """
    done = table.turn.done
    steps: list[ExplorationStep] = []
    if flips_tile(table) is not False:
        steps.append("flip")
    # A tile flipped in this turn lies in the pool, whatever the stack holds now.
    if empty_hexes(table) != 0 and ("flip" in done or places_tile(table) is not False):
        steps.append("place")
    if draws_technologies(table):
        steps += ["draw", "discard"]
    return tuple(step for step in steps if step not in done)
