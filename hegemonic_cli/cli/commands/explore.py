"""`hegemonic explore PLAYER FLIPPED SECTOR [TILE]`: one whole exploration turn."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, PlayerArgument, record


def explore(
    player: PlayerArgument,
    flipped: Annotated[
        str,
        typer.Argument(
            metavar="FLIPPED",
            help="The tile that was flipped, in one word: i2g3; - for an empty stack, 0 without Locations.",
        ),
    ],
    sector: Annotated[str | None, typer.Argument(metavar="SECTOR", help="Where the tile was placed.")] = None,
    tile: Annotated[
        list[str] | None,
        typer.Argument(metavar="TILE...", help="Another tile of the pool, if not the flipped one was placed: i2 g3."),
    ] = None,
    draw: Annotated[
        str | None,
        typer.Option("--draw", metavar="SOURCE", help="Drawn from: deck, discard, or an Advanced Technology's name."),
    ] = None,
    discard: Annotated[
        str | None, typer.Option("--discard", metavar="NAME", help="The card that was discarded.")
    ] = None,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a whole exploration turn: flip, place, draw, discard.

    An advance that follows takes the discard's place.
    """
    record(
        "explore",
        (player, flipped, *((sector,) if sector else ()), *(tile or ())),
        draw=draw,
        discard=discard,
        force=force,
        box=box,
        as_json=as_json,
    )
