"""The galaxy where it is too wide for the terminal: a map of the labels, then board by board what stands where."""

from __future__ import annotations

from collections.abc import Sequence

from hegemonic_cli.games.hegemonic.galaxy import Galaxy
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import CORE
from hegemonic_cli.views.layout import wrap
from hegemonic_cli.views.map_cells import MARK, holdings, location_words

EMPTY_HEX = "empty hex"
INDENT = 6  # cells: the mark, the Sector's label, spaces


def board_list(table: Table, width: int, highlighted: Sequence[str] = ()) -> list[str]:
    """Every board with its Sectors, each with its tile and pieces; a `*` in front marks a highlighted one."""
    if table.galaxy is None:
        return []
    lines: list[str] = []
    for name, board in table.galaxy.boards.items():
        lines.append(_title(name))
        for sector in board.sectors:
            mark = MARK if sector in highlighted else " "
            first, *others = wrap(_words(table, sector), width - INDENT)
            lines.append(f"{mark} {sector:<3} {first}".rstrip())
            lines += [f"{' ' * INDENT}{other}" for other in others]
    return lines


def label_list(galaxy: Galaxy, width: int, highlighted: Sequence[str] = ()) -> list[str]:
    """Every board with the labels of its Sectors; a `*` behind marks a highlighted one."""
    lines: list[str] = []
    for name, board in galaxy.boards.items():
        labels = " ".join(f"{sector}{MARK if sector in highlighted else ''}" for sector in board.sectors)
        lines += wrap(f"{_title(name)}: {labels}", width)
    return lines


def _title(board: str) -> str:
    return "The Core (X)" if board == CORE else f"Board {board}"


def _words(table: Table, sector: str) -> str:
    tile = table.tile(sector)
    words = [EMPTY_HEX] if tile is None else location_words(tile)
    if tile is not None and tile.home is not None:
        words.insert(0, f"{tile.home[0]}'s")
    standing = " ".join(held.text for held in holdings(table, sector))
    return f"{' '.join(words)}  {standing}" if standing else " ".join(words)
