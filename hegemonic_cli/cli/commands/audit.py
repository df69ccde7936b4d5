"""`hegemonic audit`: what should lie on the table, and every broken law of the pieces."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.reports.audit import audit as audited
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.audit import lay_out_lines, lines


def audit(
    lay_out: Annotated[
        bool, typer.Option("--lay-out", help="Everything in the order in which a game is laid out again.")
    ] = False,
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """List what should lie on the table, player by player, and every broken law of the pieces."""
    table = places.load_table(position)
    asked = Asked(table, places.load_box(box) if box else Box(), output.width())
    emit(audited(table), lay_out_lines if lay_out else lines, asked, as_json=as_json)
