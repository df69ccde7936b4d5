"""`hegemonic build PLAYER STEP…`: one BUILD action, or more of the one before."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ExtraOption, ForceOption, PaidOption, PlayerArgument, record


def build(
    player: PlayerArgument,
    steps: Annotated[
        list[str],
        typer.Argument(
            metavar="STEP...",
            help="What and where, in order: complex@B3 (cb3), 2cb3, gate@B3+D1 (gb3d1), complex@A2..B3 (relocates).",
        ),
    ],
    same_action: Annotated[
        bool, typer.Option("--same-action", help="Goes on with the same player's BUILD just before.")
    ] = False,
    paid: PaidOption = None,
    extra: ExtraOption = False,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a BUILD action.

    Complexes and Gates, or Embassies and Agents, or Outposts and Fleets, in any number and order.
    """
    record(
        "build",
        (player, *steps),
        same_action=same_action,
        paid=paid,
        extra=extra,
        force=force,
        box=box,
        as_json=as_json,
    )
