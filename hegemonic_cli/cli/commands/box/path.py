"""`hegemonic box path`: where your box is kept."""

from __future__ import annotations

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.report import Answer


def path(as_json: JsonOption = False) -> None:
    """Print where your box is kept; the file is there once something was set."""
    file = places.box_path()
    if as_json:
        output.say_json(Answer("box path", {"path": str(file), "exists": file.exists()}).as_json())
    else:
        output.say(str(file))
