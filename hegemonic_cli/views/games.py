"""The words of the `games` commands."""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def list_lines(answer: Answer, asked: Asked) -> list[str]:
    """All games, one a line, the current one with a star."""
    rows = answer.data["games"]
    if not rows:
        return ["There is no game yet. Start one: hegemonic new"]
    return [line for row in rows for line in wrap(f"{'*' if row['current'] else ' '} {_words(row)}", asked.width)]


def show_lines(answer: Answer, asked: Asked) -> list[str]:
    """One game: where it stands and where its file lies."""
    return [line for text in (_words(answer.data), f"  {answer.data['path']}") for line in wrap(text, asked.width)]


def said_lines(answer: Answer, asked: Asked) -> list[str]:
    """What was done, in one sentence."""
    return wrap(answer.data["text"], asked.width)


def _words(row: dict[str, Any]) -> str:
    if "problem" in row:
        return f"{row['name']}: {row['problem']}"
    at = row["at"][:16].replace("T", " ")
    phase = PHASE_WORDS[row["phase"]]
    return f"{row['name']}: round {row['round']}, {phase}; {', '.join(row['players'])}; entry {row['entry']}, {at}"
