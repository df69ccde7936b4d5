"""What the `games` commands show of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.kernel.violation import Problem
from hegemonic_cli.views.asked import Asked

NameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, or a beginning of it.")]
MaybeNameArgument = Annotated[
    str | None, typer.Argument(metavar="GAME", help="A game's name, or a beginning of it; the current one without.")
]


def game_row(home: Path, name: str) -> dict[str, Any]:
    """Where a game stands; a damaged or locked one with the reason."""
    from hegemonic_cli.evening.session import Session

    row: dict[str, Any] = {"name": name, "path": str(Session(home, name).path)}
    try:
        look = Session(home, name, patience=1.0).look()
    except Problem as problem:
        return {**row, "problem": problem.violations[0].message}
    return {
        **row,
        "round": look.table.round,
        "phase": look.table.phase,
        "players": [seat.shown for seat in look.table.seats],
        "entry": look.head.node.number,
        "at": look.head.at,
    }


def asked_of_nothing(width: int) -> Asked:
    """What a view needs where the answer is about no table."""
    return Asked(Table((Seat("red"),), "red"), Box(), width)


def named_or_current(home: Path, name: str | None) -> str:
    """The game of that name, or the current one."""
    from hegemonic_cli.evening.shelf import Shelf

    shelf = Shelf(home)
    return shelf.current() if name is None else shelf.find(name)
