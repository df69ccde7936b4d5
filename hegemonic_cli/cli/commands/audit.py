"""`hegemonic audit`: what should lie on the table, and what can't be."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import places
from hegemonic_cli.cli.asking import answer_on
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.reports.audit import Counted, laid_out
from hegemonic_cli.games.hegemonic.reports.audit import audit as audited
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.views.audit import lay_out_lines, lines


def audit(
    lay_out: Annotated[
        bool, typer.Option("--lay-out", help="All in the order in which one lays the game out again.")
    ] = False,
    position: PositionOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """List what should lie on the table, player by player, and what can't be.

    What can't be: every broken law of the pieces, and VPs other than the log adds up to.
    """
    table, counted = _live() if position is None else (places.load_table(position), None)
    if lay_out:
        answer_on(laid_out, lay_out_lines, table=table, box=box, as_json=as_json, names_rulings=False)
        return
    answer_on(lambda other, _: audited(other, counted), lines, table=table, box=box, as_json=as_json)


def _live() -> tuple[Table, Counted]:
    """The live game's table, and everybody's VPs by its log."""
    from hegemonic_cli.cli.recording import live_session
    from hegemonic_cli.evening.export.game import held
    from hegemonic_cli.games.hegemonic.scoresheet import scoresheet

    with live_session().reading() as store:
        line = held(tuple(store.entries()), store.marks().head)
        return store.table(), scoresheet(event for entry in line for event in entry.events()).counted
