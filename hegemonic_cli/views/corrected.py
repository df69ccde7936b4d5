"""The words of a correction: what it changes first, then which entries came out differently or became illegal."""

from __future__ import annotations

from collections.abc import Iterator
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


def _said(data: dict[str, Any], asked: Asked) -> Iterator[str]:
    is_stopped = any(fallen["decision"] == "stop" for fallen in data["illegal"])
    yield f"{data['entry']}. {data['text']}" if data["entry"] is not None else data["text"]
    yield from change_lines(data["changes"], asked.table)
    for again in data["reworded"]:
        yield f"  {again['number']}. {again['before']}"
        yield f"    now: {again['after']}"
    for fallen in data["illegal"]:
        yield f"{fallen['n']}. {fallen['text']} {BECAME[fallen['decision']].capitalize()}:"
        yield from (f"  {problem['message']}" for problem in fallen["problems"])
    if is_stopped:
        yield STOPPED
    elif data["entry"] is None:
        yield "Nothing was recorded: this only shows what would change."
