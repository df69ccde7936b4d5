"""`hegemonic rulings`: how the rulebook is read where it is silent."""

from __future__ import annotations

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.reports.rulings import rulings as report
from hegemonic_cli.views.rulings import lines


def rulings(position: PositionOption = None, box: BoxOption = None, as_json: JsonOption = False) -> None:
    """List how the rulebook is read where it is silent."""
    answer(report, lines, position=position, box=box, as_json=as_json, names_rulings=False)
