"""The evening's screen in real terminals: a whole round of four players, and the ways in which people leave."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from wcwidth import wcswidth

from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.table import Table, Turn
from tests.cli.prompts.board import table
from tests.cli.screen.livegame import live_game
from tests.pty.terminal import CTRL_C, CTRL_D, ENTER, TAB, Terminal, Tmux

READY = r"\n> *$"


def collecting() -> Table:
    return replace(table(phase='"collection"'), turn=Turn())


def screen(home: Path, *, columns: int = 80, rows: int = 24, **variables: str) -> Terminal:
    return Terminal([], columns=columns, rows=rows, home=home, **variables).wait_until(READY)


def line(terminal: Terminal, keys: str, wanted: str) -> None:
    """Type a line at the screen's prompt, wait for what it leads to and for the next prompt."""
    terminal.send(keys + ENTER).wait_for(wanted).wait_until(READY)


def now(home: Path) -> Table:
    return Session(home).look().table


def test_a_whole_round_of_four_players_at_80_by_24(tmp_path: Path) -> None:
    live_game(tmp_path, collecting())
    terminal = screen(tmp_path)
    line(terminal, "", "Collection is done")
    line(terminal, "", "Exploration: Ann is on")
    for keys, wanted in (
        ("x i2g3 a3", "Exploration: Bob"),
        ("x o1 b1", "Exploration: Yellow"),
        ("x i1 c1", "Exploration: Green"),
        ("x m2 d4", "Exploration is done"),
        ("", "everybody chooses"),
        ("c iapd", "who begins among Ann and Yellow"),
        ("6", "Bob (Assault) is on, action 1 of 2; then Ann"),
    ):
        line(terminal, keys, wanted)
    # Bob, by prompts: an Agent moves and fights, with everything asked on the way.
    terminal.send("1" + ENTER).wait_for("By which action?").wait_for("force)").send("sab").wait_for("> Sabotage")
    terminal.send(ENTER).wait_for("What is attacked?").wait_for("back").send("complex in x1").wait_until("> Ann's")
    terminal.send(ENTER).wait_for("which Faction backs it?").wait_for("rule)").send(ENTER)
    terminal.wait_for("Green could lend").wait_for("rule)").send("nobody" + ENTER)
    terminal.wait_for("Bob's card").send("2" + ENTER)
    terminal.wait_for("Ann's card").send("1" + ENTER)
    terminal.wait_for("Bob's card: where").wait_for("rule)").send(ENTER)
    terminal.wait_for("Ann's card: where").wait_for("rule)").send(ENTER)
    terminal.wait_for("SABOTAGE").wait_until(READY)
    line(terminal, "bc", "Ann (Industrialize) is on, action 1")
    # Ann builds by prompts: two steps, one action.
    terminal.send("1" + ENTER).wait_for("What and where?").wait_for("force)").send("a2").wait_until("> Complex A2")
    terminal.send(ENTER).wait_for("And then?").wait_for("force)").send("a5").wait_until("> Complex A5")
    terminal.send(ENTER).wait_until(r"(?s)And then\?[^\n]*\n > that is all").send(ENTER)
    terminal.wait_for("Ann builds Complex A2, Complex A5").wait_until(READY)
    line(terminal, "cb1", "Ann (Industrialize) is on")  # refused: nothing is recorded
    line(terminal, "bt", "Yellow (Politicize) is on, action 1")
    line(terminal, "bc", "action 2 of 2")
    line(terminal, "u", "action 1 of 2")
    line(terminal, "bc", "action 2 of 2")
    terminal.send("5" + ENTER).wait_for("Drawn from where?").wait_for("rule)").send(ENTER)
    terminal.wait_for("goes out of the hand?").wait_for("one is Advanced").send(ENTER)
    terminal.wait_for("Which card goes?").send(ENTER).wait_for("Green (Discover) is on").wait_until(READY)
    line(terminal, "", "action 2 of 2")
    line(terminal, "res", "Actions #1 are done")
    for phase in ("Actions #2", "Actions #3"):
        line(terminal, "", "everybody chooses")
        line(terminal, "c dddd", "who begins among Ann, Bob")
        line(terminal, "1", f"{phase}: Ann (Discover) is on, action 1 of 2")
        for who in ("Ann", "Bob", "Yellow", "Green"):
            line(terminal, "cap", f"{phase}: {who} (Discover) is on, action 2 of 2")
            line(
                terminal,
                "n" if who == "Ann" else "cap",
                "is on, action 1 of 2" if who != "Green" else f"{phase} are done",
            )
    line(terminal, "", "Arbitration, before anyone discards")
    for wanted in ("everybody discards", "the boards are scored.", "Arbitration is done", "Collection: everybody"):
        line(terminal, "", wanted)
    assert now(tmp_path).round == 4
    terminal.send(CTRL_D)
    assert terminal.finish() == 0
    assert "The game is kept" in terminal.text


def test_the_screen_at_40_by_20_and_after_a_resize(tmp_path: Path) -> None:
    live_game(tmp_path)
    terminal = screen(tmp_path, columns=40, rows=20)
    assert all(len(row) <= 40 for row in terminal.text.splitlines())
    terminal.resize(80, 24)
    line(terminal, "bc", "Ann takes 2 CAPs")
    terminal.send("1" + ENTER).wait_for("What and where?").resize(40, 20).wait_for("force)").send(CTRL_C)
    terminal.wait_until(READY).send(CTRL_D)
    assert terminal.finish() == 0
    assert now(tmp_path).seat("red").caps == 17


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_ctrl_c_clears_the_line_and_twice_leaves(tmp_path: Path, term: str) -> None:
    live_game(tmp_path)
    terminal = screen(tmp_path, TERM=term)
    if term != "dumb":
        terminal.send("bc").wait_until(r"> bc$").send(CTRL_C).wait_until(READY)
    terminal.send(CTRL_C).wait_for("once more leaves").wait_until(READY).send(CTRL_C)
    assert terminal.finish() == 0
    assert now(tmp_path) == table()


def test_the_end_of_input_in_the_middle_of_prompts_records_nothing_of_them(tmp_path: Path) -> None:
    live_game(tmp_path)
    terminal = screen(tmp_path, TERM="dumb")
    line(terminal, "bc", "Ann takes 2 CAPs")
    terminal.send("1" + ENTER).wait_for("What and where?").send("complex a2" + ENTER).wait_for("And then?").send(CTRL_D)
    terminal.wait_for("Nothing was recorded.").wait_until(READY).send(CTRL_D)
    assert terminal.finish() == 0
    assert "\x1b" not in terminal.raw
    assert (now(tmp_path).seat("red").caps, now(tmp_path).at("A2", "red").complexes) == (17, 2)


def test_a_card_that_the_box_does_not_know_is_asked_for_behind_its_line(tmp_path: Path) -> None:
    live_game(tmp_path, table(phase='"exploration"', cards="{}", order="[]"))
    terminal = screen(tmp_path)
    terminal.send("r adv Nano 3" + ENTER).wait_for("Its type?").send("pol" + ENTER)
    terminal.wait_for("Its Tier?").send("1" + ENTER).wait_for("advances Nano for 3 CAPs").wait_until(READY)
    terminal.send(CTRL_D)
    assert terminal.finish() == 0
    assert now(tmp_path).seat("red").technologies[0].type == "political"


def test_a_line_completes_and_the_last_one_comes_back(tmp_path: Path) -> None:
    live_game(tmp_path)
    terminal = screen(tmp_path)
    terminal.send("capit" + TAB).wait_until(r"> capitalize").send(CTRL_C).wait_until(READY)
    line(terminal, "bc", "Ann takes 2 CAPs")
    terminal.send("\x1b[A").wait_until(r"> bc").send(CTRL_C).wait_until(READY).send(CTRL_D)
    assert terminal.finish() == 0


def named(*names: str) -> Table:
    plain = table()
    return replace(plain, seats=tuple(replace(seat, name=name) for seat, name in zip(plain.seats, names, strict=True)))


NAMES = ("Åsa", "王小明", "👩\u200d🚀 Zoë", "Y" * 40)


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_names_of_every_kind(tmp_path: Path, encoding: str) -> None:
    live_game(tmp_path, named(*NAMES))
    terminal = screen(tmp_path, PYTHONIOENCODING=encoding)
    line(terminal, "bc", "CAPs")
    terminal.send("1" + ENTER).wait_for("What and where?").wait_for("force)").send("<").wait_until(READY)
    terminal.send(CTRL_D)
    assert terminal.finish() == 0
    assert now(tmp_path).seat("red").caps == 17
    assert "bug" not in terminal.text


def test_in_tmux_the_columns_stand_below_each_other_whatever_the_names(tmp_path: Path) -> None:
    live_game(tmp_path, named("Åsa", "王小明", "👩\u200d🚀 Zoë", "Ann"))
    tmux = Tmux(f"{sys.executable} -m hegemonic_cli", columns=80, rows=24, home=tmp_path)
    try:
        tmux.wait_for("[1] BUILD")
        tmux.send("bc", "Enter").wait_for("action 2 of 2")
        rows = [row for row in tmux.text.splitlines() if re.search(r"\d/\d/\d$", row)]
        assert len(rows) >= 4
        assert len({wcswidth(row) for row in rows}) == 1, rows
        tmux.send("C-d").wait_for("The game is kept")
    finally:
        tmux.close()


def test_without_a_game_the_screen_greets_and_the_calculator_works(tmp_path: Path) -> None:
    terminal = screen(tmp_path, columns=40, rows=20)
    assert "[1] start a game" in terminal.text
    terminal.send("3" + ENTER).wait_for("Attacker's Power").send("3+4" + ENTER)
    terminal.wait_for("Defender's Power").send("2+2+1" + ENTER)
    terminal.wait_for("The Attacker's card?").send(ENTER).wait_for("The Defender's card?").send(ENTER)
    terminal.wait_for("7 : 5").wait_until(READY).send(CTRL_D)
    assert terminal.finish() == 0
