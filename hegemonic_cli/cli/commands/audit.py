"""`hegemonic audit`: what should lie on the table, and every broken law of the pieces."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.options import JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.reports.audit import audit as audited
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.audit import lay_out_lines, lines


def audit(
    lay_out: Annotated[
        bool, typer.Option("--lay-out", help="Everything in the order in which a game is laid out again.")
    ] = False,
    position: PositionOption = None,
    as_json: JsonOption = False,
) -> None:
    """List what should lie on the table, player by player, and every broken law of the pieces."""
    table = places.load_table(position)
    emit(audited(table), lay_out_lines if lay_out else lines, Asked(table, Box(), output.width()), as_json=as_json)
