"""`hegemonic income`: income, tiers, next costs, Retention Limits."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.notation.names import parse_player
from hegemonic_cli.games.hegemonic.reports.income import income as report
from hegemonic_cli.views.income import lines


def income(
    player: Annotated[str | None, typer.Argument(metavar="[PLAYER]", help="One player only.")] = None,
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show income, tiers, next costs and Retention Limits."""
    answer(
        lambda table, numbers: report(table, numbers, None if player is None else parse_player(player, table)),
        lines,
        position=position,
        box=box,
        as_json=as_json,
    )
