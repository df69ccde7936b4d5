"""The table as a whole, and what people do and say: what can happen to them, with its outcome.

Rulebook: Game Setup.
"""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color


class TableSet(NamedTuple):
    """The table was laid out, or set right, as a whole."""

    table: Table


class Irregular(NamedTuple):
    """The table breaks laws of the pieces because people say it does, or doesn't any more."""

    is_irregular: bool


class PlayerLeft(NamedTuple):
    """A player left the game with everything of theirs; who has the Arbiter Token then."""

    player: Color
    arbiter: Color


class NoteWritten(NamedTuple):
    """Somebody wrote a note."""

    text: str
