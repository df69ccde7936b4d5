"""Text and JSON are one answer: whoever looks at the screen and whoever looks at a phone see one order."""

from __future__ import annotations

import re

import pytest
from running import hegemonic

NAMES = {"red": "Ann", "blue": "Bo", "yellow": "Cleo", "green": "Dan"}
DEMO = ("-p", "demo", "--box", "sample")


def first_places(text: str) -> list[str]:
    """Players in the order in which they first stand at the beginning of a line, a number before it aside."""
    found = re.findall(rf"^(?:\d+\. )?({'|'.join(NAMES.values())})\b", text, re.MULTILINE)
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("words", [("status",), ("income",), ("final",)])
def test_the_screen_and_the_phone_showed_different_orders(words: tuple[str, ...]) -> None:
    rows = hegemonic(*words, *DEMO, "--json").json["data"]["players"]
    if words == ("final",):
        rows = sorted(rows, key=lambda row: row["rank"])
    shown = [NAMES[row.get("player", row.get("color"))] for row in rows]
    text = hegemonic(*words, *DEMO).out
    assert first_places(text.partition("\n")[2] if words == ("final",) else text) == shown
    assert hegemonic(*words, *DEMO).out == text


def test_tied_cards_stand_in_one_order_however_they_were_typed() -> None:
    cards = ("red=assault", "blue=assault", "yellow=assault", "green=discover")
    for typed in (cards, cards[::-1]):
        found = hegemonic("order", *typed, "--first", "yellow", *DEMO, "--json").json["data"]["order"]
        assert found == ["yellow", "red", "blue", "green"]
        assert hegemonic("order", *typed, "--first", "yellow", *DEMO).out.startswith("Cleo, Ann, Bo, Dan.\n")
