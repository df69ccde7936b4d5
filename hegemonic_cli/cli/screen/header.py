"""What stands above the screen's line: the header when it changed, what is next, and what can be picked."""

from __future__ import annotations

from collections.abc import Sequence

from hegemonic_cli.cli import output
from hegemonic_cli.cli.screen.menu import Option
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.reports.status import status
from hegemonic_cli.games.hegemonic.rules.guide import Guide
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap
from hegemonic_cli.views.status import header_lines


def header(table: Table, box: Box, width: int) -> list[str]:
    """Round, phase, Arbiter, whose turn; per player CAPs, income, Retention Limit, VPs now and then, tiers."""
    return ["", *header_lines(status(table, box), Asked(table, box, width))]


def offer(guide: Guide, options: Sequence[Option], width: int) -> list[str]:
    """What is next in one line, reminders, and the numbered list; what Enter does stands in brackets."""
    said = [*wrap(output.reworded(guide.headline), width)]
    for reminder in guide.reminders:
        said += wrap(f"- {output.reworded(reminder)}", width)
    return [*said, *numbered(options, width)]


def numbered(options: Sequence[Option], width: int) -> list[str]:
    """The list to pick from; the first is what Enter does."""
    said = []
    for number, option in enumerate(options, 1):
        mark = f"[{number}]" if number == 1 else f" {number} "
        first, *more = wrap(option.label, max(width - 4, 1)) or [""]
        said += [f"{mark} {first}", *(f"    {line}" for line in more)]
    return said
