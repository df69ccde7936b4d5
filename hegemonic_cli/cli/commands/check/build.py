"""`hegemonic check build PLAYER STEP…`: may this be built in one BUILD action, step by step, and what does it cost?"""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.notation import parse_player, parse_steps
from hegemonic_cli.games.hegemonic.reports.build import build as judged
from hegemonic_cli.views.build import lines


def build(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="Who builds: a color, a name, or r for red.")],
    steps: Annotated[
        list[str],
        typer.Argument(
            metavar="STEP...",
            help="What and where, in order: complex@B3 (cb3), 2cb3, gate@B3+D1 (gb3d1), complex@A2..B3 (relocates).",
        ),
    ],
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """May this be built, step by step, and what does it cost?

    One BUILD action: Complexes and Gates, or Embassies and Agents, or Outposts and Fleets. A step that isn't allowed
    is left out and the later ones are judged without it.
    """
    answer(
        lambda table, numbers: judged(table, numbers, parse_player(player, table), parse_steps(steps, table)),
        lines,
        position=position,
        box=box,
        as_json=as_json,
    )
