"""What backs Agents and Fleets: one Faction of their owner's choice, one Outpost stack that reaches them, or nothing.

Where none is named, the one with most Power still unused is taken (ties: green, orange, purple; Sector order).

Rulebook: Step 1 – Determine Starting Conflict Power.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.rules.forces import Fighting, Forces
from hegemonic_cli.games.hegemonic.rules.spending import is_faction_spent, is_outpost_spent, limits_hold
from hegemonic_cli.games.hegemonic.vocabulary import FACTIONS, Color, Faction
from hegemonic_cli.kernel.tally import Tally, Term
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "Step 1 – Determine Starting Conflict Power"


class Drawn(NamedTuple):
    """What backs Agents or Fleets: Factions or Outposts (nearly always one, or none), and what they add.

    `is_open`: which Outpost adds most can't be told while the Martial Tier isn't known; nothing was chosen.
    """

    names: tuple[str, ...] = ()
    terms: tuple[Term, ...] = ()
    violations: tuple[Violation, ...] = ()
    is_open: bool = False


class Stack(NamedTuple):
    """An Outpost stack that could back a Fleet: the Power of all stacks it brings, and how many Fleets beside it."""

    sector: str
    power: int
    fleets: int


def faction_powers(forces: Forces, color: Color) -> dict[Faction, int]:
    """The total Power of a player's Embassies of each Faction, Home Embassies where they are wild."""
    return {faction: Tally(forces.faction(color, faction)).total or 0 for faction in FACTIONS}


def best_factions(forces: Forces, color: Color, *, attacks: bool, times: int = 1) -> tuple[Faction, ...]:
    """The Factions that would back a player's Agents with most Power: `times` of them, or as many as add anything."""
    powers = faction_powers(forces, color)
    free = [
        faction for faction in FACTIONS if powers[faction] and not _is_faction_used(forces, color, faction, attacks)
    ]
    return tuple(sorted(free, key=lambda faction: -powers[faction])[:times])


def drawn_factions(
    forces: Forces, color: Color, named: Sequence[Faction] | None, *, attacks: bool, times: int = 1
) -> Drawn:
    """What backs a player's Agents: the Factions named (none: an empty sequence), else the best still unused."""
    chosen = best_factions(forces, color, attacks=attacks, times=times) if named is None else tuple(named)
    terms = tuple(term for faction in chosen for term in forces.faction(color, faction))
    if named is None:
        return Drawn(chosen, terms)
    shown = forces.table.seat(color).shown
    violations = list(_number_violations(shown, "Agent", "Faction", chosen, times))
    for faction in dict.fromkeys(chosen):
        if _is_faction_used(forces, color, faction, attacks):
            violations.append(
                Violation(
                    "draw/faction-used",
                    f"The {faction} Faction has already backed one of {shown}'s Agents in this Action Phase: "
                    "a Faction does so once",
                    CHAPTER,
                )
            )
        if (
            not forces.embassies_in(color, faction)
            and forces.table.readings["faction-without-embassy"] == "own-embassy"
        ):
            violations.append(
                Violation(
                    "draw/no-embassy",
                    f"{shown} has no Embassy of the {faction} Faction: at this table an Agent draws only on a "
                    "Faction in which its owner has one",
                    "Step 2 – Add Political Support",
                )
            )
    return Drawn(chosen, terms, tuple(violations))


def reaching_stacks(forces: Forces, color: Color, fighting: Fighting) -> list[Stack]:
    """Every Outpost stack of a player that reaches their Fleets in a Sector, used or not, in Sector order."""
    return [
        Stack(
            sector,
            forces.stacks_power(color, sector),
            forces.fleets_counted(color, sector, fighting),
        )
        for sector in forces.outposts_reaching(color, fighting.sector)
    ]


def strongest(stacks: Iterable[Stack], tiers: Iterable[int], times: int = 1) -> tuple[Stack, ...] | None:
    """The `times` stacks with most Power; None where the possible Martial Tiers don't agree which they are."""
    stacks = tuple(stacks)
    rankings = {tuple(sorted(stacks, key=lambda stack: -(stack.power + stack.fleets * tier))[:times]) for tier in tiers}
    return rankings.pop() if len(rankings) == 1 else None


def best_outposts(
    forces: Forces, color: Color, fighting: Fighting, *, attacks: bool, times: int = 1
) -> tuple[Stack, ...] | None:
    """The stacks that would back a player's Fleets with most Power; None where the unknown Martial Tier decides."""
    free = [
        stack
        for stack in reaching_stacks(forces, color, fighting)
        if not _is_outpost_used(forces, color, stack.sector, attacks)
    ]
    return strongest(free, forces.possible_tiers(color), times)


def drawn_outposts(
    forces: Forces, color: Color, fighting: Fighting, named: Sequence[str] | None, *, attacks: bool, times: int = 1
) -> Drawn:
    """What backs a player's Fleets: the Outposts named (none: an empty sequence), else the strongest still unused."""
    if named is None:
        best = best_outposts(forces, color, fighting, attacks=attacks, times=times)
        if best is None:
            return Drawn(terms=(Term("Outpost with most Power", None, None),), is_open=True)
        chosen = tuple(stack.sector for stack in best)
        return Drawn(chosen, _outpost_terms(forces, color, fighting, chosen))
    shown = forces.table.seat(color).shown
    reaching = forces.outposts_reaching(color, fighting.sector)
    violations = list(_number_violations(shown, "Fleet", "Outpost", named, times))
    for sector in dict.fromkeys(named):
        if not forces.table.at(sector, color).outposts:
            violations.append(
                Violation("draw/no-outpost", f"{shown} has no Outpost in {sector} for a Fleet to draw on", CHAPTER)
            )
        elif sector not in reaching:
            violations.append(
                Violation(
                    "draw/out-of-range",
                    f"{shown}'s {_stack_words(forces, color, sector)} doesn't reach the Fleet in {fighting.sector}",
                    CHAPTER,
                )
            )
        if _is_outpost_used(forces, color, sector, attacks):
            violations.append(
                Violation(
                    "draw/outpost-used",
                    f"{shown}'s Outposts in {sector} have already backed a Fleet in this Action Phase: "
                    "a stack does so once",
                    CHAPTER,
                )
            )
    adding = tuple(sector for sector in named if sector in reaching)
    return Drawn(tuple(named), _outpost_terms(forces, color, fighting, adding), tuple(violations))


def _outpost_terms(forces: Forces, color: Color, fighting: Fighting, sectors: Iterable[str]) -> tuple[Term, ...]:
    return tuple(term for sector in sectors for term in forces.outposts(color, sector, fighting))


def _stack_words(forces: Forces, color: Color, sector: str) -> str:
    height = forces.table.at(sector, color).outposts
    return f"stack of {height} in {sector}" if height > 1 else f"single Outpost in {sector}"


def _is_faction_used(forces: Forces, color: Color, faction: Faction, attacks: bool) -> bool:
    return is_faction_spent(forces.table, color, faction) and limits_hold(forces.table, attacks=attacks)


def _is_outpost_used(forces: Forces, color: Color, sector: str, attacks: bool) -> bool:
    return is_outpost_spent(forces.table, color, sector) and limits_hold(forces.table, attacks=attacks)


def _number_violations(shown: str, unit: str, backing: str, named: Sequence[str], times: int) -> Iterable[Violation]:
    if len(named) > times:
        allowed = f"one {backing}" if times == 1 else f"{times} {backing}s"
        yield Violation(
            "draw/too-many",
            f"{shown} names {len(named)} {backing}s ({', '.join(named)}), and may draw on {allowed} here",
            CHAPTER,
        )
    if len(set(named)) < len(named):
        yield Violation(
            "draw/twice", f"{shown} names the same {backing} for two {unit}s: each draws on one of its own", CHAPTER
        )
