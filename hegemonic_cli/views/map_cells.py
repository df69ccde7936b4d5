"""What stands in one Sector of a drawn map, in few letters: players' letters are lower case, pieces upper case.

`E3 r's` is red's Home Sector; `i2o3m3` its tile in the letters of a position file, `-` one without Locations; `r2CEG`
red's pieces. An empty hex shows its label alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.table import NO_PIECES, Table
from hegemonic_cli.games.hegemonic.tilewords import pieces_words, tile_words
from hegemonic_cli.games.hegemonic.vocabulary import Color

MARK = "*"
CENTER_FILL = "/"


class Span(NamedTuple):
    """A stretch of text of one player's color, or of nobody's; `is_marked` where a Sector is highlighted."""

    text: str
    color: Color | None = None
    is_marked: bool = False


Line = tuple[Span, ...]


class Holding(NamedTuple):
    """What one player has in a Sector: the letter, then the words for pieces, Gates included."""

    color: Color
    pieces: tuple[str, ...]

    @property
    def text(self) -> str:
        """`r2CEG`."""
        return self.color[0] + "".join(self.pieces)


def holdings(table: Table, sector: str) -> list[Holding]:
    """Who has what in a Sector, in seating order."""
    found = []
    for color in table.colors:
        held = table.at(sector, color)
        words = [] if held == NO_PIECES else pieces_words(held).split()
        gates = sum(gate.owner == color and sector in gate.ends for gate in table.gates)
        if gates:
            words.append("G" if gates == 1 else f"{gates}G")
        if words:
            found.append(Holding(color, tuple(words)))
    return found


def location_words(tile: Tile) -> list[str]:
    """The Locations of a tile in words; the owner of a Home Sector stands by the label."""
    return tile_words(tile._replace(home=None)).split()


def cell(table: Table, sector: str, width: int, *, is_marked: bool) -> list[Line]:
    """The lines of one Sector, each at most `width` cells wide: label, tile, pieces."""
    tile = table.tile(sector)
    home = tile.home if tile is not None else None
    label = [Span(sector)] if home is None else [Span(sector), Span(f"{home[0]}'s", home)]
    lines = [_marked(line, width) if is_marked else line for line in _flowed(label, width, " ")]
    if tile is not None:
        lines += _flowed([Span(word) for word in location_words(tile)], width, "")
    lines += _flowed([part for held in holdings(table, sector) for part in _parts(held, width)], width, " ")
    return lines


def label(sector: str, width: int, *, is_marked: bool) -> list[Line]:
    """A Sector's label alone, in the middle."""
    line = (Span(" " * ((width - len(sector)) // 2) + sector),)
    return [_marked(line, width) if is_marked else line]


def center(width: int, height: int) -> list[Line]:
    """The Center, out of play for all purposes."""
    return [(Span(CENTER_FILL * width),)] * height


def _parts(held: Holding, width: int) -> Iterator[Span]:
    """One player's pieces, in as many parts as the width needs, each with the player's letter in front."""
    part = held.color[0]
    for word in held.pieces:
        if len(part) + len(word) > width and len(part) > 1:
            yield Span(part, held.color)
            part = held.color[0]
        part += word
    yield Span(part, held.color)


def _flowed(spans: Sequence[Span], width: int, gap: str) -> list[Line]:
    lines: list[list[Span]] = []
    used = 0
    for span in spans:
        if lines and used + len(gap) + len(span.text) <= width:
            if gap:
                lines[-1].append(Span(gap))
            lines[-1].append(span)
            used += len(gap) + len(span.text)
        else:
            lines.append([span])
            used = len(span.text)
    return [tuple(line) for line in lines]


def _marked(line: Line, width: int) -> Line:
    text = "".join(span.text for span in line)
    filled = [Span(span.text.replace(" ", MARK), span.color, True) for span in line]
    return (*filled, Span(MARK * (width - len(text)), None, True))
