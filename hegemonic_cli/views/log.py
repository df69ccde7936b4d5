"""The words of `log`: one entry a line, what was undone marked, forced entries with their reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap

UNDONE = "undone "


def lines(answer: Answer, asked: Asked) -> list[str]:
    """The log, a heading where a round begins."""
    said = list(_said(answer.data["entries"]))
    return [line for text in said for line in wrap(text, asked.width)] or ["Nothing is recorded that fits."]


def _said(entries: list[dict[str, Any]]) -> Iterator[str]:
    number = None
    for entry in entries:
        if entry["round"] != number:
            number = entry["round"]
            yield f"Round {number}"
        undone = UNDONE if entry["undone"] else ""
        yield f"  {undone}{entry['n']}. {entry['text']}"
        if entry["forced"] is not None:
            yield f"    forced{': ' if entry['forced'] else ''}{entry['forced']}"
        yield from (f"    note: {note}" for note in entry["notes"])
