"""The single words of `new`: colors, Houses, hexes, tiles, numbers; faults are kept until all words are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.notation import parse_tile_words
from hegemonic_cli.games.hegemonic.vocabulary import (
    COLORS,
    HOUSES,
    PHASES,
    VARIANTS,
    Color,
    House,
    Phase,
    Piece,
    Variant,
)
from hegemonic_cli.kernel.hexes import Hex
from hegemonic_cli.kernel.numerals import numeral
from hegemonic_cli.kernel.violation import Problem, usage

if TYPE_CHECKING:
    from hegemonic_cli.evening.beginning import Tracking

Word = TypeVar("Word", bound=str)
Value = TypeVar("Value")
BUILT: tuple[Piece, ...] = ("complex", "embassy", "outpost", "agent", "fleet", "gate")
FEWEST_BUILT = 3  # the three tracks; Units may follow


class Reader:
    """Reads words one by one and keeps every fault, so that all of them are said at once."""

    def __init__(self) -> None:
        self._faults: list[Problem] = []

    def read(self, read: Callable[[str], Value], word: str) -> Value | None:
        """What a word says; None where it is at fault."""
        try:
            return read(word)
        except Problem as problem:
            self._faults.append(problem)
            return None

    def all(self, read: Callable[[str], Value], words: Iterable[str]) -> list[Value]:
        """What several words say, those at fault left out."""
        return [value for word in words if (value := self.read(read, word)) is not None]

    def fault(self, message: str, hint: str = "") -> None:
        """Keep a fault that isn't in one word."""
        self._faults.append(usage(message, hint))

    def settle(self) -> None:
        """Raise a usage Problem with all that was wrong, if anything was."""
        if self._faults:
            said = [violation for fault in self._faults for violation in fault.violations]
            raise Problem("usage", said, self._faults[0].hint)


def color_of(word: str) -> Color:
    """A color, in full or by its beginning."""
    return _one_of(word, COLORS, "colors")


def house_of(word: str) -> House:
    """A House, in full or by its beginning."""
    return _one_of(word, HOUSES, "Houses")


def variant_of(word: str) -> Variant:
    """A variant, in full or by its beginning."""
    return _one_of(word, VARIANTS, "variants")


def phase_of(word: str) -> Phase:
    """A phase, in full or by its beginning."""
    return _one_of(word, PHASES, "phases")


def tracking_word(word: str) -> Tracking:
    """What the game is to keep track of."""
    from hegemonic_cli.evening.beginning import TRACKING

    return _one_of(word, TRACKING, "levels of tracking")


def _one_of(word: str, known: Sequence[Word], what: str) -> Word:
    plain = word.strip().casefold()
    found = [each for each in known if each == plain] or [each for each in known if plain and each.startswith(plain)]
    if len(found) != 1:
        raise usage(f"`{word}` is none of the {what}: {', '.join(known)}.")
    return found[0]


def number_of(word: str) -> int:
    """A whole number, 0 or more."""
    number = numeral(word)
    if number is None:
        raise usage(f"`{word}` is no whole number, 0 or more.")
    return number


def built_of(word: str) -> Mapping[Piece, int]:
    """How many of each piece a player has in play: `3/4/8`, Units behind it."""
    numbers = [number_of(part) for part in word.split("/")]
    if not FEWEST_BUILT <= len(numbers) <= len(BUILT):
        raise usage(f"--built: `{word}` isn't Complexes/Embassies/Outposts, like 3/4/8.")
    return dict(zip(BUILT, numbers, strict=False))


def hexes_of(word: str) -> tuple[Hex, ...]:
    """The hexes of a Galaxy Board: `2,-1 2,-2 3,-1 3,-2 3,-3`."""
    pair = r"(-?\d{1,3})\s*,\s*(-?\d{1,3})"
    found = re.findall(pair, word)
    if not found or re.sub(pair, "", word).strip(" ;"):
        raise usage(f"--board: `{word}` isn't a list of hexes q,r.", 'Like "2,-1 2,-2 3,-1 3,-2 3,-3".')
    return tuple(Hex(int(q), int(r)) for q, r in found)


def home_of(word: str) -> tuple[str, Tile]:
    """A Home Sector and its tile: `A1 red i1 e m1`."""
    from hegemonic_cli.evening.beginning import PLAIN_HOME

    words = word.split()
    if len(words) < 2:
        raise usage(f"--home: `{word}` isn't SECTOR COLOR TILE.", 'Like "A1 red i1 e m1".')
    color = color_of(words[1])
    if len(words) == 2:
        return words[0].upper(), PLAIN_HOME._replace(home=color)
    return words[0].upper(), parse_tile_words(["home", color, *words[2:]])


def tile_of(word: str) -> tuple[str, Tile]:
    """A Sector and its tile: `A2 i3`."""
    words = word.split()
    if len(words) < 2:
        raise usage(f"--tile: `{word}` isn't SECTOR TILE.", 'Like "A2 i3".')
    return words[0].upper(), parse_tile_words(words[1:])


def pool_tile_of(word: str) -> Tile:
    """A tile of the Sector Pool."""
    return parse_tile_words([word])
