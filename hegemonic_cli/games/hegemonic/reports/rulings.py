"""`rulings`: every place where the rulebook is silent or tables differ, and how this table reads it.

Rulebook: The Learning Game, Optional Advanced Rules.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.games.hegemonic.report import Answer, Reason
from hegemonic_cli.games.hegemonic.table import Table


def rulings(table: Table, box: Box) -> Answer:
    """All rulings in their order, each with its question, its value here, its default and its other values."""
    rows = [
        {
            "id": ruling.id,
            "question": ruling.question,
            "value": table.readings.value(ruling.id),
            "default": ruling.default,
            "values": list(ruling.values),
            "others": [value for value in ruling.values if value != table.readings.value(ruling.id)],
            "chapter": ruling.chapter,
            "house_rule": ruling.house_rule,
        }
        for ruling in RULINGS.values()
    ]
    return Answer(
        "rulings",
        {"rulings": rows, "variants": sorted(table.readings.variants)},
        reasons=tuple(
            Reason(f"{ruling.id}: {ruling.question} {table.readings.value(ruling.id)}.", ruling.chapter)
            for ruling in RULINGS.values()
        ),
    )
