"""`range` as text: the Sectors within Range in one line, those to build in in another."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, PLURAL
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def lines(answer: Answer, asked: Asked) -> list[str]:
    """How many Sectors are within Range and which; then where a Base of the type could be built or relocated to."""
    data = answer.data
    shown = asked.table.seat(data["player"]).shown
    domain = data["type"]
    found = data["in_range"]
    if not found:
        return wrap(f"{shown} has no {domain} Base or Unit on the board, so nothing is within Range.", asked.width)
    count = "1 Sector" if len(found) == 1 else f"{len(found)} Sectors"
    text = wrap(f"{shown}'s {domain} Range: {count}: {' '.join(found)}.", asked.width)
    bases = PLURAL[BASE_OF[domain]]
    places = " ".join(data["buildable"])
    text += wrap(f"Free Locations for {bases}: {places or 'none'}.", asked.width)
    return text
