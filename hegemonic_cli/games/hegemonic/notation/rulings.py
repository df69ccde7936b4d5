"""A ruling as typed: `tie-for-first=next-scores-influence`, id and value in full or by an unambiguous beginning.

Rulebook: Optional Advanced Rules.
"""

from __future__ import annotations

from collections.abc import Iterable

from hegemonic_cli.games.hegemonic.notation.names import chosen
from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.kernel.violation import usage


def parse_ruling(word: str) -> tuple[str, str]:
    """The id and the value of one ruling; a usage problem that lists what there is."""
    name, equals, value = word.partition("=")
    if not equals:
        raise usage(f"`{word}` isn't understood: expected RULING=VALUE, like tie-for-first=drop-a-place.", code=CODE)
    ruling = RULINGS[chosen(name, tuple(RULINGS), "ruling", CODE)]
    return ruling.id, chosen(value, ruling.values, f"value of {ruling.id}", CODE)


def parse_rulings(words: Iterable[str]) -> dict[str, str]:
    """Several of them; of one named twice the last holds."""
    return dict(parse_ruling(word) for word in words)


CODE = "usage/ruling"
