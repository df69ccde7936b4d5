"""What is used up in an Action Phase: attackers, Factions that back Agents, Outpost stacks that back Fleets.

Rulebook: Declaring and Targeting Conflicts, Step 1 – Determine Starting Conflict Power.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Faction, Piece


def used(table: Table, color: Color, piece: Piece, sector: str) -> int:
    """How many of a player's Units in a Sector are used (for Complexes: 1 where their group is)."""
    return sum(spent.player == color and spent.attacker == piece and spent.sector == sector for spent in table.spent)


def unused(table: Table, color: Color, piece: Piece, sector: str) -> int:
    """How many of a player's Units in a Sector may still move or attack; for Complexes all of them or none."""
    there = table.at(sector, color).count(piece)
    gone = used(table, color, piece, sector)
    if piece == "complex":
        return 0 if gone else there
    return max(there - gone, 0)


def is_faction_spent(table: Table, color: Color, faction: Faction) -> bool:
    """Whether a Faction has already backed one of the player's Agents in this Action Phase."""
    return any(spent.player == color and spent.faction == faction for spent in table.spent)


def is_outpost_spent(table: Table, color: Color, sector: str) -> bool:
    """Whether a stack of Outposts has already backed one of the player's Fleets in this Action Phase."""
    return any(spent.player == color and spent.outpost == sector for spent in table.spent)


def limits_hold(table: Table, *, attacks: bool) -> bool:
    """Whether the once-per-phase limit of Factions and Outposts concerns this side of a Conflict."""
    return attacks or table.readings["phase-limits"] == "both"
