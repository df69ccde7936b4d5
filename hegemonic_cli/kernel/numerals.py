"""Whole numbers as people type them."""

from __future__ import annotations

MOST_DIGITS = 9  # more is a slip of the finger; past some thousands Python itself refuses to read them


def numeral(text: str) -> int | None:
    """The whole number, 0 or more, that a text is; None where it is none or longer than any count can be."""
    plain = text.strip()
    return int(plain) if plain.isdecimal() and len(plain) <= MOST_DIGITS else None
