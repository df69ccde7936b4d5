"""What each kind of piece brings into a Conflict, term by term in the order in which it is counted on the board.

Rulebook: Step 1 – Determine Starting Conflict Power, Power, Range.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.power import base_power
from hegemonic_cli.games.hegemonic.rules.reach import COMPLEX_RANGE, Reach, base_range
from hegemonic_cli.games.hegemonic.rules.tracks import Known, tier, tier_bounds
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import FACTIONS, Color, Faction, Piece, counted
from hegemonic_cli.kernel.tally import Tally, Term

AGENT_POWER = 1


class Fighting(NamedTuple):
    """Fleets of one player that fight in a Sector: how many, and where one of them stood before it moved there."""

    sector: str
    fleets: int
    moved_from: str | None = None


class Forces:
    """The Power that every player's pieces bring into Conflicts on one table, worked out when first asked for.

    ValueError where the map isn't tracked: ask `table.is_map_tracked` first.
    """

    __slots__ = (
        "_complexes",
        "_embassies",
        "_powers",
        "_reaching",
        "_stacks",
        "_tiers",
        "box",
        "distances",
        "reach",
        "table",
    )

    def __init__(self, table: Table, box: Box) -> None:
        self.reach = Reach(table)
        self.table = table
        self.box = box
        self.distances = self.reach.distances
        self._complexes = self._held("complex")
        self._embassies = self._held("embassy")
        self._stacks = self._held("outpost")
        self._tiers: dict[Color, Known] = {}
        self._reaching: dict[tuple[Color, str], list[str]] = {}
        self._powers: dict[tuple[Color, str], int] = {}

    def _held(self, piece: Piece) -> Mapping[Color, dict[str, int]]:
        """Where each player has pieces of one kind, in Sector order, and how many."""
        held: dict[Color, dict[str, int]] = {color: {} for color in self.table.colors}
        for sector in self.reach.galaxy.sectors:
            for color, pieces in self.table.pieces.get(sector, {}).items():
                count = pieces.count(piece)
                if count:
                    held.setdefault(color, {})[sector] = count
        return held

    # Industrial ----------------------------------------------------------------------------------------------------

    def complexes(self, color: Color, sector: str) -> tuple[Term, ...]:
        """A group of Complexes, then the player's other Complexes in Range of it; without a group, a Gate's defence."""
        held = self._complexes[color]
        around = self.distances.around(sector)
        own = [sector] if sector in held else []
        near = [other for other in held if other != sector and around.get(other, COMPLEX_RANGE + 1) <= COMPLEX_RANGE]
        return tuple(
            Term(counted(held[place], "complex"), place, base_power(self.table, place, color, "complex"))
            for place in own + near
        )

    # Political -----------------------------------------------------------------------------------------------------

    def embassy_factions(self, sector: str) -> tuple[Faction, ...]:
        """The Factions to which an Embassy in this Sector belongs: one, at Home none, or all where Homes are wild."""
        tile = self.table.tile(sector)
        if tile is None:
            return ()
        if tile.home is not None:
            return FACTIONS if self.table.readings.home_embassy_is_wild else ()
        return (tile.faction,) if tile.faction is not None else ()

    def embassies_in(self, color: Color, faction: Faction) -> list[str]:
        """The Sectors in which a player has an Embassy that belongs to a Faction, in Sector order."""
        return [sector for sector in self._embassies[color] if faction in self.embassy_factions(sector)]

    def faction(self, color: Color, faction: Faction, besides: str | None = None) -> tuple[Term, ...]:
        """All of a player's Embassies of one Faction; `besides` names a Sector that is counted already."""
        return tuple(
            self._embassy_term(color, sector, f"{faction} Embassy")
            for sector in self.embassies_in(color, faction)
            if sector != besides
        )

    def embassy(self, color: Color, sector: str) -> tuple[Term, ...]:
        """A defending Embassy, the player's others of its Faction wherever they are, and their Agents beside it."""
        terms: tuple[Term, ...] = (self._embassy_term(color, sector, "Embassy"),)
        tile = self.table.tile(sector)
        if tile is not None and tile.home is None and tile.faction is not None:
            terms += self.faction(color, tile.faction, besides=sector)
        agents = self.table.at(sector, color).agents
        return terms + (self.agents(sector, agents) if agents else ())

    def agents(self, sector: str, count: int) -> tuple[Term, ...]:
        """Agents by themselves."""
        return (Term(counted(count, "agent"), sector, count * AGENT_POWER),)

    def _embassy_term(self, color: Color, sector: str, label: str) -> Term:
        tile = self.table.tile(sector)
        is_home = tile is not None and tile.home is not None
        return Term("Home Embassy" if is_home else label, sector, base_power(self.table, sector, color, "embassy"))

    # Martial -------------------------------------------------------------------------------------------------------

    def tier(self, color: Color) -> Known:
        """A player's Martial Technology Tier, which is the Power of each of their Fleets."""
        known = self._tiers.get(color)
        if known is None:
            known = self._tiers[color] = tier(self.table, self.box, color, "martial")
        return known

    def possible_tiers(self, color: Color) -> tuple[int, ...]:
        """The Martial Tiers that a player may have, as far as the box tells; one where it is known."""
        known = self.tier(color).value
        if known is not None:
            return (known,)
        low, high = tier_bounds(self.box, "martial", sum(self._stacks[color].values()))
        return tuple(range(low, high + 1))

    def fleets(self, color: Color, sector: str, count: int) -> tuple[Term, ...]:
        """Fleets by themselves, each at the player's Martial Tier; None where that isn't known."""
        known = self.tier(color).value
        shown = "?" if known is None else known
        return (Term(f"{counted(count, 'fleet')} at Tier {shown}", sector, None if known is None else count * known),)

    def outposts(self, color: Color, sector: str, fighting: Fighting | None = None) -> tuple[Term, ...]:
        """A stack of Outposts, every other own stack that it reaches or that reaches it, then the Fleets beside it.

        `fighting` are the player's Fleets in the same Conflict, which may not count a second time here.
        """
        return self.stacks(color, sector) + self.fleets_beside(color, sector, fighting)

    def stacks(self, color: Color, sector: str) -> tuple[Term, ...]:
        """A stack of Outposts, then every other own stack that it reaches or that reaches it; no Fleets."""
        held = self._stacks[color]
        around = self.distances.around(sector)
        own_range = base_range("outpost", held[sector])
        joined = [sector] + [
            other
            for other, height in held.items()
            if other != sector and other in around and around[other] <= max(own_range, base_range("outpost", height))
        ]
        return tuple(
            Term(counted(held[place], "outpost"), place, base_power(self.table, place, color, "outpost"))
            for place in joined
        )

    def stacks_power(self, color: Color, sector: str) -> int:
        """The Power of a stack of Outposts and of every other that joins it, without Fleets."""
        power = self._powers.get((color, sector))
        if power is None:
            power = self._powers[color, sector] = Tally(self.stacks(color, sector)).total or 0
        return power

    def fleets_beside(self, color: Color, sector: str, fighting: Fighting | None = None) -> tuple[Term, ...]:
        """The Fleets in an Outpost's Sector that add to it, once one has moved; those that fight count only once."""
        count = self.fleets_counted(color, sector, fighting)
        return self.fleets(color, sector, count) if count else ()

    def fleets_counted(self, color: Color, sector: str, fighting: Fighting | None = None) -> int:
        """How many Fleets in a Sector add to the Outposts there."""
        count = self.table.at(sector, color).fleets
        if fighting is None:
            return count
        if fighting.moved_from is not None:
            count += (fighting.sector == sector) - (fighting.moved_from == sector)
        if fighting.sector == sector and self.table.readings["fleet-counts-once"] == "yes":
            count -= fighting.fleets
        return max(count, 0)

    def outposts_reaching(self, color: Color, sector: str) -> list[str]:
        """The player's stacks of Outposts whose own Range reaches a Sector, in Sector order."""
        found = self._reaching.get((color, sector))
        if found is None:
            around = self.distances.around(sector)
            found = self._reaching[color, sector] = [
                place
                for place, height in self._stacks[color].items()
                if place in around and around[place] <= base_range("outpost", height)
            ]
        return found
