"""What a recording command's words come to: what happened, what is said about it, and what speaks against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import Event
from hegemonic_cli.games.hegemonic.report import Reason
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.numerals import numeral
from hegemonic_cli.kernel.violation import Violation, usage

SET = ""  # the value of an option that is a flag


class Words(NamedTuple):
    """A recording command as typed: its name, its arguments, and its options with every value they were given."""

    verb: str
    args: tuple[str, ...] = ()
    options: Mapping[str, tuple[str, ...]] = {}

    def option(self, name: str) -> str | None:
        """The value of an option given once; None where it wasn't given."""
        values = self.options.get(name)
        return values[-1] if values else None

    def all(self, name: str) -> tuple[str, ...]:
        """Every value of an option that may be repeated."""
        return tuple(self.options.get(name, ()))

    def has(self, name: str) -> bool:
        """Whether a flag was given."""
        return name in self.options

    def number(self, name: str) -> int | None:
        """The value of an option that is a whole number, 0 or more; a usage Problem where it isn't one."""
        value = self.option(name)
        return None if value is None else whole_number(value, f"--{name}")

    def signed(self, name: str) -> int | None:
        """The value of an option that is a whole number with or without a sign; a usage Problem where it isn't one."""
        value = self.option(name)
        if value is None:
            return None
        try:
            return int(value)
        except ValueError:
            raise usage(f"--{name} takes a whole number, not `{value}`.", code="usage/number") from None

    def kept(self) -> tuple[str, ...]:
        """The words as one list, as they are kept and as a shell would take them."""
        options = [
            f"--{name}={value}" if value != SET else f"--{name}"
            for name, values in self.options.items()
            for value in values
        ]
        if any(arg.startswith("--") for arg in self.args):
            return (self.verb, *options, "--", *self.args)
        return (self.verb, *self.args, *options)

    @classmethod
    def read(cls, kept: tuple[str, ...]) -> Words:
        """The words that `kept` wrote."""
        args: list[str] = []
        options: dict[str, tuple[str, ...]] = {}
        words = list(kept[1:])
        while words:
            word = words.pop(0)
            if word == "--":
                args += words
                break
            if word.startswith("--"):
                name, _, value = word[2:].partition("=")
                options[name] = (*options.get(name, ()), value)
            else:
                args.append(word)
        return cls(kept[0], tuple(args), options)


def whole_number(text: str, what: str) -> int:
    """A whole number as typed, 0 or more; a usage Problem that says what it is for where it isn't one."""
    number = numeral(text)
    if number is None:
        raise usage(f"{what} takes a whole number, 0 or more, not `{text}`.", code="usage/number")
    return number


class Recording(NamedTuple):
    """What words come to on a table.

    `text` is the entry in one sentence, `moves` says what to move on the table, `notes` what is worth knowing and was
    recorded all the same. `violations` are broken rules: they keep it from being recorded unless it is forced.
    `unknown` are numbers of the box without which it can't be recorded at all; `reasons` are what `why` says of it.
    """

    events: tuple[Event, ...]
    text: str
    moves: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    violations: tuple[Violation, ...] = ()
    unknown: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()


Judge = Callable[[Words, Table, Box], Recording]
