"""`hegemonic export [GAME]`: a game written out."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hegemonic_cli.cli import documents, output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.games_shown import MaybeNameArgument, asked_of_nothing, named_or_current
from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import live_session
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.kernel.violation import usage
from hegemonic_cli.views.games import said_lines

if TYPE_CHECKING:
    from hegemonic_cli.evening.export import Format


def export(
    game: MaybeNameArgument = None,
    form: Annotated[
        str | None,
        typer.Option(
            "--format",
            metavar="jsonl|json|csv|markdown|bgsplay",
            help="What to write; else what the file's name ends like, else jsonl.",
        ),
    ] = None,
    to: Annotated[
        str | None, typer.Option("--to", metavar="FILE", help="Where to write; without it, to standard output.")
    ] = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace a file that exists.")] = False,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Write a game out.

    jsonl is the whole history, which import takes in; json one document with the scores, too; csv every VP as a row;
    markdown a report of the evening; bgsplay a play for BG Stats.
    """
    from hegemonic_cli.evening.export.game import read_game

    chosen = _format(form, to)
    name = named_or_current(places.home(), game)
    numbers = places.load_box(box)
    with live_session(name).reading() as store:
        found = read_game(store, name, numbers)
    module, _, function = chosen.writer.partition(":")
    text: str = getattr(import_module(module), function)(found)
    is_file = to is not None and to != places.STANDARD_INPUT
    if not is_file and not as_json:
        output.say_bytes(text.encode())
        return
    if is_file:
        documents.keep(Path(str(to)), text.encode(), replaces=replace)
    data = {
        "game": name,
        "format": chosen.name,
        "entries": len(found.entries),
        "file": to if is_file else None,
        "document": None if is_file else text,
        "text": f"{name} is written to {to} ({chosen.name}, {_entries(len(found.entries))}).",
    }
    emit(Answer("export", data), said_lines, asked_of_nothing(output.width()), as_json=as_json)


def _entries(count: int) -> str:
    return "1 entry" if count == 1 else f"{count} entries"


def _format(named: str | None, file: str | None) -> Format:
    from hegemonic_cli.evening.export import FORMATS, format_named, format_of_file

    if named is None:
        return (format_of_file(file) if file is not None else None) or FORMATS[0]
    found = format_named(named)
    if found is None:
        raise usage(f"--format takes {', '.join(each.name for each in FORMATS)}, not `{named}`.")
    return found
