"""`hegemonic check move PIECE TO`: may a Unit move there, which way, and what does it cost?"""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation import parse_piece_at, parse_sector
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.reports.move import move as judged
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import usage
from hegemonic_cli.views.move import lines


def move(
    words: Annotated[
        list[str],
        typer.Argument(metavar="PIECE TO", help="Whose Unit, what and where (red:agent@B2, rab2), and where it ends."),
    ],
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """May this Unit move there, and what does it cost?"""

    def question(table: Table, _: Box) -> Answer:
        if len(words) < 2:
            raise usage("check move takes a Unit and where it ends.", "Like: check move red:agent@B2 C3", "usage/move")
        return judged(table, *parse_piece_at(words[:-1], table), parse_sector(words[-1], table))

    answer(question, lines, position=position, box=box, as_json=as_json)
