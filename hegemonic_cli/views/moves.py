"""`moves` as text: where a Unit may end, grouped by what it costs."""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """One line that counts the Sectors, then a line for each price, with what can't be paid said so."""
    data = answer.data
    shown = asked.table.seat(data["player"]).shown
    unit = f"{shown}'s {data['piece'].capitalize()} in {data['sector']}"
    if answer.status == "illegal":
        return [line for problem in answer.problems for line in wrap(f"{problem.message}.", asked.width)]
    found = data["moves"]
    if not found:
        return wrap(f"{unit} can move nowhere.", asked.width)
    where = "1 Sector" if len(found) == 1 else f"{len(found)} Sectors"
    text = wrap(f"{unit} may end in {where}.", asked.width)
    for cost in sorted({move["cost"] for move in found}):
        same = [move for move in found if move["cost"] == cost]
        text += wrap(f"{_price(cost, same[0])}: {' '.join(move['to'] for move in same)}", asked.width)
    return text


def _price(cost: int, move: dict[str, Any]) -> str:
    price = "free" if cost == 0 else "1 CAP" if cost == 1 else f"{cost} CAPs"
    return f"  {price}, too dear" if move["affordable"] is False else f"  {price}"
