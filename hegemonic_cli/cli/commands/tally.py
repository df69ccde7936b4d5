"""`hegemonic tally BOARD red=5 blue=4`: a board's Power as counted."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, record


def tally(
    board: Annotated[str, typer.Argument(metavar="BOARD", help="A letter, X for the Core.")],
    powers: Annotated[
        list[str], typer.Argument(metavar="PLAYER=POWER...", help="Everyone with a Base there: red=5 blue=4.")
    ],
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Type a board's Power where the map isn't tracked."""
    record("tally", (board, *powers), force=force, box=box, as_json=as_json)
