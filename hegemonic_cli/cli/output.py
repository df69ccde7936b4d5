"""The one place that prints. Whatever the terminal can't show becomes something it can: nothing here ever fails because
of a letter, and a reader that has gone (`hegemonic map | head -1`) ends the printing quietly."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from shutil import get_terminal_size
from typing import Any, TextIO

WIDTH_ELSEWHERE = 80  # cells, where the output is no terminal
NARROWEST = 20
# What old code pages and ASCII don't have, in letters that they do.
PLAIN_LETTERS = str.maketrans(
    {
        "–": "-",
        "—": "-",
        "−": "-",
        "→": "->",
        "←": "<-",
        "…": "...",
        "×": "x",
        "·": ".",
        "•": "*",
        "‘": "'",
        "’": "'",
        "“": '"',
        "”": '"',
        "≥": ">=",
        "≤": "<=",
        "±": "+-",
        "✓": "ok",
        "✗": "no",
    }
)
# How a sentence that names the shell's words is said: as it is, but where something else is typed than in the shell.
reworded: Callable[[str], str] = str
KEPT_CONTROLS = frozenset("\n\t")


def say(*lines: str) -> None:
    """Print the answer, line by line, on standard output."""
    _write(sys.stdout, "".join(f"{line}\n" for line in lines))


def tell(*lines: str) -> None:
    """Print what isn't the answer (problems, hints, questions' surroundings) on standard error."""
    _write(sys.stderr, "".join(f"{line}\n" for line in lines))


def say_json(value: Any) -> None:
    """Print one JSON value on standard output, keys in the order given."""
    from json import dumps

    text = dumps(value, ensure_ascii=False)
    if not _can_show(sys.stdout, text):
        text = dumps(value)
    _write(sys.stdout, f"{text}\n")


def say_exactly(text: str) -> None:
    """Print a document (a position, a script, a picture) on standard output as it is, without a line end of our own."""
    _write(sys.stdout, text, is_document=True)


def put(text: str, stream: TextIO | None) -> None:
    """Put a question, or a part of one, where questions go, and send it off at once."""
    _write(stream, text)
    flush()


def say_bytes(content: bytes) -> None:
    """Print a file's content on standard output, byte for byte, whatever the terminal's encoding is."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        drop(sys.stdout)


def width() -> int:
    """How wide the output is, in cells: the terminal's width or `COLUMNS`, 80 where neither is known."""
    return max(NARROWEST, get_terminal_size((WIDTH_ELSEWHERE, 24)).columns)


def flush() -> None:
    """Send off what is still held back, so that a full disk is noticed while it can be said."""
    for stream in (sys.stdout, sys.stderr):
        if stream is None or stream.closed:
            continue
        try:
            stream.flush()
        except OSError as error:
            _given_up(stream, error)


def drop(stream: TextIO) -> None:
    """Send everything further into nothing: nobody reads this stream any more."""
    try:
        number = stream.fileno()
    except (OSError, ValueError):
        return
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, number)
    os.close(nothing)


def shown(text: str, encoding: str) -> str:
    """The text in letters that `encoding` has: our own signs in plain letters, everything else as `\\x…`; control
    characters, which could move a terminal's cursor, too."""
    if not text.isprintable():
        text = "".join(sign if sign.isprintable() or sign in KEPT_CONTROLS else _escaped(sign) for sign in text)
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(PLAIN_LETTERS).encode(encoding, "backslashreplace").decode(encoding)
    return text


def _escaped(sign: str) -> str:
    # Joiners, soft hyphens and wide spaces belong to names and do no harm; str.isprintable() calls them unprintable.
    if ord(sign) > 0x9F and not 0xD800 <= ord(sign) <= 0xDFFF and sign not in "\u2028\u2029":
        return sign
    return sign.encode("ascii", "backslashreplace").decode("ascii") if ord(sign) > 0x7F else f"\\x{ord(sign):02x}"


def _encoding(stream: TextIO) -> str:
    return stream.encoding or "utf-8"


def _can_show(stream: TextIO | None, text: str) -> bool:
    try:
        text.encode("utf-8" if stream is None else _encoding(stream))
    except UnicodeEncodeError:
        return False
    return True


def _write(stream: TextIO | None, text: str, *, is_document: bool = False) -> None:
    if stream is None:  # no console at all, as under pythonw
        return
    if not is_document or not _can_show(stream, text):
        text = shown(text, _encoding(stream))
    try:
        stream.write(text)
    except OSError as error:
        _given_up(stream, error)


def _given_up(stream: TextIO, error: OSError) -> None:
    """Go on without a reader, and without standard error, for there is nowhere to say so; an answer lost is said."""
    if not isinstance(error, BrokenPipeError) and stream is not sys.stderr:
        raise error
    drop(stream)
