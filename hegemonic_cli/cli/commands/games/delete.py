"""`hegemonic games delete GAME`: a game gone for good, after asking."""

from __future__ import annotations

from shlex import quote

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.games_shown import NameArgument, asked_of_nothing
from hegemonic_cli.cli.options import JsonOption, YesOption
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.kernel.violation import usage
from hegemonic_cli.views.games import said_lines


def delete(
    name: NameArgument,
    yes: YesOption = False,
    as_json: JsonOption = False,
) -> None:
    """Delete a game for good, with the copies of its rounds."""
    from hegemonic_cli.evening import shelving
    from hegemonic_cli.evening.shelf import Shelf

    shelf = Shelf(places.home())
    found = shelf.find(name)
    if not yes:
        raise usage(
            f"Deleting {found} can't be undone: add --yes.",
            f"To keep a copy first: hegemonic export {quote(found)} --to {quote(f'{found}.jsonl')}",
        )
    shelving.delete(shelf, found)
    data = {"name": found, "text": f"{found} is deleted."}
    emit(Answer("games delete", data), said_lines, asked_of_nothing(output.width()), as_json=as_json)
