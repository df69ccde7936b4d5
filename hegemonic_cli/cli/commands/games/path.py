"""`hegemonic games path [GAME]`: where a game's file lies."""

from __future__ import annotations

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.games_shown import MaybeNameArgument, named_or_current
from hegemonic_cli.cli.options import JsonOption


def path(name: MaybeNameArgument = None, as_json: JsonOption = False) -> None:
    """Print where a game's file lies."""
    from hegemonic_cli.evening.shelf import Shelf

    home = places.home()
    found = named_or_current(home, name)
    file = str(Shelf(home).path(found))
    if as_json:
        data = {"name": found, "path": file}
        output.say_json(
            {"schema": 1, "command": "games path", "status": "ok", "data": data, "problems": [], "rulings": []}
        )
    else:
        output.say(file)
