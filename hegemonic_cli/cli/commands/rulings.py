"""`hegemonic rulings`: how the rulebook is read where it is silent."""

from __future__ import annotations

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.reports.rulings import rulings as report
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Problem
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.rulings import lines

NO_GAME = "game/none"


def rulings(position: PositionOption = None, box: BoxOption = None, as_json: JsonOption = False) -> None:
    """List how the rulebook is read where it is silent."""
    table = _table(position)
    numbers = places.load_box(box) if box else Box()
    emit(report(table, numbers), lines, Asked(table, numbers, output.width()), as_json=as_json)


def _table(position: str | None) -> Table:
    """The table asked about; where there is no game yet, one that reads everything as by default."""
    try:
        return places.load_table(position)
    except Problem as problem:
        if problem.violations[0].code != NO_GAME:
            raise
        return Table((), "red")
