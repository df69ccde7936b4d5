"""A player's CAPs while several things are paid one after the other, as far as prices and CAPs are known.

Rulebook: Playing Action Cards.
"""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.kernel.violation import Violation


class Purse(NamedTuple):
    """The CAPs at the start (None: unknown), what is surely spent of them, and whether every price so far was known."""

    caps: int | None
    spent: int = 0
    is_exact: bool = True

    @property
    def total(self) -> int | None:
        """What was spent, in CAPs; None where a price wasn't known."""
        return self.spent if self.is_exact else None

    @property
    def left(self) -> int | None:
        """The CAPs that are left; None where they aren't known."""
        return None if self.caps is None or not self.is_exact else self.caps - self.spent

    def pay(self, cost: int | None) -> Purse:
        """The purse once something is paid."""
        return self._replace(is_exact=False) if cost is None else self._replace(spent=self.spent + cost)

    def can_pay(self, cost: int | None) -> bool:
        """Whether a price can be paid, or might be; even unknown prices before it leave no more than `caps - spent`."""
        return not cost or self.caps is None or self.spent + cost <= self.caps

    def too_dear(self, what: str, cost: int, shown: str) -> Violation:
        """The violation that a player can't pay for something."""
        left = (self.caps or 0) - self.spent
        return Violation(
            "build/caps",
            f"{what} costs {caps_words(cost)}, {shown} has {caps_words(left)}{' left' if self.spent else ''}"
            f"{'' if self.is_exact else ' at most'}",
            "Playing Action Cards",
        )


def caps_words(number: int) -> str:
    """`1 CAP`, `3 CAPs`."""
    return f"{number} CAP" if number == 1 else f"{number} CAPs"
