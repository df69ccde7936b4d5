"""A Conflict as declared: whether the board allows it, each side's Power, what it costs, who wins and what follows.

Rulebook: Conflicts, Step 1 – Determine Starting Conflict Power, Step 3 – Add Technology Card Power,
Step 4 – Compare Final Conflict Power.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.games.hegemonic.rules.forces import Forces
from hegemonic_cli.games.hegemonic.rules.losses import Aftermath, Fight, aftermath, aftermath_violations
from hegemonic_cli.games.hegemonic.rules.moving import MOBILE, Moving
from hegemonic_cli.games.hegemonic.rules.sides import SidePower, attacking_power, defending_power, sides_of
from hegemonic_cli.games.hegemonic.rules.support import Backed, Side, Support, support
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
from hegemonic_cli.games.hegemonic.vocabulary import CONFLICT_ACTIONS, DOMAIN_OF, ConflictAction, Outcome, Piece
from hegemonic_cli.kernel.tally import Tally, Term
from hegemonic_cli.kernel.violation import Violation

__all__ = ["ConflictCost", "ConflictDeclaration", "ConflictVerdict", "outcome", "relocation_cost", "resolve"]

FIRST_SPACE = 1


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


def relocation_cost(table: Table, box: Box, piece: Piece, number: int) -> Known:
    """What relocating so many Bases to Locations won costs, in CAPs: nothing, or the left-most cost each."""
    if not number or table.readings["takeover-relocation-cost"] == "free":
        return Known(0)
    each = space_cost(box, DOMAIN_OF[piece], FIRST_SPACE)
    return each if each.value is None else Known(each.value * number)


def _total(side: SidePower, lent: Sequence[Support], name: Side, technology: int | None) -> int | None:
    if side.total is None:
        return None
    return side.total + sum(given.power for given in lent if given.side == name) + (technology or 0)


def _winner(said: ConflictDeclaration, totals: dict[Side, int | None]) -> Outcome | None:
    """Who wins once both cards are on the table (0 where a player has none)."""
    attack, defense = totals["attacker"], totals["defender"]
    if said.technology is None or said.defender_technology is None or attack is None or defense is None:
        return None
    return outcome(attack, defense)


def outcome(attack: int, defense: int) -> Outcome:
    """Who wins with these final Conflict Powers: the higher; equal ones are a draw."""
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
