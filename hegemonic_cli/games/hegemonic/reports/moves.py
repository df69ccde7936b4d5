"""`moves`: every Sector in which an Agent or a Fleet may end its move, and what that costs.

Rulebook: Moving Agents and Fleets.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.report import Answer, Reason, not_tracked
from hegemonic_cli.games.hegemonic.rules.moving import (
    BORDER_FEE_CAPS,
    FLEET_FEE_CAPS,
    FLEET_HEXES,
    Moving,
    ends,
    unit_violations,
)
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Piece
from hegemonic_cli.kernel.violation import Problem

CHAPTER = "Moving Agents and Fleets"
RULE: dict[Piece, str] = {
    "agent": f"An Agent goes anywhere and pays {BORDER_FEE_CAPS} CAPs each time it crosses from one board to another.",
    "fleet": f"A Fleet moves up to {FLEET_HEXES} hexes for {FLEET_FEE_CAPS} CAP, a Gate counting as one hex.",
}
ENDS = "It may pass empty hexes and rival Homes, not the Center, and ends on a Sector Tile that is no rival Home."


def moves(table: Table, color: Color, piece: Piece, sector: str) -> Answer:
    """Every end of a Unit's move, whatever it costs, its own Sector left out; Problem (unknown) without a map."""
    if not table.is_map_tracked:
        raise Problem("unknown", not_tracked("the map isn't tracked", "moves need to know where Units stand"))
    caps = table.seat(color).caps
    violations = unit_violations(table, color, piece, sector)
    found = {} if violations else ends(table, Moving(table), color, piece, sector)
    return Answer(
        "moves",
        {
            "player": color,
            "piece": piece,
            "sector": sector,
            "moves": [
                {
                    "to": to,
                    "cost": way.cost,
                    "hexes": way.hexes,
                    "affordable": None if caps is None else way.cost <= caps,
                }
                for to, way in found.items()
            ],
        },
        "illegal" if violations else "ok",
        violations,
        reasons=() if piece not in RULE else (Reason(RULE[piece], CHAPTER), Reason(ENDS, CHAPTER)),
    )
