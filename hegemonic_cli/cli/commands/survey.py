"""`hegemonic survey PLAYER FLIPPED SECTOR [TILE]`: a SURVEY action."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ExtraOption, ForceOption, PlayerArgument, record


def survey(
    player: PlayerArgument,
    flipped: Annotated[
        str,
        typer.Argument(
            metavar="FLIPPED",
            help="The tile that was added, in one word: i2g3; - for an empty stack, 0 without Locations.",
        ),
    ],
    sector: Annotated[str | None, typer.Argument(metavar="SECTOR", help="Where the tile was placed.")] = None,
    tile: Annotated[
        list[str] | None,
        typer.Argument(metavar="TILE...", help="Another tile of the pool, if not the flipped one was placed: i2 g3."),
    ] = None,
    extra: ExtraOption = False,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a SURVEY action: a tile added to the pool, one placed."""
    record(
        "survey",
        (player, flipped, *((sector,) if sector else ()), *(tile or ())),
        extra=extra,
        force=force,
        box=box,
        as_json=as_json,
    )
