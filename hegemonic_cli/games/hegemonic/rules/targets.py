"""Everything that a player could attack, from where and at what odds: `check conflict` asked of the whole board.

Rulebook: Declaring and Targeting Conflicts, Conflict Costs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.games.hegemonic.rules.drawing import best_outposts
from hegemonic_cli.games.hegemonic.rules.forces import Fighting, Forces
from hegemonic_cli.games.hegemonic.rules.modifiers import standing_effects
from hegemonic_cli.games.hegemonic.rules.moving import Moving, ends
from hegemonic_cli.games.hegemonic.rules.sides import attacking_power, defending_power
from hegemonic_cli.games.hegemonic.rules.spending import unused
from hegemonic_cli.games.hegemonic.rules.targeting import (
    ATTACK_RANGE,
    COST_PER_POWER_CAPS,
    is_target_of,
    target_power,
    target_violations,
    there,
)
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    CONFLICT_ACTIONS,
    PIECES,
    Color,
    ConflictAction,
    ConflictName,
    Piece,
)


class Prospect(NamedTuple):
    """A Conflict that a player could declare: starting Powers with what backs them best, and the whole cost in CAPs.

    Powers and margin are None where the Martial Tier isn't known, `affordable` where the player's CAPs aren't.
    """

    action: ConflictName
    origin: str
    moved_from: str | None
    defender: Color
    piece: Piece
    sector: str
    attack: int | None
    defense: int | None
    margin: int | None
    cost: int
    affordable: bool | None


class Stance(NamedTuple):
    """Pieces that could attack: where from, where they stood before, the price of the move and their Power."""

    sector: str
    moved_from: str | None
    cost: int
    power: int | None


class Target(NamedTuple):
    """Pieces that may be attacked: whose they are, their own Power (what they cost) and their Conflict Power."""

    defender: Color
    piece: Piece
    sector: str
    own_power: int
    defense: int | None


class Prospects:
    """All Conflicts that could be declared on one table; what the players have in common is worked out once.

    ValueError where the map isn't tracked: ask `table.is_map_tracked` first.
    """

    __slots__ = ("_defenses", "_rank", "_seats", "_stands", "_table", "forces", "moving")

    def __init__(self, table: Table, box: Box) -> None:
        self._table = table
        self.forces = Forces(table, box)
        self.moving = Moving(table)
        self._defenses: dict[tuple[Color, Piece, str], int | None] = {}
        self._stands: dict[str, list[tuple[Color, Piece]]] = {}
        self._rank = self.forces.reach.order
        self._seats = {color: number for number, color in enumerate(table.colors)}

    def of(self, color: Color, action: ConflictName | None = None, *, with_moves: bool = False) -> list[Prospect]:
        """What a player could attack by one action or any: margin down, cost up, action, Sector.

        Attackers that are used are left out; Units attack from where they stand, or `with_moves` from everywhere.
        """
        actions = [one for name, one in CONFLICT_ACTIONS.items() if action in (None, name)]
        targets = self._targets(color)
        caps = self._table.seat(color).caps
        found: list[Prospect] = []
        for attacker in dict.fromkeys(one.attacker for one in actions):
            fitting = [one for one in actions if one.attacker == attacker]
            for stance in self._stances(color, attacker, targets, with_moves):
                for target in self._within(attacker, stance.sector, targets):
                    found.extend(_prospects(fitting, stance, target, caps))
        return sorted(found, key=self._order)

    def _order(self, one: Prospect) -> tuple[object, ...]:
        """Margin down (unknown ones last), cost up, action, Sector; then from where, whose and what."""
        rank = self._rank
        return (
            one.margin is None,
            -(one.margin or 0),
            one.cost,
            one.action,
            rank[one.sector],
            rank[one.origin],
            rank[one.moved_from or one.origin],
            self._seats[one.defender],
            one.piece,
        )

    def _targets(self, attacker: Color) -> dict[str, list[Target]]:
        """Everything on the board that one player may attack from somewhere, by Sector."""
        return {
            sector: found
            for sector in self.forces.reach.galaxy.sectors
            if (found := list(self._targets_in(attacker, sector)))
        }

    def _targets_in(self, attacker: Color, sector: str) -> Iterator[Target]:
        for defender, piece in self._standing(sector):
            if not any(target_violations(self._table, attacker, defender, piece, sector)):
                own_power = target_power(self._table, defender, piece, sector)
                yield Target(defender, piece, sector, own_power, self._defense(defender, piece, sector))

    def _standing(self, sector: str) -> list[tuple[Color, Piece]]:
        """Everything that stands in a Sector, Gates included: nothing else can be a target, whoever attacks."""
        found = self._stands.get(sector)
        if found is None:
            found = self._stands[sector] = [
                (color, piece)
                for color in self._table.colors
                for piece in PIECES
                if there(self._table, color, piece, sector)
            ]
        return found

    def _defense(self, defender: Color, piece: Piece, sector: str) -> int | None:
        key = defender, piece, sector
        if key not in self._defenses:
            # Attacker and action play no part in a defense: any will do.
            said = ConflictDeclaration("liquidate", defender, sector, defender, piece, sector)
            self._defenses[key] = defending_power(self.forces, said).total
        return self._defenses[key]

    def _stances(
        self, color: Color, piece: Piece, targets: dict[str, list[Target]], with_moves: bool
    ) -> Iterator[Stance]:
        """Everywhere the player's unused Complexes, Agents or Fleets could attack from."""
        table = self._table
        for start, held in table.pieces.items():
            if color not in held or not unused(table, color, piece, start):
                continue
            power = self._attack(color, piece, start)
            yield Stance(start, None, 0, power)
            if with_moves and piece != "complex":
                for sector, way in ends(table, self.moving, color, piece, start).items():
                    if sector in targets:
                        moved = self._fleet_attack(color, sector, start) if piece == "fleet" else power
                        yield Stance(sector, start, way.cost, moved)

    def _attack(self, color: Color, piece: Piece, sector: str) -> int | None:
        action = next(one for one in CONFLICT_ACTIONS.values() if one.attacker == piece)
        said = ConflictDeclaration(action.name, color, sector, color, piece, sector)
        return attacking_power(self.forces, said, action, None).total

    def _fleet_attack(self, color: Color, sector: str, moved_from: str) -> int | None:
        """The total that `attacking_power` explains, for a Fleet that moves: asked hundreds of times per player."""
        tier = self.forces.tier(color).value
        if tier is None:
            return None
        best = best_outposts(self.forces, color, Fighting(sector, 1, moved_from), attacks=True)
        backing = sum(stack.power + stack.fleets * tier for stack in best or ())
        effects = standing_effects(self._table.seat(color), "attacker", "martial")
        return tier + backing + sum(effect.amount or 0 for effect in effects)

    def _within(self, attacker: Piece, sector: str, targets: dict[str, list[Target]]) -> Iterator[Target]:
        for near in self.forces.distances.within(sector, ATTACK_RANGE[attacker]):
            yield from targets.get(near, ())


def _prospects(
    actions: Sequence[ConflictAction], stance: Stance, target: Target, caps: int | None
) -> Iterator[Prospect]:
    margin = None if stance.power is None or target.defense is None else stance.power - target.defense
    for action in actions:
        if is_target_of(action, target.piece):
            cost = stance.cost + target.own_power * COST_PER_POWER_CAPS[action.kind]
            yield Prospect(
                action.name,
                stance.sector,
                stance.moved_from,
                target.defender,
                target.piece,
                target.sector,
                stance.power,
                target.defense,
                margin,
                cost,
                None if caps is None else cost <= caps,
            )
