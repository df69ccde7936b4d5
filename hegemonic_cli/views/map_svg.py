"""The galaxy as a picture: an SVG written as text, with colors and letters, so that nothing depends on color alone.

Rulebook: Component Summary.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.galaxy import CENTER, Tile, board_of
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Faction
from hegemonic_cli.kernel.hexes import DIRECTIONS, Hex, rotated
from hegemonic_cli.views.layout import cell_width
from hegemonic_cli.views.map_cells import Holding, holdings

# Named fonts first: where none of a picture's fonts is installed, a renderer leaves the text out without a word.
FONTS = "DejaVu Sans, Liberation Sans, Noto Sans, Arial, Helvetica, sans-serif"
SIZE = 62.0  # from a hex's middle to a corner
HALF_WIDTH = SIZE * 3**0.5 / 2
MARGIN = 30.0
LINE = 22.0
LEGEND_SIZE = 15
GATE_BOW = 0.4  # of the distance between its halves
GATE_BOW_WIDEST = 90.0
LETTER_WIDTH = 0.62  # of the font size, on average

INK = "#1d1d1f"
PAPER = "#ffffff"
TILE_FILL = "#eceef1"
EMPTY_FILL = "#ffffff"
CENTER_FILL = "#3a3d44"
MARKED = "#ffe45c"
FAINT = "#9aa0a8"
FILLS: dict[Color, str] = {
    "blue": "#bcd3ff",
    "green": "#bfe8c4",
    "orange": "#ffd2a3",
    "purple": "#e1c8f5",
    "red": "#ffc0bb",
    "yellow": "#fff1a1",
}
STROKES: dict[Color, str] = {
    "blue": "#1f4fb5",
    "green": "#1c7a33",
    "orange": "#c25a00",
    "purple": "#7330a5",
    "red": "#b3201a",
    "yellow": "#94770a",
}
FACTION_FILLS: dict[Faction, str] = {"green": "#3d9a50", "orange": "#e07a1f", "purple": "#8a4bbd"}


class Point(NamedTuple):
    """A place in the picture."""

    x: float
    y: float


class Sheet(NamedTuple):
    """Where every hex lies in the picture, and how large the picture is."""

    middles: Mapping[str, Point]
    at: Mapping[Hex, str]
    hexes: Mapping[str, Hex]
    width: float
    height: float


def picture(table: Table, highlighted: Sequence[str] = (), rotate: int = 0, *, is_blank: bool = False) -> str:
    """The whole SVG document; `is_blank` draws a sheet with large labels only."""
    sheet = _sheet(table, rotate)
    said = [] if is_blank else list(_legend(table))
    wide = max([sheet.width, *(2 * MARGIN + _text_width(line, LEGEND_SIZE) for line in said)])
    height = sheet.height + (MARGIN + LINE * len(said) if said else 0)
    extent = f'width="{wide:.0f}" height="{height:.0f}"'
    view = f'viewBox="0 0 {wide:.0f} {height:.0f}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {extent} {view} font-family="{FONTS}">',
        f'<rect {extent} fill="{PAPER}"/>',
    ]
    for sector, middle in sheet.middles.items():
        parts += _hex(table, sector, middle, is_blank=is_blank, is_marked=sector in highlighted)
    parts += _borders(sheet)
    if not is_blank:
        parts += _gate_lines(table, sheet)
    for sector, middle in sheet.middles.items():
        if sector == CENTER:
            continue
        parts += _large_label(sector, middle) if is_blank else _content(table, sector, middle)
    parts += [
        _text(line, Point(MARGIN, sheet.height + LINE * (number + 0.5)), LEGEND_SIZE, anchor="start")
        for number, line in enumerate(said)
    ]
    return "\n".join([*parts, "</svg>", ""])


def _sheet(table: Table, rotate: int) -> Sheet:
    galaxy = table.galaxy
    hexes = {} if galaxy is None else {sector: rotated(at, rotate) for sector, at in galaxy.hexes.items()}
    if galaxy is not None and galaxy.center is not None:
        hexes[CENTER] = rotated(galaxy.center, rotate)
    raw = {sector: Point(HALF_WIDTH * (2 * at.q + at.r), SIZE * 1.5 * at.r) for sector, at in hexes.items()}
    left = min((at.x for at in raw.values()), default=0) - HALF_WIDTH - MARGIN
    top = min((at.y for at in raw.values()), default=0) - SIZE - MARGIN
    middles = {sector: Point(at.x - left, at.y - top) for sector, at in raw.items()}
    return Sheet(
        middles,
        {at: sector for sector, at in hexes.items()},
        hexes,
        max((at.x for at in middles.values()), default=0) + HALF_WIDTH + MARGIN,
        max((at.y for at in middles.values()), default=0) + SIZE + MARGIN,
    )


def _corners(middle: Point, size: float = SIZE) -> list[Point]:
    """A hex's corners, clockwise from the upper right one."""
    wide = size * 3**0.5 / 2
    x, y = middle
    return [
        Point(x + wide, y - size / 2),
        Point(x + wide, y + size / 2),
        Point(x, y + size),
        Point(x - wide, y + size / 2),
        Point(x - wide, y - size / 2),
        Point(x, y - size),
    ]


# Which of the corners' sides faces each of the kernel's directions: east, north-east, north-west, west, …
_SIDES = dict(zip(DIRECTIONS, (0, 5, 4, 3, 2, 1), strict=True))


def _hex(table: Table, sector: str, middle: Point, *, is_blank: bool, is_marked: bool) -> Iterator[str]:
    fill = CENTER_FILL if sector == CENTER else EMPTY_FILL if is_blank or table.tile(sector) is None else TILE_FILL
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in _corners(middle))
    yield f'<polygon points="{points}" fill="{fill}"/>'
    if is_marked:
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in _corners(middle, SIZE - 6))
        yield f'<polygon points="{points}" fill="none" stroke="{MARKED}" stroke-width="8"/>'
        yield f'<polygon points="{points}" fill="none" stroke="{INK}" stroke-width="1.5" stroke-dasharray="3 3"/>'


def _borders(sheet: Sheet) -> Iterator[str]:
    """Thin lines within a board, then thick ones around each, so that the thick ones stay on top."""
    thin: list[str] = []
    thick: list[str] = []
    for sector, at in sheet.hexes.items():
        corners = _corners(sheet.middles[sector])
        for direction, side in _SIDES.items():
            near = sheet.at.get(Hex(at.q + direction.q, at.r + direction.r))
            one, other = corners[side], corners[(side + 1) % len(corners)]
            line = f'x1="{one.x:.1f}" y1="{one.y:.1f}" x2="{other.x:.1f}" y2="{other.y:.1f}"'
            is_within = near is not None and board_of(near) == board_of(sector)
            (thin if is_within else thick).append(line)
    yield from (f'<line {line} stroke="{FAINT}" stroke-width="1.2" stroke-dasharray="4 4"/>' for line in thin)
    yield from (f'<line {line} stroke="{INK}" stroke-width="3.5" stroke-linecap="round"/>' for line in thick)


def _large_label(sector: str, middle: Point) -> Iterator[str]:
    yield _text(sector, Point(middle.x, middle.y + 16), 46, weight="bold")


def _content(table: Table, sector: str, middle: Point) -> Iterator[str]:
    tile = table.tile(sector)
    label = sector if tile is None or tile.home is None else f"{sector} {tile.home[0]}'s"
    ink = INK if tile is None or tile.home is None else STROKES[tile.home]
    yield _text(label, Point(middle.x, middle.y - 31), 15, weight="bold", fill=ink)
    if tile is not None:
        yield from _locations(tile, Point(middle.x, middle.y - 15))
    yield from _chips(holdings(table, sector), Point(middle.x, middle.y + 6))


def _locations(tile: Tile, middle: Point) -> Iterator[str]:
    """Squares for Industrial, a circle for a Political, triangles for a Martial Location, as on the tile."""
    gap = 12.5
    count = tile.industrial + tile.has_embassy_location + tile.martial
    x, y = middle.x - gap * (count - 1) / 2, middle.y
    for _ in range(tile.industrial):
        yield f'<rect x="{x - 5:.1f}" y="{y - 5:.1f}" width="10" height="10" fill="#f2cf3a" stroke="{INK}"/>'
        x += gap
    if tile.has_embassy_location:
        fill = PAPER if tile.faction is None else FACTION_FILLS[tile.faction]
        inside = "e" if tile.faction is None else f"{tile.faction[0]}{tile.embassy}"
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" fill="{fill}" stroke="{INK}"/>'
        yield _text(inside, Point(x, y + 3.5), 10, weight="bold", fill=INK if tile.faction is None else PAPER)
        x += gap
    for _ in range(tile.martial):
        points = f"{x - 6:.1f},{y + 5:.1f} {x + 6:.1f},{y + 5:.1f} {x:.1f},{y - 6:.1f}"
        yield f'<polygon points="{points}" fill="#d8453d" stroke="{INK}"/>'
        x += gap


def _chips(held: Sequence[Holding], top: Point) -> Iterator[str]:
    """One strip per player with the letter and the pieces; two in a row where there are many."""
    tall, size = (15.0, 12) if len(held) <= 2 else (13.0, 11)
    rows = [held[at : at + 2] for at in range(0, len(held), 2)] if len(held) > 3 else [[one] for one in held]
    for number, row in enumerate(rows):
        texts = [f"{one.color[0]} {' '.join(one.pieces)}" for one in row]
        widths = [_text_width(text, size) + 6 for text in texts]
        x = top.x - (sum(widths) + 3 * (len(row) - 1)) / 2
        y = top.y + number * (tall + 2)
        for one, text, wide in zip(row, texts, widths, strict=True):
            yield (
                f'<rect x="{x:.1f}" y="{y - tall / 2:.1f}" width="{wide:.1f}" height="{tall:.0f}" rx="3" '
                f'fill="{FILLS[one.color]}" stroke="{STROKES[one.color]}" stroke-width="1.5"/>'
            )
            yield _text(text, Point(x + wide / 2, y + size * 0.36), size)
            x += wide + 3


def _gate_lines(table: Table, sheet: Sheet) -> Iterator[str]:
    """A line between the halves of each pair of Gates, with its owner's letter in the middle."""
    for gate in table.gates:
        one, other = (sheet.middles[end] for end in gate.ends)
        ink = STROKES[gate.owner]
        bow = _bow(one, other)
        yield (
            f'<path d="M {one.x:.1f} {one.y:.1f} Q {bow.x:.1f} {bow.y:.1f} {other.x:.1f} {other.y:.1f}" fill="none" '
            f'stroke="{ink}" stroke-width="3" stroke-dasharray="9 5" opacity="0.75"/>'
        )
        at = Point((one.x + other.x) / 4 + bow.x / 2, (one.y + other.y) / 4 + bow.y / 2)
        yield f'<circle cx="{at.x:.1f}" cy="{at.y:.1f}" r="9" fill="{PAPER}" stroke="{ink}" stroke-width="2"/>'
        yield _text(f"{gate.owner[0]}G", Point(at.x, at.y + 3.5), 9, weight="bold")


def _bow(one: Point, other: Point) -> Point:
    """Where a Gate's line is drawn to on its way, so that it passes between the middles of Sectors in a row."""
    length = ((other.x - one.x) ** 2 + (other.y - one.y) ** 2) ** 0.5
    aside = min(GATE_BOW, GATE_BOW_WIDEST / length) if length else 0
    return Point((one.x + other.x) / 2 + (other.y - one.y) * aside, (one.y + other.y) / 2 - (other.x - one.x) * aside)


def _legend(table: Table) -> Iterator[str]:
    yield f"Round {table.round}, {PHASE_WORDS[table.phase]}"
    yield " · ".join(
        f"{seat.color[0]} {seat.shown}" + ("" if seat.shown.casefold() == seat.color else f" ({seat.color})")
        for seat in table.seats
    )
    yield "C Complex · E Embassy · O Outpost · A Agent · F Fleet · G Gate (a dashed line joins its halves)"
    yield "Squares: Industrial · circles: Political (o p g: Faction, with its Power) · triangles: Martial Locations"
    yield "r's: red's Home Sector · white: an empty hex · thick lines: borders of boards"


def _text(text: str, at: Point, size: float, *, weight: str = "normal", fill: str = INK, anchor: str = "middle") -> str:
    safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    safe = "".join(letter if letter.isprintable() or ord(letter) > 0x9F else " " for letter in safe)
    return (
        f'<text x="{at.x:.1f}" y="{at.y:.1f}" font-size="{size:g}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}">{safe}</text>'
    )


def _text_width(text: str, size: float) -> float:
    return cell_width(text) * size * LETTER_WIDTH
