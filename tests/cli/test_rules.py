"""`hegemonic rules`: topics by any word, the list of all, and a word nobody knows."""

from __future__ import annotations

import pytest
from golden_files import assert_golden
from running import hegemonic


@pytest.mark.parametrize("topic", ["gate", "tie", "arbiter", "tie-for-first", "phase-limits"])
def test_a_topic_is_told_with_its_chapter(topic: str) -> None:
    ran = hegemonic("rules", topic)
    assert ran.code == 0
    assert_golden(f"rules/{topic}.txt", ran.out)


def test_alone_it_lists_all_topics() -> None:
    ran = hegemonic("rules")
    assert ran.code == 0
    assert_golden("rules/all.txt", ran.out)


def test_several_words_are_one_topic() -> None:
    assert hegemonic("rules", "move", "agent").out.startswith("Moving Agents and Fleets\n")


def test_it_fits_forty_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    for topic in ("gate", "unit-defence", "tie"):
        assert all(len(line) <= 40 for line in hegemonic("rules", topic).out.splitlines())


def test_a_word_nobody_knows_is_a_usage_error() -> None:
    ran = hegemonic("rules", "zzzz")
    assert (ran.code, ran.out) == (2, "")
    assert "No rule is known by `zzzz`." in ran.err
    assert "hegemonic rules lists them all." in ran.err


def test_json_holds_the_topic_and_the_others() -> None:
    ran = hegemonic("rules", "gate", "--json")
    assert ran.json["command"] == "rules"
    assert ran.json["data"]["topic"]["name"] == "Quantum Gates"
    assert "gate-border" in [other["name"] for other in ran.json["data"]["others"]]
