"""A game written out: its whole history, one document, its scores, a report for people, a play for BG Stats.

Everything is worked out once (`game`), so that no two exports of a game disagree.
"""

from __future__ import annotations

from typing import NamedTuple

_HERE = "hegemonic_cli.evening.export"


class Format(NamedTuple):
    """One format: its name, `module:function` that writes it, and the ends of file names that mean it."""

    name: str
    writer: str
    endings: tuple[str, ...]


FORMATS: tuple[Format, ...] = (
    Format("jsonl", f"{_HERE}.history:history_text", (".jsonl", ".ndjson")),
    Format("json", f"{_HERE}.document:document_text", (".json",)),
    Format("csv", f"{_HERE}.rows:rows_text", (".csv",)),
    Format("markdown", f"{_HERE}.report:report_text", (".md", ".markdown")),
    Format("bgsplay", f"{_HERE}.bgsplay:play_text", (".bgsplay",)),
)


def format_named(word: str) -> Format | None:
    """The format of that name, or the only one whose name begins so."""
    word = word.strip().casefold()
    found = [each for each in FORMATS if each.name == word]
    found = found or [each for each in FORMATS if word and each.name.startswith(word)]
    return found[0] if len(found) == 1 else None


def format_of_file(name: str) -> Format | None:
    """The format that a file's name ends like."""
    return next((each for each in FORMATS if name.casefold().endswith(each.endings)), None)
