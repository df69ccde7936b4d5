"""Who is first, who is second, and who shares a place."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

Who = TypeVar("Who", bound=Hashable)


def places(amounts: Mapping[Who, int]) -> list[tuple[Who, ...]]:
    """Groups of equals, the highest amount first; within a group the order of `amounts` stays."""
    by_amount: dict[int, list[Who]] = {}
    for who, amount in amounts.items():
        by_amount.setdefault(amount, []).append(who)
    return [tuple(by_amount[amount]) for amount in sorted(by_amount, reverse=True)]
