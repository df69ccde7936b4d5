"""A second, slow version of one BUILD action, written straight from the rulebook, to hold the real one against.

It knows the default rulings and the others that touch building, asks the position's plain facts only, and shares no
code with the rules: distances are grown hex by hex, prices are read off the box's lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation import StepWords
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Domain

BASE = {"industrial": "complex", "political": "embassy", "martial": "outpost"}
TYPE = {
    "complex": "industrial",
    "gate": "industrial",
    "embassy": "political",
    "agent": "political",
    "outpost": "martial",
    "fleet": "martial",
}
IN_BOX = {"complex": 15, "embassy": 9, "outpost": 12, "gate": 3, "agent": 3, "fleet": 3}
SPAN = {1: 2, 2: 3, 3: 4}
SIX = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Judged(NamedTuple):
    """What a chain comes to: which steps are allowed, their prices, and the CAPs left."""

    legal: list[bool]
    costs: list[int | None]
    left: int | None


class Lying:
    """The pieces on the board, changed as the chain goes on."""

    def __init__(self, table: Table) -> None:
        assert table.galaxy is not None
        self.table = table
        self.hexes = dict(table.galaxy.hexes)
        self.center = table.galaxy.center
        self.has: dict[tuple[str, Color, str], int] = {}
        for sector, held in table.pieces.items():
            for color, pieces in held.items():
                for piece in ("complex", "embassy", "outpost", "agent", "fleet"):
                    self.has[sector, color, piece] = pieces.count(piece)  # type: ignore[arg-type]
        self.gates: list[tuple[Color, frozenset[str]]] = [(gate.owner, frozenset(gate.ends)) for gate in table.gates]

    def count(self, sector: str, color: Color, piece: str) -> int:
        return self.has.get((sector, color, piece), 0)

    def total(self, color: Color, piece: str) -> int:
        if piece == "gate":
            return sum(owner == color for owner, _ in self.gates)
        return sum(number for (_, owner, kind), number in self.has.items() if owner == color and kind == piece)

    def grown(self, start: str, steps: int, gates: list[frozenset[str]]) -> set[str]:
        """Every Sector at most so many hexes away."""
        places = {tuple(at): sector for sector, at in self.hexes.items()}
        if self.center is not None and self.table.readings.value("center-blocks") == "no":
            places[tuple(self.center)] = "the Center"
        spot = {sector: at for at, sector in places.items()}
        reached = {start}
        for _ in range(steps):
            more = set()
            for sector in reached:
                q, r = spot[sector]
                more |= {places[q + dq, r + dr] for dq, dr in SIX if (q + dq, r + dr) in places}
                for ends in gates:
                    if sector in ends:
                        more |= ends
            reached |= more
        return reached - {"the Center"}

    def reach(self, color: Color, domain: str) -> set[str]:
        gates = [ends for _, ends in self.gates]
        reached: set[str] = set()
        for sector in self.hexes:
            bases = self.count(sector, color, BASE[domain])
            if bases:
                reached |= self.grown(sector, bases - 1 if domain == "martial" else 1, gates)
            if domain == "political" and self.count(sector, color, "agent"):
                reached.add(sector)
            if domain == "martial" and self.count(sector, color, "fleet"):
                reached.add(sector)
        return reached

    def may_build_in(self, sector: str, color: Color) -> bool:
        tile = self.table.tiles.get(sector)
        if tile is None:
            return False
        if tile.home in (None, color):
            return True
        return self.table.readings.value("rival-home-build") == "allowed"

    def has_room(self, sector: str, color: Color, piece: str) -> bool:
        tile = self.table.tiles[sector]
        everyone = {other: self.count(sector, other, piece) for other in self.table.colors}
        if piece == "complex":
            return sum(everyone.values()) < tile.industrial
        if piece == "embassy":
            return (tile.embassy > 0 or tile.home_embassy) and not any(everyone.values())
        return everyone[color] < tile.martial and not any(
            number for other, number in everyone.items() if other != color
        )


def tier(box: Box, domain: Domain, count: int) -> int:
    """The tier with so many Bases built, in a box that knows its tiers."""
    second, third = box.tracks[domain].tiers
    assert second is not None
    assert third is not None
    return 1 + (count >= second) + (count >= third)


def judged(table: Table, box: Box, color: Color, steps: Sequence[StepWords]) -> Judged:
    """One BUILD action in a box that knows every number."""
    lying = Lying(table)
    caps = table.seat(color).caps
    domain = TYPE[steps[0].piece]
    legal: list[bool] = []
    costs: list[int | None] = []
    for step in steps:
        cost = _price(lying, box, color, step)
        allowed = TYPE[step.piece] == domain and cost is not None and _is_allowed(lying, box, color, step)
        if allowed and caps is not None and cost is not None and cost > caps:
            allowed = False
        legal.append(allowed)
        costs.append(cost)
        if allowed:
            _carry_out(lying, color, step)
            caps = None if caps is None or cost is None else caps - cost
    return Judged(legal, costs, caps)


def _price(lying: Lying, box: Box, color: Color, step: StepWords) -> int | None:
    if step.piece in ("gate", "agent", "fleet"):
        return box.units[step.piece]  # type: ignore[index]
    prices = box.tracks[TYPE[step.piece]].cost  # type: ignore[index]
    if step.origin is not None:
        return prices[0]
    count = lying.total(color, step.piece)
    return prices[count] if count < IN_BOX[step.piece] else None


def _is_allowed(lying: Lying, box: Box, color: Color, step: StepWords) -> bool:
    if step.piece == "gate":
        return _is_gate_allowed(lying, box, color, step)
    assert step.sector is not None
    if not lying.may_build_in(step.sector, color):
        return False
    if step.piece in ("agent", "fleet"):
        base = "embassy" if step.piece == "agent" else "outpost"
        return (
            step.origin is None
            and lying.total(color, step.piece) < IN_BOX[step.piece]
            and lying.count(step.sector, color, base) > 0
        )
    if not lying.has_room(step.sector, color, step.piece):
        return False
    if step.origin is None:
        return lying.total(color, step.piece) < IN_BOX[step.piece] and step.sector in lying.reach(
            color, TYPE[step.piece]
        )
    if lying.total(color, step.piece) < IN_BOX[step.piece] or step.origin == step.sector:
        return False
    if not lying.count(step.origin, color, step.piece):
        return False
    if lying.table.readings.value("relocation-range") == "yes":
        return step.sector in lying.reach(color, TYPE[step.piece])
    lying.has[step.origin, color, step.piece] -= 1
    reached = lying.reach(color, TYPE[step.piece])
    lying.has[step.origin, color, step.piece] += 1
    return step.sector in reached


def _is_gate_allowed(lying: Lying, box: Box, color: Color, step: StepWords) -> bool:
    one, other = step.sector, step.other_end
    assert one is not None
    assert other is not None
    others = list(lying.gates)
    if step.origin is None:
        if lying.total(color, "gate") >= IN_BOX["gate"]:
            return False
    else:
        old = (color, frozenset((step.origin, step.origin_other_end or "")))
        if old not in others or old[1] == {one, other}:
            return False
        others.remove(old)
    if one == other or not all(lying.may_build_in(sector, color) for sector in (one, other)):
        return False
    ways = ((one, other), (other, one))
    if not any(lying.count(mine, color, "complex") and lying.table.tiles[far].industrial for mine, far in ways):
        return False
    through = [ends for _, ends in others]
    if lying.table.readings.value("gate-placement-distance") == "board-only":
        through = []
    return other in lying.grown(one, SPAN[tier(box, "industrial", lying.total(color, "complex"))], through)


def _carry_out(lying: Lying, color: Color, step: StepWords) -> None:
    assert step.sector is not None
    if step.piece == "gate":
        if step.origin is not None:
            lying.gates.remove((color, frozenset((step.origin, step.origin_other_end or ""))))
        lying.gates.append((color, frozenset((step.sector, step.other_end or ""))))
        return
    key = (step.sector, color, step.piece)
    lying.has[key] = lying.has.get(key, 0) + 1
    if step.origin is not None:
        lying.has[step.origin, color, step.piece] -= 1
