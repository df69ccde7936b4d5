"""Whether the game ends with this round.

It ends after a full round in which the draw stack has run out or no empty hex is left. The Longer Game drops the first
of the two.

Rulebook: Ending the Game, Optional: Longer Game.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.table import Table

EndReason = Literal["stack-empty", "galaxy-full", "no-tiles"]
Missing = Literal["stack", "pool", "map"]

END_SENTENCE: dict[EndReason, str] = {
    "stack-empty": "the draw stack is empty",
    "galaxy-full": "no empty hex is left",
    "no-tiles": "stack and pool are empty, so no hex can be filled any more",
}


class Ending(NamedTuple):
    """Whether the game ends with this round (None: can't be told), why, and what would have to be known to tell."""

    ends: bool | None
    reasons: tuple[EndReason, ...] = ()
    missing: tuple[Missing, ...] = ()


def empty_hexes(table: Table) -> int | None:
    """How many hexes of the galaxy have no tile; None where the map isn't tracked."""
    if table.galaxy is None:
        return None
    return sum(sector not in table.tiles for sector in table.galaxy.sectors)


def ending(table: Table) -> Ending:
    """Whether the game ends with this round, by all that is known of stack, pool and hexes."""
    hexes = empty_hexes(table)
    reasons: list[EndReason] = []
    missing: list[Missing] = []
    if table.readings.empty_stack_ends_game:
        if table.stack == 0:
            reasons.append("stack-empty")
        elif table.stack is None:
            missing.append("stack")
    elif hexes != 0 and _tiles_may_have_run_out(table) and table.readings["longer-game-no-tiles"] == "ends":
        if table.stack is None:
            missing.append("stack")
        if table.pool is None:
            missing.append("pool")
        if not missing:
            reasons.append("no-tiles")
    if hexes is None:
        missing.append("map")
    elif hexes == 0:
        reasons.append("galaxy-full")
    if reasons:
        return Ending(True, tuple(reasons))
    return Ending(None, (), tuple(missing)) if missing else Ending(False)


def _tiles_may_have_run_out(table: Table) -> bool:
    return not table.stack and not table.pool  # unknown counts as maybe empty
