"""What a file holds that should be a game: the heading and the entries of an export, each with its place in the file.

Nothing is judged here but the form; where it is some other file of ours, or of another program, that is said.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from hegemonic_cli.evening.export.history import FORMAT, VERSION
from hegemonic_cli.evening.trouble import unreadable
from hegemonic_cli.kernel.numerals import numeral
from hegemonic_cli.kernel.violation import Problem, Violation

MAX_BYTES = 100_000_000  # several hundred times what an export of a long evening takes
UNTOUCHED = "Nothing was imported."
POSITION = "hegemonic-position/"
POSITION_HINT = "hegemonic new --from FILE starts a game from it; hegemonic set --from FILE sets the game's table so."


class Placed(NamedTuple):
    """A JSON value and where it stands: `line 7`, `entry 6`."""

    place: str
    value: Any


class Exported(NamedTuple):
    """An export as it was read: the heading, and the entries in order."""

    heading: Placed
    entries: tuple[Placed, ...]


def fault(place: str, message: str, code: str = "entry") -> Violation:
    """Something wrong in a file, with its place."""
    return Violation(f"import/{code}", f"{place}: {message}")


def read_export(raw: bytes) -> Exported:
    """The parts of an export, JSON Lines or one JSON document.

    Raises Problem (unreadable) that names every line that isn't JSON, and what else the file is if it is no export.
    """
    text = _decoded(raw)
    whole = _loaded(text)
    if isinstance(whole, dict) and "entries" in whole and isinstance(whole["entries"], list):
        entries = (Placed(f"entry {number}", value) for number, value in enumerate(whole["entries"], 1))
        heading = {key: value for key, value in whole.items() if key != "entries"}
        return _looked_at(Exported(Placed("heading", heading), tuple(entries)))
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise unreadable("no-export", "There is nothing in it.", UNTOUCHED)
    first = _loaded(lines[0][1])
    if not isinstance(first, dict) or not str(first.get("format", "")).startswith(f"{FORMAT}/"):
        raise _another_file(text, whole)
    found, faults = [], []
    for number, line in lines:
        value = _loaded(line)
        found.append(Placed(f"line {number}", value))
        if value is None:
            faults.append(fault(f"line {number}", f"this is no JSON, or cut short: {_beginning(line)}", "torn"))
    exported = _looked_at(Exported(found[0], tuple(found[1:])))
    if faults:
        raise Problem("unreadable", faults, UNTOUCHED)
    return exported


def _decoded(raw: bytes) -> str:
    if len(raw) > MAX_BYTES:
        raise unreadable("no-export", f"This is larger than {MAX_BYTES:,} bytes; no export of a game is.", UNTOUCHED)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise Problem("unreadable", fault(f"line {line}", "this isn't UTF-8 text", "torn"), UNTOUCHED) from None


def _loaded(text: str) -> Any:
    """The JSON value of a text; None where it is none (an export holds no bare null)."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _looked_at(exported: Exported) -> Exported:
    """The export, if it is one of a version that we know."""
    said = exported.heading.value.get("format")
    if not isinstance(said, str) or not said.startswith(f"{FORMAT}/"):
        raise _another_file("", exported.heading.value)
    version = said.removeprefix(f"{FORMAT}/")
    if version != str(VERSION):
        is_later = (numeral(version) or 0) > VERSION
        raise unreadable(
            "later-version" if is_later else "no-export",
            f"This was written by a later version of hegemonic ({said}; this one reads {FORMAT}/{VERSION})."
            if is_later
            else f"{exported.heading.place}: `{said}` is no format that was ever written; expected {FORMAT}/{VERSION}.",
            f"{UNTOUCHED} Update hegemonic, then try again." if is_later else UNTOUCHED,
        )
    return exported


def _another_file(text: str, whole: Any) -> Problem:
    """What the file is instead, and what takes such a file."""
    if isinstance(whole, Mapping):
        if str(whole.get("format", "")).startswith(POSITION):
            return unreadable("position", "This is a position, not a game's history.", POSITION_HINT)
        if "plays" in whole:
            said = "This is a file of BG Stats, which holds results and no history."
            return unreadable("no-export", said, f"{UNTOUCHED} The same game's jsonl or json export can be imported.")
    if any(line.replace(" ", "").startswith(f'format="{POSITION}') for line in text.splitlines()):
        return unreadable("position", "This is a position, not a game's history.", POSITION_HINT)
    return unreadable(
        "no-export",
        f'This is no export of a game: its first line should begin with {{"format":"{FORMAT}/{VERSION}".',
        f"{UNTOUCHED} A list of lines as typed on the screen is taken in with --lines.",
    )


def _beginning(line: str) -> str:
    return line if len(line) <= 40 else f"{line[:40]}…"
