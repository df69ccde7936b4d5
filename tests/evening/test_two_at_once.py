"""Two terminals on one game: both record, neither loses an entry, each hears of the other's before its next."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from recorded_games import begin, record

from hegemonic_cli.evening.session import Session

ENTRIES_EACH = 500


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_a_second_window_overwrote_the_first(tmp_path: Path) -> None:
    """Two processes record 500 entries each at the same time, and none is lost."""
    begin(tmp_path)
    children = []
    for color in ("red", "blue"):
        child = os.fork()
        if child == 0:
            try:
                session = Session(tmp_path, "friday", writer=color, patience=60.0)
                for _ in range(ENTRIES_EACH):
                    record(session, "caps", f"{color}+1")
                os._exit(0)
            except BaseException as error:
                print(error, file=sys.stderr)
                os._exit(1)
        children.append(child)
    assert [os.waitpid(child, 0)[1] for child in children] == [0, 0]
    look = Session(tmp_path, "friday").look()
    assert look.head.node.number == 1 + 2 * ENTRIES_EACH
    assert look.table.seat("red").caps == ENTRIES_EACH
    assert look.table.seat("blue").caps == ENTRIES_EACH


def test_each_is_told_of_the_others_entries_before_its_next(tmp_path: Path) -> None:
    begin(tmp_path, writer="one")
    one, other = Session(tmp_path, "friday", writer="one"), Session(tmp_path, "friday", writer="other")
    record(one, "caps", "red+1")
    assert one.news == ()
    record(other, "caps", "blue+1")
    assert other.news == ()  # who is new here has missed nothing
    record(other, "note", "hello")
    record(one, "caps", "red+1")
    assert one.news == ("3. Bo +1 CAP.", "4. Note: hello")
    record(one, "caps", "red+1")
    assert one.news == ()


def test_an_undo_by_the_other_is_told_too(tmp_path: Path) -> None:
    begin(tmp_path, writer="one")
    one, other = Session(tmp_path, "friday", writer="one"), Session(tmp_path, "friday", writer="other")
    record(one, "caps", "red+1")
    other.undo()
    record(one, "caps", "red+2")
    assert one.news == ("Undone: 2. Ann +1 CAP.",)


def test_words_are_judged_against_what_the_other_left(tmp_path: Path) -> None:
    """A second window overwrote the first: here the second one meets what the first recorded."""
    begin(tmp_path, writer="one")
    one, other = Session(tmp_path, "friday", writer="one"), Session(tmp_path, "friday", writer="other")
    record(one, "caps", "red=5")
    record(other, "give", "red", "blue", "5")
    with pytest.raises(Exception, match="Ann has 0 CAPs and can't give 5"):
        record(one, "give", "red", "blue", "5")
