"""The words of `rulings`."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """Which ones this table reads its own way, then each with its question, value, default, other values, chapter."""
    rows = answer.data["rulings"]
    own = [row["id"] for row in rows if row["value"] != row["default"]]
    own_words = f"read another way than by default: {', '.join(own)}" if own else "all as by default"
    text = wrap(f"{len(rows)} rulings, {own_words}.", asked.width)
    for row in rows:
        default = "" if row["value"] == row["default"] else f" (default: {row['default']})"
        kind = "House rule. " if row["house_rule"] else ""
        text += ["", *wrap(f"{row['id']} = {row['value']}{default}", asked.width)]
        text += wrap(f"  {row['question']}", asked.width)
        text += wrap(f"  {kind}Other: {', '.join(row['others'])}. {row['chapter']}.", asked.width)
    return text
