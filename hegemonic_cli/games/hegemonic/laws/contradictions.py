"""Where a position says the same thing twice, and differently.

Rulebook: Scoring.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.galaxy import board_of
from hegemonic_cli.games.hegemonic.positionkeys import BUILT
from hegemonic_cli.games.hegemonic.rules.power import bases_power
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import Violation


def contradictions(table: Table) -> list[Violation]:
    """Where typed counts (`built`, `power`) say something else than the pieces on the tracked map."""
    found: list[Violation] = []
    words = {piece: word for word, piece in BUILT.items()}
    for seat in table.seats:
        for piece, count in (seat.built or {}).items():
            shown = table.on_board(seat.color, piece)
            if shown != count:
                found.append(
                    Violation(
                        "position/contradiction",
                        f"players.{seat.color}.built.{words[piece]}: {count}, but the map shows {shown}",
                    )
                )
    for board, typed in table.power.items():
        counted_power = _board_power(table, board)
        for color in table.colors:
            if typed.get(color) != counted_power.get(color):
                found.append(
                    Violation(
                        "position/contradiction",
                        f"power.{board}.{color}: {_or_no_base(typed.get(color))}, but the map shows "
                        f"{_or_no_base(counted_power.get(color))}",
                        "Scoring",
                    )
                )
    return found


def _or_no_base(power: int | None) -> str:
    return "no Base" if power is None else str(power)


def _board_power(table: Table, board: str) -> dict[Color, int]:
    power: dict[Color, int] = {}
    for sector, held in table.pieces.items():
        if board_of(sector) == board:
            for color in held:
                for term in bases_power(table, sector, color):
                    power[color] = power.get(color, 0) + (term.amount or 0)
    return power
