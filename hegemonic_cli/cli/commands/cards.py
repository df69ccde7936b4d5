"""`hegemonic cards red=assault …`: the Action Cards that were revealed."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, record


def cards(
    played: Annotated[
        list[str] | None, typer.Argument(metavar="PLAYER=CARD...", help="Who played what: red=assault blue=discover.")
    ] = None,
    first: Annotated[
        list[str] | None,
        typer.Option("--first", metavar="PLAYER", help="Whom the Arbiter lets begin among the tied; repeatable."),
    ] = None,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record the Action Cards played."""
    record("cards", played or (), first=first, force=force, box=box, as_json=as_json)
