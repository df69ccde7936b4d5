"""`hegemonic score`: the boards as if the round ended now."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.notation.boards import parse_board
from hegemonic_cli.games.hegemonic.reports.score import score as report
from hegemonic_cli.views.score import lines


def score(
    board: Annotated[str | None, typer.Argument(metavar="[BOARD]", help="One board only, by its letter.")] = None,
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Score the boards as if the round ended now."""
    answer(
        lambda table, numbers: report(table, numbers, None if board is None else parse_board(board, table)),
        lines,
        position=position,
        box=box,
        as_json=as_json,
    )
