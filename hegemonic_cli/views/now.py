"""The words of `now`: the guide's headline, what is owed with the command that records it, what people forget."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """One line for everybody, then one point per thing owed."""
    names: dict[str, str] = {seat.color: seat.shown for seat in asked.table.seats}
    text = wrap(f"Round {answer.data['round']}. {answer.data['headline']}", asked.width)
    everybody = len(names)
    for owed in answer.data["owed"]:
        if not owed["players"]:
            who = "Next"
        elif len(owed["players"]) == everybody:
            who = "Everybody"
        else:
            who = listed([names[color] for color in owed["players"]], "and")
        text += wrap(f"- {who}: {owed['what']}.", asked.width)
        for command in owed["commands"]:
            text += wrap(f"    {command}", asked.width)
    for reminder in answer.data["reminders"]:
        text += wrap(f"* {reminder}", asked.width)
    return text
