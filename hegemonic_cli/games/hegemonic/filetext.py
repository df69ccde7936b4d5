"""The text of a file, TOML or JSON, to a document: what can't be read is said with its line, a key that stands twice
with its place.

Rulebook: none; this is about files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from hegemonic_cli.games.hegemonic.filevalues import joined, plain
from hegemonic_cli.kernel.violation import Problem, Violation

MAX_BYTES = 1_000_000  # some fifty times what the largest position needs

# Patterns that only a wrong file needs stay text: compiling them would cost every start a millisecond.
_TOML_PLACE = r" \(at (?:line (\d+), column (\d+)|end of document)\)$"
_BARE_WORD = r"^\s*([\w.-]+)\s*=\s*([^\W\d][\w -]*?)\s*(#.*)?$"
_COLON = r"""^\s*["']?[\w.-]+["']?\s*:\s"""
_LISTED = r"^\s*\[\s*(players|gates|spent|technologies)\s*\]"
_TYPOGRAPHIC = "“”„‘’«»"


class Document(NamedTuple):
    """What a text holds, and what is wrong with it that still lets the rest be read: keys that stand twice."""

    fields: Mapping[str, Any]
    faults: tuple[Violation, ...] = ()


def read_document(text: str | bytes) -> Document:
    """The document that a TOML or JSON text holds; JSON is told by its first character, a brace.

    Raises Problem (unreadable) with the line, where there is one.
    """
    if isinstance(text, bytes):
        text = decoded(text)
    text = text.removeprefix("\ufeff")
    start = text.lstrip()
    if not start:
        raise _unreadable("empty", "there is nothing in it")
    return _json(text) if start[0] == "{" else Document(_toml(text))


def decoded(raw: bytes) -> str:
    """The text in a file's bytes, without a byte order mark.

    Raises Problem (unreadable) where it isn't UTF-8 (with the line) or is longer than MAX_BYTES.
    """
    if len(raw) > MAX_BYTES:
        raise _unreadable("too-large", f"this is larger than {MAX_BYTES:,} bytes, far more than such a file can need")
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise _unreadable("not-utf-8", "this is UTF-16 text; save it as UTF-8")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise _unreadable(
            "not-utf-8", f"line {line}: the byte 0x{raw[error.start]:02x} isn't UTF-8 text; save the file as UTF-8"
        ) from None


def _toml(text: str) -> Mapping[str, Any]:
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _unreadable("not-toml", _toml_fault(str(error), text)) from None
    except RecursionError:
        raise _unreadable("too-deep", "lists or tables are nested too deeply") from None
    except ValueError:
        raise _unreadable("not-toml", "a date, a time or a number in it can't be") from None


def _toml_fault(message: str, text: str) -> str:
    found = re.search(_TOML_PLACE, message)
    sentence = plain(message[: found.start()] if found else message)
    if _is_json(text):
        kind = "list" if text.lstrip()[0] == "[" else "value alone"
        return f"this is a JSON {kind}; an object with keys is expected"
    lines = text.rstrip().split("\n")
    if not found or not found[1]:
        is_open = "nterminated" in sentence or "nclosed" in sentence
        hint = "; is a quote or a bracket still open?" if is_open else _likely(lines[-1], sentence)
        return f"line {len(lines)}, the end of the file: not TOML ({sentence}){hint}"
    number = int(found[1])
    line = lines[number - 1] if number <= len(lines) else ""
    return f"line {number}, column {found[2]}: not TOML ({sentence}){_likely(line, sentence)}"


def _likely(line: str, sentence: str) -> str:
    """What a person most likely meant on a line that isn't TOML."""
    listed = re.match(_LISTED, line)
    if listed and sentence.startswith("Cannot"):
        return f"; each entry of {listed[1]} begins with double brackets: [[{listed[1]}]]"
    if sentence.startswith("Illegal character '\\n'"):
        return "; a quote isn't closed on this line"
    if sentence.startswith("Unclosed"):
        return "; a bracket before this isn't closed, or a comma is missing"
    if sentence.startswith("Cannot"):
        return "; this stands in the file already"
    word = re.match(_BARE_WORD, line)
    if word and word[2] in ("True", "False", "TRUE", "FALSE", "yes", "no", "Yes", "No"):
        return f"; write {word[1]} = {'true' if word[2].lower() in ('true', 'yes') else 'false'}"
    if word:
        return f'; text stands in quotes: {plain(word[1])} = "{plain(word[2])}"'
    if any(quote in line for quote in _TYPOGRAPHIC):
        return "; quotes are straight: \" or '"
    if re.match(_COLON, line):
        return "; a key and its value are joined by ="
    if re.search(r"=\s*(#.*)?$", line):
        return "; a value is missing after ="
    if re.search(r"=\s*0\d", line):
        return "; a number doesn't begin with 0"
    return ""


def _json(text: str) -> Document:
    import json

    repeated: list[tuple[dict[str, Any], str]] = []

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) < len(pairs):
            seen: set[str] = set()
            twice: dict[str, None] = {}
            for key, _ in pairs:
                if key in seen:
                    twice[key] = None
                seen.add(key)
            repeated.extend((made, key) for key in twice)
        return made

    try:
        document: dict[str, Any] = json.loads(text, object_pairs_hook=once)
    except json.JSONDecodeError as error:
        # From Python 3.13 on the fault is the comma, before that it is what follows it.
        last = error.pos if error.msg.startswith("Illegal trailing comma") else len(text[: error.pos].rstrip()) - 1
        if text[last : last + 1] == "," and text[last + 1 :].lstrip()[:1] in ("}", "]"):
            line, column = text.count("\n", 0, last) + 1, last - text.rfind("\n", 0, last)
            raise _unreadable("not-json", f"line {line}, column {column}: not JSON, a comma too many") from None
        hint = "; text and keys stand in double quotes" if text[error.pos : error.pos + 1] == "'" else ""
        fault = plain(error.msg).removesuffix(" starting at")
        raise _unreadable("not-json", f"line {error.lineno}, column {error.colno}: not JSON ({fault}){hint}") from None
    except RecursionError:
        raise _unreadable("too-deep", "lists or objects are nested too deeply") from None
    except ValueError:
        raise _unreadable("not-json", "a number in it is far too long") from None
    places = _places(document) if repeated else {}
    return Document(
        document,
        tuple(
            Violation("file/repeated-key", f"{joined(places.get(id(where), ''), key)}: this key stands twice")
            for where, key in repeated
        ),
    )


def _places(document: Mapping[str, Any]) -> dict[int, str]:
    """Where every object of a document stands, by its identity."""
    places: dict[int, str] = {}
    waiting: list[tuple[Any, str]] = [(document, "")]
    while waiting:
        value, place = waiting.pop()
        if isinstance(value, dict):
            places[id(value)] = place
            waiting.extend((inner, joined(place, key)) for key, inner in value.items())
        elif isinstance(value, list):
            waiting.extend((inner, joined(place, number)) for number, inner in enumerate(value, 1))
    return places


def _is_json(text: str) -> bool:
    import json

    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _unreadable(kind: str, message: str) -> Problem:
    return Problem("unreadable", Violation(f"file/{kind}", message))
