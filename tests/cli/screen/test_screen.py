"""The evening's screen: what stands there, and that every line takes the shell's way or records nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from hegemonic_cli.cli import places
from hegemonic_cli.cli.app import main
from hegemonic_cli.cli.screen.evening import AGAIN, LEAVING, Screen
from hegemonic_cli.cli.screen.game import Game, is_after_a_break, look
from hegemonic_cli.cli.screen.linehelp import NARROW, help_lines, words_of
from hegemonic_cli.cli.screen.menu import options
from hegemonic_cli.cli.screen.wording import on_screen
from hegemonic_cli.evening.judging import FORCE_HINT
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.galaxy import Galaxy
from hegemonic_cli.games.hegemonic.rules.galaxies import preset
from hegemonic_cli.games.hegemonic.table import Table, Turn
from tests.cli.prompts.board import BOX, table
from tests.cli.screen.livegame import live_game

INTERRUPT = "^C"


def game(of: Table | None = None) -> None:
    """A live game of this table, with the made-up box as one's own."""
    live_game(places.home(), of)


def evening(*lines: str, run: Callable[[Sequence[str]], int] = main) -> list[Sequence[str]]:
    """Hold an evening of these lines; the command lines that were carried out."""
    left = list(lines)
    carried_out: list[Sequence[str]] = []

    def ask(prompt: str, words: Sequence[str]) -> str:
        if not left:
            raise EOFError
        line = left.pop(0)
        if line == INTERRUPT:
            raise KeyboardInterrupt
        return line

    def carrying_out(words: Sequence[str]) -> int:
        carried_out.append(tuple(words))
        return run(words)

    Screen(carrying_out, ask, look).hold()
    return carried_out


def now() -> Table:
    return Session(places.home()).look().table


def test_the_header_fits_40_columns_and_shows_what_people_look_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    game()
    evening()
    said = capsys.readouterr().out
    assert all(len(line) <= 40 for line in said.splitlines() if not line.startswith("The game is kept"))
    assert "Round 3, Actions #1. Arbiter Ann." in said
    assert "On: Ann (Industrialize), 0 of 2" in said
    assert "Ann       15  9     6  12 → 22  1/1/1" in said
    assert "[1] BUILD Complexes and Gates" in said


def test_the_header_comes_again_only_when_it_changed(capsys: pytest.CaptureFixture[str]) -> None:
    game()
    evening("score A", "bc")
    said = capsys.readouterr().out
    assert said.count("Round 3, Actions #1. Arbiter Ann.") == 2  # at first, and after the 2 CAPs


def test_a_line_is_recorded_and_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    game()
    assert evening("bc") == [("basic", "red", "caps")]
    assert now().seat("red").caps == 17


def test_enter_does_what_stands_in_brackets() -> None:
    game(table(phase='"collection"', cards="{}", order="[]"))
    assert evening("") == [("collect",)]
    assert now().seat("red").caps == 24


def test_a_number_does_what_stands_beside_it() -> None:
    game()
    assert evening("3") == [("basic", "red", "caps")]


def test_a_mistaken_line_says_what_was_expected_and_records_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    game()
    assert evening("cb99", "frobnicate", "raz b2") == []
    said = capsys.readouterr().err
    assert said.count("Nothing was recorded.") == 3
    assert now() == table()


def test_what_the_board_forbids_is_refused_and_a_sign_forces_it(capsys: pytest.CaptureFixture[str]) -> None:
    game()
    assert evening("cf2", "cf2!") == [("build", "red", "complex@F2"), ("build", "red", "complex@F2", "--force")]
    assert now().at("F2", "red").complexes == 1


def test_a_build_goes_on_with_plus() -> None:
    game()
    assert evening("ca2", "+ ca5") == [
        ("build", "red", "complex@A2"),
        ("build", "red", "complex@A5", "--same-action"),
    ]
    assert now().turn.taken == 1


def test_nothing_goes_on_with_what_was_refused(capsys: pytest.CaptureFixture[str]) -> None:
    game()
    assert evening("cf2", "+ ca5") == [("build", "red", "complex@F2")]
    assert "the line before was no BUILD" in capsys.readouterr().err


def test_help_shows_how_lines_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    game()
    assert evening("?", "? gates") == [("rules", "gates")]
    assert "BASIC: 2 CAPs" in capsys.readouterr().out


def test_ctrl_c_once_stays_and_twice_leaves(capsys: pytest.CaptureFixture[str]) -> None:
    game()
    assert evening(INTERRUPT, "bc", INTERRUPT, INTERRUPT, "bt") == [("basic", "red", "caps")]
    said = capsys.readouterr().out
    assert said.count(AGAIN) == 2
    assert said.rstrip().endswith(LEAVING)


def test_the_end_of_input_leaves_with_everything_kept(capsys: pytest.CaptureFixture[str]) -> None:
    game()
    evening("r+3")
    assert capsys.readouterr().out.rstrip().endswith(LEAVING)
    assert now().seat("red").caps == 18


def test_without_a_game_the_screen_greets(capsys: pytest.CaptureFixture[str]) -> None:
    assert evening("2", run=lambda words: 0) == [("demo",)]
    said = capsys.readouterr().out
    for what in ("start a game", "the demo", "count a Conflict", "your own box"):
        assert what in said


def test_after_a_break_of_three_hours_the_last_entries_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    live_game(places.home(), clock=lambda: "2020-01-01T20:00:00+01:00")
    assert evening("6") == [("log", "--last", "5", "--current"), ("audit", "--lay-out")]
    said = capsys.readouterr().out
    assert said.index("The game begins.") < said.index("Round 3, Actions #1.") < said.index("lay the game out again")


def test_without_a_break_nothing_is_repeated() -> None:
    game()
    assert evening("bc") == [("basic", "red", "caps")]


@pytest.mark.parametrize(
    ("moment", "is_break"), [("2020-01-01T20:00:00+01:00", True), ("2999-01-01T20:00:00+01:00", False), ("", False)]
)
def test_a_break_is_told_by_the_last_entry(moment: str, is_break: bool) -> None:
    assert is_after_a_break(Game("Friday", table(), BOX, moment)) == is_break


def test_everything_that_the_guide_owes_can_be_picked() -> None:
    for phase in ("setup", "collection", "exploration", "action-1", "arbitration", "finished"):
        for of in (table(phase=f'"{phase}"'), table(phase=f'"{phase}"', cards="{}", order="[]")):
            guide, found = options(of, Box())
            for owed in guide.owed:
                for command in owed.commands:
                    assert any(command.split()[0] == option.words[0] for option in found), command


def test_words_to_complete_hold_commands_players_and_sectors() -> None:
    assert {"build", "raz", "x", "red", "Ann", "A5"} <= set(words_of(table()))


@pytest.mark.parametrize(
    ("phase", "caps", "labels"),
    [
        ("arbitration", "4", {"Ann becomes Arbiter", "Bob becomes Arbiter"}),
        ("exploration", "15", {"draw a Technology Card from the deck", "draw the top card of the discard pile"}),
    ],
)
def test_no_two_things_to_pick_read_the_same(phase: str, caps: str, labels: set[str]) -> None:
    of = table(phase=f'"{phase}"', cards="{}", order="[]", player='"red"', arbiter='"green"', caps=caps)
    seats = tuple(replace(seat, caps=9 if seat.color in ("red", "blue") else 1) for seat in of.seats)
    turn = of.turn._replace(done=("flip", "place") if phase == "exploration" else ())
    _, found = options(replace(of, seats=seats, turn=turn), BOX)
    shown = [option.label for option in found]
    assert labels <= set(shown)
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("width", [80, 40])
def test_the_help_fits(width: int) -> None:
    said = help_lines(width)
    assert all(len(line) <= width for line in said)
    meanings = {line.find(words) for line in said for words in ("BASIC: 2 CAPs", "CAPs given", "Action Cards by")}
    assert meanings - {-1} == {20} if width > NARROW else len(said) < 60


@pytest.mark.parametrize("word", ["q", "quit", "EXIT"])
def test_whoever_types_that_they_leave_leaves(word: str) -> None:
    game()
    assert evening(word, "bc") == []


def test_a_line_as_the_shell_takes_it_does_as_well() -> None:
    game()
    assert evening("hegemonic score A") == [("score", "A")]


def test_a_number_that_is_not_in_the_list_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    game(table(phase='"collection"', cards="{}", order="[]"))
    assert evening("2") == []
    assert "There is no 2 to pick: the list has 1." in capsys.readouterr().err


def test_a_mistaken_line_is_answered_in_whole_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    game()
    evening("frobnicate", "cb99", "c i")
    assert all(len(line) <= 40 for line in capsys.readouterr().err.splitlines())


def test_on_the_screen_hints_name_lines_and_not_the_shells_words() -> None:
    assert on_screen("To say what lies there: hegemonic flip TILE.") == "To say what lies there: flip TILE."
    assert on_screen("The game is kept: `hegemonic` goes on with it.") == LEAVING
    assert on_screen(FORCE_HINT).endswith("the same line with ! at its end.")


def test_before_the_homes_lie_nobody_is_offered_to_begin() -> None:
    galaxy = Galaxy(preset(3).boards)
    bare = replace(table(), phase="setup", galaxy=galaxy, tiles={}, pieces={}, gates=(), turn=Turn())
    _, offered = options(bare, BOX)
    assert [option.words[0] for option in offered] == ["place"] * len(bare.seats)


def test_a_card_with_one_conflict_action_is_not_asked_for_it_again() -> None:
    one = {option.label: option.words for option in options(table(), BOX)[1]}
    assert one["TAKEOVER: MERGER"] == ("conflict", "merger")
    three = {option.label: option.words for option in options(table(cards='{ red = "assault" }'), BOX)[1]}
    assert three["DESTROY: LIQUIDATE, SABOTAGE or RAZE"] == ("conflict",)


def test_the_end_of_the_game_is_offered_where_it_may_come_and_never_before() -> None:
    arbitration = table(phase='"arbitration"', cards="{}", order="[]")
    assert ("finish",) not in [option.words for option in options(arbitration, BOX)[1]]
    through = replace(arbitration, stack=None, turn=Turn(done=("arbiter", "limits", "scoring")))
    said = {option.words: option.label for option in options(through, BOX)[1]}
    assert said["finish",] == "end the game: Final Scoring"
    assert said["next",].startswith("round 4 begins")
