"""`audit`: what should lie on the table right now, player by player, and what can't be; `audit --lay-out`: all of it in
the order in which one lays a game out again.

Rulebook: Component Summary, 6 Player Boards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.laws import defects
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.layingout import lay_out
from hegemonic_cli.games.hegemonic.rules.scoretrack import track_tokens
from hegemonic_cli.games.hegemonic.rules.supply import tokens_left
from hegemonic_cli.games.hegemonic.table import PIECE_INDEX, Seat, Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.vocabulary import PIECES, Color, Piece
from hegemonic_cli.kernel.violation import Violation

Counted = Mapping[Color, int | None]


def audit(table: Table, counted: Counted | None = None) -> Answer:
    """Tokens on the boards and on the Player Boards, CAPs, VPs with their laps, hands, tiles left; as problems every
    broken law of the pieces, and VPs other than the log adds up to.

    `counted` are the VPs by the log; None where there is no log. What is broken is only noted where the table says that
    it is irregular; the answer is illegal where nobody has said so.
    """
    broken, recount = defects(table), _recount(table, counted or {})
    is_illegal = bool(recount) or (bool(broken) and not table.is_irregular)
    data = {
        "round": table.round,
        "phase": table.phase,
        "arbiter": table.arbiter,
        "players": [_player(table, seat, counted) for seat in table.seats],
        "stack": table.stack,
        "pool": None if table.pool is None else [tile_words(tile) for tile in table.pool],
        "discard": None if table.discard is None else list(table.discard),
        "spent": [entry._asdict() for entry in table.spent],
    }
    return Answer("audit", data, "illegal" if is_illegal else "ok", (*broken, *recount))


def laid_out(table: Table, box: Box) -> Answer:
    """The steps that lay the game out again; nothing is judged."""
    return Answer("audit", {"steps": [step._asdict() for step in lay_out(table, box)]})


def _recount(table: Table, counted: Counted) -> list[Violation]:
    return [
        Violation(
            "audit/vp-recount",
            f"players.{seat.color}.vp: {seat.vp}, but everything recorded adds up to {counted[seat.color]}",
            "Scoring",
        )
        for seat in table.seats
        if seat.color in counted and counted[seat.color] != seat.vp
    ]


def _player(table: Table, seat: Seat, counted: Counted | None) -> dict[str, Any]:
    is_on_track = seat.vp is not None and seat.vp >= 0
    return {
        "player": seat.color,
        "caps": seat.caps,
        "vp": seat.vp,
        "score_track": track_tokens(seat.vp or 0)._asdict() if is_on_track else None,
        "vp_by_log": None if counted is None else counted.get(seat.color),
        "on_board": {piece: table.on_board(seat.color, piece) for piece in PIECES},
        "on_player_board": {piece: tokens_left(table, seat.color, piece) for piece in PIECES},
        "sectors": _sectors(table, seat.color),
        "gates": [list(gate.ends) for gate in table.gates if gate.owner == seat.color],
        "hand": seat.hand,
        "inactive": None if seat.inactive is None else list(seat.inactive),
        "technologies": [card.name for card in seat.technologies],
        "leader": seat.leader,
        "action_card": table.turn.cards.get(seat.color),
    }


def _sectors(table: Table, color: Color) -> dict[str, dict[Piece, int]]:
    """A player's pieces by Sector, in Sector order."""
    found: dict[str, dict[Piece, int]] = {}
    for sector in table.galaxy.sectors if table.galaxy is not None else ():
        held = table.at(sector, color)
        pieces = {piece: held.count(piece) for piece in PIECE_INDEX if held.count(piece)}
        if pieces:
            found[sector] = pieces
    return found
