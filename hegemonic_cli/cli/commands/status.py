"""`hegemonic status`: the round, the phase, and every player's numbers."""

from __future__ import annotations

from hegemonic_cli.cli import places
from hegemonic_cli.cli.asking import answer_on
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.reports.status import status as report
from hegemonic_cli.views.status import lines


def status(position: PositionOption = None, box: BoxOption = None, as_json: JsonOption = False) -> None:
    """Show the round, the phase and every player's numbers."""
    game: str | None = None
    if position is None:
        from hegemonic_cli.evening.session import Session

        live = Session(places.home()).look()
        game, table = live.name, live.table
    else:
        table = places.load_table(position)
    answer_on(lambda asked, numbers: report(asked, numbers, game), lines, table=table, box=box, as_json=as_json)
