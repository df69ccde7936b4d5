"""Boards, Sectors, tiles and Locations, and how far apart Sectors are, Gates included.

Boards carry one capital letter; the Core is `X` and alone has a Center. The Sectors of board `A` are `A1`, `A2`, … in
the order in which the position lists them. Everything is listed by board, then by number.

Rulebook: Component Summary, Range, Quantum Gates.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.vocabulary import CORE, Color, Faction
from hegemonic_cli.kernel.hexes import Hex, neighbours

CENTER = "X0"  # the Center's name inside distances; it is no Sector


class Board(NamedTuple):
    """A Galaxy Board, or the Core: the hexes of its Sectors in order, and the Center where it has one."""

    name: str
    hexes: tuple[Hex, ...]
    center: Hex | None = None

    @property
    def sectors(self) -> tuple[str, ...]:
        """The names of its Sectors: `A1`, `A2`, …"""
        return tuple(f"{self.name}{number}" for number in range(1, len(self.hexes) + 1))


class Tile(NamedTuple):
    """What a Sector Tile offers: Industrial Locations, the Power of its Political Location (0: none) and Faction, the
    stack limit of its Martial Location (0: none); for a Home Sector its owner.

    An Embassy Location of a Home Sector has no Faction: `embassy` is 0 and `home` is set.
    """

    industrial: int = 0
    faction: Faction | None = None
    embassy: int = 0
    martial: int = 0
    home: Color | None = None
    home_embassy: bool = False

    @property
    def has_embassy_location(self) -> bool:
        """Whether an Embassy can stand here."""
        return self.faction is not None or self.home_embassy


class Gate(NamedTuple):
    """A pair of Quantum Gates; `ends` in Sector order."""

    owner: Color
    ends: tuple[str, str]

    def other_end(self, sector: str) -> str:
        """The Sector of the half that is not in `sector`."""
        return self.ends[1] if self.ends[0] == sector else self.ends[0]


def board_of(sector: str) -> str:
    """The board a Sector lies on: `B3` lies on `B`."""
    return sector[0]


def sector_key(sector: str) -> tuple[str, int]:
    """Sorts Sectors by board, then by number."""
    return sector[0], int(sector[1:])


@dataclass(frozen=True, slots=True)
class Galaxy:
    """The boards as they lie on the table: which hex each Sector is, and which Sectors touch."""

    boards: Mapping[str, Board]
    hexes: Mapping[str, Hex] = field(init=False)
    at: Mapping[Hex, str] = field(init=False)
    touching: Mapping[str, tuple[str, ...]] = field(init=False)
    center: Hex | None = field(init=False)

    def __post_init__(self) -> None:
        boards = {name: self.boards[name] for name in sorted(self.boards)}
        hexes = {sector: at for board in boards.values() for sector, at in zip(board.sectors, board.hexes, strict=True)}
        core = boards.get(CORE)
        center = core.center if core else None
        at = {where: sector for sector, where in hexes.items()}
        if center is not None:
            at[center] = CENTER
        touching = {sector: tuple(at[near] for near in neighbours(where) if near in at) for where, sector in at.items()}
        for name, value in (
            ("boards", boards),
            ("hexes", hexes),
            ("at", at),
            ("touching", touching),
            ("center", center),
        ):
            object.__setattr__(self, name, value)

    @property
    def sectors(self) -> tuple[str, ...]:
        """Every Sector by board, then by number; the Center is none."""
        return tuple(self.hexes)


class Distances:
    """How many hexes lie between Sectors: empty hexes count, off-board hexes and (mostly) the Center don't, and two
    Sectors joined by anyone's Gate pair are adjacent.

    Built once per table; each Sector's distances are worked out when first asked for.
    """

    __slots__ = ("_found", "_touching")

    def __init__(self, galaxy: Galaxy, gates: Iterable[Gate] = (), *, center_blocks: bool = True) -> None:
        touching: dict[str, list[str]] = {
            sector: [near for near in nears if not (center_blocks and near == CENTER)]
            for sector, nears in galaxy.touching.items()
        }
        for gate in gates:
            one, other = gate.ends
            if other not in touching[one]:
                touching[one].append(other)
            if one not in touching[other]:
                touching[other].append(one)
        self._touching: Mapping[str, list[str]] = touching
        self._found: dict[str, dict[str, int]] = {}

    def adjacent(self, sector: str) -> list[str]:
        """The Sectors one step from `sector` (with `center_blocks=False` also the Center's name)."""
        return self._touching[sector]

    def around(self, sector: str) -> Mapping[str, int]:
        """Every Sector that can be reached from `sector`, with its distance in hexes; itself at 0."""
        found = self._found.get(sector)
        if found is None:
            found = {sector: 0}
            layer, steps = [sector], 0
            while layer:
                steps += 1
                following = []
                for here in layer:
                    for near in self._touching[here]:
                        if near not in found:
                            found[near] = steps
                            following.append(near)
                layer = following
            found.pop(CENTER, None)
            self._found[sector] = found
        return found

    def between(self, one: str, other: str) -> int | None:
        """The distance in hexes, or None where no way leads from one to the other."""
        return self.around(one).get(other)

    def within(self, sector: str, radius: int) -> list[str]:
        """The Sectors at most `radius` hexes away, itself included, nearest first."""
        return [other for other, steps in self.around(sector).items() if steps <= radius]

    def path(self, one: str, other: str) -> list[str]:
        """A shortest way from one Sector to the other, both named; empty where there is none."""
        if other not in self.around(one):
            return []
        back = self.around(one)
        way = [other]
        found = dict(back)
        found.setdefault(CENTER, self._center_steps(one))
        while way[-1] != one:
            steps = found[way[-1]]
            way.append(next(near for near in self._touching[way[-1]] if found.get(near) == steps - 1))
        return way[::-1]

    def _center_steps(self, one: str) -> int:
        nears = [self.around(one)[near] for near in self._touching.get(CENTER, ()) if near in self.around(one)]
        return 1 + min(nears, default=10**6)
