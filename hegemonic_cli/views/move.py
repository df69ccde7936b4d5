"""`check move` as text: yes or no, the price, the way."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.conflict import price_words
from hegemonic_cli.views.layout import wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """`Yes: Red's Agent moves from B2 to C3. Costs 2, leaves 3.`, then the Sectors on the way."""
    data = answer.data
    seat = asked.table.seat(data["player"])
    what = f"{seat.shown}'s {data['piece'].capitalize()} from {data['from']} to {data['to']}"
    if answer.status == "illegal":
        said = [f"No: {'; '.join(problem.message for problem in answer.problems)}."]
    else:
        said = [f"Yes: {what}. {price_words(data['cost'], seat.caps)}"]
    if len(data["path"]) > 1:
        said.append(f"The way: {' '.join(data['path'])}.")
    return [line for sentence in said for line in wrap(sentence, asked.width)]
