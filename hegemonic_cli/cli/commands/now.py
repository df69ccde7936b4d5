"""`hegemonic now`: who does what next."""

from __future__ import annotations

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.reports.now import now as report
from hegemonic_cli.views.now import lines


def now(position: PositionOption = None, box: BoxOption = None, as_json: JsonOption = False) -> None:
    """Say who does what next, and what is owed."""
    answer(report, lines, position=position, box=box, as_json=as_json)
