"""What goes wrong with files, as sentences for people: locked, full, unwritable, damaged, too new."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hegemonic_cli.kernel.violation import Problem, Violation

UNCHANGED = "Nothing was recorded; the game is as it was."


class Damaged(Exception):
    """A game file that can't be read as one; the message is the middle of a sentence: `it was cut short`."""


def unreadable(code: str, message: str, hint: str = "") -> Problem:
    """A problem with a game's file (exit 4)."""
    return Problem("unreadable", Violation(f"game/{code}", message), hint)


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn SQLite's and the system's errors about a game's file into Problems; damage into `Damaged`."""
    try:
        yield
    except sqlite3.Error as error:
        raise _explanation(path, error) from None
    except UnicodeDecodeError:  # SQLite quotes torn names in what it says, and Python can't read that
        raise Damaged("its contents are torn") from None
    except OSError as error:
        raise unreadable("refused", f"{path} can't be used: {error.strerror or error}.", UNCHANGED) from None


def _explanation(path: Path, error: sqlite3.Error) -> Exception:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return unreadable("locked", f"{path} is locked by another program.", f"{UNCHANGED} Close it, then try again.")
    if code == sqlite3.SQLITE_FULL:
        return unreadable(
            "disk-full", f"The disk is full: {path} can't grow.", f"{UNCHANGED} Make room, then try again."
        )
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return unreadable("unwritable", f"{path} can't be written: it or its folder is read-only.", UNCHANGED)
    if code == sqlite3.SQLITE_CANTOPEN:
        return unreadable("unopened", f"{path} can't be opened.", UNCHANGED)
    if code == sqlite3.SQLITE_IOERR:
        return unreadable("refused", f"The system failed while using {path}: {error}.", UNCHANGED)
    if code == sqlite3.SQLITE_NOTADB:
        return Damaged("it isn't a game's file, or its beginning was overwritten")
    return Damaged(f"its contents are torn ({error})")
