"""A broken rule as a value, and a problem that ends a command.

A rule yields violations and all of them are reported; a `Problem` is raised where an answer can't be given at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple


class Violation(NamedTuple):
    """A broken rule: a stable code (`build/no-location`), a sentence for people, the chapter it comes from."""

    code: str
    message: str
    rule: str = ""


Kind = Literal["usage", "illegal", "unreadable", "unknown"]


class Problem(Exception):
    """Something a person must mend: wrong words, a broken rule, an unreadable file, a number nobody knows.

    `kind` decides the exit code (usage 2, illegal 3, unreadable 4, unknown 5). Each violation is one sentence that says
    what was wrong and where; `hint` says what would be right.
    """

    def __init__(self, kind: Kind, violations: Violation | Iterable[Violation], hint: str = "") -> None:
        self.kind: Kind = kind
        self.violations: tuple[Violation, ...] = (
            (violations,) if isinstance(violations, Violation) else tuple(violations)
        )
        self.hint = hint
        super().__init__("; ".join(violation.message for violation in self.violations))


def usage(message: str, hint: str = "", code: str = "usage/words") -> Problem:
    """A problem with the words that were typed (exit 2)."""
    return Problem("usage", Violation(code, message), hint)
