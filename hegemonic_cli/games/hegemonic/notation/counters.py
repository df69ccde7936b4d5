"""Changes of CAPs and VPs as typed: `red+3`, `b-3`, `y=5`; `rvp+2` where the counter isn't the one meant anyway.

Rulebook: Component Summary.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.notation.names import is_player, parse_player
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import usage

Counter = Literal["caps", "vp"]
Sign = Literal["+", "-", "="]

_COUNTER = r"(?P<who>[^=]+?)\s*(?P<sign>[-+=])\s*(?P<amount>\d{1,6})"
_NAMED = r"(?i)(?P<who>.+?)[:.\s]?(?P<counter>vps?|caps?)"


class CounterWords(NamedTuple):
    """One player's counter and what happens to it: `+` more, `-` fewer, `=` set to."""

    player: Color
    counter: Counter
    sign: Sign
    amount: int

    def words(self, counter: Counter = "caps") -> str:
        """As `parse_counter` reads it with the same `counter` taken for granted: `red+3`, `redvp+2`."""
        named = "" if self.counter == counter else self.counter
        return f"{self.player}{named}{self.sign}{self.amount}"


def parse_counter(word: str, table: Table, counter: Counter = "caps") -> CounterWords:
    """Whose counter changes and how; `counter` is meant where the word names none."""
    match = re.fullmatch(_COUNTER, word.strip())
    if match is None:
        if re.fullmatch(_COUNTER.replace("{1,6}", "+"), word.strip()):
            raise usage(f"`{word}`: that number is too long, no counter goes so far.", code="usage/counter")
        raise usage(
            f"`{word}` changes no counter: expected a player, then +, - or =, then a number, like red+3 or blue=5.",
            code="usage/counter",
        )
    who = match["who"].strip()
    named = re.fullmatch(_NAMED, who)
    if named is not None and is_player(named["who"], table):
        who, counter = named["who"], "vp" if named["counter"].casefold().startswith("vp") else "caps"
    sign: Sign = "+" if match["sign"] == "+" else "-" if match["sign"] == "-" else "="
    return CounterWords(parse_player(who, table), counter, sign, int(match["amount"]))


def looks_like_counter(word: str) -> bool:
    """Whether a word has the form of a counter's change, whoever it names."""
    return re.fullmatch(_COUNTER, word) is not None
