"""`hegemonic check advance PLAYER NAME`: may this Technology be Advanced, and what does it cost?"""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.notation import parse_domain, parse_player
from hegemonic_cli.games.hegemonic.reports.advance import advance as judged
from hegemonic_cli.games.hegemonic.rules.advancing import AdvanceWords
from hegemonic_cli.views.advance import lines


def advance(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="Whose card: a color, a name, or r for red.")],
    name: Annotated[list[str], typer.Argument(metavar="NAME...", help="The card's name; words need no quotes.")],
    type_: Annotated[
        str | None, typer.Option("--type", metavar="TYPE", help="industrial, political or martial, as printed.")
    ] = None,
    tier: Annotated[int | None, typer.Option("--tier", min=1, max=3, help="The tier printed on the card.")] = None,
    cost: Annotated[int | None, typer.Option("--cost", min=0, help="The cost printed on the card, in CAPs.")] = None,
    discard: Annotated[
        str | None, typer.Option("--discard", metavar="NAME", help="The Advanced Technology that makes room.")
    ] = None,
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """May this Technology be Advanced, and what does it cost?"""
    domain = None if type_ is None else parse_domain(type_)
    words = AdvanceWords(" ".join(name), domain, tier, cost, discard)
    answer(
        lambda table, numbers: judged(table, numbers, parse_player(player, table), words),
        lines,
        position=position,
        box=box,
        as_json=as_json,
    )
