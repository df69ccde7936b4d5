"""A total that can explain itself, term by term."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Term(NamedTuple):
    """One thing that was counted: what it is, where it lies (a Sector or None), and how much it adds."""

    label: str
    place: str | None
    amount: int


class Tally(NamedTuple):
    """Terms in the order in which a person counts them on the board."""

    terms: tuple[Term, ...] = ()

    @property
    def total(self) -> int:
        """The sum of the terms."""
        return sum(term.amount for term in self.terms)

    def plus(self, terms: Iterable[Term]) -> Tally:
        """This tally with more terms behind it."""
        return Tally(self.terms + tuple(terms))
