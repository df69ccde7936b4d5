"""How every asking command answers: load table and box, ask the question, print it as text or JSON, leave by the
right exit code. A command is thin: its options, one question, one call of `answer`."""

from __future__ import annotations

from collections.abc import Callable

import typer

from hegemonic_cli.cli import last_answer, output, places
from hegemonic_cli.cli.errors import EXIT_CODES
from hegemonic_cli.cli.footnotes import footnotes
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer, Status, with_rulings
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.views.asked import Asked

Question = Callable[[Table, Box], Answer]
Renderer = Callable[[Answer, Asked], list[str]]

UNBROKEN = 10_000  # cells: wider than any line
STATUS_CODES: dict[Status, int] = {"ok": 0, "illegal": EXIT_CODES["illegal"], "error": EXIT_CODES["unknown"]}


def answer(
    question: Question,
    render: Renderer,
    *,
    position: str | None,
    box: str | None,
    as_json: bool,
    names_rulings: bool = True,
) -> None:
    """Answer one question on the position (or live game) and box named on the command line.

    The text is what `render` returns, line by line, followed by footnotes for rulings, what isn't counted and what is
    unknown; this function prints those. Exits 3 where the answer is illegal, 5 where a number is unknown.
    """
    table = places.load_table(position)
    answer_on(question, render, table=table, box=box, as_json=as_json, names_rulings=names_rulings)


def answer_on(
    question: Question, render: Renderer, *, table: Table, box: str | None, as_json: bool, names_rulings: bool = True
) -> None:
    """The same on a table that is already at hand."""
    numbers = places.load_box(box)
    found = with_rulings(lambda other: question(other, numbers), table) if names_rulings else question(table, numbers)
    emit(found, render, Asked(table, numbers, output.width()), as_json=as_json)


def emit(found: Answer, render: Renderer, asked: Asked, *, as_json: bool) -> None:
    """Print an answer as text or JSON, keep its reasons for `why`, and leave by its exit code."""
    if as_json:
        output.say_json(found.as_json())
        last_answer.keep(found, "")
    else:
        lines = render(found, asked)
        output.say(*lines, *footnotes(found, asked, " ".join(lines)))
        last_answer.keep(found, _headline(found, render, asked, lines))
    if found.status != "ok":
        raise typer.Exit(STATUS_CODES[found.status])


def _headline(found: Answer, render: Renderer, asked: Asked, lines: list[str]) -> str:
    """The answer's first line, whole where it was broken over several."""
    return (render(found, asked._replace(width=UNBROKEN)) if len(lines) > 1 else [*lines, ""])[0]
