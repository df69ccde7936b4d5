"""`hegemonic moves PIECE`: every Sector where an Agent or a Fleet may end, and what it costs."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.notation import parse_piece_at
from hegemonic_cli.games.hegemonic.reports.moves import moves as found
from hegemonic_cli.views.moves import lines


def moves(
    piece: Annotated[
        list[str], typer.Argument(metavar="PIECE", help="Whose Unit, what and where: red:agent@B2, or rab2.")
    ],
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """List every Sector where an Agent or a Fleet may end, and what it costs."""
    answer(
        lambda table, _: found(table, *parse_piece_at(piece, table)),
        lines,
        position=position,
        box=box,
        as_json=as_json,
        names_rulings=False,
    )
