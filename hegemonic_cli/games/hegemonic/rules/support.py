"""Political Power that third players lend to the Attacker or the Defender.

Only a side that uses Political Power can be helped, and only from Embassies of a Faction in use on that side. A
supporter lends to one side, from as many of the matching Sectors as they like; nothing is used up by it.

Rulebook: Step 2 – Add Political Support, Optional: "Wild" Home Embassies, The Learning Game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.rules.forces import Forces
from hegemonic_cli.games.hegemonic.rules.power import location_power
from hegemonic_cli.games.hegemonic.vocabulary import FACTIONS, Color, Faction
from hegemonic_cli.kernel.violation import Violation

Side = Literal["attacker", "defender"]

SIDES: tuple[Side, Side] = ("attacker", "defender")
POWER_PER_SECTOR = 1
CHAPTER = "Step 2 – Add Political Support"


class Lending(NamedTuple):
    """What a third player declares: which side they help, with which Faction and how much where that is said."""

    player: Color
    side: Side
    faction: Faction | None = None
    amount: int | None = None


class Support(NamedTuple):
    """What a third player lends: the Faction (Factions joined by +), the Power, the Sectors it could come from."""

    player: Color
    side: Side
    faction: str | None
    power: int
    sectors: tuple[str, ...] = ()


class Backed(NamedTuple):
    """A side as its supporters see it: whose it is, whether it uses Political Power, and the Factions it uses."""

    player: Color
    is_political: bool
    factions: tuple[Faction, ...]


def lendable(forces: Forces, color: Color, factions: Sequence[Faction]) -> dict[str, int]:
    """The Sectors from which a player can lend to someone who uses these Factions, and the Power of each."""
    by_location = forces.table.readings["support-amount"] == "location-power"
    sectors = {sector for faction in factions for sector in forces.embassies_in(color, faction)}
    return {
        sector: location_power(forces.table, sector) if by_location else POWER_PER_SECTOR
        for sector in forces.reach.galaxy.sectors
        if sector in sectors
    }


def possible_support(forces: Forces, sides: Mapping[Side, Backed]) -> list[Support]:
    """The most that every third player could lend to each side, in seating order; nobody who could lend nothing."""
    if not forces.table.readings.is_support_allowed:
        return []
    involved = {side.player for side in sides.values()}
    return [
        Support(color, name, _joined(side.factions), sum(sectors.values()), tuple(sectors))
        for color in forces.table.colors
        if color not in involved
        for name, side in sides.items()
        if side.is_political and (sectors := lendable(forces, color, side.factions))
    ]


def support(
    forces: Forces, sides: Mapping[Side, Backed], declared: Sequence[Lending]
) -> tuple[tuple[Support, ...], tuple[Violation, ...]]:
    """What third players lend as declared, in seating order, and everything that forbids it."""
    violations: list[Violation] = []
    lent: list[Support] = []
    if declared and not forces.table.readings.is_support_allowed:
        violations.append(
            Violation(
                "support/learning-game",
                "In the Learning Game players may not lend Political Power to each other",
                "The Learning Game",
            )
        )
    involved = {side.player for side in sides.values()}
    order = {color: number for number, color in enumerate(forces.table.colors)}
    for color in sorted(dict.fromkeys(lending.player for lending in declared), key=lambda color: order[color]):
        own = [lending for lending in declared if lending.player == color]
        shown = forces.table.seat(color).shown
        if color in involved:
            violations.append(
                Violation(
                    "support/involved",
                    f"{shown} is part of this Conflict: only players who are not may lend Power",
                    CHAPTER,
                )
            )
        if len(own) > 1:
            what = "both sides" if len({lending.side for lending in own}) > 1 else f"the {own[0].side} twice"
            violations.append(
                Violation("support/twice", f"{shown} supports {what}: a player lends once, to one side", CHAPTER)
            )
        for lending in own:
            given, broken = _lent(forces, sides[lending.side], lending)
            lent.append(given)
            violations.extend(broken)
    return tuple(lent), tuple(violations)


def _lent(forces: Forces, side: Backed, lending: Lending) -> tuple[Support, tuple[Violation, ...]]:
    shown = forces.table.seat(lending.player).shown
    helped = forces.table.seat(side.player).shown
    asked = lending.amount or 0
    if not side.is_political:
        return Support(lending.player, lending.side, lending.faction, asked), (
            Violation(
                "support/not-political",
                f"{helped} doesn't use Political Power here: only a side that does can be supported",
                CHAPTER,
            ),
        )
    if not side.factions:
        return Support(lending.player, lending.side, lending.faction, asked), (
            Violation(
                "support/no-faction",
                f"{helped} uses no Faction here, so that no Embassy of {shown} matches it",
                CHAPTER,
            ),
        )
    if lending.faction is not None and lending.faction not in side.factions:
        return Support(lending.player, lending.side, lending.faction, asked), (
            Violation(
                "support/other-faction",
                f"{helped} uses the {_listed(side.factions)} Faction: {shown} can't lend from "
                f"{lending.faction} Embassies",
                CHAPTER,
            ),
        )
    factions = side.factions if lending.faction is None else (lending.faction,)
    sectors = lendable(forces, lending.player, factions)
    most = sum(sectors.values())
    power = most if lending.amount is None else lending.amount
    given = Support(lending.player, lending.side, _joined(factions), power, tuple(sectors))
    if not sectors:
        return given, (
            Violation(
                "support/no-embassy",
                f"{shown} has no Embassy of the {_listed(factions)} Faction to lend from",
                CHAPTER,
            ),
        )
    if power > most:
        return given, (
            Violation(
                "support/too-much",
                f"{shown} lends {power}, and the matching Embassies ({', '.join(sectors)}) lend {most} at most",
                CHAPTER,
            ),
        )
    if power not in _sums(sectors.values()):
        amounts = ", ".join(f"{sector} {amount}" for sector, amount in sectors.items())
        return given, (
            Violation(
                "support/no-such-sum",
                f"{shown} lends {power}, and no choice of the matching Embassies ({amounts}) adds up to that",
                CHAPTER,
            ),
        )
    return given, ()


def _sums(amounts: Iterable[int]) -> set[int]:
    sums = {0}
    for amount in amounts:
        sums |= {total + amount for total in sums}
    return sums


def _joined(factions: Sequence[Faction]) -> str:
    return "+".join(factions)


def _listed(factions: Sequence[Faction]) -> str:
    return " or ".join(faction for faction in FACTIONS if faction in factions)
