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
    arbiter = asked.table.seat(asked.table.arbiter).shown
    text = wrap(f"{', '.join(names[color] for color in answer.data['order'])}.", asked.width)
    for choice in choices.values():
        if choice["first"] is None:
            tied = listed([names[color] for color in choice["tied"]], "or")
            said = f"{arbiter}, the Arbiter, says who begins: {tied} (--first); the others follow clockwise."
            text += wrap(f"[{choice['number']}] {said}", asked.width)
    for color in answer.data["order"]:
        number = ORDER_NUMBER[cards[color]]
        choice = choices.get(number)
        mark = ""
        if choice is not None and color in choice["tied"]:
            mark = " (tied)" if choice["first"] is None else " (begins)" if choice["first"] == color else ""
        text += wrap(f"  [{number}] {cards[color].capitalize()}: {names[color]}{mark}", asked.width)
    return text
