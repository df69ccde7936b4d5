"""Numbers of the box that are needed and not known: asked there and then, once, and remembered."""

from __future__ import annotations

import pytest

from hegemonic_cli.cli import places
from hegemonic_cli.cli.prompts import rest, terminal
from hegemonic_cli.cli.prompts.boxnumbers import number_words
from hegemonic_cli.games.hegemonic.report import box_unknown, not_tracked
from hegemonic_cli.kernel.violation import Problem
from tests.cli.prompts.scripted import INTERRUPT, ScriptedAsker

PATHS = ("political.cost.5", "units.agent", "political.cost.5")
PROBLEM = Problem("unknown", [box_unknown(path) for path in PATHS], "Nothing was recorded.")


def left_over(monkeypatch: pytest.MonkeyPatch, *answers: str, problem: Problem = PROBLEM) -> Problem | None:
    monkeypatch.setattr(terminal, "may_ask", lambda *, no_input=False: not no_input)
    monkeypatch.setattr(terminal, "asker_of_this_terminal", lambda: ScriptedAsker(answers))
    return rest.still_unknown(problem, no_input=False)


def test_all_that_is_lacking_is_asked_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert left_over(monkeypatch, "4", "1+1") is None
    box = places.load_box(None)
    assert (box.tracks["political"].cost[4], box.units["agent"]) == (4, 2)


def test_what_stays_unknown_is_named_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    left = left_over(monkeypatch, "4", "")
    assert left is not None
    assert [violation.message.split(" ")[0] for violation in left.violations] == ["units.agent"]
    assert left.hint == PROBLEM.hint


def test_a_mistyped_number_can_be_typed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert left_over(monkeypatch, "44", INTERRUPT, "4", "2") is None
    assert places.load_box(None).tracks["political"].cost[4] == 4


def test_nobody_is_asked_for_what_is_no_number_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = Problem("unknown", [not_tracked("the map isn't tracked", "say it")])
    assert left_over(monkeypatch, problem=problem) is problem


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("political.cost.5", "The red number below space 5 of the Political track: what does that Embassy cost?"),
        ("martial.income.2", "The yellow number above space 2 of the Martial track: what income does it give?"),
        ("industrial.retention.1", "The grey number in space 1 of the Industrial track: which Retention Limit?"),
        ("martial.tiers.1", "The Martial track: which space is the first of Tier 2?"),
        ("units.gate", "What does a Gate cost?"),
        ("technologies.Slow Light.cost", "Slow Light: its cost?"),
    ],
)
def test_a_number_is_asked_for_by_where_it_is_printed(path: str, words: str) -> None:
    assert number_words(path) == words
