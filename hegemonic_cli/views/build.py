"""`check build` as text: yes or no with the price, then each step with its own, and why not."""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.vocabulary import PLURAL, Piece, counted
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap

INDENT = "   "


def lines(answer: Answer, asked: Asked) -> list[str]:
    """The answer first, in one line; then the steps in order; then what is left on the Player Board."""
    data = answer.data
    text = wrap(_verdict(answer), asked.width)
    refused = [step for step in data["steps"] if step["legal"] is False]  # a single one is explained in the first line
    for number, step in enumerate(data["steps"], start=1):
        text += wrap(f"{number}. {_step(step)}", asked.width)
        if len(refused) != 1:
            for problem in step["problems"]:
                text += wrap(f"{INDENT}{problem['message']}.", asked.width)
    left = _left(data["left"])
    if left:
        text += wrap(f"Left on the Player Board: {left}.", asked.width)
    return text


def _verdict(answer: Answer) -> str:
    data = answer.data
    steps = data["steps"]
    wrong = [number for number, step in enumerate(steps, start=1) if step["legal"] is False]
    many = f"{len(steps)} step" + ("" if len(steps) == 1 else "s")
    if answer.status == "ok":
        return f"Yes: {many}, {_price(data)}."
    if not wrong:
        open_steps = any(step["legal"] is None for step in steps)
        return f"{'Perhaps' if open_steps else 'Yes, if it can be paid'}: {many}, {_price(data)}."
    if len(wrong) == len(steps):
        return f"No. {_problems(steps[wrong[0] - 1])}." if len(steps) == 1 else f"No: none of the {many}."
    if len(wrong) == 1:
        return f"No: step {wrong[0]}. {_problems(steps[wrong[0] - 1])}. Without it: {_price(data)}."
    return f"No: steps {', '.join(map(str, wrong))} of {len(steps)}. Without them: {_price(data)}."


def _problems(step: dict[str, Any]) -> str:
    return ". ".join(problem["message"] for problem in step["problems"])


def _price(data: dict[str, Any]) -> str:
    cost, left = data["cost"], data["caps_after"]
    if cost is None:
        return "CAPs not known"
    return caps_words(cost) + ("" if left is None else f", {left} left")


def _step(step: dict[str, Any]) -> str:
    piece = step["piece"].capitalize()
    place = "+".join(sector for sector in (step["sector"], step.get("other_end")) if sector)
    where = f" {place}" if place else ""
    if "from" in step:
        where = f" {step['from']} to {place}"
    price = "? CAPs" if step["cost"] is None else caps_words(step["cost"])
    if step["legal"] is False:
        return f"{piece}{where}: no."
    space = f" (space {step['space']})" if "space" in step else ""
    tier = f", reaches Tier {step['tier']}" if "tier" in step else ""
    doubt = "" if step["legal"] else ", if the Tier allows it" if place else ""
    return f"{piece}{where}: {price}{space}{tier}{doubt}."


def _left(left: dict[Piece, int | None]) -> str:
    return ", ".join(_counted(count, piece) for piece, count in left.items() if count is not None)


def _counted(count: int, piece: Piece) -> str:
    return counted(count, piece) if count else f"no {PLURAL[piece]}"
