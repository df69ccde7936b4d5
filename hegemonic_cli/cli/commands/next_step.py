"""`hegemonic next`: carries out what `now` says."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, record


def next_step(
    player: Annotated[
        str | None, typer.Argument(metavar="PLAYER", help="The new Arbiter, where the Arbiter chooses among the tied.")
    ] = None,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Carry out what now says, where nothing more must be known."""
    record("next", (player,) if player else (), force=force, box=box, as_json=as_json)
