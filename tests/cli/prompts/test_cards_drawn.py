"""Technology Cards inside a turn: one question where nobody names them, and an Advance that belongs to the turn."""

from __future__ import annotations

import pytest

from hegemonic_cli.cli import places
from hegemonic_cli.cli.app import main
from hegemonic_cli.cli.prompts import terminal
from hegemonic_cli.cli.prompts.cardsdrawn import names_are_kept
from hegemonic_cli.cli.screen.evening import Screen
from hegemonic_cli.cli.screen.game import look
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.position import load_position
from hegemonic_cli.games.hegemonic.table import Seat, Table
from tests.cli.prompts.board import POSITION
from tests.cli.prompts.scripted import ScriptedAsker
from tests.cli.screen.livegame import live_game
from tests.running import hegemonic

UNNAMED = POSITION.replace('discard = ["Sample Card B"]', 'discard = ["?"]')
EXPLORING = UNNAMED.replace('phase = "action-1"', 'phase = "exploration"').replace(
    UNNAMED[UNNAMED.index("[turn]") : UNNAMED.index("[[players]]")], ""
)


def begin(text: str, monkeypatch: pytest.MonkeyPatch, *answers: str) -> ScriptedAsker:
    asker = ScriptedAsker(answers)
    live_game(places.home(), load_position(text))
    monkeypatch.setattr(terminal, "may_ask", lambda *, no_input=False: not no_input)
    monkeypatch.setattr(terminal, "asker_of_this_terminal", lambda: asker)
    return asker


def entries() -> list[tuple[str, str]]:
    with Session(places.home()).reading() as store:
        return [(entry.words[0], entry.text) for entry in store.entries()][1:]


def seat() -> Seat:
    return now().seat("red")


def now() -> Table:
    return Session(places.home()).look().table


def test_where_nobody_names_cards_one_key_passes_over_them(monkeypatch: pytest.MonkeyPatch) -> None:
    asker = begin(EXPLORING, monkeypatch, "i2g3", "i2g3", "A3", "discarded")
    assert main(["explore", "red"]) == 0
    assert [question.default for question in asker.asked if question.key == "cards"] == ["discarded"]
    assert [verb for verb, _ in entries()] == ["explore"]
    assert (seat().hand, now().discard) == (5, ("?", "?"))


def test_a_card_advanced_is_the_second_entry_of_the_same_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    begin(EXPLORING, monkeypatch, "i2g3", "i2g3", "A3", "advanced", "Sample Card C")
    assert main(["explore", "red"]) == 0
    assert [verb for verb, _ in entries()] == ["explore", "advance"]
    assert [card.name for card in seat().technologies] == ["Sample Card C"]
    assert (seat().hand, now().discard) == (5, ("?",))  # one drawn, one Advanced, none discarded
    assert now().turn.player != "red"


def test_nothing_is_recorded_before_the_last_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    begin(EXPLORING, monkeypatch, "i2g3", "i2g3", "A3", "advanced", *["<"] * 5)
    assert main(["explore", "red"]) == 130
    assert entries() == []


def test_what_the_board_forbids_is_forced_in_the_entry_that_it_is_in(monkeypatch: pytest.MonkeyPatch) -> None:
    dear = EXPLORING.replace("caps = 15", "caps = 0")
    begin(dear, monkeypatch, "i2g3", "i2g3", "A3", "advanced", "!", "Sample Card C", "a Leader")
    assert main(["explore", "red"]) == 0
    with Session(places.home()).reading() as store:
        assert [(entry.words[0], entry.forced) for entry in store.entries()][1:] == [
            ("explore", None),
            ("advance", "a Leader"),
        ]


def test_force_without_a_reason_holds_for_both(monkeypatch: pytest.MonkeyPatch) -> None:
    begin(EXPLORING, monkeypatch, "i2g3", "i2g3", "!", "A2", "", "discarded")
    assert main(["explore", "red", "--json"]) == 0
    with Session(places.home()).reading() as store:
        assert [entry.forced for entry in store.entries()][1:] == [""]


def test_options_of_the_command_hold_for_the_one_that_follows(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    begin(EXPLORING, monkeypatch, "i2g3", "i2g3", "A3", "advanced", "Sample Card C")
    assert main(["explore", "red", "--box", "sample", "--json"]) == 0
    assert [line.partition('"status"')[0] for line in capfd.readouterr().out.splitlines()] == [
        '{"schema": 1, "command": "explore", ',
        '{"schema": 1, "command": "advance", ',
    ]


def picked(number: str) -> None:
    lines = iter([number])

    def read(prompt: str, words: object) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    Screen(main, read, look).hold()


def test_a_number_of_the_screen_opens_the_prompts_of_a_basic_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    asker = begin(UNNAMED, monkeypatch, "advanced", "Sample Card C")
    picked("4")
    assert asker.left == []
    assert [verb for verb, _ in entries()] == ["basic", "advance"]
    assert seat().hand == 5
    assert now().turn.taken == 1  # both are one action


def test_research_counts_what_nobody_names() -> None:
    live_game(places.home(), load_position(UNNAMED))
    ran = hegemonic("research", "green", "--discard", "?", "--discard", "?", "--discard", "Sample Card C")
    assert ran.code == 0
    assert "discards 2 cards that nobody named, Sample Card C, draws up to 5" in ran.out.replace("\n", " ")
    assert now().discard == ("?", "?", "?", "Sample Card C")
    assert now().seat("green").hand == 5


def test_names_are_kept_where_a_card_on_a_pile_has_one() -> None:
    assert not names_are_kept(load_position(UNNAMED))
    assert names_are_kept(load_position(POSITION))
    assert names_are_kept(load_position(UNNAMED.replace("hand = 4", 'hand = 4\ninactive = ["Sample Card A"]')))
