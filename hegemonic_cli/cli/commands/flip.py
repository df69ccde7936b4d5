"""`hegemonic flip TILE`: a tile from the draw stack into the pool."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, record


def flip(
    tile: Annotated[list[str], typer.Argument(metavar="TILE...", help="What the tile shows: i2 g3.")],
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a Sector Tile flipped into the pool."""
    record("flip", tile, force=force, box=box, as_json=as_json)
