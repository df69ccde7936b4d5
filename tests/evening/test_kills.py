"""Nothing acknowledged is ever lost: the program is killed at random moments of a stream of commands, and between any
two SQL statements of every kind of command. What was said to be recorded is there afterwards, and the game is whole."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from recorded_games import BOX, begin, record

from hegemonic_cli.evening import schema
from hegemonic_cli.evening.correction import Decisions, Edit, correct
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.games.hegemonic.evolve import evolve_all, laid_out
from hegemonic_cli.kernel import history

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="kills a forked process")

RANDOM_KILLS = 150
FEWEST_STATEMENTS = 15  # of each command; four commands bring the kills above 200
LONGEST_LIFE_SECONDS = 0.08


def in_child(work: Callable[[Callable[[int], None]], None]) -> Iterator[int]:
    """Run `work` in a forked process; yields its process id, then, once it is gone, everything it acknowledged."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            work(lambda number: os.write(writing, number.to_bytes(4, "big")) and None)
        finally:
            os._exit(0)
    os.close(writing)
    yield child
    os.waitpid(child, 0)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    for at in range(0, len(told) - len(told) % 4, 4):
        yield int.from_bytes(told[at : at + 4], "big")


def assert_whole(home: Path, acknowledged: list[int]) -> None:
    """Every acknowledged entry holds, and the table is what the log says, entry by entry."""
    with Session(home, "friday").reading() as store:
        marks = store.marks()
        line = list(history.line(marks.head, store.node))[::-1]
        numbers = {entry.node.number for entry in store.entries()}
        assert set(acknowledged) <= numbers
        table = laid_out(store.entry(line[0].id).events())
        for node in line[1:]:
            table = evolve_all(table, store.entry(node.id).events())
        assert table == store.table()
        assert store.connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_killed_at_random_moments_of_a_stream_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    begin(tmp_path)
    rng = Random(7)
    acknowledged: list[int] = []

    def stream(tell: Callable[[int], None]) -> None:
        session = Session(tmp_path, "friday", writer="child")
        while True:
            tell(record(session, "caps", "red+1").entry)
            tell(record(session, "note", "still here").entry)
            session.undo()
            session.redo()

    for _ in range(RANDOM_KILLS):
        run = in_child(stream)
        child = next(run)
        time.sleep(rng.random() * LONGEST_LIFE_SECONDS)
        os.kill(child, signal.SIGKILL)
        acknowledged += run
    assert len(acknowledged) > RANDOM_KILLS // 2
    assert_whole(tmp_path, acknowledged)
    assert record(Session(tmp_path, "friday"), "caps", "red+1").entry > max(acknowledged)


def recorded(session: Session) -> int:
    return record(session, "caps", "red+1", "blue=3").entry


def undone(session: Session) -> int:
    session.undo()
    return 1


def corrected(session: Session) -> int:
    done = correct(session, Edit(2, Words("caps", ("red=9",))), BOX, Decisions())
    assert done.entry is not None
    return done.entry


def round_begun(session: Session) -> int:
    """A round begins, so that a copy of the game is made as well."""
    return record(session, "set", "round", "2").entry


@pytest.mark.parametrize("command", [recorded, undone, corrected, round_begun], ids=lambda each: each.__name__)
def test_killed_between_any_two_statements_nothing_is_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Callable[[Session], int]
) -> None:
    kills = 0
    for at in range(1, 100):
        home = tmp_path / str(at)
        session = begin(home)
        record(session, "caps", "red+5")
        record(session, "note", "so far")

        def killed(tell: Callable[[int], None], home: Path = home, at: int = at) -> None:
            dies_at_statement(at, monkeypatch)
            tell(command(Session(home, "friday", writer="child")))

        run = in_child(killed)
        next(run)
        told = list(run)
        assert_whole(home, told)
        assert record(Session(home, "friday"), "note", "after").entry > 3
        if told:
            break
        kills += 1
    assert kills >= FEWEST_STATEMENTS


def test_killed_while_a_game_is_made_there_is_a_whole_game_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A torn file was read as an empty game."""
    for at in range(1, 100):
        home = tmp_path / str(at)

        def killed(tell: Callable[[int], None], home: Path = home, at: int = at) -> None:
            dies_at_statement(at, monkeypatch)
            begin(home)
            tell(1)

        run = in_child(killed)
        next(run)
        told = list(run)
        for name in Shelf(home).names():
            assert Session(home, name).look().head.node.number == 1
        assert not told or Shelf(home).names() == ["friday"]
        if told:
            break
        if not Shelf(home).names():
            begin(home)
            assert Shelf(home).names() == ["friday"]
    assert at > FEWEST_STATEMENTS


def dies_at_statement(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kill this process before its statement of that number."""
    connect = schema.connect
    seen = 0

    def count(statement: str) -> None:
        nonlocal seen
        del statement
        seen += 1
        if seen == number:
            os.kill(os.getpid(), signal.SIGKILL)

    def traced(*args: object, **options: object) -> object:
        connection = connect(*args, **options)  # type: ignore[arg-type]
        connection.set_trace_callback(count)
        return connection

    monkeypatch.setattr(schema, "connect", traced)
