"""A value out of a position, as a person reads it.

Rulebook: Component Summary.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

NOTHING = "-"


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
