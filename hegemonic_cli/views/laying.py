"""The galaxy while it is laid board by board: the boards that lie, and numbers on the hexes that are free beside them.

Lower than the map of a game, so that a question below it doesn't push it off the screen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy
from hegemonic_cli.kernel.hexes import Hex
from hegemonic_cli.views.map_list import label_list
from hegemonic_cli.views.map_text import LABEL_HALF, grid, label_map, plain

WIDEST_HALF = 4
NO_BOARD = ""  # its hexes are named by their numbers alone


def laying_lines(
    boards: Mapping[str, Board], free: Sequence[Hex], width: int, highlighted: Sequence[str] = ()
) -> list[str]:
    """The drawing, or a list of the boards where it doesn't fit; the free hexes are 1, 2, 3 … in their order."""
    laid = grid(Galaxy({**boards, NO_BOARD: Board(NO_BOARD, tuple(free))}))
    for half in range(WIDEST_HALF, LABEL_HALF - 1, -1):
        if laid.width(half) <= width:
            return [plain(line) for line in label_map(laid, half, highlighted)]
    return label_list(Galaxy(boards), width, highlighted)
