"""Arbitration before the scoring: who becomes Arbiter, and which CAPs are discarded to the Retention Limits.

The new Arbiter is chosen first, by the CAPs of the beginning of the phase.

Rulebook: Phase 6. Arbitration, The Learning Game.
"""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules import learning_game
from hegemonic_cli.games.hegemonic.rules.tracks import Known, player_board
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color

ARBITER_STEP = "arbiter"


class NewArbiter(NamedTuple):
    """Who becomes Arbiter: the most CAPs, who has them (clockwise from the Arbiter), the new one.

    `next` is None where the Arbiter must choose among `choices`, or where the CAPs of the players in `unknown` decide.
    In the Learning Game, and once somebody was chosen, no CAPs are compared: `most` is None and nobody is `tied`.
    """

    most: int | None
    tied: tuple[Color, ...]
    next: Color | None
    choices: tuple[Color, ...] = ()
    unknown: tuple[Color, ...] = ()


class RetentionDiscard(NamedTuple):
    """What one player discards in Arbitration: CAPs held, the limit, how many are over it (None: can't be told).

    `limit` is Known(None) without a path where no number is exposed, and everything is kept then, or where the tracks
    aren't tracked (`is_untracked`), so that only the player can tell.
    """

    player: Color
    caps: int | None
    limit: Known
    discard: int | None
    is_untracked: bool = False


def new_arbiter(table: Table) -> NewArbiter:
    """Who takes the Arbiter Token, if Arbitration began with the CAPs as they are now; whoever took it in this one."""
    if is_arbiter_chosen(table):
        return NewArbiter(None, (), table.arbiter)
    if table.readings.is_learning_game:
        return NewArbiter(None, (), learning_game.next_arbiter(table))
    clockwise = table.clockwise_from(table.arbiter)
    caps = {color: table.seat(color).caps for color in clockwise}
    unknown = tuple(color for color in table.colors if caps[color] is None)
    if unknown:
        return NewArbiter(None, (), None, (), unknown)
    known = {color: amount for color, amount in caps.items() if amount is not None}
    most = max(known.values())
    tied = tuple(color for color in clockwise if known[color] == most)
    if len(tied) == 1:
        return NewArbiter(most, tied, tied[0])
    choices = tuple(color for color in tied if color != table.arbiter)
    if len(choices) == 1:
        return NewArbiter(most, tied, choices[0])
    return NewArbiter(most, tied, None, choices)


def is_arbiter_chosen(table: Table) -> bool:
    """Whether this Arbitration has its new Arbiter already; CAPs discarded since then count for nothing."""
    return table.phase == "arbitration" and ARBITER_STEP in table.turn.done


def retention_discards(table: Table, box: Box) -> tuple[RetentionDiscard, ...]:
    """What each player discards to the Retention Limit, in seating order; nothing in the Learning Game."""
    discards = []
    for seat in table.seats:
        board = player_board(table, box, seat.color)
        limit = board.retention
        over = _over(table, seat.caps, limit, bool(board.untracked))
        is_untracked = over is None and limit.value is None and not limit.unknown
        discards.append(RetentionDiscard(seat.color, seat.caps, limit, over, is_untracked))
    return tuple(discards)


def _over(table: Table, caps: int | None, limit: Known, is_untracked: bool) -> int | None:
    if not table.readings.applies_retention_limits or caps == 0:
        return 0
    if limit.value is None:
        return None if limit.unknown or is_untracked else 0
    return None if caps is None else max(0, caps - limit.value)
