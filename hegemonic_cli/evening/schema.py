"""The tables of a game's file, and how one is opened: rollback journal, every commit on disk before it returns."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Literal

from hegemonic_cli.evening.trouble import Damaged, unreadable

APPLICATION_ID = 0x4845474D  # "HEGM"
VERSION = 1
PATIENCE_SECONDS = 10.0
Mode = Literal["ro", "rw", "rwc"]

TABLES = """
CREATE TABLE game (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE entry (
    id INTEGER PRIMARY KEY, number INTEGER NOT NULL, parent INTEGER REFERENCES entry, instead_of INTEGER,
    at TEXT NOT NULL, words TEXT NOT NULL, events TEXT NOT NULL, text TEXT NOT NULL, notes TEXT NOT NULL, forced TEXT,
    unsnapped INTEGER NOT NULL
);
CREATE TABLE snapshot (entry INTEGER PRIMARY KEY REFERENCES entry, state TEXT NOT NULL);
CREATE TABLE journal (id INTEGER PRIMARY KEY, writer TEXT NOT NULL, text TEXT NOT NULL);
"""


def create(path: Path) -> sqlite3.Connection:
    """A new game's file with its empty tables; the caller fills and commits it."""
    connection = connect(path, "rwc")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.executescript(TABLES)
    return connection


def connect(path: Path, mode: Mode, patience: float = PATIENCE_SECONDS) -> sqlite3.Connection:
    """A connection that begins and ends its transactions by hand; only `rwc` creates a file."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=patience)
    connection.isolation_level = None
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def open_existing(path: Path, *, writes: bool, patience: float = PATIENCE_SECONDS) -> sqlite3.Connection:
    """A connection to a game's file that was looked at: whole, ours, and of a version we know.

    Raises Damaged where it isn't whole, Problem where it is of a later version or of another program.
    """
    if not path.exists():
        raise unreadable("missing", f"There is no game's file {path}.")
    # A reader alone can't roll back what a crash left half done: whoever finds such a journal opens for writing.
    left_over = Path(f"{path}-journal")
    connection = connect(path, "rw" if writes or left_over.exists() else "ro", patience)
    try:
        _look_at(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _look_at(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("BEGIN")
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (page_size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    size = os.stat(path).st_size
    if not pages:
        raise Damaged(f"it was cut short: {size} bytes are left" if size else "it is empty")
    if application != APPLICATION_ID:
        raise unreadable("not-a-game", f"{path} is a database of another program, not a game of hegemonic.")
    if version > VERSION:
        raise unreadable(
            "later-version",
            f"{path} was written by a later version of hegemonic (file version {version}; this one reads {VERSION}).",
            "Update hegemonic to go on with this game. The file is untouched.",
        )
    if size < pages * page_size:
        raise Damaged(f"it was cut short: {size} of {pages * page_size} bytes are left")
    connection.execute("COMMIT")
