"""`hegemonic set PATH VALUE`, `set --from FILE`: the program made to agree with the table."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import places
from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, record
from hegemonic_cli.kernel.violation import usage


def setting(
    path: Annotated[
        str | None,
        typer.Argument(metavar="PATH", help="A place of the position: pieces.A3.red, players.red.caps, arbiter."),
    ] = None,
    value: Annotated[
        list[str] | None,
        typer.Argument(metavar="VALUE", help='What stands there: "E 2A", 5, blue; ? for unknown or nothing.'),
    ] = None,
    source: Annotated[
        str | None, typer.Option("--from", metavar="FILE", help="Make the game equal to a position, as one entry.")
    ] = None,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Set one place of the table, or all of it from a position file, as one entry."""
    if source is not None:
        if path is not None:
            raise usage("set: a PATH and --from exclude one another.")
        from json import dumps

        from hegemonic_cli.games.hegemonic.positionwriter import position_document

        document = dumps(position_document(places.load_table(source)), ensure_ascii=False, separators=(",", ":"))
        record("set", (), position=document, force=force, box=box, as_json=as_json)
        return
    if path is None or not value:
        raise usage("Missing: PATH VALUE, or --from FILE.", "Like: hegemonic set players.red.caps 5", "usage/missing")
    record("set", (path, *value), force=force, box=box, as_json=as_json)
