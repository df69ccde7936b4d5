"""A Conflict as declared: whether the board allows it, each side's Power, what it costs, who wins and what follows.

Rulebook: Conflicts, Step 1 – Determine Starting Conflict Power, Step 3 – Add Technology Card Power.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.drawing import Drawn, drawn_factions, drawn_outposts
from hegemonic_cli.games.hegemonic.rules.forces import Fighting, Forces
from hegemonic_cli.games.hegemonic.rules.losses import Aftermath, Fight, aftermath, aftermath_violations
from hegemonic_cli.games.hegemonic.rules.modifiers import standing_effects
from hegemonic_cli.games.hegemonic.rules.moving import MOBILE, Moving
from hegemonic_cli.games.hegemonic.rules.support import Backed, Lending, Side, Support, support
from hegemonic_cli.games.hegemonic.rules.targeting import (
    attacker_violations,
    caps_violations,
    conflict_cost,
    range_violations,
    target_violations,
    there,
    type_violations,
)
from hegemonic_cli.games.hegemonic.rules.tracks import Known, space_cost
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    CONFLICT_ACTIONS,
    DOMAIN_OF,
    FACTIONS,
    PLURAL,
    Color,
    ConflictAction,
    ConflictName,
    Domain,
    Faction,
    Outcome,
    Piece,
)
from hegemonic_cli.kernel.tally import Tally, Term
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "Step 1 – Determine Starting Conflict Power"
FIRST_SPACE = 1


class ConflictDeclaration(NamedTuple):
    """Everything that can be said of a Conflict before and after it is fought.

    `sector` is where the Attacker attacks from, after any move; `moved_from` where the moved Unit stood before. For
    what backs a side, None is the best still unused and an empty tuple is nothing. `technology` is the Power of the
    card played, 0 where none is. `outcome` is who won where the table has decided it without the cards' Powers.
    """

    action: ConflictName
    attacker: Color
    sector: str
    defender: Color
    piece: Piece
    target: str
    moved_from: str | None = None
    units: int = 1
    factions: tuple[Faction, ...] | None = None
    defender_factions: tuple[Faction, ...] | None = None
    outposts: tuple[str, ...] | None = None
    defender_outposts: tuple[str, ...] | None = None
    support: tuple[Lending, ...] = ()
    technology: int | None = None
    defender_technology: int | None = None
    modifier: int = 0
    defender_modifier: int = 0
    destroy_gates: tuple[tuple[str, str], ...] = ()
    relocate: tuple[tuple[Piece, str], ...] = ()
    outcome: Outcome | None = None


class SidePower(NamedTuple):
    """One side's starting Conflict Power, and what its Units draw on.

    `tally` is None where the side has nothing there to fight with. `factions` are those in use, which supporters must
    match; `outposts` those that back Fleets; `units` how many Agents or Fleets fight.
    """

    player: Color
    piece: Piece
    sector: str
    tally: Tally | None
    units: int = 0
    factions: tuple[Faction, ...] = ()
    outposts: tuple[str, ...] = ()
    violations: tuple[Violation, ...] = ()
    unknown: tuple[str, ...] = ()

    @property
    def total(self) -> int | None:
        """The starting Conflict Power; None where it isn't known or there is none."""
        return None if self.tally is None else self.tally.total


class ConflictCost(NamedTuple):
    """What the Attacker pays, in CAPs; None where it can't be told. `relocation` is paid only after winning."""

    movement: int | None = 0
    conflict: int | None = 0
    relocation: int | None = 0

    @property
    def total(self) -> int | None:
        """Everything together; None where a part of it can't be told."""
        return Tally(tuple(Term("", None, part) for part in self)).total


class ConflictVerdict(NamedTuple):
    """What the rules say of a declared Conflict: legal where there are no violations."""

    declaration: ConflictDeclaration
    action: ConflictAction
    moved_from: str | None
    attack: SidePower
    defense: SidePower
    support: tuple[Support, ...]
    cost: ConflictCost
    totals: dict[Side, int | None]
    winner: Outcome | None
    aftermath: Aftermath
    violations: tuple[Violation, ...]
    unknown: tuple[str, ...]

    @property
    def margin(self) -> int | None:
        """By how much the Attacker is ahead, support and cards so far included; None where that isn't known."""
        attack, defense = self.totals["attacker"], self.totals["defender"]
        return None if attack is None or defense is None else attack - defense

    @property
    def sides(self) -> dict[Side, Backed]:
        """Both sides as their supporters see them."""
        return sides_of(self.attack, self.defense)


def resolve(table: Table, box: Box, declaration: ConflictDeclaration, forces: Forces | None = None) -> ConflictVerdict:
    """Judge a declared Conflict and work out all of its numbers, however many rules it breaks.

    `forces` may be given where many Conflicts on one table are asked about. ValueError where the map isn't tracked.
    """
    forces = forces or Forces(table, box)
    said = declaration
    action = CONFLICT_ACTIONS[said.action]
    moved_from = None if said.moved_from == said.sector else said.moved_from
    moving = Moving(table)
    attack = attacking_power(forces, said, action, moved_from)
    defense = defending_power(forces, said)
    lent, support_violations = support(forces, sides_of(attack, defense), said.support)
    totals: dict[Side, int | None] = {
        "attacker": _total(attack, lent, "attacker", said.technology),
        "defender": _total(defense, lent, "defender", said.defender_technology),
    }
    winner = said.outcome or _winner(said, totals)
    fight = Fight(action, said.attacker, said.units, said.defender, said.piece, said.target)
    after = aftermath(table, fight, winner, relocate=said.relocate, destroy=said.destroy_gates)
    relocation = relocation_cost(table, box, said.piece, len(said.relocate) if winner is None else len(after.relocated))
    cost = ConflictCost(
        _movement_cost(moving, said, action, moved_from),
        conflict_cost(table, action, said.defender, said.piece, said.target)
        if there(table, said.defender, said.piece, said.target)
        else None,
        relocation.value,
    )
    violations = [
        *attacker_violations(table, moving, action, said.attacker, said.sector, said.units, moved_from),
        *target_violations(table, said.attacker, said.defender, said.piece, said.target),
        *type_violations(action, said.piece),
        *range_violations(forces.reach, action, said.sector, said.target),
        *attack.violations,
        *defense.violations,
        *support_violations,
        *aftermath_violations(table, fight, winner, relocate=said.relocate, destroy=said.destroy_gates),
    ]
    if cost.total is not None:
        violations.extend(caps_violations(table, said.attacker, cost.total))
    unknown = tuple(dict.fromkeys(attack.unknown + defense.unknown + relocation.unknown))
    return ConflictVerdict(
        said,
        action,
        moved_from,
        attack,
        defense,
        lent,
        cost,
        totals,
        winner,
        after,
        tuple(violations),
        unknown,
    )


def sides_of(attack: SidePower, defense: SidePower) -> dict[Side, Backed]:
    """Both sides as their supporters see them."""
    return {
        "attacker": Backed(attack.player, DOMAIN_OF[attack.piece] == "political", attack.factions),
        "defender": Backed(defense.player, DOMAIN_OF[defense.piece] == "political", defense.factions),
    }


def attacking_power(
    forces: Forces, said: ConflictDeclaration, action: ConflictAction, moved_from: str | None
) -> SidePower:
    """The Attacker's starting Conflict Power, in the Sector attacked from, after the move."""
    piece, color, sector = action.attacker, said.attacker, said.sector
    extra = _extra_terms(forces, color, "attacker", action.domain, said.modifier)
    wrong = tuple(_wrong_backing(forces, color, piece, said.factions, said.outposts))
    if piece == "complex":
        tally = None
        if there(forces.table, color, "complex", sector):
            tally = Tally(forces.complexes(color, sector)).plus(extra)
        return SidePower(color, piece, sector, tally, violations=wrong)
    if piece == "agent":
        drawn = drawn_factions(forces, color, said.factions, attacks=True)
        tally = Tally(forces.agents(sector, said.units)).plus(drawn.terms).plus(extra)
        return _unit_side(forces, color, piece, sector, tally, said.units, drawn, wrong)
    drawn = drawn_outposts(forces, color, Fighting(sector, said.units, moved_from), said.outposts, attacks=True)
    tally = Tally(forces.fleets(color, sector, said.units)).plus(drawn.terms).plus(extra)
    return _unit_side(forces, color, piece, sector, tally, said.units, drawn, wrong)


def defending_power(forces: Forces, said: ConflictDeclaration) -> SidePower:
    """The Defender's starting Conflict Power in the Conflict Sector."""
    piece, color, sector = said.piece, said.defender, said.target
    extra = _extra_terms(forces, color, "defender", DOMAIN_OF[piece], said.defender_modifier)
    wrong = tuple(_wrong_backing(forces, color, piece, said.defender_factions, said.defender_outposts))
    present = there(forces.table, color, piece, sector)
    if not present:
        return SidePower(color, piece, sector, None, violations=wrong)
    if piece in ("complex", "gate"):
        return SidePower(color, piece, sector, Tally(forces.complexes(color, sector)).plus(extra), violations=wrong)
    if piece == "embassy":
        tile = forces.table.tile(sector)
        factions = (tile.faction,) if tile is not None and tile.home is None and tile.faction is not None else ()
        wrong += tuple(_embassy_faction_violations(forces, said, factions))
        tally = Tally(forces.embassy(color, sector)).plus(extra)
        return SidePower(color, piece, sector, tally, factions=factions, violations=wrong)
    if piece == "outpost":
        tally = Tally(forces.outposts(color, sector)).plus(extra)
        unknown = _unknown_tier(forces, color, tally)
        return SidePower(color, piece, sector, tally, violations=wrong, unknown=unknown)
    units, times = defending_units(forces, present)
    if piece == "agent":
        drawn = drawn_factions(forces, color, said.defender_factions, attacks=False, times=times)
        tally = Tally(forces.agents(sector, units)).plus(drawn.terms).plus(extra)
    else:
        fighting = Fighting(sector, units)
        drawn = drawn_outposts(forces, color, fighting, said.defender_outposts, attacks=False, times=times)
        tally = Tally(forces.fleets(color, sector, units)).plus(drawn.terms).plus(extra)
    return _unit_side(forces, color, piece, sector, tally, units, drawn, wrong)


def defending_units(forces: Forces, present: int) -> tuple[int, int]:
    """How many of the Agents (Fleets) that are there defend, and on how many Factions (Outposts) they draw."""
    if present == 1:
        return 1, 1
    reading = forces.table.readings["unit-defence"]
    if reading == "one":
        return 1, 1
    return present, present if reading == "each-draws" else 1


def relocation_cost(table: Table, box: Box, piece: Piece, number: int) -> Known:
    """What relocating so many Bases to Locations won costs, in CAPs: nothing, or the left-most cost each."""
    if not number or table.readings["takeover-relocation-cost"] == "free":
        return Known(0)
    each = space_cost(box, DOMAIN_OF[piece], FIRST_SPACE)
    return each if each.value is None else Known(each.value * number)


def _unit_side(
    forces: Forces,
    color: Color,
    piece: Piece,
    sector: str,
    tally: Tally,
    units: int,
    drawn: Drawn,
    wrong: tuple[Violation, ...],
) -> SidePower:
    is_agent = piece == "agent"
    return SidePower(
        color,
        piece,
        sector,
        tally,
        units,
        factions=tuple(faction for faction in FACTIONS if faction in drawn.names) if is_agent else (),
        outposts=() if is_agent else drawn.names,
        violations=wrong + drawn.violations,
        unknown=_unknown_tier(forces, color, tally),
    )


def _unknown_tier(forces: Forces, color: Color, tally: Tally) -> tuple[str, ...]:
    return forces.tier(color).unknown if tally.total is None else ()


def _extra_terms(forces: Forces, color: Color, side: Side, domain: Domain, modifier: int) -> tuple[Term, ...]:
    terms = standing_effects(forces.table.seat(color), side, domain)
    return (*terms, Term("modifier", None, modifier)) if modifier else terms


def _wrong_backing(
    forces: Forces, color: Color, piece: Piece, factions: Sequence[Faction] | None, outposts: Sequence[str] | None
) -> Iterator[Violation]:
    """Factions named for what isn't political, Outposts named for what isn't a Fleet."""
    shown = forces.table.seat(color).shown
    if factions and DOMAIN_OF[piece] != "political":
        yield Violation(
            "draw/wrong-kind", f"{shown}'s {PLURAL[piece]} draw on no Faction: only Agents and Embassies do", CHAPTER
        )
    if outposts and piece != "fleet":
        yield Violation(
            "draw/wrong-kind", f"{shown}'s {PLURAL[piece]} draw on no Outpost of choice: only Fleets do", CHAPTER
        )


def _embassy_faction_violations(
    forces: Forces, said: ConflictDeclaration, factions: tuple[Faction, ...]
) -> Iterator[Violation]:
    if said.defender_factions is None or said.defender_factions == factions:
        return
    shown = forces.table.seat(said.defender).shown
    own = f"the {factions[0]} Faction" if factions else "no Faction"
    yield Violation(
        "draw/not-a-choice",
        f"{shown}'s Embassy in {said.target} defends with {own}, that of its Location: this is no choice",
        CHAPTER,
    )


def _total(side: SidePower, lent: Sequence[Support], name: Side, technology: int | None) -> int | None:
    if side.total is None:
        return None
    return side.total + sum(given.power for given in lent if given.side == name) + (technology or 0)


def _winner(said: ConflictDeclaration, totals: dict[Side, int | None]) -> Outcome | None:
    """Who wins once both cards are on the table (0 where a player has none)."""
    attack, defense = totals["attacker"], totals["defender"]
    if said.technology is None or said.defender_technology is None or attack is None or defense is None:
        return None
    if attack == defense:
        return "draw"
    return "attacker" if attack > defense else "defender"


def _movement_cost(
    moving: Moving, said: ConflictDeclaration, action: ConflictAction, moved_from: str | None
) -> int | None:
    if moved_from is None or action.attacker not in MOBILE:
        return 0
    way = moving.ways(action.attacker, moved_from).get(said.sector)
    return None if way is None else way.cost
