"""`check advance` as text: yes or no with the price, then how the tier is met and which slots are left."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """The answer first, in one line; then what it rests on."""
    data = answer.data
    text = wrap(_verdict(answer), asked.width)
    for reason in answer.reasons:
        text += wrap(reason.sentence, asked.width)
    if data["legal"]:
        free = data["slots_free"]
        text += wrap(f"{free or 'No'} slot{'' if free == 1 else 's'} left for more.", asked.width)
    return text


def _verdict(answer: Answer) -> str:
    data = answer.data
    if data["legal"] is False:
        broken = [problem.message for problem in answer.problems if problem.code.startswith("advance/")]
        return f"No. {'. '.join(broken)}."
    price = "its cost isn't known" if data["cost"] is None else caps_words(data["cost"])
    left = "" if data["caps_after"] is None else f", {data['caps_after']} left"
    card = data["name"] if data["tier"] is None else f"{data['name']} (Tier {data['tier']})"
    return f"{'Yes' if data['legal'] else 'Perhaps'}: {card}, {price}{left}."
