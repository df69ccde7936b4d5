"""`hegemonic box check`: whether a file is a box, and everything that is wrong with it."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.reports.box import box_checked
from hegemonic_cli.views.box import checked_lines


def check(
    file: Annotated[
        str | None, typer.Argument(metavar="[FILE]", help="A box file; your own where none is named.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Say whether a file is a box, and everything that is wrong with it."""
    box = places.load_box(file)
    answer = box_checked(box, file or box.source)
    if as_json:
        output.say_json(answer.as_json())
    else:
        output.say(*checked_lines(answer, output.width()))
