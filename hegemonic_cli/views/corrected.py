"""The words of a correction: what it changes first, then which entries came out differently or became illegal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap
from hegemonic_cli.views.recorded import change_lines

BECAME = {
    "stop": "became illegal",
    "force": "became illegal; kept as forced",
    "drop": "became illegal; dropped",
}

STOPPED = (
    "Nothing was recorded. Keep such entries as forced (--illegal force), drop them (--illegal drop), or say it for "
    "each: --illegal N=drop."
)


def lines(answer: Answer, asked: Asked) -> list[str]:
    """One correction, made, tried or stopped."""
    return [line for text in _said(answer.data, asked) for line in wrap(text, asked.width)]


def afterwards(data: Mapping[str, Any], asked: Asked) -> list[str]:
    """What a correction would come to: every total that would change, and the entries that would read otherwise."""
    is_open = any(fallen["decision"] == "stop" for fallen in data["illegal"])
    said = [
        "Afterwards, what has become illegal left out:" if is_open else "Afterwards:",
        *change_lines(data["changes"], asked.table, most=len(data["changes"])),
        *_reworded(data["reworded"]),
    ]
    return [line for text in said for line in wrap(text, asked.width)]


def fallen_lines(fallen: Mapping[str, Any]) -> Iterator[str]:
    """One entry that became illegal: why, and what became of it."""
    yield f"{fallen['n']}. {fallen['text']} {BECAME[fallen['decision']].capitalize()}:"
    yield from (f"  {problem['message']}" for problem in fallen["problems"])


def _reworded(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for again in rows:
        yield f"  {again['number']}. {again['before']}"
        yield f"    now: {again['after']}"


def _said(data: dict[str, Any], asked: Asked) -> Iterator[str]:
    is_stopped = any(fallen["decision"] == "stop" for fallen in data["illegal"])
    yield f"{data['entry']}. {data['text']}" if data["entry"] is not None else data["text"]
    yield from change_lines(data["changes"], asked.table)
    yield from _reworded(data["reworded"])
    for fallen in data["illegal"]:
        yield from fallen_lines(fallen)
    if is_stopped:
        yield STOPPED
    elif data["entry"] is None:
        yield "Nothing was recorded: this only shows what would change."
