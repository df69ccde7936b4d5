"""`hegemonic targets PLAYER`: everything a player could attack, best margin first."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.notation import parse_action, parse_player
from hegemonic_cli.games.hegemonic.reports.targets import targets as found
from hegemonic_cli.views.targets import lines


def targets(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="A color, a name, or r for red.")],
    action: Annotated[
        str | None, typer.Option("--action", metavar="ACTION", help="Only this Conflict Action: raze, annex, ...")
    ] = None,
    with_moves: Annotated[
        bool, typer.Option("--with-moves", help="Agents and Fleets also from wherever they could move to.")
    ] = False,
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """List everything a player could attack, best margin first.

    With starting Powers, each side backed by its strongest Faction or Outpost still unused. A * marks what costs more
    CAPs than the player has.
    """
    answer(
        lambda table, numbers: found(
            table,
            numbers,
            parse_player(player, table),
            parse_action(action) if action else None,
            with_moves=with_moves,
        ),
        lines,
        position=position,
        box=box,
        as_json=as_json,
        names_rulings=False,
    )
