"""The rulebook a second time, in the plainest and slowest way, to hold the program against on random tables.

Nothing here is shared with the program but the nouns (Table, Tile, Pieces): every answer is counted anew from the
hexes, the way a person would who reads the chapter with a finger on the board. Only complete boxes are understood.

Rulebook: Range, Power, Conflicts, Moving Agents and Fleets, Scoring.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.table import NO_PIECES, Pieces, Table

FACTIONS = ("green", "orange", "purple")
# action: who attacks, CAPs per point of Power, what may be attacked
ACTIONS = {
    "liquidate": ("complex", 1, "complex embassy outpost gate agent fleet"),
    "sabotage": ("agent", 1, "complex embassy outpost gate agent fleet"),
    "raze": ("fleet", 1, "complex embassy outpost gate agent fleet"),
    "merger": ("complex", 2, "complex gate"),
    "infiltrate": ("agent", 2, "embassy agent"),
    "strike": ("fleet", 2, "outpost fleet"),
    "corrupt": ("complex", 2, "complex embassy outpost gate agent fleet"),
    "annex": ("agent", 2, "complex embassy outpost gate agent fleet"),
    "invade": ("fleet", 2, "complex embassy outpost gate agent fleet"),
}
SHIELDS = {"gate": "complex", "agent": "embassy", "fleet": "outpost"}
TYPES = {
    "complex": "industrial",
    "gate": "industrial",
    "embassy": "political",
    "agent": "political",
    "outpost": "martial",
    "fleet": "martial",
}
FAR = 10**6


class Attack(NamedTuple):
    """One line of `targets`."""

    action: str
    origin: str
    moved_from: str | None
    defender: str
    piece: str
    sector: str
    attack: int
    defense: int
    cost: int


class Oracle:
    """Answers about one table."""

    def __init__(self, table: Table, box: Box) -> None:
        assert table.galaxy is not None
        self.table, self.box = table, box
        self.ruling = table.readings.value
        self.is_wild = "wild-home-embassies" in table.readings.variants
        self.hexes = {
            f"{name}{number}": tuple(at)
            for name, board in table.galaxy.boards.items()
            for number, at in enumerate(board.hexes, 1)
        }
        self.center = tuple(table.galaxy.center) if table.galaxy.center else None
        self.sectors = list(self.hexes)
        self.distances = self._distances()

    # Distance ---------------------------------------------------------------------------------------------------------

    def _touch(self, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
        across, down = other[0] - one[0], other[1] - one[1]
        return (across, down) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}

    def _distances(self) -> dict[tuple[str, str], int]:
        """Floyd and Warshall: every hex on the way from every Sector to every other."""
        places = dict(self.hexes)
        if self.center is not None and self.ruling("center-blocks") == "no":
            places["the Center"] = self.center
        steps = {(one, other): 0 if one == other else FAR for one in places for other in places}
        for one in places:
            for other in places:
                if self._touch(places[one], places[other]):
                    steps[one, other] = 1
        for gate in self.table.gates:
            one, other = gate.ends
            steps[one, other] = steps[other, one] = min(1, steps[one, other])
        for through in places:
            for one in places:
                for other in places:
                    way = steps[one, through] + steps[through, other]
                    if way < steps[one, other]:
                        steps[one, other] = way
        return steps

    def at(self, sector: str, color: str) -> Pieces:
        return self.table.pieces.get(sector, {}).get(color, NO_PIECES)  # type: ignore[call-overload]

    # Range ------------------------------------------------------------------------------------------------------------

    def in_range(self, color: str, domain: str) -> list[str]:
        found = []
        for sector in self.sectors:
            for source in self.sectors:
                steps, here = self.distances[source, sector], self.at(source, color)
                if domain == "industrial":
                    reaches = here.complexes > 0 and steps <= 1
                elif domain == "political":
                    reaches = (here.embassies > 0 and steps <= 1) or (here.agents > 0 and steps == 0)
                else:
                    reaches = (here.outposts > 0 and steps <= here.outposts - 1) or (here.fleets > 0 and steps == 0)
                if reaches:
                    found.append(sector)
                    break
        return found

    # Power ------------------------------------------------------------------------------------------------------------

    def embassy_alone(self, sector: str) -> int:
        tile = self.table.tiles[sector]
        if tile.home:
            return 1 if self.is_wild else 0
        return tile.embassy

    def faction(self, color: str, faction: str) -> int:
        """All Embassies of a player that belong to a Faction."""
        power = 0
        for sector, tile in self.table.tiles.items():
            if self.at(sector, color).embassies and (tile.faction == faction or (tile.home and self.is_wild)):
                power += self.embassy_alone(sector)
        return power

    def tier(self, color: str) -> int:
        second, third = self.box.tracks["martial"].tiers
        assert second is not None
        assert third is not None
        built = sum(self.at(sector, color).outposts for sector in self.sectors)
        return 3 if built >= third else 2 if built >= second else 1

    def complexes(self, color: str, sector: str) -> int:
        return sum(self.at(near, color).complexes for near in self.sectors if self.distances[sector, near] <= 1)

    def outposts(self, color: str, sector: str, fleets: int) -> int:
        """A stack, all stacks that join it, and so many Fleets beside it."""
        height = self.at(sector, color).outposts
        power = height + fleets * self.tier(color)
        for other in self.sectors:
            there = self.at(other, color).outposts
            steps = self.distances[sector, other]
            if other != sector and there and (steps <= height - 1 or steps <= there - 1):
                power += there
        return power

    def is_spent(self, color: str, **what: str) -> bool:
        return any(
            spent.player == color and all(getattr(spent, name) == value for name, value in what.items())
            for spent in self.table.spent
        )

    def factions_left(self, color: str, attacks: bool) -> list[int]:
        hindered = attacks or self.ruling("phase-limits") == "both"
        return [
            self.faction(color, faction)
            for faction in FACTIONS
            if not (hindered and self.is_spent(color, faction=faction))
        ]

    def stacks_left(self, color: str, sector: str, fighting: int, attacks: bool) -> list[int]:
        """What each Outpost stack that reaches a Sector would add to the Fleets that fight there."""
        hindered = attacks or self.ruling("phase-limits") == "both"
        found = []
        for place in self.sectors:
            here = self.at(place, color)
            if not here.outposts or self.distances[place, sector] > here.outposts - 1:
                continue
            if hindered and self.is_spent(color, outpost=place):
                continue
            is_counted = place == sector and self.ruling("fleet-counts-once") == "yes"
            found.append(self.outposts(color, place, here.fleets - (fighting if is_counted else 0)))
        return found

    def effects(self, color: str, side: str, domain: str) -> int:
        words = ["attack"] if side == "attack" else ["defense", "defence"]
        modifiers = next(seat for seat in self.table.seats if seat.color == color).modifiers
        return sum(modifiers.get(word, 0) + modifiers.get(f"{word}-{domain}", 0) for word in words)

    def attack(self, color: str, piece: str, sector: str) -> int:
        """The starting Power of an attack by one Unit, or by a group of Complexes."""
        effects = self.effects(color, "attack", TYPES[piece])
        if piece == "complex":
            return self.complexes(color, sector) + effects
        if piece == "agent":
            return 1 + max([0, *self.factions_left(color, attacks=True)]) + effects
        return self.tier(color) + max([0, *self.stacks_left(color, sector, 1, attacks=True)]) + effects

    def defense(self, color: str, piece: str, sector: str) -> int:
        effects = self.effects(color, "defense", TYPES[piece])
        here = self.at(sector, color)
        if piece in ("complex", "gate"):
            return self.complexes(color, sector) + effects
        if piece == "embassy":
            faction = self.table.tiles[sector].faction
            total = self.faction(color, faction) if faction else self.embassy_alone(sector)
            return total + here.agents + effects
        if piece == "outpost":
            return self.outposts(color, sector, here.fleets) + effects
        present = here.agents if piece == "agent" else here.fleets
        fighting = 1 if self.ruling("unit-defence") == "one" else present
        draws = present if self.ruling("unit-defence") == "each-draws" else 1
        if piece == "agent":
            each, backing = 1, self.factions_left(color, attacks=False)
        else:
            each, backing = self.tier(color), self.stacks_left(color, sector, fighting, attacks=False)
        best = max(sum(chosen) for chosen in combinations(backing + [0] * draws, draws))
        return fighting * each + best + effects

    # Targets ----------------------------------------------------------------------------------------------------------

    def count(self, color: str, piece: str, sector: str) -> int:
        if piece == "gate":
            return len([gate for gate in self.table.gates if gate.owner == color and sector in gate.ends])
        here = self.at(sector, color)
        return {
            "complex": here.complexes,
            "embassy": here.embassies,
            "outpost": here.outposts,
            "agent": here.agents,
            "fleet": here.fleets,
        }[piece]

    def may_be_attacked(self, attacker: str, defender: str, piece: str, sector: str) -> bool:
        tile = self.table.tiles.get(sector)
        if tile is None or attacker == defender or tile.home not in (None, attacker):
            return False
        if not self.count(defender, piece, sector):
            return False
        return piece not in SHIELDS or not self.count(defender, SHIELDS[piece], sector)

    def cost(self, defender: str, piece: str, sector: str) -> int:
        if piece in SHIELDS:
            return 0
        return self.embassy_alone(sector) if piece == "embassy" else self.count(defender, piece, sector)

    def fresh(self, color: str, piece: str, sector: str) -> int:
        used = [s for s in self.table.spent if (s.player, s.attacker, s.sector) == (color, piece, sector)]
        if piece == "complex":
            return 0 if used else self.count(color, piece, sector)
        return self.count(color, piece, sector) - len(used)

    def targets(self, color: str, with_moves: bool) -> Iterator[Attack]:
        for action, (piece, per_power, allowed) in ACTIONS.items():
            for start in self.sectors:
                if self.fresh(color, piece, start) < 1:
                    continue
                stands: list[tuple[str, str | None, int]] = [(start, None, 0)]
                if with_moves and piece != "complex":
                    stands += [(end, start, fee) for end, fee in self.moves(color, piece, start).items()]
                for stand, moved_from, fee in stands:
                    yield from self._targets_from(color, action, stand, moved_from, fee, per_power, allowed)

    def _targets_from(
        self, color: str, action: str, stand: str, moved_from: str | None, fee: int, per_power: int, allowed: str
    ) -> Iterator[Attack]:
        piece = ACTIONS[action][0]
        after = self if moved_from is None else self.moved(color, piece, moved_from, stand)
        for sector in self.sectors:
            if self.distances[stand, sector] > (1 if piece == "complex" else 0):
                continue
            for seat in self.table.seats:
                for target in allowed.split():
                    if self.may_be_attacked(color, seat.color, target, sector):
                        yield Attack(
                            action,
                            stand,
                            moved_from,
                            seat.color,
                            target,
                            sector,
                            after.attack(color, piece, stand),
                            after.defense(seat.color, target, sector),
                            fee + per_power * self.cost(seat.color, target, sector),
                        )

    def moved(self, color: str, piece: str, start: str, end: str) -> Oracle:
        """The same galaxy after a Unit has moved."""
        after = object.__new__(Oracle)
        after.__dict__.update(self.__dict__)
        table = self.table.with_pieces(start, color, piece, -1).with_pieces(end, color, piece, 1)  # type: ignore[arg-type]
        after.table = table
        return after

    # Moves ------------------------------------------------------------------------------------------------------------

    def moves(self, color: str, piece: str, start: str) -> dict[str, int]:
        """Where a Unit may end, and the cheapest fee."""
        fees = self._agent_fees(start) if piece == "agent" else self._fleet_fees(start)
        return {
            sector: fee
            for sector, fee in fees.items()
            if sector != start and sector in self.table.tiles and self.table.tiles[sector].home in (None, color)
        }

    def _steps(self) -> Iterator[tuple[str, str, int]]:
        """Every step between neighbours, both ways, and an Agent's fee for it; never onto the Center."""
        for one in self.sectors:
            for other in self.sectors:
                if self._touch(self.hexes[one], self.hexes[other]):
                    yield one, other, 0 if one[0] == other[0] else 2
        for gate in self.table.gates:
            one, other = gate.ends
            fee = 0 if one[0] == other[0] or self.ruling("gate-border") == "free" else 2
            yield one, other, fee
            yield other, one, fee

    def _agent_fees(self, start: str) -> dict[str, int]:
        """Bellman and Ford: improve every fee by every step until nothing improves."""
        fees = {start: 0}
        steps = list(self._steps())
        improved = True
        while improved:
            improved = False
            for one, other, fee in steps:
                if one in fees and fees[one] + fee < fees.get(other, FAR):
                    fees[other] = fees[one] + fee
                    improved = True
        return fees

    def _fleet_fees(self, start: str) -> dict[str, int]:
        reached = {start}
        steps = list(self._steps())
        for _ in range(3):
            reached |= {other for one, other, _ in steps if one in reached}
        return dict.fromkeys(reached, 1)

    # Scoring ----------------------------------------------------------------------------------------------------------

    def board_powers(self, board: str) -> dict[str, int]:
        """The Power of everybody with a Base on a board."""
        powers = {}
        for seat in self.table.seats:
            power, has_base = 0, False
            for sector in self.sectors:
                here = self.at(sector, seat.color)
                if sector[0] != board or not (here.complexes or here.embassies or here.outposts):
                    continue
                has_base = True
                power += here.complexes + here.outposts
                is_home = self.table.tiles[sector].home is not None
                if here.embassies and not (is_home and self.ruling("wild-home-scores") == "no"):
                    power += self.embassy_alone(sector)
            if has_base:
                powers[seat.color] = power
        return powers

    def score(self, board: str) -> dict[str, int]:
        """The VPs that a board pays."""
        powers = self.board_powers(board)
        ranked = dict(powers)
        if self.ruling("zero-power-rank") == "presence-only":
            ranked = {color: power for color, power in powers.items() if power > 0}
        vps = dict.fromkeys(powers, 1)
        amounts = sorted(set(ranked.values()), reverse=True)
        firsts = [color for color in ranked if ranked[color] == amounts[0]]
        seconds = [color for color in ranked if len(amounts) > 1 and ranked[color] == amounts[1]]
        for color in firsts:
            vps[color] = 6 if len(firsts) == 1 else 3
        if len(firsts) == 1 or self.ruling("tie-for-first") == "next-scores-influence":
            for color in seconds:
                vps[color] = 3 if len(seconds) == 1 else 1
        for color in vps:
            vps[color] += 2 if len(powers) == 1 else 0
            vps[color] += 1 if board == "X" else 0
        return vps
