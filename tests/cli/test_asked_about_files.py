"""Every asking command takes a position file in place of the live game and a box file in place of one's own."""

from __future__ import annotations

import pytest
from running import hegemonic

ASKING = (
    "status",
    "now",
    "income",
    "range red industrial",
    "moves red:agent@A5",
    "targets red",
    "score",
    "final",
    "order red=assault",
    "arbiter",
    "map",
    "position",
    "rulings",
    "check conflict liquidate red@A4 blue:complex@B1",
    "check build red ca4",
    "check move red:agent@A5 A2",
    "check advance red Sample Card A",
    "check place A3 i1",
    "audit",
    "log",
)


@pytest.mark.parametrize("words", ASKING)
def test_a_position_and_a_box_are_taken(words: str) -> None:
    ran = hegemonic(*words.split(), "-p", "demo", "--box", "sample", "--json")
    assert ran.code in (0, 3), ran.err
    assert ran.json["schema"] == 1


@pytest.mark.parametrize("words", ASKING)
@pytest.mark.parametrize("option", ["-p", "--box"])
def test_a_file_that_is_not_there_is_said(words: str, option: str) -> None:
    others = ("-p", "demo") if option == "--box" else ()
    assert hegemonic(*words.split(), *others, option, "nowhere.toml", "--json").code == 4


def test_why_takes_both_and_still_explains_the_last_answer() -> None:
    hegemonic("score", "-p", "demo")
    ran = hegemonic("why", "-p", "demo", "--box", "sample", "--json")
    assert (ran.code, ran.json["data"]["of"]) == (0, "score")
    assert hegemonic("why", "-p", "nowhere.toml").code == 4
