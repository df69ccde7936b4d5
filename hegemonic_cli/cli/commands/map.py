"""`hegemonic map`: the galaxy in the terminal, as a picture, or as a sheet of labels."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation import parse_sectors
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.reports.map import map_of, suggested
from hegemonic_cli.kernel.violation import usage
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.map import lines, spans
from hegemonic_cli.views.map_text import painted

STANDARD_OUTPUT = "-"


def map(
    highlight: Annotated[
        list[str] | None, typer.Option("--highlight", metavar="SECTORS", help="Mark Sectors, like A3,B1.")
    ] = None,
    svg: Annotated[
        str | None, typer.Option("--svg", metavar="FILE", help="Write a picture; - writes it to standard output.")
    ] = None,
    blank: Annotated[bool, typer.Option("--blank", help="A sheet with large labels only.")] = False,
    rotate: Annotated[
        int, typer.Option("--rotate", metavar="0-5", min=0, max=5, help="Turn it clockwise by sixths of a turn.")
    ] = 0,
    players: Annotated[
        int | None,
        typer.Option("--players", metavar="2-6", min=2, max=6, help="A suggested galaxy in place of a game's."),
    ] = None,
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Draw the galaxy."""
    if players is not None and position is not None:
        raise usage("--players draws a suggested galaxy and --position a game's: only one of them can be drawn.")
    if players is None:
        table = places.load_table(position)
        found = map_of(table, parse_sectors(highlight or [], table), rotate, is_blank=blank)
    else:
        table, homes = suggested(players, rotate)
        marked = parse_sectors(highlight, table) if highlight else homes
        found = map_of(table, marked, is_blank=True, suggested_for=players)
    asked = Asked(table, places.load_box(box) if box else Box(), output.width())
    if as_json or svg is None or found.status != "ok":
        _show(found, asked, as_json=as_json)
    if svg is not None:
        _draw(svg, found, asked, is_quiet=as_json)


def _show(found: Answer, asked: Asked, *, as_json: bool) -> None:
    if as_json or found.status != "ok":
        emit(found, lines, asked, as_json=as_json)
    elif _has_colors():
        output.say_exactly("".join(f"{painted(line)}\n" for line in spans(found, asked)))
    else:
        output.say(*lines(found, asked))


def _draw(file: str, found: Answer, asked: Asked, *, is_quiet: bool) -> None:
    from hegemonic_cli.views.map_svg import picture

    drawing = picture(asked.table, found.data["highlighted"], found.data["rotate"], is_blank=found.data["blank"])
    if file == STANDARD_OUTPUT:
        output.say_exactly(drawing)
        return
    places.write_text(Path(file), drawing)
    if not is_quiet:
        output.say(f"Drawn to {file}.")


def _has_colors() -> bool:
    """Whether standard output is a terminal with colors whose owner hasn't asked for none (NO_COLOR)."""
    is_terminal = sys.stdout is not None and sys.stdout.isatty()
    wants_none = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM", "") in ("", "dumb")
    return is_terminal and not wants_none and sys.platform != "win32"
