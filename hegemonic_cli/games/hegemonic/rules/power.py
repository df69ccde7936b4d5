"""The Power that Bases have by themselves, as it counts for a board's score and for what a Conflict costs.

A Complex has 1, an Embassy what its Location prints, a stack of Outposts its height. Units have none of their own here.

Rulebook: Power, Scoring.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Base, Color, counted
from hegemonic_cli.kernel.tally import Term

COMPLEX_POWER = 1
OUTPOST_POWER = 1
NO_POWER = 0


def location_power(table: Table, sector: str) -> int:
    """The Power of an Embassy in this Sector: its Location's, in a Home Sector none unless Home Embassies are wild."""
    tile = table.tile(sector)
    if tile is None:
        return NO_POWER
    if tile.home is not None:
        return table.readings.home_embassy_power
    return tile.embassy


def base_power(table: Table, sector: str, color: Color, base: Base) -> int:
    """The own Power of all the Bases of one type that a player has in a Sector, nothing added from elsewhere."""
    count = table.at(sector, color).count(base)
    if base == "complex":
        return count * COMPLEX_POWER
    if base == "outpost":
        return count * OUTPOST_POWER
    return count and count * location_power(table, sector)


def scored_embassy_power(table: Table, sector: str) -> int:
    """What an Embassy in this Sector counts when its board is scored."""
    power = location_power(table, sector)
    tile = table.tile(sector)
    if power and tile is not None and tile.home is not None and table.readings["wild-home-scores"] == "no":
        return NO_POWER
    return power


def bases_power(table: Table, sector: str, color: Color) -> tuple[Term, ...]:
    """What each kind of a player's Bases in a Sector counts when its board is scored; no Base, no term."""
    pieces = table.at(sector, color)
    terms = []
    if pieces.complexes:
        terms.append(Term(counted(pieces.complexes, "complex"), sector, pieces.complexes * COMPLEX_POWER))
    if pieces.embassies:
        power = pieces.embassies * scored_embassy_power(table, sector)
        terms.append(Term(counted(pieces.embassies, "embassy"), sector, power))
    if pieces.outposts:
        terms.append(Term(counted(pieces.outposts, "outpost"), sector, pieces.outposts * OUTPOST_POWER))
    return tuple(terms)
