"""`hegemonic capitalize PLAYER`: a CAPITALIZE action."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ExtraOption, ForceOption, PlayerArgument, record


def capitalize(
    player: PlayerArgument,
    gained: Annotated[
        int | None, typer.Option("--gained", metavar="N", min=0, help="What was gained, where the tracks aren't known.")
    ] = None,
    extra: ExtraOption = False,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a CAPITALIZE action: the lowest of the three CAP gains."""
    record("capitalize", (player,), gained=gained, extra=extra, force=force, box=box, as_json=as_json)
