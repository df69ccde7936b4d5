"""What a person is asked whether they mean it, on a terminal alone."""

from __future__ import annotations

import pytest

from hegemonic_cli.cli import places
from hegemonic_cli.cli.app import main
from hegemonic_cli.cli.prompts import terminal
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.games.hegemonic.position import load_position
from tests.cli.prompts.board import POSITION
from tests.cli.prompts.scripted import ScriptedAsker
from tests.cli.screen.livegame import live_game


def meaning(monkeypatch: pytest.MonkeyPatch, *answers: str, words: str) -> tuple[int, ScriptedAsker]:
    asker = ScriptedAsker(answers)
    monkeypatch.setattr(terminal, "may_ask", lambda *, no_input=False: not no_input)
    monkeypatch.setattr(terminal, "asker_of_this_terminal", lambda: asker)
    code = main(words.split())
    assert asker.left == []
    return code, asker


def seats() -> int:
    return len(Session(places.home()).look().table.seats)


def test_leaving_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    live_game(places.home())
    code, asker = meaning(monkeypatch, "no", words="leave green")
    assert (code, seats()) == (130, 4)
    assert asker.asked[0].text == "Green leaves, and all that is theirs goes off the table?"
    assert asker.asked[0].default == "no"
    assert meaning(monkeypatch, "yes", words="leave green")[0] == 0
    assert meaning(monkeypatch, words="leave yellow --yes")[0] == 0
    assert seats() == 2
    assert meaning(monkeypatch, words="leave blue")[0] == 2  # two are the fewest: nothing to ask about


def test_finishing_before_its_time_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    live_game(places.home())
    code, asker = meaning(monkeypatch, "no", words="finish")
    assert code == 130
    assert asker.asked[0].text == "The game goes on by the rules. End it now, with Final Scoring?"
    assert meaning(monkeypatch, "yes", words="finish")[0] == 0
    assert meaning(monkeypatch, words="finish")[0] == 2  # it is over already


@pytest.mark.parametrize(
    ("stack", "said"), [("0", "This is the last round"), ("14", "The game goes on"), ("", "Whether the game ends")]
)
def test_the_question_says_why_it_isnt_time_yet(monkeypatch: pytest.MonkeyPatch, stack: str, said: str) -> None:
    live_game(places.home(), load_position(POSITION.replace("stack = 14\n", f"stack = {stack}\n" if stack else "")))
    assert meaning(monkeypatch, "no", words="finish")[1].asked[0].text.startswith(said)


def test_deleting_a_game_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    live_game(places.home())
    code, asker = meaning(monkeypatch, "no", words="games delete Fri")
    assert code == 130
    assert asker.asked[0].text == "Delete Friday for good?"
    assert Shelf(places.home()).names() == ["Friday"]
    assert meaning(monkeypatch, "yes", words="games delete Friday")[0] == 0
    assert Shelf(places.home()).names() == []


def test_without_a_terminal_nobody_is_asked() -> None:
    live_game(places.home())
    assert main(["games", "delete", "Friday"]) == 2  # it can't be undone: --yes must say so
    assert main(["leave", "green"]) == 0
    assert main(["finish"]) == 0


def test_json_and_no_input_ask_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    live_game(places.home())
    assert meaning(monkeypatch, words="leave green --json")[0] == 0
    assert meaning(monkeypatch, words="leave yellow --no-input")[0] == 0
    assert meaning(monkeypatch, words="games delete Friday --no-input")[0] == 2
