"""`hegemonic range PLAYER TYPE`: the Sectors within a player's Range, and where they could build."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.notation import parse_domain, parse_player
from hegemonic_cli.games.hegemonic.reports.range import in_range
from hegemonic_cli.views.range import lines


def range(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="A color, a name, or r for red.")],
    domain: Annotated[str, typer.Argument(metavar="TYPE", help="industrial, political or martial.")],
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the Sectors within a player's Range, and where they could build.

    A place to build is a Sector within Range with a free Location of the type, whatever the CAPs and the supply; on a
    full track, a place to which a Base could be relocated.
    """
    answer(
        lambda table, _: in_range(table, parse_player(player, table), parse_domain(domain)),
        lines,
        position=position,
        box=box,
        as_json=as_json,
        names_rulings=False,
    )
