"""A value out of a position, as a person reads it.

Rulebook: Component Summary.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from hegemonic_cli.games.hegemonic.table import UNKNOWN_CARD

NOTHING = "-"
UNNAMED = ("a card that nobody named", "cards that nobody named")


def value_words(value: Any) -> str:
    """`5`, `E 2A`, `i2; m3`, `player red, attacker agent@A3`; `-` where there is nothing."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {value_words(each)}" for key, each in value.items()) or NOTHING
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "; ".join(map(value_words, value)) or NOTHING
    return str(value)


def pile_words(names: Sequence[str]) -> str:
    """Technology Cards in their order, those without a name counted: `Sample Card B, 3 cards that nobody named`."""
    said: list[str] = []
    for name, same in groupby(names):
        count = sum(1 for _ in same)
        one, several = UNNAMED if name == UNKNOWN_CARD else (name, "")
        said += [f"{count} {several}"] if several and count > 1 else [one] * count
    return ", ".join(said)
