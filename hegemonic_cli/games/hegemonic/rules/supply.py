"""The tokens left on a Player Board, and the price of Units.

Rulebook: Component Summary, 6 Player Boards.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.tracks import Known
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASES, SUPPLY, Color, Piece, Unit, counted
from hegemonic_cli.kernel.violation import Violation


def tokens_left(table: Table, color: Color, piece: Piece) -> int | None:
    """How many tokens of a kind (Gates in pairs) a player could still bring into play; None where it isn't tracked."""
    count = table.on_board(color, piece)
    return None if count is None else max(SUPPLY[piece] - count, 0)


def is_supply_used(table: Table, color: Color, piece: Piece) -> bool:
    """Whether all tokens of a kind are in play; False where the count isn't tracked."""
    return tokens_left(table, color, piece) == 0


def none_left(table: Table, color: Color, piece: Piece) -> Violation:
    """The violation that no token of a kind is left, and what can be done instead."""
    shown = table.seat(color).shown
    if piece in BASES:
        more = f"; relocate one ({piece}@FROM..TO)" if table.galaxy is not None else ""
        return Violation(
            "build/none-left", f"All {counted(SUPPLY[piece], piece)} of {shown} are in play{more}", "BUILD Actions"
        )
    if piece == "gate":
        return Violation(
            "build/none-left",
            f"All {SUPPLY[piece]} Gate pairs of {shown} are in play; relocate one (gate@FROM+FROM..TO+TO)",
            "Quantum Gates",
        )
    return Violation("build/none-left", f"All {counted(SUPPLY[piece], piece)} of {shown} are in play", "BUILD Actions")


def unit_price(box: Box, unit: Unit) -> Known:
    """What an Agent, a Fleet or a pair of Gates costs, in CAPs."""
    cost = box.units.get(unit)
    return Known(cost) if cost is not None else Known(None, (f"units.{unit}",))
