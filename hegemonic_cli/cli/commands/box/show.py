"""`hegemonic box show`: what a box knows, and what it doesn't."""

from __future__ import annotations

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.games.hegemonic.reports.box import box_shown
from hegemonic_cli.views.box import shown_lines


def show(box: BoxOption = None, as_json: JsonOption = False) -> None:
    """Show what your box knows, and what it doesn't."""
    answer = box_shown(places.load_box(box))
    if as_json:
        output.say_json(answer.as_json())
    else:
        output.say(*shown_lines(answer, output.width()))
