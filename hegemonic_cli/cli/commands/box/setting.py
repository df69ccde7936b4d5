"""`hegemonic box set`: one number of your own box."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output, own_box
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.boxpath import value_at
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.reports.box import deviations
from hegemonic_cli.views.box import set_lines


def setting(
    path: Annotated[
        str,
        typer.Argument(
            metavar="PATH",
            help="Such as political.cost.5, industrial.tiers.1 (the first space of Tier 2), units.agent, "
            "technologies.NAME.cost.",
        ),
    ],
    value: Annotated[list[str], typer.Argument(metavar="VALUE...", help="A number, or ? for one that isn't known.")],
    as_json: JsonOption = False,
) -> None:
    """Write one number into your box.

    For a card: type, tier, cost, copies, effect, power.industrial, power.political, power.martial. A whole list can be
    set at once: political.cost 1 2 3 4 5 ? ? ? ?
    """
    change = own_box.set_value(path, " ".join(value))
    before, after = value_at(change.before, change.path), value_at(change.after, change.path)
    known_notes = deviations(change.before)
    data = {
        "path": change.path.text,
        "before": before,
        "after": after,
        "is_number": change.path.is_number,
        "new_card": change.is_new_card,
        "file": str(change.file),
        "notes": [note for note in deviations(change.after) if note not in known_notes],
    }
    if as_json:
        output.say_json(Answer("box set", data).as_json())
    else:
        output.say(*set_lines(data, output.width()))
