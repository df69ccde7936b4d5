"""A galaxy laid by prompts: the picture above each question, who lays which board, and a game that begins with it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hegemonic_cli.cli import places
from hegemonic_cli.cli.prompts.conversation import Desk, hold
from hegemonic_cli.cli.prompts.new import ask
from hegemonic_cli.cli.prompts.question import Question
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.rules.galaxies import SIXTHS, preset
from tests.cli.prompts.board import BOX
from tests.cli.prompts.board import table as lying
from tests.cli.prompts.scripted import ScriptedAsker
from tests.running import hegemonic

GIVEN: Mapping[str, str | tuple[str, ...]] = {
    "player": ("red=Ann", "blue=Bo", "green=Cy"),
    "arbiter": "blue",
    "track": "map",
    "name": "Friday",
    "variant": "longer-game",
    "ruling": "tie-for-first=next-scores-influence",
    "house": "red=vanir",
}
SHELL = ("--player", "red=Ann", "--player", "blue=Bo", "--player", "green=Cy", "--arbiter", "blue", "--track", "map")


def laid(*answers: str) -> tuple[tuple[str, ...], ScriptedAsker]:
    asker = ScriptedAsker(answers)
    scene = Scene(lying(), BOX, (), GIVEN)
    return hold(lambda: ask(scene), asker, Desk()), asker


class FirstAsker(ScriptedAsker):
    """Lays the galaxy board by board and takes the first of whatever is on offer."""

    def ask(self, question: Question, *, forcing: bool = False) -> str:
        self.left = ["boards" if question.declared_key == "galaxy" else question.legal[0].value]
        return super().ask(question, forcing=forcing)


def laid_first_of_all() -> tuple[tuple[str, ...], ScriptedAsker]:
    asker = FirstAsker(())
    scene = Scene(lying(), BOX, (), GIVEN)
    return hold(lambda: ask(scene), asker, Desk()), asker


def test_a_suggested_layout_is_shown_as_it_would_lie() -> None:
    words, asker = laid("1", "so")
    assert words == ("--rotate", "1")
    assert [question.declared_key for question in asker.asked] == ["galaxy", "galaxy"]
    first, second = (asker.said.index(line) for line in asker.said if line.startswith("Stars mark"))
    assert "**A2***" in "".join(asker.said[:first])
    assert asker.said[:first] != asker.said[first + 1 : second]
    assert hegemonic("new", *SHELL, *words).code == 0
    galaxy = Session(places.home()).look().table.galaxy
    assert galaxy is not None
    assert galaxy.boards == preset(3, 1).boards


def test_boards_are_laid_counterclockwise_from_the_arbiter_and_shown_as_they_lie() -> None:
    words, asker = laid_first_of_all()
    assert [question.text.partition(".")[0] for question in asker.asked if question.declared_key == "middle"] == [
        "Board 1 of 5, Bo lays it",
        "Board 2 of 5, Ann lays it",
        "Board 3 of 5, Cy lays it",
        "Board 4 of 5, Bo lays it",
        "Board 5 of 5, Ann lays it",
    ]
    assert words[::2] == ("--board",) * 5
    ran = hegemonic("new", *SHELL, *words)
    assert ran.code == 0, ran.err
    galaxy = Session(places.home()).look().table.galaxy
    assert galaxy is not None
    assert set(galaxy.boards) == set("ABCDEX")
    assert any("E5" in line for line in asker.said)  # the last picture has all five


def test_a_side_that_the_rule_forbids_is_greyed_with_its_reason() -> None:
    _, asker = laid_first_of_all()
    sides = [question for question in asker.asked if question.declared_key == "side"]
    reasons = {choice.refused for question in sides for choice in question.refused}
    assert "The board would lie on board A" in reasons
    assert any("it must touch the board that lies there" in reason for reason in reasons)
    assert all(len(question.choices) == SIXTHS for question in sides)


@pytest.mark.parametrize(
    ("typed", "said"), [("0", "A number on the map: 1 to 30."), ("31", "1 to 30"), ("A1", "1 to 30"), ("7", "")]
)
def test_a_number_that_is_not_on_the_map_is_refused(typed: str, said: str) -> None:
    conversation = ask(Scene(lying(), BOX, (), GIVEN))
    next(conversation)
    conversation.send("")
    conversation.send("boards")
    question = next(conversation)
    assert isinstance(question, Question)
    assert said in question.fault(typed)
