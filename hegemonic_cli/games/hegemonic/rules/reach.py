"""How far Bases and Units reach: which Sectors lie within a player's Range of each type.

Complexes and Embassies reach one hex, a stack of Outposts as far as its height allows, Agents and Fleets only their own
Sector, Gates not at all. Hexes are counted through anyone's Gates.

Rulebook: Power + Range, Range.
"""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.games.hegemonic.galaxy import Distances, Galaxy
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, UNIT_OF, Base, Color, Domain

COMPLEX_RANGE = 1
EMBASSY_RANGE = 1
UNIT_RANGE = 0
OUTPOST_RANGE: dict[int, int] = {1: 0, 2: 1, 3: 2}
TALLEST_STACK = 3


def base_range(base: Base, stack: int = 1) -> int:
    """How many hexes a Base reaches; `stack` is the number of Outposts on one Martial Location."""
    if base == "complex":
        return COMPLEX_RANGE
    if base == "embassy":
        return EMBASSY_RANGE
    return OUTPOST_RANGE[min(stack, TALLEST_STACK)]


class Reach:
    """What every player of one table reaches; each answer is worked out when first asked for.

    ValueError where the map isn't tracked: ask `table.is_map_tracked` first.
    """

    __slots__ = ("_found", "distances", "galaxy", "order", "table")

    def __init__(self, table: Table) -> None:
        if table.galaxy is None:
            raise ValueError("the map isn't tracked")
        self.table = table
        self.galaxy: Galaxy = table.galaxy
        self.order = {sector: number for number, sector in enumerate(table.galaxy.sectors)}
        self.distances = Distances(table.galaxy, table.gates, center_blocks=table.readings.center_blocks)
        self._found: dict[tuple[Color, Domain], frozenset[str]] = {}

    def sources(self, color: Color, domain: Domain) -> Iterator[tuple[str, int]]:
        """Where a player has a Base or Unit that gives Range of one type, and how many hexes it reaches."""
        base, unit = BASE_OF[domain], UNIT_OF[domain]
        for sector, held in self.table.pieces.items():
            pieces = held.get(color)
            if pieces is None:
                continue
            bases = pieces.count(base)
            if bases:
                yield sector, base_range(base, bases)
            elif pieces.count(unit):
                yield sector, UNIT_RANGE

    def is_in_range(self, color: Color, domain: Domain, sector: str) -> bool:
        """Whether a Sector lies within Range of any of the player's Bases or Units of one type."""
        return sector in self._reached(color, domain)

    def in_range(self, color: Color, domain: Domain) -> list[str]:
        """Every Sector within a player's Range of one type, by board, then number."""
        reached = self._reached(color, domain)
        return [sector for sector in self.galaxy.sectors if sector in reached]

    def _reached(self, color: Color, domain: Domain) -> frozenset[str]:
        found = self._found.get((color, domain))
        if found is None:
            found = frozenset(
                near for sector, radius in self.sources(color, domain) for near in self.distances.within(sector, radius)
            )
            self._found[color, domain] = found
        return found
