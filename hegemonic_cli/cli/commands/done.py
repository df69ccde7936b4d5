"""`hegemonic done [PLAYER]`: a turn ended early."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, record


def done(
    player: Annotated[
        str | None, typer.Argument(metavar="PLAYER", help="Who is through; without one, whoever is on.")
    ] = None,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """End a player's turn early."""
    record("done", (player,) if player else (), force=force, box=box, as_json=as_json)
