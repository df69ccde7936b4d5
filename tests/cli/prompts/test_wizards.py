"""Every wizard declares its questions, and every declared question is put in a scripted run that checks its answers."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

from hegemonic_cli.cli import places
from hegemonic_cli.cli.app import COMMANDS, main
from hegemonic_cli.cli.lazy import load
from hegemonic_cli.cli.prompts.conversation import Desk, hold
from hegemonic_cli.cli.prompts.question import Question
from hegemonic_cli.cli.prompts.rest import start_of
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.cli.prompts.wizards import WIZARDS
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.kernel.violation import Problem
from hegemonic_cli.views.rules import topic_lines
from tests.cli.prompts.runs import RUNS, TRACKS, Run
from tests.cli.prompts.scripted import ScriptedAsker
from tests.cli.screen.livegame import live_game

LIVE = ("correct", "games", "import", "new")  # these look at what is kept


def two_games() -> None:
    """Games to choose among, and entries to correct."""
    if Shelf(places.home()).names():
        return
    live_game(places.home(), name="Saturday")
    live_game(places.home())
    assert main(["caps", "red+1"]) == 0
    assert main(["basic", "red", "caps"]) == 0
    assert main(["caps", "green+4"]) == 0
    assert main(["give", "green", "red", "5"]) == 0
    assert main(["give", "green", "blue", "2"]) == 0


def scene_of(run: Run) -> Scene:
    return Scene(run.table, run.box, run.given, run.options, records=WIZARDS[run.verb].records, acting=run.acting)


def played(run: Run, scene: Scene | None = None) -> tuple[tuple[str, ...], ScriptedAsker]:
    if run.verb.startswith(LIVE):
        two_games()
    wizard = WIZARDS[run.verb]
    here = scene or scene_of(run)
    asker = ScriptedAsker(run.answers)
    words = hold(lambda: start_of(wizard)(here), asker, Desk(may_force=wizard.records and wizard.may_force))
    return words, asker


@pytest.mark.parametrize("name", list(RUNS))
def test_answers_lead_to_the_words_of_the_shell(name: str) -> None:
    scene = scene_of(RUNS[name])
    words, asker = played(RUNS[name], scene)
    assert words == RUNS[name].words
    assert scene.then == RUNS[name].then
    assert asker.left == []
    assert words[: len(RUNS[name].given)] == RUNS[name].given  # what was typed stays as it was typed


@pytest.mark.parametrize("name", list(RUNS))
def test_going_back_from_the_last_question_and_answering_again_changes_nothing(name: str) -> None:
    run = RUNS[name]
    _, before = played(run)
    if len(before.asked) < 2:
        pytest.skip("one question has nothing to go back to")
    answers = run.answers
    words, _ = played(run._replace(answers=(*answers[:-1], "<", *answers[-2:])))
    assert words == run.words


def modules() -> list[ModuleType]:
    names = dict.fromkeys(wizard.target.partition(":")[0] for wizard in WIZARDS.values())
    return [import_module(name) for name in names]


def declared(module: ModuleType) -> Iterator[Question]:
    yield from module.QUESTIONS


def test_every_wizard_has_a_run() -> None:
    assert {run.verb for run in RUNS.values()} | {"check advance"} >= WIZARDS.keys() - {"pay"}


def test_every_declared_question_is_put_in_a_run() -> None:
    put: dict[str, set[str]] = {}
    for run in RUNS.values():
        _, asker = played(run)
        module = WIZARDS[run.verb].target.partition(":")[0]
        put.setdefault(module, set()).update(question.declared_key for question in asker.asked)
    missing = {
        module.__name__: sorted({question.key for question in declared(module)} - put.get(module.__name__, set()))
        for module in modules()
    }
    assert {module: keys for module, keys in missing.items() if keys} == {}


def test_every_question_put_is_declared() -> None:
    for run in RUNS.values():
        module = import_module(WIZARDS[run.verb].target.partition(":")[0])
        keys = {question.key for question in declared(module)}
        _, asker = played(run)
        assert {question.declared_key for question in asker.asked} <= keys


@pytest.mark.parametrize("question", [question for module in modules() for question in declared(module)])
def test_every_question_names_its_word_and_its_rule(question: Question) -> None:
    assert question.text
    assert question.topic
    assert question.flag


def test_no_question_has_but_one_answer() -> None:
    for run in RUNS.values():
        _, asker = played(run)
        for question in asker.asked:
            assert question.is_free or question.is_optional or len(question.legal) != 1, question


@pytest.mark.parametrize("topic", sorted({question.topic for module in modules() for question in declared(module)}))
def test_a_question_mark_explains_every_topic(topic: str) -> None:
    lines = topic_lines(topic, 40)
    assert lines[0] == topic or topic.startswith(lines[0])
    assert len(lines) > 1


@pytest.mark.parametrize("verb", sorted(WIZARDS.keys() - {"games switch", "games delete", "games rename"}))
def test_where_the_map_is_not_tracked_a_wizard_asks_all_the_same_or_says_so(verb: str) -> None:
    if verb.startswith(LIVE):
        two_games()
    scene = Scene(TRACKS, Box(), records=WIZARDS[verb].records)
    said: list[Question | str] = []
    try:
        said.append(next(start_of(WIZARDS[verb])(scene)))
    except Problem as problem:
        said += [violation.code for violation in problem.violations]
    assert said == ["table/not-tracked"] or isinstance(said[0], Question)


@pytest.mark.parametrize("path", [path for path, wizard in WIZARDS.items() if wizard.records and wizard.may_force])
def test_force_is_offered_only_where_the_command_takes_it(path: str) -> None:
    command = load(path, COMMANDS[path][0])
    assert "force" in [parameter.name for parameter in command.params]
