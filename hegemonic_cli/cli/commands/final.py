"""`hegemonic final`: final scores and the winner."""

from __future__ import annotations

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.reports.final import final as report
from hegemonic_cli.views.final import lines


def final(position: PositionOption = None, box: BoxOption = None, as_json: JsonOption = False) -> None:
    """Show final scores and the winner."""
    answer(report, lines, position=position, box=box, as_json=as_json)
