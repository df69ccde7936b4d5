"""`hegemonic place SECTOR TILE`: a tile onto the galaxy."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, record


def place(
    sector: Annotated[str, typer.Argument(metavar="SECTOR", help="Where it was placed.")],
    tile: Annotated[list[str], typer.Argument(metavar="TILE...", help="What the tile shows: i2 g3.")],
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a Sector Tile placed.

    In set-up: a Home Sector with its first Bases (place A1 home red i1 e m1), or a first tile.
    """
    record("place", (sector, *tile), force=force, box=box, as_json=as_json)
