"""`hegemonic check place SECTOR TILE`: may this Sector Tile be placed here?"""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.notation import parse_sector, parse_tile_words
from hegemonic_cli.games.hegemonic.reports.place import place as judged
from hegemonic_cli.views.place import lines


def place(
    sector: Annotated[str, typer.Argument(metavar="SECTOR", help="An empty hex, like A4.")],
    tile: Annotated[
        list[str],
        typer.Argument(metavar="TILE...", help="The tile: i2 g3, o2 m3, - without Locations, home red i1 e m1."),
    ],
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """May this Sector Tile be placed here?"""
    laid = parse_tile_words(tile)
    answer(
        lambda table, numbers: judged(table, numbers, parse_sector(sector, table), laid),
        lines,
        position=position,
        box=box,
        as_json=as_json,
    )
