"""Which lines of which lists a game holds already, so that a list that was mended and read in again, or read in twice,
records nothing a second time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from hegemonic_cli.evening.entry import dumped
from hegemonic_cli.evening.store import Store
from hegemonic_cli.kernel import history

LISTS = "lists"  # the fact of a game's file that holds them
LISTS_KEPT = 20


class Recorded(NamedTuple):
    """A line that was carried out, and the head of the log after it."""

    text: str
    head: int


Lines = tuple[Recorded, ...]


def recorded_before(store: Store, texts: Sequence[str]) -> Lines:
    """The beginning of a list that was recorded before and still holds; the longest, where several lists began so."""
    holding = {node.id for node in history.line(store.marks().head, store.node)}
    return max((_shared(lines, texts, holding) for lines in _lists(store)), key=len, default=())


def remember(store: Store, now: Lines) -> None:
    """Keep how far a list is recorded, in place of how far it was."""
    others = [lines for lines in _lists(store) if now[: len(lines)] != lines]
    kept = [*others, now][-LISTS_KEPT:]
    store.remember(LISTS, dumped([[list(line) for line in lines] for lines in kept]))


def _lists(store: Store) -> list[Lines]:
    try:
        lists = json.loads(store.fact(LISTS) or "[]")
        return [tuple(Recorded(str(text), int(head)) for text, head in lines) for lines in lists]
    except (TypeError, ValueError):
        return []  # nothing of the game itself: at worst a list is recorded again


def _shared(lines: Lines, texts: Sequence[str], holding: set[int]) -> Lines:
    count = 0
    for line, text in zip(lines, texts, strict=False):
        if line.text != text:
            break
        count += 1
    while count and lines[count - 1].head not in holding:
        count -= 1
    return lines[:count]
