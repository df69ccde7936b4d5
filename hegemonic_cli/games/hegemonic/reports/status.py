"""`status`: the round, the phase, and every player's numbers, with what the round would bring if it ended now.

It shows what is known and leaves the rest unknown: nothing here is needed for anything, so nothing is asked for.

Rulebook: Game Rounds, 6 Player Boards, Scoring.
"""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.collection import collected
from hegemonic_cli.games.hegemonic.rules.ending import ending
from hegemonic_cli.games.hegemonic.rules.scoring import score, score_totals, scored_boards
from hegemonic_cli.games.hegemonic.rules.tracks import player_board
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, Color


def status(table: Table, box: Box, game: str | None = None) -> Answer:
    """The table in numbers; `game` is the live game's name."""
    projected = vp_if_round_ended_now(table)
    turn = table.turn
    return Answer(
        "status",
        {
            "game": game,
            "round": table.round,
            "phase": table.phase,
            "arbiter": table.arbiter,
            "turn": {
                "cards": dict(turn.cards),
                "order": list(turn.order),
                "player": turn.player,
                "taken": turn.taken,
                "done": list(turn.done),
            },
            "players": [_row(table, box, seat, projected[seat.color]) for seat in table.seats],
            "stack": table.stack,
            "pool": None if table.pool is None else len(table.pool),
            "variants": sorted(table.readings.variants),
            "is_last_round": ending(table).ends,
        },
    )


def vp_if_round_ended_now(table: Table) -> dict[Color, int | None]:
    """Everyone's VPs if the boards were scored as they are; as they stand where this round's are scored already."""
    vps = {seat.color: seat.vp for seat in table.seats}
    if table.phase == "finished" or "scoring" in table.turn.done:
        return vps
    if not scored_boards(table):
        return dict.fromkeys(vps)
    totals = score_totals(table, score(table))
    return {color: None if vp is None else vp + totals[color] for color, vp in vps.items()}


def _row(table: Table, box: Box, seat: Seat, projected: int | None) -> dict[str, Any]:
    board = player_board(table, box, seat.color)
    return {
        "color": seat.color,
        "name": seat.name or None,
        "house": seat.house,
        "caps": seat.caps,
        "vp": seat.vp,
        "vp_if_round_ended_now": projected,
        "income": collected(table, box, seat.color).total,
        "retention": board.retention.value,
        "tiers": {domain: board.tiers[domain].value for domain in DOMAINS},
        "technologies": [card.name for card in seat.technologies],
        "hand": seat.hand,
        "inactive": None if seat.inactive is None else len(seat.inactive),
        "leader": seat.leader,
    }
