"""Where things are kept and how they are read: the data folder, the position and the box that a command line names."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Problem, Violation

HOME_VARIABLE = "HEGEMONIC_HOME"
STANDARD_INPUT = "-"
SAMPLE_BOX = "sample"
DEMO_POSITION = "demo"


def home() -> Path:
    """The folder of games, the user's box and the last answer: `$HEGEMONIC_HOME`, else the system's place for data.

    It need not exist.
    """
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen)
    user = os.path.expanduser("~")
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or os.path.join(user, "AppData", "Local")) / "hegemonic"
    if sys.platform == "darwin":
        return Path(user) / "Library" / "Application Support" / "hegemonic"
    return Path(os.environ.get("XDG_DATA_HOME") or os.path.join(user, ".local", "share")) / "hegemonic"


def box_path() -> Path:
    """The file of the user's own box; it need not exist."""
    return home() / "box.toml"


def load_table(position: str | None) -> Table:
    """The table of a position file (`-` is standard input, `demo` the demo's), or of the live game where none is named.

    Raises Problem (unreadable) where there is no such file or game, or where it can't be.
    """
    if position is None:
        from hegemonic_cli.evening.session import current_table

        return current_table(home())
    if position == DEMO_POSITION and not os.path.exists(position):
        from hegemonic_cli.games.hegemonic.demo import demo_position

        return demo_position()
    from hegemonic_cli.games.hegemonic.position import load_position

    raw = read_bytes(position)
    try:
        return load_position(raw)
    except Problem as problem:
        where = "standard input" if position == STANDARD_INPUT else position
        hint = problem.hint or f"This is about the position in {where}."
        raise Problem(problem.kind, problem.violations, hint) from None


def load_box(box: str | None) -> Box:
    """The box of the command line (`sample` is the made-up one), else the user's own, else what the rulebook says.

    Raises Problem (unreadable) where the file is missing or isn't a box.
    """
    from hegemonic_cli.games.hegemonic import boxfile

    if box == SAMPLE_BOX:
        return boxfile.sample_box()
    if box is None:
        box = str(box_path())
        if not os.path.lexists(box):
            return boxfile.builtin_box()
    raw = read_bytes(box)
    try:
        return boxfile.load_box(raw, box)
    except Problem as problem:
        where = "standard input" if box == STANDARD_INPUT else box
        raise Problem(problem.kind, problem.violations, problem.hint or f"This is about the box in {where}.") from None


def read_text(name: str) -> str:
    """The text of a position or box file, or of standard input for `-`; a byte order mark is left out.

    Raises Problem (unreadable) where it can't be read, is far too long or isn't UTF-8.
    """
    from hegemonic_cli.games.hegemonic.filetext import decoded

    return decoded(read_bytes(name))


def read_bytes(name: str, most: int | None = None) -> bytes:
    """What stands in a file, or on standard input for `-`: at most one byte more than `most`, or than a position or box
    can need.

    Raises Problem (unreadable) where it can't be read.
    """
    from hegemonic_cli.games.hegemonic.filetext import MAX_BYTES

    length = (MAX_BYTES if most is None else most) + 1
    try:
        if name == STANDARD_INPUT:
            return b"" if sys.stdin is None else sys.stdin.buffer.read(length)
        with open(name, "rb") as file:
            return file.read(length)
    except OSError as error:
        raise _unreadable(f"{name} can't be read: {error.strerror or error}") from None
    except ValueError:  # a name that no system can hold, such as one with a NUL
        raise _unreadable(f"{name!r} can't be the name of a file") from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, its folder too; Problem (unreadable) where that can't be."""
    beside = path.parent / f"{path.name}.{os.getpid()}.new"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise Problem(
            "unreadable", Violation("file/unwritable", f"{path} can't be written: {error.strerror or error}")
        ) from None
    except ValueError:  # a name that no system can hold
        raise _unreadable(f"{str(path)!r} can't be the name of a file") from None


def _unreadable(message: str) -> Problem:
    return Problem("unreadable", Violation("file/unreadable", message))
