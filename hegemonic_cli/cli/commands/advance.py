"""`hegemonic advance PLAYER NAME`: a Technology into a slot."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, PaidOption, PlayerArgument, record


def advance(
    player: PlayerArgument,
    name: Annotated[list[str], typer.Argument(metavar="NAME...", help="The card's name.")],
    type_: Annotated[
        str | None,
        typer.Option(
            "--type", metavar="TYPE", help="industrial, political or martial, where the box doesn't know the card."
        ),
    ] = None,
    tier: Annotated[int | None, typer.Option("--tier", metavar="N", min=1, max=3, help="Its tier, 1 to 3.")] = None,
    cost: Annotated[int | None, typer.Option("--cost", metavar="N", min=0, help="Its cost in CAPs.")] = None,
    discard: Annotated[
        str | None, typer.Option("--discard", metavar="NAME", help="An Advanced Technology that makes room.")
    ] = None,
    paid: PaidOption = None,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a Technology Advanced."""
    record(
        "advance",
        (player, *name),
        type_=type_,
        tier=tier,
        cost=cost,
        discard=discard,
        paid=paid,
        force=force,
        box=box,
        as_json=as_json,
    )
