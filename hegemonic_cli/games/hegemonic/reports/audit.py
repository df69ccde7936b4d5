"""`audit`: what should lie on the table right now, player by player, and every broken law of the pieces.

Rulebook: Component Summary, 6 Player Boards.
"""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.laws import defects
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.vocabulary import PIECES, SUPPLY

SCORE_TRACK_LAP = 50  # the Score Track's second token counts +50, +100, …


def audit(table: Table) -> Answer:
    """Tokens on the board and on the Player Boards, CAPs, VPs with lap, hands, tiles left; broken laws as problems.

    The answer is "ok" whatever is broken: people may have it so.
    """
    broken = tuple(defects(table))
    data: dict[str, Any] = {
        "round": table.round,
        "phase": table.phase,
        "arbiter": table.arbiter,
        "players": [_player(table, seat) for seat in table.seats],
        "stack": table.stack,
        "pool": None if table.pool is None else [tile_words(tile) for tile in table.pool],
        "discard": None if table.discard is None else list(table.discard),
        "sectors": _sectors(table),
        "gates": [{"owner": gate.owner, "ends": list(gate.ends)} for gate in table.gates],
        "spent": [entry._asdict() for entry in table.spent],
        "broken": [violation._asdict() for violation in broken],
    }
    return Answer("audit", data, problems=broken)


def _player(table: Table, seat: Seat) -> dict[str, Any]:
    on_board = {piece: table.on_board(seat.color, piece) for piece in PIECES}
    left = {piece: None if count is None else SUPPLY[piece] - count for piece, count in on_board.items()}
    return {
        "player": seat.color,
        "on_board": on_board,
        "on_player_board": left,
        "caps": seat.caps,
        "vp": seat.vp,
        "score_track": None if seat.vp is None else seat.vp % SCORE_TRACK_LAP,
        "laps": None if seat.vp is None else seat.vp // SCORE_TRACK_LAP,
        "hand": seat.hand,
        "inactive": None if seat.inactive is None else list(seat.inactive),
        "technologies": [card.name for card in seat.technologies],
        "leader": seat.leader,
        "card": table.turn.cards.get(seat.color),
    }


def _sectors(table: Table) -> list[dict[str, Any]]:
    """Every Sector with a tile, in Sector order: the tile, and who has what there."""
    if table.galaxy is None:
        return []
    return [
        {
            "sector": sector,
            "tile": tile_words(table.tiles[sector]),
            "pieces": {
                color: {
                    piece: table.at(sector, color).count(piece)
                    for piece in PIECES
                    if table.at(sector, color).count(piece)
                }
                for color in table.colors
                if any(table.at(sector, color))
            },
        }
        for sector in table.galaxy.sectors
        if sector in table.tiles
    ]
