"""The galaxy in a terminal: Sectors as bricks, every row half a Sector aside from the next, as hexes lie.

Solid lines are the borders of boards, dotted ones lie within a board. Nothing depends on color.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.galaxy import CENTER, Galaxy, board_of
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.hexes import rotated
from hegemonic_cli.views.map_cells import Line, Span, cell, center, label

WIDEST_HALF = 6  # cells; more only makes the map hard to overlook
NARROWEST_HALF = 3  # the least in which a tile and some pieces can be read
LABEL_HALF = 2
BLANK_HALF = 4
HEIGHT = 3
ANSI: dict[Color, str] = {
    "red": "91",
    "blue": "94",
    "green": "92",
    "orange": "38;5;208",
    "purple": "95",
    "yellow": "93",
}
_ANSI_MARKED = "7"


class Grid(NamedTuple):
    """Where each Sector (and the Center) is drawn: its row, and how many half Sectors from the left."""

    places: Mapping[str, tuple[int, int]]
    rows: int
    halves: int

    def width(self, half: int) -> int:
        """How many cells the drawing fills with `half` cells to half a Sector."""
        return self.halves * half + 1

    def widest_half(self, width: int) -> int | None:
        """How many cells half a Sector may have, None where even the narrowest doesn't fit."""
        for half in range(WIDEST_HALF, NARROWEST_HALF - 1, -1):
            if self.width(half) <= width:
                return half
        return None


def grid(galaxy: Galaxy, rotate: int = 0) -> Grid:
    """The galaxy as it is drawn, turned clockwise by so many sixths."""
    hexes = {sector: rotated(at, rotate) for sector, at in galaxy.hexes.items()}
    if galaxy.center is not None:
        hexes[CENTER] = rotated(galaxy.center, rotate)
    left = min(2 * at.q + at.r for at in hexes.values())
    top = min(at.r for at in hexes.values())
    places = {sector: (at.r - top, 2 * at.q + at.r - left) for sector, at in hexes.items()}
    rows = 1 + max(row for row, _ in places.values())
    halves = 2 + max(half for _, half in places.values())
    return Grid(places, rows, halves)


def full_map(table: Table, laid: Grid, half: int, highlighted: Sequence[str] = ()) -> list[Line]:
    """Every Sector with its label, tile and pieces."""
    inner = 2 * half - 1
    cells = {
        sector: cell(table, sector, inner, is_marked=sector in highlighted)
        for sector in laid.places
        if sector != CENTER
    }
    return _drawn(laid, half, cells, HEIGHT)


def label_map(laid: Grid, half: int, highlighted: Sequence[str] = (), height: int = 1) -> list[Line]:
    """Every Sector with its label alone."""
    inner = 2 * half - 1
    above: list[Line] = [()] * ((height - 1) // 2)
    cells = {
        sector: [*above, *label(sector, inner, is_marked=sector in highlighted)]
        for sector in laid.places
        if sector != CENTER
    }
    return _drawn(laid, half, cells, height)


def plain(line: Line) -> str:
    """A line without colors."""
    return "".join(span.text for span in line).rstrip()


def painted(line: Line) -> str:
    """A line in the players' colors, for a terminal that has them."""
    return "".join(_paint(span) for span in line)


def _paint(span: Span) -> str:
    codes = [ANSI[span.color]] if span.color else []
    codes += [_ANSI_MARKED] if span.is_marked else []
    return f"\x1b[{';'.join(codes)}m{span.text}\x1b[0m" if codes else span.text


def _drawn(laid: Grid, half: int, cells: Mapping[str, list[Line]], height: int) -> list[Line]:
    inner = 2 * half - 1
    rows: list[dict[int, str]] = [{} for _ in range(laid.rows)]
    for sector, (number, at) in laid.places.items():
        rows[number][at] = sector
    lines: list[Line] = []
    above: Mapping[int, str] = {}
    for row in rows:
        lines.append((Span(_border(above, row, laid.halves, half)),))
        tall = max((len(cells[sector]) for sector in row.values() if sector != CENTER), default=0)
        tall = max(tall, height)
        shown = {at: center(inner, tall) if it == CENTER else cells[it] for at, it in row.items()}
        lines += [_row(row, shown, number, half) for number in range(tall)]
        above = row
    lines.append((Span(_border(above, {}, laid.halves, half)),))
    return lines


def _row(row: Mapping[int, str], shown: Mapping[int, list[Line]], number: int, half: int) -> Line:
    spans: list[Span] = []
    used = 0
    inner = 2 * half - 1
    for at in sorted(row):
        if at * half > used:
            spans.append(Span(" " * (at * half - used)))
        spans.append(Span(_upright(row.get(at - 2), row[at])))
        line = shown[at][number] if number < len(shown[at]) else ()
        spans += line
        spans.append(Span(" " * (inner - sum(len(span.text) for span in line))))
        if at + 2 not in row:
            spans.append(Span(_upright(row[at], None)))
        used = (at + 2) * half + (at + 2 not in row)
    return tuple(span for span in spans if span.text)


def _border(above: Mapping[int, str], below: Mapping[int, str], halves: int, half: int) -> str:
    """The line between two rows: solid between boards, dotted within one, nothing where neither row has a Sector."""
    signs = []
    for column in range(halves * half + 1):
        at, within = divmod(column, half)
        sides = [_over(row, side) for row in (above, below) for side in ((at,) if within else (at - 1, at))]
        boards = [_board(sector) for sector in sides]
        is_corner = not within and (sides[0] != sides[1] or sides[2] != sides[3])
        signs.append(_joint(boards) if is_corner else _flat(boards[0], boards[-1]))
    return "".join(signs).rstrip()


def _over(row: Mapping[int, str], at: int) -> str | None:
    """The Sector of a row that fills the half Sector number `at` from the left."""
    return row.get(at) or row.get(at - 1)


def _board(sector: str | None) -> str | None:
    """The board of a Sector; the Center counts as a board of its own, since nothing goes there. A hex beside the boards
    that carries but a number lies on none."""
    if sector is None or sector.isdecimal():
        return None
    return sector if sector == CENTER else board_of(sector)


def _upright(left: str | None, right: str | None) -> str:
    if _board(left) != _board(right):
        return "|"
    return " " if _board(left) is None else ":"


def _flat(above: str | None, below: str | None) -> str:
    if above != below:
        return "-"
    return " " if above is None else "."


def _joint(sides: Iterable[str | None]) -> str:
    boards = set(sides)
    if len(boards) > 1:
        return "+"
    return " " if boards == {None} else "."


def legend(table: Table) -> Iterator[str]:
    """How to read the map, in sentences."""
    players = ", ".join(f"{seat.color[0]} {seat.shown}" for seat in table.seats)
    gates = ", ".join(f"{gate.owner[0]} {gate.ends[0]}+{gate.ends[1]}" for gate in table.gates)
    yield f"Players: {players}."
    if gates:
        yield f"Gates: {gates}."
    yield "Pieces: C Complex, E Embassy, O Outpost, A Agent, F Fleet, G Gate; a number in front counts."
    yield (
        "Tiles: i Industrial, m Martial, o p g Political of the orange, purple, green Faction; r's is red's Home "
        "Sector, e its Embassy Location; - has no Locations; no letters: an empty hex."
    )
    yield "Solid lines are borders of boards, dotted ones lie within a board."
