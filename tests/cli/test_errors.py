"""The error boundary: which exit code, which sentence, and never a traceback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
import typer
from running import hegemonic

from hegemonic_cli.cli import errors
from hegemonic_cli.cli.words import Invocation
from hegemonic_cli.kernel.violation import Problem, Violation, usage

TWO = (Violation("a/b", "First wrong.", "Scoring"), Violation("c/d", "Second wrong."))


def raising(error: BaseException) -> Callable[[], NoReturn]:
    def run() -> NoReturn:
        raise error

    return run


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (usage("No."), 2),
        (Problem("illegal", TWO), 3),
        (Problem("unreadable", TWO), 4),
        (Problem("unknown", TWO), 5),
        (typer.Exit(3), 3),
        (SystemExit(2), 2),
        (SystemExit(None), 0),
        (KeyboardInterrupt(), 130),
        (EOFError(), 130),
        (typer.Abort(), 130),
        (BrokenPipeError(), 0),
        (OSError(28, "No space left on device"), 4),
        (ZeroDivisionError("oh"), 1),
        (RecursionError(), 1),
    ],
)
def test_exit_codes(error: BaseException, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert errors.guarded(raising(error), Invocation(), as_json=False) == code
    assert "Traceback" not in capsys.readouterr().err


def test_every_violation_is_said_then_the_hint(capsys: pytest.CaptureFixture[str]) -> None:
    errors.guarded(raising(Problem("illegal", TWO, "Do this.")), Invocation(), as_json=False)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "First wrong. (Scoring)\nSecond wrong.\nDo this.\n"


def test_a_bug_says_that_it_is_one_and_where(capsys: pytest.CaptureFixture[str]) -> None:
    errors.guarded(raising(ZeroDivisionError("oh")), Invocation(), as_json=True)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("This is a bug in hegemonic: ZeroDivisionError in test_errors.py, line ")


def test_a_bug_is_shown_whole_to_who_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        errors.guarded(raising(ZeroDivisionError()), Invocation(), as_json=False)


def test_json_carries_problems_to_stdout_but_not_usage() -> None:
    ran = hegemonic("score", "--json", "-p", "/no/such/file")
    assert ran.code == 4
    assert ran.err == ""
    assert ran.json["schema"] == 1
    assert ran.json["command"] == "score"
    assert ran.json["status"] == "error"
    assert [problem["code"] for problem in ran.json["problems"]] == ["file/unreadable"]
    assert "/no/such/file" in ran.json["problems"][0]["message"]
    ran = hegemonic("score", "--json", "--nonsense")
    assert (ran.code, ran.out) == (2, "")


def test_a_name_that_the_output_cannot_show_does_not_break_the_message() -> None:
    ran = hegemonic("score", "-p", "/no/👩‍🚀", encoding="ascii")
    assert ran.code == 4
    assert "\\U0001f469" in ran.err


def test_all_missing_words_are_named_at_once() -> None:
    ran = hegemonic("check", "conflict")
    assert ran.code == 2
    assert ran.err.startswith("Missing: ACTION, ATTACKER, TARGET.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("undo --to 0", "--to takes a whole number, 1 or more, not 0."),
        ("map --rotate 9", "--rotate takes a whole number from 0 to 5, not 9."),
        ("map --rotate -1", "--rotate takes a whole number from 0 to 5, not -1."),
        ("completion", "Missing: SHELL."),
        ("correct 5 build red", "build: Missing: STEP."),
        ("correct 5 build red cb3 --paid x", "build: --paid takes a whole number, not 'x'."),
        ("correct 5 build red cb3 --zz", "build: There is no option --zz."),
        ("correct 5 new x", "new: Too many words: x."),
    ],
)
def test_no_words_of_the_parsers_own(words: str, said: str) -> None:
    hegemonic("new", "--from", "demo")
    ran = hegemonic(*words.split())
    assert (ran.code, ran.err.splitlines()[0]) == (2, said)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("confict", "There is no command 'confict'. Did you mean conflict?"),
        ("co", "'co' could be collect, conflict, correct or completion."),
        ("zzz", "There is no command 'zzz'."),
    ],
)
def test_a_word_that_is_no_command(word: str, said: str) -> None:
    ran = hegemonic(word)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.splitlines()[0] == said


@pytest.mark.parametrize("word", ["versio", "WHY", "why", "wh"])
def test_an_unambiguous_beginning_is_enough(word: str) -> None:
    ran = hegemonic(word)
    assert ran.code == (2 if word == "versio" else 4)


def test_runs_follow_one_another_in_one_process() -> None:
    assert [hegemonic(*words).code for words in (["--version"], ["nonsense"], ["--version"], [])] == [0, 2, 0, 0]


def test_equal_steps_were_refused_twice_in_equal_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hegemonic("new", "--from", "demo").code == 0
    ran = hegemonic("build", "green", "2ca1", "--box", "sample")
    assert ran.code == 3
    assert ran.err.count("No Location is free in A1") == 1
    monkeypatch.chdir(tmp_path)
    (tmp_path / "list.txt").write_text("cor b2 bcb2 3v2\n", encoding="utf-8")
    ran = hegemonic("import", "--lines", "list.txt", "--box", "sample")
    assert ran.code == 3
    assert ran.err.count("Nothing was recorded.") == 1
