"""`hegemonic basic PLAYER caps|technology`: a BASIC action."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ExtraOption, ForceOption, PlayerArgument, record


def basic(
    player: PlayerArgument,
    what: Annotated[str, typer.Argument(metavar="caps|technology", help="What was taken.")],
    draw: Annotated[
        str | None,
        typer.Option("--draw", metavar="SOURCE", help="Drawn from: deck, discard, or an Advanced Technology's name."),
    ] = None,
    discard: Annotated[
        str | None, typer.Option("--discard", metavar="NAME", help="The card that was discarded.")
    ] = None,
    extra: ExtraOption = False,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a BASIC action: 2 CAPs, or a card drawn and one discarded.

    An advance that follows takes the discard's place.
    """
    record("basic", (player, what), draw=draw, discard=discard, extra=extra, force=force, box=box, as_json=as_json)
