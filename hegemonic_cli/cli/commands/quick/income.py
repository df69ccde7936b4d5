"""`hegemonic quick income`: what somebody collects."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.pairs import parse_counts, parse_terms
from hegemonic_cli.games.hegemonic.reports.quick import EVERY_COLOR, quick_income, quick_incomes
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.quick import income_lines


def income(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="3 4 8 | complexes=3 embassies=4 outposts=8 | 4+5+7",
            help="Bases built of each type, for the box's numbers; or the three CAP gains themselves.",
        ),
    ],
    modifier: Annotated[
        int, typer.Option("--modifier", metavar="N", help="What Technologies and Leaders add to every income.")
    ] = 0,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say what a player collects, from Bases built or from the three gains."""
    if len(words) == 1 and "+" in words[0]:
        numbers = Box()
        answer = quick_incomes(parse_terms(words[0], "income"), modifier)
    else:
        numbers = places.load_box(box)
        answer = quick_income(parse_counts(words), modifier, numbers)
    emit(answer, income_lines, Asked(EVERY_COLOR, numbers, output.width()), as_json=as_json)
