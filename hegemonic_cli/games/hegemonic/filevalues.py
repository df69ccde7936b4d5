"""The values of a document, looked at one by one: what isn't as expected is noted with its place, and the next is read.

A place is the way to a value, as `set` and `box set` take it: `players.red.caps`, `gates.2.ends`, `political.cost.5`.

Rulebook: none; this is about files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from hegemonic_cli.kernel.violation import Violation

Word = TypeVar("Word", bound=str)

MAX_NUMBER = 9999
MAX_NAME = 100
MAX_TEXT = 1000
_MAX_SHOWN = 60
_MAX_DIGITS = 30
# Marks that turn the direction of writing, and line ends by another name: they would disturb every line they stand in.
_UNRULY = r"\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"
_CONTROLS = r"\u0000-\u001f\u007f-\u009f"
_SURROGATES = r"\ud800-\udfff"
UNFIT = f"{_CONTROLS}{_UNRULY}{_SURROGATES}"  # the inside of a character class
_MAY_BREAK = str.maketrans("\n\t", "  ")


def joined(place: str, key: object) -> str:
    """The place of a key inside a place; a key that would confuse a reader stands in quotes."""
    word = key if isinstance(key, str) else str(key)
    if not word or len(word) > _MAX_SHOWN or not word.replace("-", "").replace("_", "").isalnum():
        word = quoted(word)
    return f"{place}.{word}" if place else word


def plain(text: str) -> str:
    """Text from a file that is safe in a line of the terminal: what can't be printed shows as its escape."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def quoted(text: str) -> str:
    """Text from a file in quotes, safe in a line of the terminal, and cut where it is long."""
    cut = text if len(text) <= _MAX_SHOWN else text[: _MAX_SHOWN - 1] + "…"
    return f'"{plain(cut)}"'


def found(value: object) -> str:
    """What was found, in words: `"three"`, `2.5`, `true`, `a list`."""
    if isinstance(value, str):
        return quoted(value) if value else "empty text"
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**_MAX_DIGITS else f"a number of more than {_MAX_DIGITS} digits"
    if isinstance(value, float):
        return "NaN" if value != value else "infinity" if abs(value) == float("inf") else str(value)
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}" if value else "an empty list"
    return f"a {type(value).__name__} ({value})"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was most likely meant, or None."""
    words = [other for other in known if other]
    for other in words:
        if other.casefold() == word.casefold().strip().replace("_", "-"):
            return other
    from difflib import get_close_matches

    close = get_close_matches(word[:_MAX_SHOWN].casefold(), [other.casefold() for other in words], 1, 0.6)
    return next((other for other in words if other.casefold() == close[0]), None) if close else None


def listing(words: Iterable[object]) -> str:
    """`red, blue and green`."""
    items = [str(word) for word in words]
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}" if items else "none"


def is_fit(text: str, *, may_break: bool = False) -> bool:
    """Whether text can be shown as it is: nothing in it moves the cursor, breaks the line or turns the writing."""
    if text.isascii() and text.isprintable():
        return True
    return re.search(f"[{UNFIT}]", text.translate(_MAY_BREAK) if may_break else text) is None


class Values:
    """Reads the values of one document; `faults` grows with everything that isn't as expected.

    Every question returns None for a value that can't be used, after noting why. `area` begins the codes; `belongs`
    says of keys where they do belong, for those who put them elsewhere. `kept` holds, for a list by its place, the
    numbers in the file of the entries that could be read, where later questions count those alone.
    """

    __slots__ = ("area", "belongs", "faults", "kept")

    def __init__(self, area: str, belongs: Mapping[str, str] | None = None) -> None:
        self.area = area
        self.belongs = belongs or {}
        self.faults: list[Violation] = []
        self.kept: dict[str, list[int]] = {}

    def fault(self, place: str, sentence: str, kind: str, rule: str = "") -> None:
        """Note what is wrong at a place."""
        self.faults.append(Violation(f"{self.area}/{kind}", f"{place}: {sentence}" if place else sentence, rule))

    def keep(self, place: str, number: int) -> None:
        """Remember that this entry of the list at a place could be read."""
        self.kept.setdefault(place, []).append(number)

    def as_in_file(self, violation: Violation) -> Violation:
        """The violation with the number that its entry has in the file, where it counted the entries read."""
        for place, numbers in self.kept.items():
            counted, point, rest = violation.message.removeprefix(f"{place}.").partition(":")
            number, dot, inner = counted.partition(".")
            if point and violation.message.startswith(f"{place}.") and number.isdecimal():
                return violation._replace(message=f"{place}.{numbers[int(number) - 1]}{dot}{inner}:{rest}")
        return violation

    def expected(self, place: str, what: str, value: object, hint: str = "") -> None:
        """Note that a value is of another kind than it has to be."""
        self.fault(place, f"{what} is expected, {found(value)} was found{hint}", "wrong-value")

    def whole(self, value: object, place: str, low: int = 0, high: int = MAX_NUMBER) -> int | None:
        """A whole number from `low` to `high`."""
        if type(value) is float and value.is_integer() and abs(value) <= high:
            value = int(value)  # JSON makes no difference between 5 and 5.0
        if type(value) is int and low <= value <= high:
            return value
        is_out_of_range = type(value) is int
        what = f"a whole number from {low} to {high}" if is_out_of_range or low != -high else "a whole number"
        if isinstance(value, str) and value.strip().lstrip("+-").isdecimal():
            self.expected(place, what, value, ": numbers stand without quotes")
        elif value is None or value == "?":
            self.expected(place, what, value, ": leave the key out where the number isn't known")
        else:
            self.expected(place, what, value)
        return None

    def flag(self, value: object, place: str) -> bool | None:
        """True or false."""
        if isinstance(value, bool):
            return value
        self.expected(place, "true or false", value)
        return None

    def text(
        self, value: object, place: str, what: str = "text", most: int = MAX_NAME, *, may_break: bool = False
    ) -> str | None:
        """Text of at most `most` characters that can be shown on a terminal as it is."""
        if not isinstance(value, str):
            self.expected(place, f"{what} in quotes", value)
        elif not value.strip():
            self.fault(place, f"{what} is expected, nothing stands between the quotes", "wrong-value")
        elif len(value) > most:
            self.fault(place, f"{len(value)} characters are too many, {most} is the most", "wrong-value")
        elif not is_fit(value, may_break=may_break):
            self.fault(place, f"{quoted(value)} holds a character that can't be shown on a terminal", "wrong-value")
        else:
            return value
        return None

    def choice(self, value: object, place: str, known: Sequence[Word], what: str) -> Word | None:
        """One of the known words; `what` is their name in the singular."""
        for word in known:
            if value == word:
                return word
        if isinstance(value, str):
            close = nearest(value, known)
            self.fault(
                place,
                f"{quoted(value)} is no {what}"
                + (f"; did you mean {close}?" if close else f"; there are {listing(known)}"),
                "unknown-word",
            )
        else:
            self.expected(place, f"a {what} in quotes", value)
        return None

    def table(self, value: object, place: str, keys: Iterable[str] | None = None, example: str = "") -> dict[str, Any]:
        """A table (an object in JSON); with `keys`, every other key is noted. Empty where it is no table."""
        if not isinstance(value, Mapping):
            self.expected(place, "a table", value, f"; write {example}" if example else "")
            return {}
        if keys is not None:
            self.known_keys(value, place, keys)
        return dict(value)

    def known_keys(self, table: Mapping[str, Any], place: str, keys: Iterable[str]) -> None:
        """Note every key that isn't known."""
        known = tuple(keys)
        for key in table:
            if key in known:
                continue
            if key in self.belongs:
                sentence = f"this key belongs {self.belongs[key]}"
            else:
                close = nearest(key, [other for other in known if other not in table]) or nearest(key, known)
                sentence = "there is no such key; " + (
                    f"did you mean {close}?" if close else f"there are {listing(known)}"
                )
            self.fault(joined(place, key), sentence, "unknown-key")

    def items(self, value: object, place: str, example: str = "") -> list[Any]:
        """A list. Empty where it is none."""
        if isinstance(value, list | tuple):
            return list(value)
        self.expected(place, "a list", value, f"; write {example}" if example else "")
        return []
