"""`hegemonic vp PLAYER±N…`: victory points changed or set."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, record


def vp(
    changes: Annotated[
        list[str], typer.Argument(metavar="PLAYER+N...", help="red+3, red-3, or red=3 as the table has it.")
    ],
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Change or set victory points: red+3 blue-2 green=5, all in one entry."""
    record("vp", changes, force=force, box=box, as_json=as_json)
