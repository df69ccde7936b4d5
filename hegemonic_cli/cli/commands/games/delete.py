"""`hegemonic games delete GAME`: a game gone for good, after asking."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.games_shown import NameArgument, asked_of_nothing
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.kernel.violation import usage
from hegemonic_cli.views.games import said_lines


def delete(
    name: NameArgument,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Delete a game for good, with the copies of its rounds."""
    from hegemonic_cli.evening import shelving
    from hegemonic_cli.evening.shelf import Shelf

    shelf = Shelf(places.home())
    found = shelf.find(name)
    if not yes and not _is_meant(found):
        raise typer.Exit(130)
    shelving.delete(shelf, found)
    data = {"name": found, "text": f"{found} is deleted."}
    emit(Answer("games delete", data), said_lines, asked_of_nothing(output.width()), as_json=as_json)


def _is_meant(name: str) -> bool:
    from hegemonic_cli.cli.prompts.terminal import may_ask

    if not may_ask():
        raise usage(
            f"Deleting {name} can't be undone: add --yes.", f"To keep a copy first: hegemonic export {name}.jsonl"
        )
    return typer.confirm(f"Delete {name} for good?", err=True)
