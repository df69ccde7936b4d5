"""`hegemonic arbiter`: who becomes the new Arbiter."""

from __future__ import annotations

from hegemonic_cli.cli.asking import answer
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.reports.arbiter import arbiter as report
from hegemonic_cli.views.arbiter import lines


def arbiter(position: PositionOption = None, box: BoxOption = None, as_json: JsonOption = False) -> None:
    """Say who becomes the new Arbiter."""
    answer(report, lines, position=position, box=box, as_json=as_json)
