"""`hegemonic give FROM TO N`: CAPs that change hands."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, record


def give(
    giver: Annotated[str, typer.Argument(metavar="FROM", help="Who gives.")],
    receiver: Annotated[str, typer.Argument(metavar="TO", help="Who gets them.")],
    amount: Annotated[str, typer.Argument(metavar="N", help="How many CAPs.")],
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record CAPs given to another player; never an action."""
    record("give", (giver, receiver, amount), force=force, box=box, as_json=as_json)
