"""A total that can explain itself, term by term."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Term(NamedTuple):
    """One thing that was counted: what it is, where it lies (a Sector or None), and how much it adds.

    The amount is None where it rests on a number that isn't known.
    """

    label: str
    place: str | None
    amount: int | None


class Tally(NamedTuple):
    """Terms in the order in which a person counts them on the board."""

    terms: tuple[Term, ...] = ()

    @property
    def total(self) -> int | None:
        """The sum of the terms; None if one of them isn't known."""
        total = 0
        for term in self.terms:
            if term.amount is None:
                return None
            total += term.amount
        return total

    def plus(self, terms: Iterable[Term]) -> Tally:
        """This tally with more terms behind it."""
        return Tally(self.terms + tuple(terms))
