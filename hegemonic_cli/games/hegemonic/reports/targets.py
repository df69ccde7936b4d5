"""`targets`: everything that a player could attack, best margin first.

Rulebook: Declaring and Targeting Conflicts.
"""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer, Reason, Status, box_unknown, not_tracked, uncounted
from hegemonic_cli.games.hegemonic.rules.targets import Prospect, Prospects
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, ConflictName
from hegemonic_cli.kernel.violation import Problem


def targets(
    table: Table, box: Box, color: Color, action: ConflictName | None = None, *, with_moves: bool = False
) -> Answer:
    """Every Conflict that a player could declare, affordable or not; Problem (unknown) without a map."""
    if not table.is_map_tracked:
        raise Problem("unknown", not_tracked("the map isn't tracked", "targets need to know where everything stands"))
    prospects = Prospects(table, box)
    found = prospects.of(color, action, with_moves=with_moves)
    unknown = _unknown(prospects, color, found)
    status: Status = "error" if unknown else "ok"
    return Answer(
        "targets",
        {"player": color, "with_moves": with_moves, "targets": [_row(one) for one in found]},
        status,
        tuple(box_unknown(path) for path in unknown),
        unknown,
        uncounted(table, box, [color]),
        (
            Reason(
                "Both Powers are the starting ones, each with the strongest Faction or Outpost still unused; what has "
                "attacked in this Action Phase is left out.",
                "Step 1 – Determine Starting Conflict Power",
            ),
        ),
    )


def _row(one: Prospect) -> dict[str, Any]:
    return {
        "action": one.action,
        "from": one.origin,
        "moved_from": one.moved_from,
        "defender": one.defender,
        "piece": one.piece,
        "sector": one.sector,
        "attack": one.attack,
        "defense": one.defense,
        "margin": one.margin,
        "cost": one.cost,
        "affordable": one.affordable,
    }


def _unknown(prospects: Prospects, color: Color, found: list[Prospect]) -> tuple[str, ...]:
    """The Martial Tiers that the Powers shown rest on and that the box doesn't know."""
    players = {color} if any(one.attack is None for one in found) else set[Color]()
    players |= {one.defender for one in found if one.defense is None}
    paths = [path for player in players for path in prospects.forces.tier(player).unknown]
    return tuple(sorted(dict.fromkeys(paths)))
