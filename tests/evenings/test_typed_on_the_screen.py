"""The four-player evening as people type it on the screen: `lines` ends in the same history as `commands`, by whichever
way the lines come in, and again by prompts alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from evenings.lines import FOUR, commands_of, history, typed_lines
from evenings.replay import prepare, replay
from running import hegemonic

from hegemonic_cli.cli.app import main
from hegemonic_cli.cli.screen.evening import Screen
from hegemonic_cli.cli.screen.game import look
from hegemonic_cli.games.hegemonic.vocabulary import CONFLICT_ACTIONS
from hegemonic_cli.views.layout import cell_width

NARROW = 40
# What happens in the evening beside the phases of the game, by the kinds of events.
EVENTS = {
    *("CapsGiven", "CapsChanged", "NoteWritten", "TechnologyAdvanced", "TileFlipped", "UnitMoved", "InactiveReturned"),
    *("IncomeCollected", "LimitsApplied", "BoardsScored", "ArbiterChosen", "HandRefilled", "GameFinished"),
}


@pytest.fixture(scope="module")
def by_commands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[dict[str, Any]]]:
    """The history to which the commands lead."""
    with pytest.MonkeyPatch.context() as patch:
        prepare(FOUR, tmp_path_factory.mktemp("commands"), patch)
        for _ in replay(FOUR):
            pass
        yield history()


def begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The evening's folder, and its game as `new` makes it."""
    prepare(FOUR, tmp_path, monkeypatch)
    new = next(commands_of(FOUR))
    assert hegemonic(*new).code == 0


def hold_the_evening(lines: Sequence[str], run: Callable[[Sequence[str]], int] = main) -> None:
    """An evening at the screen, at which these lines are typed."""
    left = list(lines)

    def ask(prompt: str, words: Sequence[str]) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    Screen(run, ask, look).hold()


def test_an_evening_holds_what_happens_at_a_table(by_commands: list[dict[str, Any]]) -> None:
    events = [event for entry in by_commands for event in entry["events"]]
    assert {event["action"] for event in events if event["event"] == "ConflictFought"} == set(CONFLICT_ACTIONS)
    assert {event["event"] for event in events} >= EVENTS
    assert any(entry["undone"] for entry in by_commands)
    assert [entry["forced"] for entry in by_commands if entry["forced"]] == ["all agreed"]
    assert any("is on, not" in note for entry in by_commands for note in entry["notes"])
    assert any(entry["text"].startswith("Corrected:") for entry in by_commands)


def test_the_lines_end_in_the_history_of_the_commands(
    by_commands: list[dict[str, Any]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    begin(tmp_path, monkeypatch)
    monkeypatch.setenv("COLUMNS", str(NARROW))
    hold_the_evening(typed_lines(FOUR))
    said = capsys.readouterr()
    assert said.err == ""
    assert [line for line in said.out.splitlines() if cell_width(line) > NARROW] == []
    assert history() == by_commands


def test_a_list_that_is_imported_ends_in_it_too(
    by_commands: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(tmp_path, monkeypatch)
    ran = hegemonic("import", "--lines", "lines")
    assert ran.code == 0, ran.err
    assert history() == by_commands
