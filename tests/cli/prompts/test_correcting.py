"""A correction by prompts: what it comes to is shown first, what falls is asked about, nothing is recorded before."""

from __future__ import annotations

import pytest

from hegemonic_cli.cli import places
from hegemonic_cli.cli.app import main
from hegemonic_cli.cli.prompts import terminal
from hegemonic_cli.cli.prompts.correct import entries
from hegemonic_cli.cli.prompts.question import matching
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.table import Table
from tests.cli.prompts.scripted import INTERRUPT, ScriptedAsker
from tests.cli.screen.livegame import live_game

PLAYED = (
    ("caps", "green+4"),  # 2
    ("give", "green", "red", "5"),  # 3
    ("give", "green", "blue", "2"),  # 4
    ("build", "red", "complex@A2"),  # 5
)


@pytest.fixture(autouse=True)
def _a_game() -> None:
    live_game(places.home())
    for words in PLAYED:
        assert main(words) == 0


def correcting(
    monkeypatch: pytest.MonkeyPatch, *answers: str, words: tuple[str, ...] = ()
) -> tuple[int, ScriptedAsker]:
    asker = ScriptedAsker(answers)
    monkeypatch.setattr(terminal, "may_ask", lambda *, no_input=False: not no_input)
    monkeypatch.setattr(terminal, "asker_of_this_terminal", lambda: asker)
    code = main(["correct", *words])
    assert asker.left == []
    return code, asker


def now() -> Table:
    return Session(places.home()).look().table


def last() -> str:
    return Session(places.home()).look().head.text


def test_entries_are_on_offer_newest_first_and_narrow_by_any_part() -> None:
    choices = entries()
    assert [choice.value for choice in choices] == ["5", "4", "3", "2"]
    assert [choice.value for choice in matching(choices, "gives bob")] == ["4"]
    assert [choice.value for choice in matching(choices, "complex")] == ["5"]


def test_every_total_is_shown_before_and_after_and_nothing_is_recorded_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    before = last()
    code, asker = correcting(monkeypatch, "2", "replace", "g+6", "no")
    assert code == 130
    assert asker.keys[-1] == "sure"
    assert asker.said == ["Afterwards:", "  Green's CAPs: 0 → 2", *_reworded(asker.said)]
    assert last() == before


def _reworded(said: list[str]) -> list[str]:
    return [line for line in said if line.startswith(("  2.", "    now:"))]


def test_each_entry_that_falls_is_named_with_its_reason_and_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    code, asker = correcting(monkeypatch, "2", "replace", "g+1", "force", "drop", "yes")
    assert code == 0
    said = "\n".join(asker.said)
    first, second = said.index("3. Green gives Ann 5 CAPs. Became illegal:"), said.index("4. Green gives Bob 2 CAPs.")
    assert said.index("Afterwards, what has become illegal left out:") < first < second < said.rindex("Afterwards:")
    assert [question.text for question in asker.asked if question.declared_key == "fallen"] == [
        "What becomes of 3?",
        "What becomes of 4?",
    ]
    assert now().seat("green").caps == 0
    assert now().seat("blue").caps == 9
    assert last().startswith("Corrected: 2 is now: ")
    with Session(places.home()).reading() as store:
        assert "kept in a correction" in [entry.forced for entry in store.entries()]


def test_stopping_at_one_that_falls_corrects_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    code, _ = correcting(monkeypatch, "2", "drop", "force", "stop")
    assert code == 130
    assert now() == before


def test_going_back_from_one_that_falls_changes_the_answer_before(monkeypatch: pytest.MonkeyPatch) -> None:
    code, asker = correcting(monkeypatch, "2", "drop", "drop", INTERRUPT, "force", "drop", "yes")
    assert code == 0
    assert asker.keys == ["entry", "how", "fallen#3", "sure", "fallen#3", "fallen#4", "sure"]


def test_what_no_table_can_hold_cant_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["build", "red", "agent@X1"]) == 0  # 6
    assert main(["move", "red:agent@X1", "X2"]) == 0  # 7
    assert main(["move", "red:agent@X1", "D2"]) == 0  # 8, the other one
    code, asker = correcting(monkeypatch, "6", "drop", "drop", "yes")
    assert code == 0
    question = next(question for question in asker.asked if question.declared_key == "fallen")
    assert [choice.value for choice in question.refused] == ["force"]
    assert question.refused[0].refused


def test_words_that_are_illegal_there_are_refused_with_the_reason_and_can_be_forced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    conversation_line = "g pay red 1"
    code, asker = correcting(monkeypatch, "2", "replace", "pay g r 9 !", "force", "force", "yes")
    assert code == 0
    line = next(question for question in asker.asked if question.key == "line")
    assert "Green has 3" in line.fault("pay g r 9")
    assert line.fault("pay g r 9").endswith("! at the line's end forces it.")
    assert line.fault(conversation_line)
    assert line.fault("pay g r 1") == ""


def test_typed_whole_it_asks_only_about_what_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    assert correcting(monkeypatch, words=("2", "caps", "green+5"))[0] == 0
    code, asker = correcting(monkeypatch, "force", "drop", "yes", words=("--drop", "2"))
    assert code == 0
    assert asker.keys == ["fallen#3", "fallen#4", "sure"]


def test_typed_whole_with_what_becomes_of_them_it_asks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert correcting(monkeypatch, words=("--drop", "2", "--illegal", "drop"))[0] == 0
    assert correcting(monkeypatch, words=("2", "caps", "green+1", "--dry-run"))[0] == 2  # 2 is dropped


def test_the_words_before_an_entry_may_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    code, asker = correcting(monkeypatch, "g+1", "yes", words=("--before", "3"))
    assert code == 0
    assert asker.keys == ["line", "sure"]
    assert now().seat("green").caps == 1


def test_without_a_terminal_the_words_before_an_entry_are_missing() -> None:
    assert main(["correct", "--before", "3"]) == 2
    assert main(["correct", "--drop", "2"]) == 3
