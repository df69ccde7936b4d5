"""Words that say something of each player or track: `red=assault blue=discover`, `red=5 blue=3+1`, `complexes=3`.

Several words or commas separate them; a player named twice is refused, for one of the two must be wrong.

Rulebook: Phases 3, 4, & 5. Action Phases, Scoring.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from hegemonic_cli.games.hegemonic.notation.names import chosen, listed, parse_card, parse_player
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, ActionCard, Color, Domain
from hegemonic_cli.kernel.numerals import numeral
from hegemonic_cli.kernel.violation import usage

Meaning = TypeVar("Meaning")

_TRACKS: dict[str, Domain] = {"complexes": "industrial", "embassies": "political", "outposts": "martial"}
_COUNTS = "complexes=3 embassies=4 outposts=8"
_COUNT = "usage/count"
_SUM = r"\d{1,6}(\s*\+\s*\d{1,6})*"


def parse_cards(words: Iterable[str], table: Table) -> dict[Color, ActionCard]:
    """Who played which Action Card: `red=assault blue=i`, in seating order."""
    return _pairs(words, table, "PLAYER=CARD, like red=assault", parse_card)


def parse_powers(words: Iterable[str], table: Table) -> dict[Color, int]:
    """Who has how much Power: `red=5 blue=3+1`, in seating order; 0 is a Power like any other."""
    return _pairs(words, table, "PLAYER=POWER, like red=5", _power)


def parse_counts(words: Iterable[str]) -> dict[Domain, int]:
    """How many Bases of each type are built: `3 4 8`, or `complexes=3 embassies=4 outposts=8` in any order."""
    parts = [part.strip() for part in ",".join(words).split(",") if part.strip()]
    numbers = [number for part in parts if (number := numeral(part)) is not None]
    if len(numbers) == len(parts) == len(DOMAINS):
        return dict(zip(DOMAINS, numbers, strict=True))
    counts: dict[Domain, int] = {}
    for part in parts:
        kind, equals, said = part.partition("=")
        number = numeral(said)
        if not equals or number is None:
            raise usage(f"`{part}` isn't understood: expected three numbers, like 3 4 8, or {_COUNTS}.", code=_COUNT)
        domain = _TRACKS[chosen(kind, tuple(_TRACKS), "type of Base", _COUNT)]
        if domain in counts:
            raise usage(f"{kind.strip()} are counted twice: say it once.", code="usage/twice")
        counts[domain] = number
    missing = [kind for kind, domain in _TRACKS.items() if domain not in counts]
    if missing:
        raise usage(f"the number of {listed(missing, 'and')} is missing: expected {_COUNTS}.", code=_COUNT)
    return counts


def parse_terms(word: str, what: str) -> tuple[int, ...]:
    """The terms of a sum as typed, `3+4` or just `7`; `what` names it where it is refused."""
    if not re.fullmatch(_SUM, word.strip()):
        raise usage(f"`{word}` is no {what}: expected a number or a sum of numbers, like 3+4.", code="usage/number")
    return tuple(int(term) for term in word.split("+"))


def _power(word: str) -> int:
    return sum(parse_terms(word, "Power"))


def _pairs(
    words: Iterable[str], table: Table, expected: str, meaning: Callable[[str], Meaning]
) -> dict[Color, Meaning]:
    found: dict[Color, Meaning] = {}
    for word in (part.strip() for part in ",".join(words).split(",")):
        if not word:
            continue
        who, equals, said = word.partition("=")
        if not equals or not who.strip() or not said.strip():
            raise usage(f"`{word}` isn't understood: expected {expected}.", code="usage/pair")
        color = parse_player(who, table)
        if color in found:
            raise usage(f"{table.seat(color).shown} is named twice: say it once.", code="usage/twice")
        found[color] = meaning(said)
    return {color: found[color] for color in table.colors if color in found}
