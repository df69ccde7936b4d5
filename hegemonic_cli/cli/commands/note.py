"""`hegemonic note TEXT`: a note in the log."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import record


def note(
    text: Annotated[list[str], typer.Argument(metavar="TEXT...", help="Anything.")],
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Write a note into the log."""
    record("note", (" ".join(text),), box=box, as_json=as_json)
