"""`hegemonic leader PLAYER used`: a Leader Card used."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, PlayerArgument, record


def leader(
    player: PlayerArgument,
    what: Annotated[str, typer.Argument(metavar="used|LEVEL", help="used, or the level 0 to 3 that shows.")] = "used",
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a Leader used, or the level that the card shows."""
    record("leader", (player, what), force=force, box=box, as_json=as_json)
