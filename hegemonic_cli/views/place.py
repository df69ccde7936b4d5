"""`check place` as text: yes or no, and why not."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """The answer, in one line."""
    data = answer.data
    if data["legal"] is None:
        return wrap(f"Perhaps: {data['tile']} in {data['sector']}.", asked.width)
    if not data["legal"]:
        return wrap(f"No. {'. '.join(problem.message for problem in answer.problems)}.", asked.width)
    hexes = data["hexes_left"]
    left = f"{hexes or 'No'} empty hex{'' if hexes == 1 else 'es'} left."
    return wrap(f"Yes: {data['tile']} may lie in {data['sector']}. {left}", asked.width)
