"""`hegemonic move PIECE TO`: the moving part of a Conflict Action."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ExtraOption, ForceOption, PaidOption, record


def move(
    words: Annotated[
        list[str], typer.Argument(metavar="PIECE TO", help="Who moves and where to: red:agent@B2 C3, or rab2 c3.")
    ],
    paid: PaidOption = None,
    extra: ExtraOption = False,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a move by a Conflict Action.

    A conflict by the same Unit that follows belongs to the same action.
    """
    record("move", words, paid=paid, extra=extra, force=force, box=box, as_json=as_json)
