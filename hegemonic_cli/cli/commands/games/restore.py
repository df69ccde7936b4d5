"""`hegemonic games restore [GAME]`: the copy of the last round in a damaged game's place."""

from __future__ import annotations

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.games_shown import MaybeNameArgument, asked_of_nothing, named_or_current
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.games import said_lines


def restore(name: MaybeNameArgument = None, as_json: JsonOption = False) -> None:
    """Put the copy of the last round in a damaged game's place; the damaged file is kept."""
    from hegemonic_cli.evening import shelving

    home = places.home()
    found = named_or_current(home, name)
    told = shelving.restore(home, found)
    data = {"name": found, "text": told.violations[0].message}
    emit(Answer("games restore", data), said_lines, asked_of_nothing(output.width()), as_json=as_json)
