"""`hegemonic quick score`: what one board pays."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.pairs import parse_powers
from hegemonic_cli.games.hegemonic.notation.rulings import parse_rulings
from hegemonic_cli.games.hegemonic.reports.quick import EVERY_COLOR, quick_score
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.quick import score_lines


def score(
    powers: Annotated[list[str], typer.Argument(metavar="PLAYER=POWER...", help="Everyone with a Base there; 0 too.")],
    core: Annotated[bool, typer.Option("--core", help="The board is the Core.")] = False,
    ruling: Annotated[
        list[str] | None,
        typer.Option("--ruling", metavar="RULING=VALUE", help="Another reading of the rulebook; repeatable."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Say what one board pays, from everyone's Power there."""
    answer = quick_score(parse_powers(powers, EVERY_COLOR), core, parse_rulings(ruling or ()))
    emit(answer, score_lines, Asked(EVERY_COLOR, Box(), output.width()), as_json=as_json)
