"""`hegemonic import FILE`: an exported history, or a list of lines as typed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.games_shown import asked_of_nothing
from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import live_session, tell_news
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.games import said_lines

COMMENT = "#"
DEFAULT_NAME = "imported"


def importing(
    file: Annotated[str, typer.Argument(metavar="FILE", help="An export (jsonl or json), or lines as on the screen.")],
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="The game's name, where it becomes a game of its own.")
    ] = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Read a game in, or a list of lines into the current game.

    A history that goes on from a known game adds what is new; one that differs is kept as a second game. A list is
    recorded line by line, all of it or nothing. Nothing is ever taken in twice.
    """
    from hegemonic_cli.evening.taking_in import is_history

    text = places.read_text(file)
    data = _history(file, name, text) if is_history(text) else _list(text, box)
    emit(Answer("import", data), said_lines, asked_of_nothing(output.width()), as_json=as_json)


def _history(file: str, name: str | None, text: str) -> dict[str, Any]:
    from hegemonic_cli.evening.shelf import Shelf
    from hegemonic_cli.evening.taking_in import added_words, join, read_history

    home = places.home()
    history = read_history(text)
    wanted = name or (DEFAULT_NAME if file == places.STANDARD_INPUT else Path(file).stem)
    shelf = Shelf(home)
    if name is not None:
        shelf.checked_name(name)
    taken = join(home, history, shelf.allowed(wanted, DEFAULT_NAME))
    return {
        "name": taken.name,
        "added": taken.added,
        "new_game": taken.is_new_game,
        "differs_at": None if taken.differs_at is None else taken.differs_at.node.number,
        "text": added_words(taken),
    }


def _list(text: str, box: str | None) -> dict[str, Any]:
    from hashlib import sha256

    from hegemonic_cli.cli.lines import reader
    from hegemonic_cli.evening.session import Line

    session = live_session()
    read = reader()
    lines: list[Line] = [
        (number, read(line))
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith(COMMENT)
    ]
    source = f"list-{sha256(text.encode()).hexdigest()}"
    try:
        first, last = session.record_list(lines, lambda: places.load_box(box), source)
    finally:
        tell_news(session)
    said = f"{len(lines)} lines recorded in {session.name}, as entries {first} to {last}."
    return {"name": session.name, "added": len(lines), "first": first, "last": last, "text": said}
