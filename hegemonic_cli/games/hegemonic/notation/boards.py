"""A board as typed: its letter in any case, `X` or `core` for the Core.

Rulebook: Component Summary.
"""

from __future__ import annotations

import re

from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import CORE
from hegemonic_cli.kernel.violation import usage

_LETTER = re.compile(r"[A-Z]")
_CODE = "usage/board"


def parse_board(word: str, table: Table) -> str:
    """The letter of a board; a usage problem where it has another form or doesn't lie on the table."""
    name = word.strip().upper()
    if name == "CORE":
        name = CORE
    if not _LETTER.fullmatch(name):
        raise usage(f"`{word}` is no board: expected one letter, like A, or X for the Core.", code=_CODE)
    if table.galaxy is not None and name not in table.galaxy.boards:
        raise usage(f"there is no board {name}: the galaxy has {', '.join(table.galaxy.boards)}.", code=_CODE)
    return name
