"""`hegemonic export [FILE]`: a game written out."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.games_shown import named_or_current
from hegemonic_cli.cli.options import BoxOption
from hegemonic_cli.cli.recording import live_session
from hegemonic_cli.kernel.violation import usage

FIRST = "jsonl"


def export(
    file: Annotated[
        str | None, typer.Argument(metavar="FILE", help="Where to write; without one, or with -, to standard output.")
    ] = None,
    form: Annotated[
        str | None,
        typer.Option(
            "--format",
            metavar="jsonl|json|csv|markdown|bgsplay",
            help="What to write; else what FILE's end says, else jsonl, the whole history.",
        ),
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="Another game than the current one.")
    ] = None,
    box: BoxOption = None,
) -> None:
    """Write a game out.

    The whole history (jsonl, json), scores (csv), a report (markdown), or a play for BG Stats (bgsplay).
    """
    from hegemonic_cli.evening.exports.written import read_game

    target = _writer(form, file)
    name = named_or_current(places.home(), game)
    numbers = places.load_box(box)
    with live_session(name).reading() as store:
        whole = read_game(store, name, numbers)
    module, _, function = target.partition(":")
    text: str = getattr(import_module(module), function)(whole)
    if file is None or file == places.STANDARD_INPUT:
        output.say_exactly(text)
        return
    places.write_text(Path(file), text)
    output.say(f"{name} is written to {file}.")


def _writer(form: str | None, file: str | None) -> str:
    from hegemonic_cli.evening.exports import FORMATS

    if form is not None:
        meant = [name for name in FORMATS if name.startswith(form.strip().casefold())]
        exact = [name for name in meant if name == form.strip().casefold()] or meant
        if len(exact) != 1:
            raise usage(f"--format takes {', '.join(FORMATS)}, not `{form}`.")
        return FORMATS[exact[0]][0]
    if file is None:
        return FORMATS[FIRST][0]
    ends = [target for target, suffixes in FORMATS.values() if file.casefold().endswith(suffixes)]
    if file != places.STANDARD_INPUT and not ends:
        raise usage(f"What to write into {file} isn't said.", f"Add --format {'|'.join(FORMATS)}.")
    return ends[0] if ends else FORMATS[FIRST][0]
