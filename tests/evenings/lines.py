"""Short lines of a golden evening: what was typed on the screen, chapter by chapter, and the history it comes to.

`lines` of an evening's folder holds one line each as typed on the screen, from behind `new` on; `#` begins a chapter.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from typing import Any, NamedTuple

from evenings.replay import COMMANDS, EVENINGS
from running import hegemonic

FOUR = "four"
LINES = "lines"
COMMENT = "#"
OF_THE_TYPING = ("at", "words", "kind")  # an entry's time, and how it was typed


class Chapter(NamedTuple):
    """A part of an evening: its title, like `Round 2, Actions #1`, and the lines typed in it."""

    title: str
    lines: tuple[str, ...]


def chapters(evening: str) -> list[Chapter]:
    """The chapters of an evening, in order."""
    found: list[Chapter] = []
    for line in (EVENINGS / evening / LINES).read_text(encoding="utf-8").splitlines():
        if line.startswith(COMMENT):
            found.append(Chapter(line.removeprefix(COMMENT).strip(), ()))
        elif line:
            title, lines = found.pop()
            found.append(Chapter(title, (*lines, line)))
    return found


def typed_lines(evening: str) -> list[str]:
    """Everything that was typed, in order."""
    return [line for chapter in chapters(evening) for line in chapter.lines]


def commands_of(evening: str) -> Iterator[tuple[str, ...]]:
    """The words of every command of an evening."""
    for line in (EVENINGS / evening / COMMANDS).read_text(encoding="utf-8").splitlines():
        words = tuple(shlex.split(line, comments=True))
        if words:
            yield words


def history() -> list[dict[str, Any]]:
    """The whole log of the current game, undone entries too, without what belongs to the typing."""
    ran = hegemonic("export", "--format", "jsonl")
    assert ran.code == 0, ran.err
    _, *entries = (json.loads(line) for line in ran.out.splitlines())
    return [{key: value for key, value in entry.items() if key not in OF_THE_TYPING} for entry in entries]
