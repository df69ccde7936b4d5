"""`hegemonic rules`: look a rule up, by any word."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.reports.rules import rules as report
from hegemonic_cli.views.rules import lines


def rules(
    topic: Annotated[
        list[str] | None, typer.Argument(metavar="[TOPIC]...", help="A chapter, a ruling, or a word of one.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Look a rule up."""
    found = report(" ".join(topic or []))
    if as_json:
        output.say_json(found.as_json())
    else:
        output.say(*lines(found, output.width()))
