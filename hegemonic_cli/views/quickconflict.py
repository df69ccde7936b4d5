"""The words of `quick conflict`: the real answer's first line, then the terms as they were typed."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.conflict import headline
from hegemonic_cli.views.layout import wrap

SIDE_NAMES = {"attacker": "Attacker", "defender": "Defender"}


def lines(answer: Answer, asked: Asked) -> list[str]:
    """Who is ahead and what that means, as the real answer says it; then each side's terms, support and cards."""
    data = answer.data
    text = wrap(headline({**data, "cost": {"total": None}}, SIDE_NAMES, None), asked.width)
    for side, name in SIDE_NAMES.items():
        terms = [signed(term["power"]) for term in data[side]["power"]["terms"]]
        terms += [f"+ {lent['power']} support" for lent in data["support"] if lent["side"] == side]
        if data["technology"][side] is not None:
            terms.append(f"+ {data['technology'][side]} card")
        sum_words = " ".join(terms).removeprefix("+ ")
        text += wrap(f"  {name}: {sum_words} = {data['totals'][side]}", asked.width)
    return text


def signed(term: int) -> str:
    """`+ 3`, `- 1`: a term with its sign before it."""
    return f"{'+' if term >= 0 else '-'} {abs(term)}"
