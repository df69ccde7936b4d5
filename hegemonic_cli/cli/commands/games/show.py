"""`hegemonic games show [GAME]`: where a game stands."""

from __future__ import annotations

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.games_shown import MaybeNameArgument, asked_of_nothing, game_row, named_or_current
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.games import show_lines


def show(name: MaybeNameArgument = None, as_json: JsonOption = False) -> None:
    """Show where a game stands."""
    home = places.home()
    row = game_row(home, named_or_current(home, name))
    emit(Answer("games show", row), show_lines, asked_of_nothing(output.width()), as_json=as_json)
