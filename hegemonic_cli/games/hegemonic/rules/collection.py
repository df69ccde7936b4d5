"""What the Collection Phase pays: the CAP gain of the three tracks, and what Technologies and Leaders add.

Rulebook: Phase 1. Collection, 6 Player Boards, [4] DISCOVER, Optional: Leaders.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.tracks import Known, PlayerBoard, player_board
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, Color, counted
from hegemonic_cli.kernel.tally import Tally, Term

INCOME_MODIFIER = "income"
TOP_LEADER_LEVEL = 3


def cap_gain(table: Table, box: Box, color: Color) -> Known:
    """A player's CAP gain: the three tracks together and nothing else, in CAPs (what breaks ties at the end)."""
    return total_gain(player_board(table, box, color))


def total_gain(board: PlayerBoard) -> Known:
    """The three tracks' CAP gains added; None where one isn't known or its track isn't tracked."""
    unknown = tuple(path for domain in DOMAINS for path in board.income[domain].unknown)
    total = Tally(tuple(Term(domain, None, board.income[domain].value) for domain in DOMAINS)).total
    return Known(total, unknown)


def lowest_gain(board: PlayerBoard) -> Known:
    """The lowest of the three tracks' CAP gains, in CAPs: what CAPITALIZE collects."""
    gains = [board.income[domain] for domain in DOMAINS]
    known = [gain.value for gain in gains if gain.value is not None]
    if 0 in known or len(known) == len(gains):
        return Known(min(known))
    return Known(None, tuple(path for gain in gains for path in gain.unknown))


def income_modifier(seat: Seat) -> int:
    """What a player's Advanced Technologies and Leader add to every income, as far as the position says, in CAPs."""
    return seat.modifiers.get(INCOME_MODIFIER, 0)


def collected(table: Table, box: Box, color: Color) -> Tally:
    """What a player collects, term by term: the tracks in their order, then the standing effects, in CAPs."""
    board = player_board(table, box, color)
    terms = [Term(_track_words(board, index), None, board.income[domain].value) for index, domain in enumerate(DOMAINS)]
    modifier = income_modifier(table.seat(color))
    if modifier:
        terms.append(Term("Technologies and Leader", None, modifier))
    return Tally(tuple(terms))


def leader_after_collection(level: int) -> int:
    """The level that shows once a Leader Card has been slid down in the Collection Phase."""
    return min(level + 1, TOP_LEADER_LEVEL)


def _track_words(board: PlayerBoard, index: int) -> str:
    domain = DOMAINS[index]
    count = board.built[domain]
    return domain.capitalize() if count is None else counted(count, BASE_OF[domain])
