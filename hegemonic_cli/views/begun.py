"""The words of a game that has begun: the set-up checklist in the rulebook's order, and how to go on."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """The new game's name, then what to do on the table."""
    data = answer.data
    said = [f"{data['name']}: {data['text']}"]
    said += [f"{number}. {step['sentence']}" for number, step in enumerate(data["checklist"], 1)]
    if data["others"]:
        said.append(f"Other games are kept: {', '.join(data['others'])}.")
    said.append("hegemonic now says what comes next.")
    return [line for text in said for line in wrap(text, asked.width)]
