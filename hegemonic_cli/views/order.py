"""The words of `order`."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.vocabulary import ORDER_NUMBER, ActionCard
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """The order in one line, with what the Arbiter must still choose; then card by card."""
    names: dict[str, str] = {seat.color: seat.shown for seat in asked.table.seats}
    cards: dict[str, ActionCard] = answer.data["cards"]
    choices = {choice["number"]: choice for choice in answer.data["choices"]}
    text = wrap(_headline(answer, asked, names), asked.width)
    for color in answer.data["order"]:
        number = ORDER_NUMBER[cards[color]]
        choice = choices.get(number)
        mark = ""
        if choice is not None and color in choice["tied"]:
            mark = " (tied)" if choice["first"] is None else " (begins)" if choice["first"] == color else ""
        text += wrap(f"  [{number}] {cards[color].capitalize()}: {names[color]}{mark}", asked.width)
    return text


def _headline(answer: Answer, asked: Asked, names: dict[str, str]) -> str:
    """`Bo, then Ann or Cy (Ann, the Arbiter, says: --first), then Ed.`; names alone once all is settled."""
    arbiter = names[asked.table.arbiter]
    open_groups = [choice["tied"] for choice in answer.data["choices"] if choice["first"] is None]
    said: list[str] = []
    for color in answer.data["order"]:
        tied = next((group for group in open_groups if color in group), None)
        if tied is None:
            said.append(names[color])
        elif color == tied[0]:
            said.append(f"{listed([names[each] for each in tied], 'or')} ({arbiter}, the Arbiter, says: --first)")
    return f"{', then '.join(said) if open_groups else ', '.join(said)}."
