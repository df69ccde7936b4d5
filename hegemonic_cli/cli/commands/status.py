"""`hegemonic status`: the round, the phase, and every player's numbers."""

from __future__ import annotations

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.reports.status import status as report
from hegemonic_cli.views.status import lines


def status(position: PositionOption = None, box: BoxOption = None, as_json: JsonOption = False) -> None:
    """Show the round, the phase and every player's numbers."""
    answer(report, lines, position=position, box=box, as_json=as_json)
