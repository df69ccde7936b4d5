"""The words of `arbiter`."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.arbitration import is_arbiter_chosen
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """Who becomes Arbiter and why; then the CAPs that were compared, clockwise from the Arbiter."""
    table = asked.table
    if is_arbiter_chosen(table):
        said = f"{_name(answer.data['next'], asked)} is the new Arbiter already, chosen in this Arbitration."
        return wrap(said, asked.width)
    if table.readings.is_learning_game:
        said = f"{_name(answer.data['next'], asked)} becomes Arbiter: next counter-clockwise, whatever anyone holds."
        return wrap(said, asked.width)
    caps = answer.data["caps"]
    held = [
        f"{table.seat(color).shown}{' (Arbiter)' if color == table.arbiter else ''} "
        f"{'?' if caps[color] is None else caps[color]}"
        for color in table.clockwise_from(table.arbiter)
    ]
    text = wrap(_headline(answer, asked), asked.width)
    text += wrap(f"  CAPs: {', '.join(held)}.", asked.width)
    if table.phase != "arbitration":
        text += wrap("  These are today's CAPs: those at the beginning of Arbitration count.", asked.width)
    return text


def _headline(answer: Answer, asked: Asked) -> str:
    data = answer.data
    tied = listed([_name(color, asked) for color in data["tied"]], "and") if data["tied"] else ""
    current = _name(asked.table.arbiter, asked)
    if data["most"] is None:
        return _unknown_headline(data["caps"], asked)
    if data["next"] is None:
        choices = listed([_name(color, asked) for color in data["choices"]], "or")
        return f"{current}, the Arbiter, chooses {choices}: {tied} are tied at {caps_words(data['most'])}."
    new = _name(data["next"], asked)
    if len(data["tied"]) > 1:
        return (
            f"{new} becomes Arbiter: {tied} are tied at {caps_words(data['most'])}, and {current} can't keep the token."
        )
    stays = "stays" if data["next"] == asked.table.arbiter else "becomes"
    return f"{new} {stays} Arbiter: most CAPs, {data['most']}."


def _unknown_headline(caps: dict[str, int | None], asked: Asked) -> str:
    missing = listed([_name(color, asked) for color, amount in caps.items() if amount is None], "and")
    known = {color: amount for color, amount in caps.items() if amount is not None}
    said = f"The new Arbiter can't be told: the CAPs of {missing} aren't known."
    if not known:
        return said
    most = max(known.values())
    leaders = listed([_name(color, asked) for color, amount in known.items() if amount == most], "and")
    leads = "leads" if list(known.values()).count(most) == 1 else "lead"
    return f"{said} {leaders} {leads} with {most} unless they hold as many or more."


def _name(color: str, asked: Asked) -> str:
    return next(seat.shown for seat in asked.table.seats if seat.color == color)
