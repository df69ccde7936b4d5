"""`hegemonic games switch GAME`: go on with another game."""

from __future__ import annotations

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.games_shown import NameArgument, asked_of_nothing, game_row
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.games import show_lines


def switch(name: NameArgument, as_json: JsonOption = False) -> None:
    """Go on with another game."""
    from hegemonic_cli.evening.shelf import Shelf

    home = places.home()
    shelf = Shelf(home)
    found = shelf.find(name)
    shelf.switch(found)
    row = game_row(home, found)
    emit(Answer("games switch", row), show_lines, asked_of_nothing(output.width()), as_json=as_json)
