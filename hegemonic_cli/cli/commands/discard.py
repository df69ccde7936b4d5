"""`hegemonic discard PLAYER [NAME]`: a Technology Card onto the discard pile."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, PlayerArgument, record


def discard(
    player: PlayerArgument,
    name: Annotated[
        list[str] | None,
        typer.Argument(metavar="NAME...", help="The card; an Advanced Technology's name opens its slot."),
    ] = None,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a Technology Card discarded, from the hand or out of a slot."""
    record("discard", (player, *(name or ())), force=force, box=box, as_json=as_json)
