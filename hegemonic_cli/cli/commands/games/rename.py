"""`hegemonic games rename GAME NEW`: another name for a game."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.games_shown import NameArgument, asked_of_nothing
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.games import said_lines


def rename(
    name: NameArgument,
    new: Annotated[str, typer.Argument(metavar="NEW", help="The new name.")],
    as_json: JsonOption = False,
) -> None:
    """Give a game another name."""
    from hegemonic_cli.evening import shelving
    from hegemonic_cli.evening.shelf import Shelf

    shelf = Shelf(places.home())
    old = shelf.find(name)
    name = shelving.rename(shelf, old, new)
    data = {"old": old, "name": name, "text": f"{old} is named {name} now."}
    emit(Answer("games rename", data), said_lines, asked_of_nothing(output.width()), as_json=as_json)
