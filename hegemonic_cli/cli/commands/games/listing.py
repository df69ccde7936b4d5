"""`hegemonic games list`: all games, the current one marked."""

from __future__ import annotations

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.games_shown import asked_of_nothing, game_row
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.games import list_lines


def listing(as_json: JsonOption = False) -> None:
    """List all games, the current one marked."""
    from hegemonic_cli.evening.shelf import Shelf

    home = places.home()
    shelf = Shelf(home)
    names = shelf.names()
    current = shelf.pointed_at() or (names[0] if len(names) == 1 else None)
    rows = [{**game_row(home, name), "current": name == current} for name in names]
    emit(Answer("games list", {"games": rows}), list_lines, asked_of_nothing(output.width()), as_json=as_json)
