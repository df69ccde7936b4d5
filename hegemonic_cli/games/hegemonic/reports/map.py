"""`map`: which Sector lies where, its tile, and what stands on it.

Rulebook: Component Summary, Game Setup, Quantum Gates.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hegemonic_cli.games.hegemonic.galaxy import Galaxy, board_of
from hegemonic_cli.games.hegemonic.report import Answer, not_tracked
from hegemonic_cli.games.hegemonic.rules.galaxies import preset
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.vocabulary import COLORS, PIECES

SIXTHS = 6


def map_of(
    table: Table,
    highlighted: Sequence[str] = (),
    rotate: int = 0,
    *,
    is_blank: bool = False,
    suggested_for: int | None = None,
) -> Answer:
    """The galaxy as it lies, `rotate` sixths of a full turn clockwise on paper; `is_blank` wants labels only.

    `suggested_for` says for how many players it is a suggestion; the highlighted Sectors are then suggested Homes.
    """
    if table.galaxy is None:
        problem = not_tracked("the map isn't tracked at this table", "give a position with boards, or --players N")
        return Answer("map", {"boards": [], "gates": []}, "error", (problem,))
    return Answer(
        "map",
        {
            "boards": [_board(table, table.galaxy, name) for name in table.galaxy.boards],
            "gates": [{"owner": gate.owner, "ends": list(gate.ends)} for gate in table.gates],
            "highlighted": list(highlighted),
            "rotate": rotate % SIXTHS,
            "blank": is_blank,
            "suggested_for": suggested_for,
        },
    )


def suggested(players: int, rotate: int = 0) -> tuple[Table, list[str]]:
    """A table with nothing but the suggested galaxy for that many players, and its recommended Home Sectors."""
    laid = preset(players, rotate)
    colors = COLORS[:players]
    table = Table(tuple(Seat(color) for color in colors), colors[0], phase="setup", galaxy=Galaxy(laid.boards))
    return table, list(laid.homes)


def _board(table: Table, galaxy: Galaxy, name: str) -> dict[str, Any]:
    board = galaxy.boards[name]
    return {
        "board": name,
        "center": None if board.center is None else list(board.center),
        "sectors": [_sector(table, galaxy, sector) for sector in board.sectors],
    }


def _sector(table: Table, galaxy: Galaxy, sector: str) -> dict[str, Any]:
    tile = table.tile(sector)
    return {
        "sector": sector,
        "at": list(galaxy.hexes[sector]),
        "touches": [near for near in galaxy.touching[sector] if near in galaxy.hexes],
        "beyond_border": [
            near for near in galaxy.touching[sector] if near in galaxy.hexes and board_of(near) != board_of(sector)
        ],
        "tile": None if tile is None else tile_words(tile),
        "home": None if tile is None else tile.home,
        "pieces": {
            color: {piece: held.count(piece) for piece in PIECES if held.count(piece)}
            for color, held in table.pieces.get(sector, {}).items()
        },
        "gates": [
            {"owner": gate.owner, "other_end": gate.other_end(sector)} for gate in table.gates if sector in gate.ends
        ],
    }
