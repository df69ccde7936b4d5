"""`check move`: may a Unit move there, which way, and what does it cost?

Rulebook: Moving Agents and Fleets.
"""

from __future__ import annotations

from itertools import pairwise

from hegemonic_cli.games.hegemonic.report import Answer, Reason, not_tracked
from hegemonic_cli.games.hegemonic.reports.moves import CHAPTER, ENDS, RULE
from hegemonic_cli.games.hegemonic.rules.moving import FLEET_HEXES, MOBILE, Moving, move_violations
from hegemonic_cli.games.hegemonic.rules.targeting import caps_violations
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Piece
from hegemonic_cli.kernel.violation import Problem


def move(table: Table, color: Color, piece: Piece, start: str, end: str) -> Answer:
    """The cheapest, then the shortest way; cost None where there is none. Problem (unknown) without a map."""
    if not table.is_map_tracked:
        raise Problem("unknown", not_tracked("the map isn't tracked", "moves need to know where Units stand"))
    moving = Moving(table)
    violations = move_violations(table, moving, color, piece, start, end)
    way = moving.ways(piece, start).get(end) if piece in MOBILE else None
    path = moving.path(piece, start, end) if way is not None else []
    if way is not None:
        violations += tuple(caps_violations(table, color, way.cost, CHAPTER))
    reasons = [Reason(RULE[piece], CHAPTER), Reason(ENDS, CHAPTER)] if piece in RULE else []
    if way is not None and piece == "agent":
        borders = [f"{one}-{other}" for one, other in pairwise(path) if moving.fee(one, other)]
        crossed = f"pays at {', '.join(borders)}" if borders else "pays at no border"
        reasons.append(Reason(f"The way {' '.join(path)} {crossed}.", CHAPTER))
    elif way is not None and len(path) > 1:
        reasons.append(Reason(f"The way {' '.join(path)} has {way.hexes} of at most {FLEET_HEXES} hexes.", CHAPTER))
    return Answer(
        "check move",
        {
            "player": color,
            "piece": piece,
            "from": start,
            "to": end,
            "cost": None if way is None else way.cost,
            "path": path,
        },
        "illegal" if violations else "ok",
        violations,
        reasons=tuple(reasons),
    )
