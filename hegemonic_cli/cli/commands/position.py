"""`hegemonic position`: the live game, or a position file as this program would write it."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.positionwriter import position_document, position_toml
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.kernel.violation import usage


def position(
    position: PositionOption = None,
    box: BoxOption = None,
    as_toml: Annotated[bool, typer.Option("--toml", help="Print TOML (the default).")] = False,
    as_json: JsonOption = False,
    as_schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of a position file instead.")
    ] = False,
) -> None:
    """Print the live game's position, or that of a file, checked and put in order.

    `hegemonic position > tonight.toml` keeps the table as it stands; every question takes such a file by -p.
    """
    if as_toml and (as_json or as_schema):
        raise usage("--toml goes neither with --json nor with --schema.")
    if as_schema:
        _print_schema(as_json=as_json)
        return
    table = places.load_table(position)
    if box is not None:
        places.load_box(box)  # a position has no numbers of the box; a wrong file is said all the same
    if as_json:
        output.say_json(Answer("position", position_document(table)).as_json())
    else:
        output.say_exactly(position_toml(table))


def _print_schema(*, as_json: bool) -> None:
    from json import dumps

    from hegemonic_cli.games.hegemonic.schema import position_schema

    if as_json:
        output.say_json(Answer("position", position_schema()).as_json())
    else:
        output.say_exactly(dumps(position_schema(), indent=2, ensure_ascii=False) + "\n")
