"""`hegemonic collect [PLAYER±N…]`: every player takes their income."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, record


def collect(
    changes: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PLAYER+N...",
            help="What Technologies and Leaders change: red+2; red=12 in place of what the tracks give.",
        ),
    ] = None,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record all incomes, and what Technologies and Leaders change."""
    record("collect", changes or (), force=force, box=box, as_json=as_json)
