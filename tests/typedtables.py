"""A table to type at: four players, boards A to I and the Core."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy
from hegemonic_cli.games.hegemonic.table import Seat, Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.hexes import Hex

TEN_BOARDS = "ABCDEFGHIX"
SECTORS_EACH = 6


def galaxy(boards: str = TEN_BOARDS) -> Galaxy:
    """Boards in rows; where they lie doesn't matter to words."""
    return Galaxy(
        {name: Board(name, tuple(Hex(at, row) for at in range(SECTORS_EACH))) for row, name in enumerate(boards)}
    )


def seated(
    *names: tuple[Color, str],
    turn: Color | None = "red",
    is_tracked: bool = True,
    boards: str = TEN_BOARDS,
) -> Table:
    """A table in Action Phase #1 with the players named, red on turn."""
    return Table(
        tuple(Seat(color, name) for color, name in names),
        names[0][0],
        phase="action-1",
        galaxy=galaxy(boards) if is_tracked else None,
        turn=Turn(player=turn),
    )


FOUR = seated(("red", "Ann Marie"), ("blue", "Zoë"), ("yellow", "Joan"), ("green", ""))
NO_MAP = seated(("red", ""), ("blue", ""), is_tracked=False)
