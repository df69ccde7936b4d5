"""`hegemonic draw PLAYER [deck|discard|NAME]`: a Technology Card into a hand."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, PlayerArgument, record


def draw(
    player: PlayerArgument,
    source: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="deck|discard|NAME...", help="Where from; an Advanced Technology comes back by its name."
        ),
    ] = None,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a Technology Card drawn."""
    record("draw", (player, *(source or ())), force=force, box=box, as_json=as_json)
