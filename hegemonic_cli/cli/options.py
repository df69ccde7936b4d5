"""The options that many commands share, written once."""

from __future__ import annotations

from typing import Annotated

import typer

PositionOption = Annotated[
    str | None,
    typer.Option(
        "--position",
        "-p",
        metavar="FILE",
        help="A position file in place of the live game; `-`: from standard input, `demo`: the demo's.",
    ),
]
BoxOption = Annotated[
    str | None,
    typer.Option("--box", metavar="FILE", help="A box file in place of your own; `sample` is the made-up one."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
YesOption = Annotated[bool, typer.Option("--yes", help="Don't ask whether it is meant.")]
