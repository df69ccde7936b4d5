"""Galaxies to start from, for 2 to 6 players, and the rule for laying a galaxy board by board.

Hexes are drawn with a corner on top: `q` counts to the east, `r` to the south-east; a hex lies at x = q + r/2, y = r.
The Core is the Center at (0, 0) and six Sectors around it; a Galaxy Board is a row of three hexes and a row of two. Six
Galaxy Boards around the Core fill a regular hexagon, the galaxy of four players; fewer players leave boards out, more
lay some against its corners. Every preset is only a suggestion: a position may list any hexes.

How everything is named: the Core is X; the other boards are A, B, C … clockwise by their middle, from straight up; of
two in one direction the nearer comes first. The Sectors of a board are numbered row by row as drawn, the top row first,
each row from left to right. A galaxy that is turned is named anew, so that this always holds.

Rulebook: Game Setup, Component Summary.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cmp_to_key
from string import ascii_uppercase
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.galaxy import Board, sector_key
from hegemonic_cli.games.hegemonic.vocabulary import CORE
from hegemonic_cli.kernel.hexes import Hex, distance, neighbours, rotated
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "Game Setup"
GALAXY_BOARDS: dict[int, int] = {2: 3, 3: 5, 4: 6, 5: 8, 6: 9}  # beside the Core, by number of players
GALAXY_BOARDS_IN_BOX = 9
BOARD_SECTORS = 5
BOARDS_TOUCHED = 2
SIXTHS = 6  # of a full turn: every way in which a galaxy of hexes can be turned

CENTER_HEX = Hex(0, 0)
BOARD_SHAPE = (Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(0, 1), Hex(1, 1))
BOARD_MIDDLE = Hex(1, 0)  # the middle of its row of three
_RING = (Hex(1, -3), Hex(2, -3), Hex(3, -3), Hex(1, -2), Hex(2, -2))  # the board right of straight up, beside the Core
_OUTER = (
    Hex(4, -4),
    Hex(4, -3),
    Hex(4, -2),
    Hex(5, -4),
    Hex(5, -3),
)  # the one that touches it and the next of the ring

# By number of players: by how many sixths each board of the ring, and each outer one, is turned.
_TURNS: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {
    2: ((0, 1, 2), ()),
    3: ((0, 1, 2, 3, 4), ()),
    4: ((0, 1, 2, 3, 4, 5), ()),
    5: ((0, 1, 2, 3, 4, 5), (0, 3)),
    6: ((0, 1, 2, 3, 4, 5), (0, 2, 4)),
}
# Home Sectors on boards of their own, at least four hexes apart, and all as far from the next rival and, within one
# hex, from the Core.
_HOMES: dict[int, tuple[Hex, ...]] = {
    2: (Hex(2, -3), Hex(1, 2)),
    3: (Hex(2, -3), Hex(1, 2), Hex(-3, 1)),
    4: (Hex(1, -3), Hex(3, -1), Hex(-1, 3), Hex(-3, 1)),
    5: (Hex(1, -3), Hex(3, -1), Hex(0, 3), Hex(-4, 4), Hex(-3, 0)),
    6: (Hex(4, -4), Hex(3, 0), Hex(0, 4), Hex(-3, 3), Hex(-4, 0), Hex(0, -3)),
}


class Preset(NamedTuple):
    """A galaxy to start from: its boards by name, and a recommended Home Sector for each player, clockwise."""

    boards: dict[str, Board]
    homes: tuple[str, ...]


def preset(players: int, rotate: int = 0) -> Preset:
    """The galaxy for 2 to 6 players, turned clockwise by so many sixths of a full turn and named as it lies then."""
    ring, outer = _TURNS[players]
    boards = [_turned(_RING, turn + rotate) for turn in ring] + [_turned(_OUTER, turn + rotate) for turn in outer]
    named = lettered(boards, tuple(neighbours(CENTER_HEX)))
    sector_at = {at: sector for board in named.values() for sector, at in zip(board.sectors, board.hexes, strict=True)}
    homes = sorted((sector_at[rotated(home, rotate)] for home in _HOMES[players]), key=sector_key)
    return Preset(named, tuple(homes))


def players_at_first(boards: Mapping[str, Board], players: int) -> int:
    """How many began the game that so many play now: the galaxy is as large as for them, whoever left since."""
    laid = len(boards.keys() - {CORE})
    return max([players, *(began for began, needed in GALAXY_BOARDS.items() if needed == laid)])


def suggested_homes(boards: Mapping[str, Board], players: int) -> tuple[str, ...]:
    """The recommended Home Sectors of a galaxy that is one of these presets, however it is turned; none of another."""
    if players not in _TURNS or not boards:
        return ()
    presets = (preset(players, sixths) for sixths in range(SIXTHS))
    return next((each.homes for each in presets if each.boards == boards), ())


def lettered(
    boards: Iterable[Sequence[Hex]], core: Sequence[Hex] = (), center: Hex | None = CENTER_HEX
) -> dict[str, Board]:
    """Boards given as hexes, named by the rule that this module states; the Core, where there is one, comes first."""
    named = {CORE: Board(CORE, _row_by_row(core), center)} if core else {}
    clockwise = sorted((_row_by_row(hexes) for hexes in boards), key=cmp_to_key(_clockwise))
    letters = (letter for letter in ascii_uppercase if letter != CORE)
    named.update((letter, Board(letter, hexes)) for letter, hexes in zip(letters, clockwise, strict=False))
    return named


def board_violations(boards: Mapping[str, Board], hexes: Sequence[Hex]) -> list[Violation]:
    """What keeps a Galaxy Board from being laid on these hexes, beside the boards that lie there already.

    It must overlap nothing and touch two other boards, one of them the Core if that can still be done.
    """
    wrong: list[Violation] = []
    if len(set(hexes)) != BOARD_SECTORS:
        wrong.append(
            Violation("galaxy/sectors", f"A Galaxy Board has {BOARD_SECTORS} Sectors, not {len(set(hexes))}", CHAPTER)
        )
    taken = _taken(boards)
    overlapped = sorted({taken[at] for at in hexes if at in taken})
    if overlapped:
        wrong.append(
            Violation("galaxy/overlap", f"The board would lie on {_boards_words(overlapped)}", CHAPTER),
        )
    touched = boards_touched(boards, hexes)
    needed = min(BOARDS_TOUCHED, len(boards))
    if len(touched) < needed:
        what = f"touches {_boards_words(touched)} only" if touched else "touches no other board"
        must = "the board that lies there" if needed == 1 else f"{needed} other boards"
        wrong.append(Violation("galaxy/touches-too-few", f"The board {what}: it must touch {must}", CHAPTER))
    if CORE in boards and CORE not in touched and has_room_beside_core(boards):
        wrong.append(
            Violation(
                "galaxy/not-beside-core",
                "The board doesn't touch the Core, and there is still room for one that does",
                CHAPTER,
            )
        )
    return wrong


def boards_touched(boards: Mapping[str, Board], hexes: Iterable[Hex]) -> list[str]:
    """The boards of which a Sector lies beside one of these hexes, by name."""
    taken = _taken(boards)
    return sorted({taken[near] for at in hexes for near in neighbours(at) if near in taken})


def has_room_beside_core(boards: Mapping[str, Board]) -> bool:
    """Whether one more Galaxy Board could be laid that touches the Core and as many others as the rule asks for."""
    needed = min(BOARDS_TOUCHED, len(boards))
    return any(len(boards_touched(boards, hexes)) >= needed for hexes in places_beside_core(boards))


class Placing(NamedTuple):
    """A way to lay a Galaxy Board: the middle hex of its row of three, and by how many sixths it is turned clockwise.

    Not turned, its row of two lies below.
    """

    middle: Hex
    turn: int

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """The board's hexes, row by row."""
        shape = (Hex(at.q - BOARD_MIDDLE.q, at.r - BOARD_MIDDLE.r) for at in BOARD_SHAPE)
        turned = (rotated(at, self.turn) for at in shape)
        return _row_by_row(Hex(at.q + self.middle.q, at.r + self.middle.r) for at in turned)


def placings(boards: Mapping[str, Board]) -> list[Placing]:
    """Every way in which the rule lets the next Galaxy Board be laid beside those that lie there, row by row."""
    taken = _taken(boards)
    needed = min(BOARDS_TOUCHED, len(boards))
    beside = {near for at in taken for near in neighbours(at)}
    middles = {near for at in beside for near in (at, *neighbours(at))} - taken.keys()
    found: list[tuple[Placing, list[str]]] = []
    for middle in _row_by_row(middles):
        for turn in range(SIXTHS):
            placing = Placing(middle, turn)
            touched = boards_touched(boards, placing.hexes)
            if len(touched) >= needed and taken.keys().isdisjoint(placing.hexes):
                found.append((placing, touched))
    beside_core = [placing for placing, touched in found if CORE in touched]
    return beside_core or [placing for placing, _ in found]


def places_beside_core(boards: Mapping[str, Board]) -> Iterator[tuple[Hex, ...]]:
    """Every way to lay a Galaxy Board beside the Core without lying on another board."""
    taken = _taken(boards)
    beside = {near for at in boards[CORE].hexes for near in neighbours(at) if near not in taken}
    seen = set()
    for turn in range(SIXTHS):
        shape = _turned(BOARD_SHAPE, turn)
        for start in sorted(beside):
            for anchor in shape:
                hexes = tuple(Hex(at.q - anchor.q + start.q, at.r - anchor.r + start.r) for at in shape)
                key = frozenset(hexes)
                if key not in seen and not any(at in taken for at in hexes):
                    seen.add(key)
                    yield hexes


def _taken(boards: Mapping[str, Board]) -> dict[Hex, str]:
    """Whose each hex is; the Center is the Core's."""
    taken = {at: name for name, board in boards.items() for at in board.hexes}
    taken.update((board.center, name) for name, board in boards.items() if board.center is not None)
    return taken


def _boards_words(names: Sequence[str]) -> str:
    shown = ["the Core" if name == CORE else f"board {name}" for name in names]
    return " and ".join(shown)


def _turned(hexes: Sequence[Hex], sixths: int) -> tuple[Hex, ...]:
    return tuple(rotated(at, sixths) for at in hexes)


def _row_by_row(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    return tuple(sorted(hexes, key=lambda at: (at.r, at.q)))


def _clockwise(one: Sequence[Hex], other: Sequence[Hex]) -> int:
    """Negative where the middle of `one` comes before that of `other` going clockwise from straight up."""
    (x, y), (u, v) = _middle(one), _middle(other)
    halves = _is_left(x, y) - _is_left(u, v)
    turn = u * y - v * x
    return halves or turn or _spread(one) - _spread(other)


def _middle(hexes: Sequence[Hex]) -> tuple[int, int]:
    """The direction of the hexes' middle from the Center, on a grid of half hexes; x to the east, y to the south."""
    return sum(2 * at.q + at.r for at in hexes), sum(at.r for at in hexes)


def _is_left(x: int, y: int) -> bool:
    return x < 0 or (x == 0 and y > 0)


def _spread(hexes: Sequence[Hex]) -> int:
    return sum(distance(at, CENTER_HEX) for at in hexes)


GALAXIES: dict[int, dict[str, Board]] = {players: preset(players).boards for players in GALAXY_BOARDS}
