"""Each kind of question once in a real terminal: small, dumb, without color, at Ctrl-C, Ctrl-D, the end of input."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pty.terminal import CTRL_C, CTRL_D, CTRL_U, DOWN, ENTER, ERASE, Terminal

HERE = Path(__file__).parent
PROGRAM = [str(HERE / "everyquestion.py")]
ROOT = str(HERE.parent.parent)
LINE_OF_40 = "Y" * 40


def asking(*, columns: int = 40, rows: int = 20, **variables: str) -> Terminal:
    return Terminal([], columns=columns, rows=rows, program=PROGRAM, PYTHONPATH=ROOT, **variables)


def at(terminal: Terminal, question: str) -> Terminal:
    """Wait until a question stands on the screen and takes keys."""
    return terminal.wait_for(question).wait_until(r"back|\? \w[^\n]*\s*$")


def test_every_kind_of_question_at_40_by_20() -> None:
    terminal = asking()
    terminal.wait_for("rule)").send(DOWN).wait_for("> 王小明").send(ENTER)
    terminal.wait_for("force)").send("2").wait_until(r"> B2").send(ENTER)
    terminal.wait_for("What was paid? [2]").send("3+2+1" + ENTER)
    terminal.wait_for("Which Technology?").send("eco").wait_for("Emergent").send(ENTER)
    terminal.wait_for("No").send("y" + ENTER)
    assert terminal.finish() == 0
    assert "SAID blue|B2|6|Emergent Economics|yes" in terminal.text


def test_a_refused_choice_shows_its_reason_and_is_not_picked() -> None:
    terminal = asking()
    terminal.wait_for("rule)").send(ENTER)
    terminal.wait_for("- C1 (no free Industrial Location)").send("c1").wait_until(r"Where\? c1")
    terminal.send(ENTER).send(ERASE + ERASE).wait_for("> B1")
    terminal.send("!").wait_for("(against the board").send("c1").wait_for("> C1").send(ENTER)
    terminal.wait_for("Why, for the log?").send("agreed" + ENTER)
    terminal.wait_for("paid?").send(ENTER)
    terminal.wait_for("Technology?").send(ENTER)
    terminal.wait_for("No").send("n" + ENTER)
    assert terminal.finish() == 0
    assert "SAID red|C1|2||no|--force|agreed" in terminal.text


def test_rule_and_map_are_one_key_away() -> None:
    terminal = asking(rows=14)  # too small for both, so that it waits in between
    terminal.wait_for("rule)").send(ENTER)
    terminal.wait_for("force)").send("?").wait_for("RULE building: Bases").wait_for("(Enter goes on)").send(ENTER)
    terminal.wait_for("force)").send("#").wait_for("MAP B1 B2").wait_until(r"(?s)MAP.*Enter goes on").send(ENTER)
    terminal.wait_until(r"(?s)- C5.*force\)").send(CTRL_D)
    assert terminal.finish() == 130


def test_back_by_sign_and_by_ctrl_c() -> None:
    terminal = asking(columns=80, rows=24)
    terminal.wait_for("rule)").send(ENTER)
    terminal.wait_for("force)").send(ENTER)
    terminal.wait_for("paid?").send("<" + ENTER)
    terminal.wait_for("force)").send(CTRL_C)
    terminal.wait_until(r"(?s)Whose Complex\?.*Whose Complex\?.*rule\)").send(CTRL_C)
    assert terminal.finish() == 130
    assert "LEFT" in terminal.text


def test_an_answer_typed_out_goes_nowhere_else() -> None:
    terminal = asking(columns=80, rows=24)
    terminal.wait_for("rule)").send("zz").wait_for("nothing fits").send(ENTER).wait_for("Whose Complex? zz")
    terminal.send(CTRL_U).wait_for("> Åsa").send(ENTER)
    terminal.wait_for("force)").send(ENTER)
    terminal.wait_for("paid?").send(ENTER)
    terminal.wait_for("Technology?").send(ENTER)
    terminal.wait_for("No").send("yes").wait_for("Record it? yes").send(ENTER)
    assert terminal.finish() == 0
    assert "SAID red|B1|2||yes" in terminal.text


def test_questions_are_broken_between_words() -> None:
    terminal = asking(columns=40, rows=20)
    assert terminal.wait_for("? rule)").text.count("Ctrl-C back,")
    terminal.send("y" * 30).wait_until(r"(?m)^\? Whose Complex\?$\n^y{30}$").send(CTRL_U + ENTER)
    terminal.wait_for("force)").send(ENTER)
    terminal.wait_for("paid?").resize(20, 20).wait_until(r"(?m)^\? What was paid\?$\n^\[2\] *$").send(CTRL_D)
    assert terminal.finish() == 130


@pytest.mark.parametrize("answered", range(5))
def test_ctrl_d_ends_cleanly_at_every_kind_of_question(answered: int) -> None:
    terminal = asking(columns=80, rows=24)
    for wanted, keys in list(
        zip(("rule)", "force)", "paid?", "Technology?", "No"), (ENTER, ENTER, ENTER, ENTER, ENTER), strict=True)
    )[:answered]:
        terminal.wait_for(wanted).send(keys)
    terminal.wait_for(("rule)", "force)", "paid?", "Technology?", "No")[answered]).send(CTRL_D)
    assert terminal.finish() == 130
    assert "ENDED" in terminal.text


def test_a_resize_in_mid_question() -> None:
    terminal = asking(columns=80, rows=24)
    terminal.wait_for("rule)").send(ENTER)
    terminal.wait_for("- C5").resize(40, 20)
    terminal.wait_for("force)").send(DOWN).wait_for("> B2").resize(100, 30).send(DOWN).wait_for("> B3").send(ENTER)
    terminal.wait_for("paid?").resize(40, 20).send("7" + ENTER)
    terminal.wait_for("Technology?").send(ENTER)
    terminal.wait_for("No").send(ENTER)
    assert terminal.finish() == 0
    assert "SAID red|B3|7||yes" in terminal.text


def test_a_dumb_terminal_gets_plain_lines_without_a_single_escape() -> None:
    terminal = asking(TERM="dumb")
    terminal.wait_for("Whose Complex?").send("王\r")
    terminal.wait_for("Where?").send("c1\r").wait_for("no free Industrial").send("#\r").wait_for("MAP")
    terminal.send("?\r").wait_for("RULE").send("2\r")
    terminal.wait_for("paid?").send("x\r").wait_for("x is no number").send("3+2\r")
    terminal.wait_for("Technology?").send("eco\r").wait_for("(y/n)").send("<\r")
    terminal.wait_until(r"(?s)\(y/n\).*Technology\?").send("\r").wait_until(r"(?s)\(y/n\).*\(y/n\)").send("y\r")
    assert terminal.finish() == 0
    assert "SAID blue|B2|5||yes" in terminal.text
    assert "\x1b" not in terminal.raw


@pytest.mark.parametrize(("keys", "said"), [(CTRL_C, "LEFT"), (CTRL_D, "ENDED")])
def test_a_dumb_terminal_leaves_cleanly(keys: str, said: str) -> None:
    terminal = asking(TERM="dumb")
    terminal.wait_for("Whose Complex?").send(keys)
    assert terminal.finish() == 130
    assert said in terminal.text


def test_without_color_nothing_is_colored_and_nothing_is_lost() -> None:
    terminal = asking(NO_COLOR="1")
    terminal.wait_for("rule)").send(ENTER)
    terminal.wait_for("- C1 (no free Industrial Location)").send(CTRL_D)
    assert terminal.finish() == 130
    colors = {code for found in re.findall(r"\x1b\[([0-9;]*)m", terminal.raw) for code in found.split(";")}
    assert not colors & {str(number) for number in (*range(30, 39), *range(90, 98))}


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_names_of_every_kind_where_the_output_is_ascii(term: str) -> None:
    terminal = asking(TERM=term, PYTHONIOENCODING="ascii")
    terminal.wait_for("Whose Complex?").send("y" + ENTER)
    terminal.wait_for("Where?").send("b1" + ENTER)
    terminal.wait_for("paid?").send(ENTER)
    terminal.wait_for("Technology?").send("caf\u00e9" + ENTER)
    terminal.wait_for("Record it?").send("y\r")
    assert terminal.finish() == 0
    assert "SAID yellow|B1|2|caf?|yes" in terminal.text


def test_a_long_name_and_a_wide_one_stay_whole() -> None:
    terminal = asking(columns=60, rows=20)
    terminal.wait_for(LINE_OF_40).wait_for("王小明").wait_for("Åsa").send(CTRL_D)
    assert terminal.finish() == 130


def test_questions_go_to_the_terminal_where_the_answer_goes_to_a_file(tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    shell = f"{sys.executable} {PROGRAM[0]} > {out}"
    terminal = Terminal([], columns=60, rows=20, shell=shell, PYTHONPATH=ROOT)
    terminal.wait_for("rule)").send(ENTER)
    terminal.wait_for("force)").send(ENTER)
    terminal.wait_for("paid?").send(ENTER)
    terminal.wait_for("Technology?").send(ENTER)
    terminal.wait_for("No").send("y" + ENTER)
    assert terminal.finish() == 0
    assert out.read_text() == "SAID red|B1|2||yes\n"


@pytest.mark.parametrize(
    "words", [["build"], ["build", "red"], ["conflict", "raze"], ["check", "move"], ["box", "set"]]
)
def test_without_a_terminal_a_missing_word_is_wrong_usage(words: list[str], tmp_path: Path) -> None:
    environment = {**os.environ, "HEGEMONIC_HOME": str(tmp_path), "PYTHONPATH": ROOT}
    ran = subprocess.run(
        [sys.executable, "-m", "hegemonic_cli", *words], input="red\n1\n", capture_output=True, text=True,
        check=False, env=environment,
    )  # fmt: skip
    assert ran.returncode == 2
    assert ran.stderr.startswith("Missing: ")


def test_no_input_asks_for_nothing_on_a_terminal_too(tmp_path: Path) -> None:
    terminal = Terminal(["build", "--no-input"], home=tmp_path)
    assert terminal.finish() == 2
    assert "Missing: PLAYER, STEP" in terminal.text
