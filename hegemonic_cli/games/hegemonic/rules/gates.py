"""Where a pair of Quantum Gates may be placed: one half at an own Complex, the other at any Industrial Location, not
further apart than the Industrial Tier allows.

The hexes between the halves are counted over the board and, unless the table rules otherwise, through every Gate that
is in play. Either end may be the one at the Complex.

Rulebook: Quantum Gates.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.galaxy import Distances, Gate, sector_key
from hegemonic_cli.games.hegemonic.rules import tracks
from hegemonic_cli.games.hegemonic.rules.locations import sector_violations
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "Quantum Gates"
GATE_SPAN: dict[int, int] = {1: 2, 2: 3, 3: 4}  # hexes between the halves, by Industrial Tier


class TierBounds(NamedTuple):
    """A player's Industrial Tier as far as it is known: at least `low`, at most `high`."""

    low: int
    high: int


class GateVerdict(NamedTuple):
    """What is wrong with a pair of places; `unknown` where an unknown Tier keeps the answer open.

    `grounds` says what allows it, as half a sentence.
    """

    violations: tuple[Violation, ...]
    unknown: tuple[str, ...] = ()
    grounds: str = ""

    @property
    def is_open(self) -> bool:
        """Whether nothing is wrong as far as is known, but a higher Tier may be needed than the player has."""
        return bool(self.unknown)


def industrial_tier(table: Table, box: Box, color: Color, stated_for: int | None) -> TierBounds:
    """The Industrial Tier a player is in now.

    A Tier typed into the position stands for the `stated_for` Complexes of that moment; with more of them since, it is
    the least that the Tier can be.
    """
    count = tracks.built(table, color, "industrial")
    stated = table.seat(color).tiers.get("industrial")
    if count is None:
        return TierBounds(stated, stated) if stated is not None else TierBounds(tracks.FIRST_TIER, tracks.LAST_TIER)
    low, high = tracks.tier_bounds(box, "industrial", count)
    if stated is not None and low < high:
        low = max(low, stated)
        if count == stated_for:
            high = low
    return TierBounds(low, high)


def gate(color: Color, one: str, other: str) -> Gate:
    """A Gate pair between two Sectors, its ends in Sector order."""
    first, second = sorted((one, other), key=sector_key)
    return Gate(color, (first, second))


def judge_gate(reach: Reach, color: Color, one: str, other: str, tier: TierBounds) -> GateVerdict:
    """Whether a player may place the halves of a Gate in two Sectors; price and supply are judged elsewhere."""
    table = reach.table
    wrong: list[Violation] = []
    for sector in dict.fromkeys((one, other)):
        wrong += sector_violations(table, color, sector)
    if one == other:
        wrong.append(
            Violation("gate/same-sector", f"Both halves would be in {one}: a Gate connects two Sectors", CHAPTER)
        )
    if any(sector not in reach.galaxy.hexes for sector in (one, other)):
        return GateVerdict(tuple(wrong))
    wrong += _end_violations(table, color, one, other)
    if one == other:
        return GateVerdict(tuple(wrong))
    steps = gate_distances(reach).between(one, other)
    if steps is None:
        wrong.append(Violation("gate/no-way", f"No way over the galaxy leads from {one} to {other}", CHAPTER))
    elif steps > GATE_SPAN[tier.high]:
        allowed = (
            f"Tier {tier.low} Industrial allows {GATE_SPAN[tier.low]}"
            if tier.low == tier.high
            else f"no more than {GATE_SPAN[tier.high]} can be allowed"
        )
        wrong.append(Violation("gate/too-far", f"{one} and {other} are {steps} hexes apart, {allowed}", CHAPTER))
    if wrong:
        return GateVerdict(tuple(wrong))
    if steps is not None and steps > GATE_SPAN[tier.low]:
        needed = min(each for each, span in GATE_SPAN.items() if span >= steps)
        return GateVerdict((), (tracks.border_path("industrial", needed),))
    at_complex = one if table.at(one, color).complexes else other
    apart = f"the halves are {steps} of {GATE_SPAN[tier.low]} hexes apart"
    return GateVerdict((), (), f"one half is at the Complex in {at_complex}, {apart}")


def _end_violations(table: Table, color: Color, one: str, other: str) -> Iterator[Violation]:
    """What the two Sectors lack: an own Complex in one, an Industrial Location in the other."""
    shown = table.seat(color).shown
    at_complex = [sector for sector in (one, other) if table.at(sector, color).complexes]
    if not at_complex:
        where = [sector for sector, _ in table.sectors_with(color, "complex")]
        places = f"; they are in {', '.join(where)}" if where else ""
        yield Violation(
            "gate/no-own-complex",
            f"{shown} has a Complex neither in {one} nor in {other}, and one half must be at one{places}",
            CHAPTER,
        )
    for sector in dict.fromkeys((one, other)):
        tile = table.tile(sector)
        if tile is not None and not tile.industrial and sector not in at_complex:
            yield Violation(
                "gate/no-industrial-location",
                f"The tile in {sector} has no Industrial Location, and a half of a Gate needs one",
                CHAPTER,
            )


def gate_distances(reach: Reach) -> Distances:
    """How far apart Sectors are for placing a Gate."""
    if not reach.table.gates or reach.table.readings["gate-placement-distance"] == "through-gates":
        return reach.distances
    return Distances(reach.galaxy, center_blocks=reach.table.readings.center_blocks)


def gate_places(reach: Reach, color: Color, tier: TierBounds) -> Iterator[Gate]:
    """Every pair of Sectors where the player may place a Gate now, in Sector order; where the Tier keeps it open, not.

    Offers only what `judge_gate` allows, because it asks it.
    """
    distances = gate_distances(reach)
    order = {sector: number for number, sector in enumerate(reach.galaxy.sectors)}
    own = [sector for sector, _ in reach.table.sectors_with(color, "complex")]
    pairs = {
        tuple(sorted((sector, other), key=order.__getitem__))
        for sector in own
        for other in distances.within(sector, GATE_SPAN[tier.low])
        if other != sector
    }
    for one, other in sorted(pairs, key=lambda pair: (order[pair[0]], order[pair[1]])):
        verdict = judge_gate(reach, color, one, other, tier)
        if not verdict.violations and not verdict.unknown:
            yield gate(color, one, other)
