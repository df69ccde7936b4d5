"""The path of one number in a box, as people type it: `political.cost.5`, `units.agent`, `technologies.NAME.cost`.

Rulebook: 6 Player Boards.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import BORDERS, BOX_KEYS, CARD_KEYS, LISTS, TRACK_KEYS, UNKNOWN
from hegemonic_cli.games.hegemonic.filevalues import listing, nearest, quoted
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, SPACES, UNITS, Domain
from hegemonic_cli.kernel.violation import Problem, usage

CARDS = "technologies"
EXAMPLES = "political.cost.5, industrial.tiers.1, units.agent, technologies.NAME.cost"
TEXT_KEYS = ("source", "made-up", "name", "type", "effect")
_UNKNOWN_WORDS = (UNKNOWN, "-", "unknown")


class BoxPath(NamedTuple):
    """Where a value of a box stands: keys from the outside in; for a card its name; for a list the place in it, from 0,
    and how long the list is."""

    keys: tuple[str, ...]
    card: str | None = None
    place: int | None = None
    length: int | None = None

    @property
    def text(self) -> str:
        """The path as people type it."""
        words = [CARDS, self.card] if self.card is not None else []
        number = [] if self.place is None else [str(self.place + 1)]
        return ".".join([*words, *self.keys, *number])

    @property
    def is_number(self) -> bool:
        """Whether one number stands there, not text or a whole list."""
        return self.keys[-1] not in TEXT_KEYS and (self.length is None or self.place is not None)


def parse_box_path(text: str) -> BoxPath:
    """The place that a path names; Problem (usage) that says what is wrong with it and what would be right."""
    first, _, rest = text.strip().partition(".")
    word = first.casefold()
    if word == CARDS:
        return _card_path(text, rest)
    if word == "units":
        unit = rest.casefold()
        if unit not in UNITS:
            raise _no_path(text, rest, UNITS, "Unit")
        return BoxPath(("units", unit))
    if word in ("source", "made-up") and not rest:
        return BoxPath((word,))
    for domain in DOMAINS:
        if word == domain:
            return _track_path(text, domain, rest)
    raise _no_path(text, first, BOX_KEYS, "part of a box")


def parse_box_value(path: BoxPath, text: str) -> int | str | bool | list[int | str]:
    """What is to stand there: a number, `"?"` for one that isn't known, text, or a whole list of numbers.

    Problem (usage) where the words are neither; whether a number is possible is the box reader's to say.
    """
    plain = text.strip()
    key = path.keys[-1]
    if key == "made-up":
        if plain.casefold() in ("true", "yes", "false", "no"):
            return plain.casefold() in ("true", "yes")
        raise usage(f"{path.text} is true or false, not {quoted(plain)}.")
    if key in ("source", "name", "effect"):
        return plain
    if key == "type":
        return UNKNOWN if plain in _UNKNOWN_WORDS else plain.casefold()
    if path.length is not None and path.place is None:
        numbers = [_number(path, word) for word in re.split(r"[\s,]+", plain.strip("[]"))]
        # In a file the end of a list may be left out; here it would wipe out what was there.
        if len(numbers) != path.length:
            raise usage(
                f"{path.text} is a list of {path.length} numbers, {len(numbers)} given; {UNKNOWN} for one that isn't "
                "known."
            )
        return numbers
    return _number(path, plain)


def _number(path: BoxPath, word: str) -> int | str:
    if word.casefold() in _UNKNOWN_WORDS:
        return UNKNOWN
    if re.fullmatch(r"[0-9]{1,9}", word):
        return int(word)
    raise usage(f"{path.text} is a whole number, or {UNKNOWN} where it isn't known, not {quoted(word)}.")


def value_at(box: Box, path: BoxPath) -> int | None:
    """The number that a box has at a path; None where it isn't known or no number stands there."""
    if path.card is not None:
        card = box.technology(path.card)
        found = getattr(card, path.keys[0], None) if card is not None else None
    elif path.keys[0] == "units":
        found = next((number for unit, number in box.units.items() if unit == path.keys[1]), None)
    elif len(path.keys) > 1:
        track = next(track for domain, track in box.tracks.items() if domain == path.keys[0])
        found = track.tier_at.get(int(path.keys[2])) if path.keys[1] == "tier-at" else getattr(track, path.keys[1])
    else:
        return None
    if path.place is not None and isinstance(found, tuple):
        found = found[path.place]
    return found if isinstance(found, int) else None


def _track_path(text: str, domain: Domain, rest: str) -> BoxPath:
    key, _, place = rest.partition(".")
    key = key.casefold()
    if key not in TRACK_KEYS:
        raise _no_path(text, key, TRACK_KEYS, "list of a track")
    if key == "tier-at":
        if not _is_number(place, SPACES[domain]):
            raise usage(f"{quoted(text)} is no path in a box: behind tier-at stands a space, 1 to {SPACES[domain]}.")
        return BoxPath((domain, key, str(int(place))))
    length = SPACES[domain] if key in LISTS else BORDERS
    return BoxPath((domain, key), None, _place(text, place, length), length)


def _card_path(text: str, rest: str) -> BoxPath:
    name, _, key = rest.rpartition(".")
    outer, _, before = name.rpartition(".")
    if before.casefold() == "power" and outer:
        words = [domain for domain in DOMAINS if domain == key.casefold()]
        place = DOMAINS.index(words[0]) if words else _place(text, key, len(DOMAINS))
        return BoxPath(("power",), outer, place, len(DOMAINS))
    if not name.strip() or key.casefold() not in CARD_KEYS:
        raise _no_path(text, key, CARD_KEYS, "thing on a card", f"Write {CARDS}.NAME.cost.")
    length = len(DOMAINS) if key.casefold() == "power" else None
    return BoxPath((key.casefold(),), name.strip(), None, length)


def _place(text: str, place: str, length: int) -> int | None:
    if not place:
        return None
    if not _is_number(place, length):
        raise usage(f"{quoted(text)} is no path in a box: the numbers there are 1 to {length}.")
    return int(place) - 1


def _is_number(place: str, most: int) -> bool:
    return re.fullmatch(r"[0-9]{1,3}", place) is not None and 1 <= int(place) <= most


def _no_path(text: str, word: str, known: tuple[str, ...], what: str, hint: str = "") -> Problem:
    close = nearest(word, known) if word else None
    meant = f"Did you mean {close}?" if close else f"There are {listing(known)}."
    wrong = f"{quoted(word)} is no {what}" if word else f"which {what} is missing"
    return usage(f"{quoted(text)} is no path in a box: {wrong}.", hint or f"{meant} Such as {EXAMPLES}.")
