"""`hegemonic log`: everything that was recorded."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.cli.recording import live_session
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation import parse_player
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.log import lines


def log(
    player: Annotated[
        str | None, typer.Option("--player", metavar="PLAYER", help="Only what is about a player.")
    ] = None,
    number: Annotated[int | None, typer.Option("--round", metavar="N", min=1, help="Only one round.")] = None,
    kind: Annotated[str | None, typer.Option("--kind", metavar="COMMAND", help="Only one command, like build.")] = None,
    last: Annotated[int | None, typer.Option("--last", metavar="N", min=1, help="Only the last N.")] = None,
    current: Annotated[bool, typer.Option("--current", help="Leave out what was undone.")] = False,
    every: Annotated[
        bool, typer.Option("--all", help="Also the former versions of entries that a correction carried over.")
    ] = False,
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """List what was recorded, with what was undone, forced and noted.

    A position file tells how a table stands, not how it came to: nothing is recorded there.
    """
    from hegemonic_cli.evening.logbook import Filter, logbook

    numbers = places.load_box(box) if box else Box()
    if position is not None:
        table = places.load_table(position)
        emit(Answer("log", {"entries": []}), lines, Asked(table, numbers, output.width()), as_json=as_json)
        return
    with live_session().reading() as store:
        table = store.table()
        color = None if player is None else parse_player(player, table)
        found = logbook(store, Filter(color, number, kind, last, current, every))
    entries = [
        {
            "n": line.entry.node.number,
            "at": line.entry.at,
            "kind": line.entry.verb,
            "text": line.entry.text,
            "undone": line.is_undone,
            "forced": line.entry.forced,
            "notes": list(line.entry.notes),
            "round": line.round,
            "words": list(line.entry.words),
        }
        for line in found
    ]
    asked = Asked(table, numbers, output.width())
    emit(Answer("log", {"entries": entries}), lines, asked, as_json=as_json)
