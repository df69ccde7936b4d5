"""Prompts with a picture, an entry that follows, a choice for each entry, or a doubt: in real terminals."""

from __future__ import annotations

from pathlib import Path

import pytest

from hegemonic_cli.cli.app import main
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.games.hegemonic.position import load_position
from hegemonic_cli.games.hegemonic.table import Table
from tests.cli.prompts.board import POSITION
from tests.cli.screen.livegame import live_game
from tests.pty.terminal import CTRL_C, CTRL_D, ENTER, ERASE, Terminal

NEW = [
    *("new", "--player", "red=Ann", "--player", "blue=Bo", "--arbiter", "blue", "--name", "Friday"),
    *("--house", "red=vanir", "--variant", "longer-game", "--ruling", "tie-for-first=next-scores-influence"),
]
ROOMY = 24  # rows in which a picture and its question stand together


def now(home: Path) -> Table:
    return Session(home).look().table


def texts(home: Path) -> list[str]:
    with Session(home).reading() as store:
        return [entry.text for entry in store.entries()][1:]


def laying(home: Path, *, columns: int = 80, rows: int = 24, **variables: str) -> Terminal:
    """A new game at the question how the galaxy lies, its picture above."""
    terminal = Terminal(NEW, home=home, columns=columns, rows=rows, **variables)
    is_dumb = variables.get("TERM") == "dumb"
    terminal.wait_for("keep track of?").wait_for("keep track of?" if is_dumb else "rule)")
    terminal.send("1" + ENTER if is_dumb else ENTER).wait_for("Stars mark suggested Home")
    if rows < ROOMY and not is_dumb:
        terminal.wait_for("(Enter goes on)").send(ENTER)
    return terminal.wait_for("Does the galaxy lie like")


def test_a_galaxy_board_by_board_at_80_by_24(tmp_path: Path) -> None:
    terminal = laying(tmp_path).wait_for("Does the galaxy lie like this").wait_for("rule)")
    assert "**" in terminal.text  # the picture stays above its question
    terminal.send("board by" + ENTER).wait_for("Board 1 of 3, Bo lays it.").wait_for("(1 to 30)")
    assert "|  X1   :  X2   |  12      13" in terminal.text
    terminal.send("31" + ENTER).wait_for("A number on the map: 1 to 30.").send("9" + ENTER)
    terminal.wait_until(r"(?s)row of two.*back,").send("10 o" + ENTER)
    terminal.wait_for("Board 2 of 3, Ann lays it.").send("#" + ENTER).wait_until(r"(?s)\(1 to 8\) #.*A5.*\(1 to 8\)")
    terminal.send("2" + ENTER).wait_for("Board 3 of 3, Bo lays it.")
    terminal.send("6" + ENTER).wait_until(r"(?s)3 of 3.*row of two.*back, \?").send("12" + ENTER)
    assert terminal.finish() == 0
    galaxy = now(tmp_path).galaxy
    assert galaxy is not None
    assert sorted(galaxy.boards) == ["A", "B", "C", "X"]


@pytest.mark.parametrize(("columns", "rows", "term"), [(40, 20, "xterm-256color"), (80, 24, "dumb"), (40, 20, "dumb")])
def test_a_galaxy_turned_in_small_and_dumb_terminals(tmp_path: Path, columns: int, rows: int, term: str) -> None:
    terminal = laying(tmp_path, columns=columns, rows=rows, TERM=term)
    if term == "dumb":
        terminal.send("2" + ENTER).wait_until(r"(?s)\*C4\*.*galaxy lie").send("1" + ENTER)
    else:
        terminal.wait_for("rule)").send("clockwise" + ENTER).wait_until(r"(?s)clockwise.*Stars.*\(Enter goes").send(
            ENTER
        )
        terminal.wait_until(r"(?s)Stars.*> like this.*rule\)").send(ENTER)
    assert terminal.finish() == 0
    assert all(len(line) <= columns for line in terminal.text.splitlines())
    assert len(Shelf(tmp_path).names()) == 1


@pytest.mark.parametrize(("key", "question"), [(CTRL_D, "Board 1 of 3"), (CTRL_D, "row of two"), (CTRL_C, "first")])
def test_leaving_while_the_galaxy_is_laid_begins_no_game(tmp_path: Path, key: str, question: str) -> None:
    terminal = laying(tmp_path).wait_for("rule)")
    if question == "first":
        terminal.send(CTRL_C).wait_until(r"(?s)keep track of\?.*keep track of\?.*rule\)").send(CTRL_C)
    else:
        terminal.send("board by" + ENTER).wait_for("Board 1 of 3")
        if question == "row of two":
            terminal.send("9" + ENTER).wait_until(r"(?s)row of two.*back,")
        terminal.send(key)
    assert terminal.finish() == 130
    assert Shelf(tmp_path).names() == []


def test_a_resize_below_a_picture(tmp_path: Path) -> None:
    terminal = laying(tmp_path).wait_for("rule)").send("board by" + ENTER).wait_for("Board 1 of 3")
    terminal.resize(40, 20).send("9").wait_for("9").send(ENTER).wait_until(r"(?s)row of two.*back,")
    terminal.resize(100, 30).send(CTRL_D)
    assert terminal.finish() == 130


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (40, 20)])
def test_an_exploration_turn_whose_card_is_advanced(tmp_path: Path, columns: int, rows: int) -> None:
    turn = POSITION[POSITION.index("[turn]") : POSITION.index("[[players]]")]
    exploring = POSITION.replace("action-1", "exploration").replace('"Sample Card B"]\n', '"?"]\n').replace(turn, "")
    live_game(tmp_path, load_position(exploring))
    terminal = Terminal(["explore", "red"], home=tmp_path, columns=columns, rows=rows)
    terminal.wait_for("Which tile was").send("i2g3" + ENTER).wait_for("of the pool").wait_for("rule)").send(ENTER)
    terminal.wait_for("Into which Sector?").send("a3").wait_until("> A3").send(ENTER)
    terminal.wait_for("And the Technology Cards?").wait_for("> one drawn, one discarded").send("adv")
    terminal.wait_for("> one drawn, one Advanced").send(ENTER)
    terminal.wait_for("Which card is Advanced?").send("Sample Card A" + ENTER).wait_for("! forces it.")
    terminal.send(ERASE * 20 + "Sample Card C" + ENTER)
    assert terminal.finish() == 0
    assert [text.partition(" ")[2][:8] for text in texts(tmp_path)] == ["explores", "advances"]


def wrong(home: Path) -> None:
    """A game in which later entries hang on an earlier one."""
    live_game(home)
    for words in (("caps", "green+4"), ("give", "green", "red", "5"), ("give", "green", "blue", "2")):
        assert main(words) == 0


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (40, 20)])
def test_a_correction_of_which_later_entries_fall(
    tmp_path: Path, columns: int, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    wrong(tmp_path)
    terminal = Terminal(["correct"], home=tmp_path, columns=columns, rows=rows)
    terminal.wait_for("Which entry was wrong?").wait_for("> 4. Green gives").wait_for("rule)")
    terminal.send("green +4").wait_for("> 2. Green +4").send(ENTER)
    terminal.wait_for("What is right?").wait_for("rule)").send(ENTER)
    terminal.wait_for("What happened?").send("r" + ENTER).wait_for("nothing follows").send(ERASE + "g+1" + ENTER)
    terminal.wait_for("Green's CAPs: 0 →").wait_for("What becomes of 3?").wait_for("rule)").send(ENTER)
    terminal.wait_for("What becomes of 4?").wait_for("rule)").send(CTRL_C)
    terminal.wait_until(r"(?s)becomes of 3\?.*becomes of 3\?.*rule\)").send(ENTER)
    terminal.wait_until(r"(?s)becomes of 4\?.*becomes of 4\?.*rule\)").send("it goes" + ENTER)
    terminal.wait_for("Correct it so?").wait_for("rule)").send(ENTER)
    assert terminal.finish() == 0
    assert texts(tmp_path)[-1] == "Corrected: 2 is now: Green +1 CAP."


@pytest.mark.parametrize(
    ("keys", "at"), [(CTRL_D, "3?"), ("stop" + ENTER, "3?"), (CTRL_D, "4?"), ("stop" + ENTER, "4?")]
)
def test_a_correction_left_half_way_corrects_nothing(
    tmp_path: Path, keys: str, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    wrong(tmp_path)
    before = texts(tmp_path)
    terminal = Terminal(["correct", "2", "caps", "green+1"], home=tmp_path)
    terminal.wait_for("What becomes of 3?").wait_for("rule)")
    if at == "4?":
        terminal.send(ENTER).wait_for("What becomes of 4?").wait_for("rule)")
    terminal.send(keys)
    assert terminal.finish() == 130
    assert "Nothing was recorded." in terminal.text
    assert texts(tmp_path) == before


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
@pytest.mark.parametrize("words", ["leave green", "finish", "games delete Friday"])
def test_what_is_asked_whether_it_is_meant(tmp_path: Path, words: str, term: str) -> None:
    live_game(tmp_path)
    for answer, code in ((ENTER, 130), (CTRL_D, 130), ("y" + ENTER, 0)):
        terminal = Terminal(words.split(), home=tmp_path, columns=40, rows=20, TERM=term)
        terminal.wait_for("?").wait_for("(y/n)" if term == "dumb" else "rule)").send(answer)
        assert terminal.finish() == code
        assert ("Nothing was" in terminal.text) == (code == 130)
