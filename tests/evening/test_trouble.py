"""What goes wrong with disks and files: a clear sentence, exit 4, and the old state (or the last good round) intact."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from recorded_games import begin, four_players, record

from hegemonic_cli.evening import schema
from hegemonic_cli.evening.logbook import Filter, logbook
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.evening.starting import start
from hegemonic_cli.kernel.violation import Problem


def refused(work: Callable[[], object]) -> str:
    """What is said where something can't be read or written; that it is exit 4 is checked as well."""
    with pytest.raises(Problem) as caught:
        work()
    assert caught.value.kind == "unreadable"
    return " ".join((*(violation.message for violation in caught.value.violations), caught.value.hint))


def test_saved_was_shown_while_the_disk_was_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is said, and nothing is half recorded."""
    session = begin(tmp_path)
    record(session, "caps", "red+1")
    before = session.look()
    connect = schema.connect

    def small(path: Path, mode: schema.Mode, patience: float = 1.0) -> sqlite3.Connection:
        connection = connect(path, mode, patience)
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(schema, "connect", small)
    said = refused(lambda: [record(session, "note", "x" * 3000) for _ in range(20)])
    assert "disk is full" in said
    assert "Nothing was recorded" in said
    monkeypatch.setattr(schema, "connect", connect)
    assert session.look().table == before.table
    assert record(session, "caps", "red+1").table.seat("red").caps == 2


def test_a_game_locked_by_another_program_is_said(tmp_path: Path) -> None:
    begin(tmp_path)
    session = Session(tmp_path, "friday", patience=0.1)
    other = sqlite3.connect(session.path)
    other.execute("BEGIN EXCLUSIVE")
    assert "locked by another program" in refused(lambda: record(session, "caps", "red+1"))
    assert "locked by another program" in refused(session.look)
    other.rollback()
    other.close()
    assert record(session, "caps", "red+1").entry == 2


def test_a_folder_that_cant_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    home = tmp_path / "file" / "below"
    assert "can't be made" in refused(lambda: begin(home))
    assert not home.exists()
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_game_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    session = begin(tmp_path)
    connection = sqlite3.connect(session.path)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    before = session.path.read_bytes()
    assert "later version" in refused(session.look)
    assert "later version" in refused(lambda: record(session, "caps", "red+1"))
    assert session.path.read_bytes() == before


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.path.unlink()
    connection = sqlite3.connect(session.path)
    connection.execute("CREATE TABLE mine (thing)")
    connection.close()
    before = session.path.read_bytes()
    assert "another program" in refused(lambda: record(session, "caps", "red+1"))
    assert session.path.read_bytes() == before


def test_no_game_yet_says_how_to_begin(tmp_path: Path) -> None:
    assert "hegemonic new" in refused(lambda: Session(tmp_path))
    assert list(tmp_path.iterdir()) == []  # a view that only looked made nothing


def lengths(size: int) -> list[int]:
    """Where a file is cut: nothing left, inside the header, at and beside page borders, near the end."""
    cuts = {0, 1, 15, 16, 27, 28, 99, 100, 101, 512, 1000}
    cuts |= {page + by for page in range(4096, size, 4096) for by in (-1, 0, 1, 37)}
    cuts |= {size - back for back in (1, 2, 100, 1000)}
    return sorted(cut for cut in cuts if 0 <= cut < size)


def test_a_torn_file_was_read_as_an_empty_game(tmp_path: Path) -> None:
    """A file cut at any length falls back on the last good round."""
    home = tmp_path / "whole"
    session = begin(home)
    for number in range(12):
        record(session, "caps", f"red+{number}")
    record(session, "next")
    record(session, "set", "round", "2")
    at_round_two = session.look().table
    record(session, "vp", "red=7")
    size = session.path.stat().st_size
    for cut in lengths(size):
        here = tmp_path / f"cut-{cut}"
        shutil.copytree(home, here)
        torn = Session(here, "friday")
        os.truncate(torn.path, cut)
        bytes_left = torn.path.read_bytes()

        said = refused(torn.look)
        assert "is damaged" in said, cut
        assert "start of round 2" in said, cut
        assert torn.path.read_bytes() == bytes_left, cut  # looking changes nothing

        said = refused(lambda: record(torn, "caps", "red+1"))  # noqa: B023
        assert "start of round 2 (up to entry 15" in said, cut
        assert "Nothing was recorded" in said, cut
        kept = list((here / "games" / "damaged").iterdir())
        assert [path.read_bytes() for path in kept] == [bytes_left], cut
        assert torn.look().table == at_round_two, cut
        assert record(torn, "caps", "red+1").entry == 16, cut


def test_random_bytes_in_a_games_file_are_damage_and_no_bug(tmp_path: Path) -> None:
    """Whatever was overwritten, every command either works or says that the game is damaged."""
    home = tmp_path / "whole"
    session = begin(home)
    for number in range(60):
        record(session, "caps", f"red+{number}")
    session.undo()
    whole = session.path.read_bytes()
    rng = Random(3)
    kinds: list[str] = []
    for number in range(80):
        here = tmp_path / str(number)
        shutil.copytree(home, here)
        torn = bytearray(whole)
        for _ in range(rng.choice((1, 5, 200))):
            at = rng.randrange(len(torn))
            torn[at : at + 4] = rng.randbytes(4)
        (here / "games" / "friday.hegemonic").write_bytes(torn)
        damaged = Session(here, "friday")
        for work in (damaged.look, lambda: listed(damaged), damaged.undo, lambda: record(damaged, "caps", "red=3")):  # noqa: B023
            try:
                work()
            except Problem as problem:
                kinds.append(problem.kind)
    assert set(kinds) <= {"unreadable", "usage"}
    assert kinds.count("unreadable") > 40


def listed(session: Session) -> object:
    """The whole log, and the table before each of its entries."""
    with session.reading() as store:
        return logbook(store, Filter()), list(store.backwards(store.marks().head))


def test_a_damaged_copy_is_passed_over_for_an_older_one(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "set", "round", "2")
    record(session, "set", "round", "3")
    copies = Shelf(tmp_path).copies / "friday"
    (copies / "round-3.hegemonic").write_bytes(b"SQLite format 3\0 but no more")
    os.truncate(session.path, 5000)
    assert "start of round 2" in refused(lambda: record(session, "caps", "red+1"))
    assert session.look().table.round == 2


def test_without_a_good_copy_the_damaged_game_stays_where_it_is(tmp_path: Path) -> None:
    session = begin(tmp_path)
    shutil.rmtree(Shelf(tmp_path).copies)
    os.truncate(session.path, 5000)
    before = session.path.read_bytes()
    assert "No copy of it can be read" in refused(lambda: record(session, "caps", "red+1"))
    assert session.path.read_bytes() == before


def test_copies_of_the_last_five_rounds_are_kept(tmp_path: Path) -> None:
    session = begin(tmp_path)
    for number in range(2, 9):
        record(session, "set", "round", str(number))
    kept = sorted(path.name for path in (Shelf(tmp_path).copies / "friday").iterdir())
    assert kept == [f"round-{number}.hegemonic" for number in range(4, 9)]


def test_a_copy_that_cant_be_kept_doesnt_undo_what_was_recorded(tmp_path: Path) -> None:
    session = begin(tmp_path)
    folder = Shelf(tmp_path).copies / "friday"
    shutil.rmtree(folder)
    folder.write_text("in the way")
    done = record(session, "set", "round", "2")
    assert any("copy of round 2 couldn't be kept" in note for note in done.notes)
    assert session.look().table.round == 2


def test_a_game_was_replaced_by_an_empty_one_of_the_same_name(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "caps", "red+5")
    with pytest.raises(Problem, match="There is a game named `FRIDAY` already"):
        start(tmp_path, "FRIDAY", four_players(), ("new",), "Another.")
    assert session.look().table.seat("red").caps == 5
    assert Shelf(tmp_path).names() == ["friday"]
