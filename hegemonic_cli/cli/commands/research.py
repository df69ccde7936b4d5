"""`hegemonic research PLAYER`: a RESEARCH action."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ExtraOption, ForceOption, PlayerArgument, record


def research(
    player: PlayerArgument,
    discard: Annotated[
        list[str] | None,
        typer.Option(
            "--discard", metavar="NAME", help="A card that was discarded, ? if nobody says which; repeatable."
        ),
    ] = None,
    extra: ExtraOption = False,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a RESEARCH action: Inactive cards back, the hand up to five."""
    record("research", (player,), discard=discard, extra=extra, force=force, box=box, as_json=as_json)
