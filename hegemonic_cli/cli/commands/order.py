"""`hegemonic order`: in which order the Action Cards are resolved."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.names import parse_player
from hegemonic_cli.games.hegemonic.notation.pairs import parse_cards
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.reports.order import order as report
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.views.order import lines


def order(
    cards: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PLAYER=CARD...]", help="The cards played; without them, those on the table."),
    ] = None,
    first: Annotated[
        list[str] | None,
        typer.Option("--first", metavar="PLAYER", help="Who begins among tied players; once for each tied group."),
    ] = None,
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Order the Action Cards that were played."""

    def question(table: Table, numbers: Box) -> Answer:
        firsts = [parse_player(part, table) for word in first or () for part in word.split(",")]
        return report(table, numbers, parse_cards(cards or (), table), firsts)

    answer(question, lines, position=position, box=box, as_json=as_json)
