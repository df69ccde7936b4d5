"""How every asking command answers: load table and box, ask the question, print it as text or JSON, leave by the
right exit code. A command is thin: its options, one question, one call of `answer`."""

from __future__ import annotations

from collections.abc import Callable

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.views.asked import Asked

Question = Callable[[Table, Box], Answer]
Renderer = Callable[[Answer, Asked], list[str]]


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
    raise NotImplementedError
