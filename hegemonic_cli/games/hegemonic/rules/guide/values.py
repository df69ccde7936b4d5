"""What the Arbiter's guide says, as values: who is on, who follows, and everything that is owed.

Rulebook: Game Rounds, Phase Tracker.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color

Step = Literal[
    "set-up",
    "income",
    "explore",
    "flip",
    "place",
    "draw",
    "discard",
    "cards",
    "first",
    "action",
    "arbiter",
    "limits",
    "scoring",
    "end",
    "phase",
    "finished",
]


class Owed(NamedTuple):
    """Something that must happen next: by whom (nobody named: by the whole table), what, and the words after
    `hegemonic` that record it; several where one of them is chosen, capitals where something is filled in."""

    step: Step
    players: tuple[Color, ...]
    what: str
    commands: tuple[str, ...]


class Guide(NamedTuple):
    """What comes next: one line for everybody, who is on (None: all, or it isn't known), who follows, what is owed in
    the order in which it happens, and what people tend to forget."""

    headline: str
    owed: tuple[Owed, ...] = ()
    player: Color | None = None
    then: tuple[Color, ...] = ()
    reminders: tuple[str, ...] = ()

    @property
    def step(self) -> Step:
        """The kind of the first thing owed; `finished` where nothing is."""
        return self.owed[0].step if self.owed else "finished"


def names(table: Table, colors: Iterable[Color], last: str = "and") -> str:
    """Players as a sentence names them: `Ann, Bo and Cy`."""
    return listed([table.seat(color).shown for color in colors], last)


def followed_by(table: Table, then: Iterable[Color]) -> str:
    """The end of a headline: `; then Bo, Cy`, or nothing."""
    following = ", ".join(table.seat(color).shown for color in then)
    return f"; then {following}" if following else ""
