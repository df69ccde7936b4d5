"""Where Agents and Fleets can go, by which way, and what it costs.

An Agent goes anywhere and pays at each border between boards; a Fleet flies a few hexes for one fee. Both pass empty
hexes and rival Homes, but end only on a Sector Tile that is no rival Home, and never touch the Center.

Rulebook: Moving Agents and Fleets.
"""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.galaxy import CENTER, board_of
from hegemonic_cli.games.hegemonic.rules.spending import unused
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import PLURAL, Color, Piece, counted
from hegemonic_cli.kernel.violation import Violation

BORDER_FEE_CAPS = 2
FLEET_FEE_CAPS = 1
FLEET_HEXES = 3
CHAPTER = "Moving Agents and Fleets"
MOBILE: tuple[Piece, ...] = ("agent", "fleet")


class Way(NamedTuple):
    """The cheapest way to a Sector, then the shortest: its cost in CAPs, its hexes, the Sector before the last."""

    cost: int
    hexes: int
    before: str


class Moving:
    """The ways over one table's galaxy; each start's ways are worked out when first asked for.

    ValueError where the map isn't tracked: ask `table.is_map_tracked` first.
    """

    __slots__ = ("_cached_steps", "_found", "_galaxy", "_table")

    def __init__(self, table: Table) -> None:
        if table.galaxy is None:
            raise ValueError("the map isn't tracked")
        self._table = table
        self._galaxy = table.galaxy
        self._cached_steps: dict[str, dict[str, int]] | None = None
        self._found: dict[tuple[Piece, str], Mapping[str, Way]] = {}

    @property
    def _steps(self) -> dict[str, dict[str, int]]:
        """From every Sector to its neighbours, with an Agent's fee in CAPs; built only once a Unit really moves."""
        if self._cached_steps is not None:
            return self._cached_steps
        steps: dict[str, dict[str, int]] = {
            sector: {
                near: 0 if board_of(near) == board_of(sector) else BORDER_FEE_CAPS
                for near in self._galaxy.touching[sector]
                if near != CENTER
            }
            for sector in self._galaxy.sectors
        }
        for gate in self._table.gates:
            one, other = gate.ends
            fee = self._gate_fee(one, other)
            steps[one][other] = steps[other][one] = min(steps[one].get(other, fee), fee)
        self._cached_steps = steps
        return steps

    def ways(self, unit: Piece, start: str) -> Mapping[str, Way]:
        """Every Sector that an Agent or a Fleet reaches from `start` (itself included), wherever it may end."""
        found = self._found.get((unit, start))
        if found is None:
            found = self._agent_ways(start) if unit == "agent" else self._fleet_ways(start)
            self._found[unit, start] = found
        return found

    def path(self, unit: Piece, start: str, end: str) -> list[str]:
        """The Sectors passed, both ends named; empty where there is no way."""
        ways = self.ways(unit, start)
        if end not in ways:
            return []
        path = [end]
        while path[-1] != start:
            path.append(ways[path[-1]].before)
        return path[::-1]

    def fee(self, one: str, other: str) -> int:
        """What an Agent pays for the step between two adjacent Sectors, in CAPs."""
        return self._steps[one][other]

    def hexes(self, start: str, end: str) -> int | None:
        """The distance a Fleet would have to fly, in hexes; None where no way leads there."""
        seen, layer, count, steps = {start}, [start], 0, self._steps
        while layer:
            if end in seen:
                return count
            count += 1
            layer = [near for here in layer for near in steps[here] if near not in seen]
            seen.update(layer)
        return None

    def _gate_fee(self, one: str, other: str) -> int:
        if board_of(one) == board_of(other):
            return 0
        return BORDER_FEE_CAPS if self._table.readings["gate-border"] == "pays" else 0

    def _agent_ways(self, start: str) -> Mapping[str, Way]:
        steps = self._steps
        order = {sector: number for number, sector in enumerate(steps)}
        settled: dict[str, Way] = {}
        waiting = [(0, 0, order[start], start, start)]
        while waiting:
            cost, hexes, _, here, before = heappop(waiting)
            if here in settled:
                continue
            settled[here] = Way(cost, hexes, before)
            for near, fee in steps[here].items():
                if near not in settled:
                    heappush(waiting, (cost + fee, hexes + 1, order[near], near, here))
        return settled

    def _fleet_ways(self, start: str) -> Mapping[str, Way]:
        found = {start: Way(0, 0, start)}
        layer, steps = [start], self._steps
        for hexes in range(1, FLEET_HEXES + 1):
            following = []
            for here in layer:
                for near in steps[here]:
                    if near not in found:
                        found[near] = Way(FLEET_FEE_CAPS, hexes, here)
                        following.append(near)
            layer = following
        return found


def ending_violations(table: Table, color: Color, sector: str) -> tuple[Violation, ...]:
    """Why a player's Unit may not end its move in a Sector; empty where it may."""
    if table.tile(sector) is None:
        return (
            Violation(
                "move/empty-hex", f"{sector} is an empty hex: a Unit must end its move on a Sector Tile", CHAPTER
            ),
        )
    if table.is_rival_home(sector, color):
        return (
            Violation(
                "move/rival-home",
                f"{sector} is another player's Home Sector: a Unit may pass it but not end its move there",
                CHAPTER,
            ),
        )
    return ()


def unit_violations(table: Table, color: Color, unit: Piece, start: str) -> tuple[Violation, ...]:
    """Why no Unit of that kind can set out from `start`; empty where one can."""
    shown = table.seat(color).shown
    if unit not in MOBILE:
        return (Violation("move/not-mobile", f"{PLURAL[unit]} don't move: only Agents and Fleets do", CHAPTER),)
    there = table.at(start, color).count(unit)
    if not there:
        return (Violation("move/no-unit", f"{shown} has no {unit.capitalize()} in {start}", CHAPTER),)
    if not unused(table, color, unit, start):
        who = (
            f"{shown}'s {unit.capitalize()} in {start} is"
            if there == 1
            else f"{shown}'s {counted(there, unit)} in {start} are"
        )
        return (
            Violation(
                "move/used",
                f"{who} already used in this Action Phase: each may take part in one Conflict Action",
                "Declaring and Targeting Conflicts",
            ),
        )
    return ()


def move_violations(
    table: Table, moving: Moving, color: Color, unit: Piece, start: str, end: str
) -> tuple[Violation, ...]:
    """Everything that forbids a Unit's move, CAPs aside; empty where it is allowed."""
    violations = unit_violations(table, color, unit, start)
    if unit not in MOBILE:
        return violations
    if start == end:
        return (*violations, Violation("move/stays", f"The {unit.capitalize()} is in {end} already", CHAPTER))
    violations += ending_violations(table, color, end)
    if end not in moving.ways(unit, start):
        hexes = moving.hexes(start, end)
        if hexes is None:
            violations += (Violation("move/no-way", f"No way over the boards leads from {start} to {end}", CHAPTER),)
        else:
            violations += (
                Violation(
                    "move/too-far",
                    f"{end} is {hexes} hexes from {start}: a Fleet moves up to {FLEET_HEXES}, a Gate counting as one",
                    CHAPTER,
                ),
            )
    return violations


def ends(table: Table, moving: Moving, color: Color, unit: Piece, start: str) -> dict[str, Way]:
    """Every Sector in which a Unit from `start` may end its move, by board, then number; its own left out."""
    ways = moving.ways(unit, start)
    sectors = table.galaxy.sectors if table.galaxy else ()
    return {
        sector: ways[sector]
        for sector in sectors
        if sector in ways and sector != start and not ending_violations(table, color, sector)
    }
