"""Sectors, lists of Sectors and pairs of them, as typed: `B3`, `@b3`, `b3,d1`, `B3+D1`.

Where the map is tracked a Sector must lie in the galaxy; where it isn't, the form alone is read.

Rulebook: Component Summary, Quantum Gates.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from hegemonic_cli.games.hegemonic.galaxy import CENTER
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Problem, usage

SECTOR = re.compile(r"[A-Z]\d{1,4}")
_GATE = re.compile(rf"({SECTOR.pattern})\s*\+?\s*({SECTOR.pattern})")


def plainly(word: str) -> str:
    """A place as it is read: capitals, no `@`, no outer spaces."""
    return word.replace("@", "").strip().upper()


def looks_like_sector(word: str) -> bool:
    """Whether a word has the form of a Sector, on the table or not."""
    return SECTOR.fullmatch(plainly(word)) is not None


def parse_sector(word: str, table: Table) -> str:
    """The Sector a word names; a usage problem where it has another form or isn't in the galaxy."""
    name = plainly(word)
    if not SECTOR.fullmatch(name):
        raise usage(
            f"`{word}` is no Sector: expected a board's letter and a number, like B3.",
            _boards(table),
            "usage/sector",
        )
    sector = f"{name[0]}{int(name[1:])}"
    if table.galaxy is None or sector in table.galaxy.hexes:
        return sector
    if sector == CENTER:
        raise usage("X0, the Center, is no Sector: it is out of play for all purposes.", _boards(table), "usage/sector")
    board = table.galaxy.boards.get(sector[0])
    if board is None:
        raise usage(f"there is no board {sector[0]}, so no Sector {sector}.", _boards(table), "usage/sector")
    raise usage(
        f"there is no Sector {sector}: board {board.name} has {board.sectors[0]} to {board.sectors[-1]}.",
        code="usage/sector",
    )


def parse_sectors(words: Iterable[str], table: Table) -> list[str]:
    """The Sectors of a list: several words, commas, or both; in the order typed, each once."""
    sectors = [parse_sector(part, table) for word in words for part in re.split(r"[,+\s]+", word) if part]
    return list(dict.fromkeys(sectors))


def parse_gate(word: str, table: Table) -> tuple[str, str]:
    """The two Sectors of a Gate pair (`B3+D1`, `gate@B3+D1`, `gb3d1`), in the order typed."""
    name = re.sub(r"^(GATES?|G)(?=[\s@]*[A-Z]\d)", "", plainly(word)).strip()
    match = _GATE.fullmatch(name)
    if not match:
        raise usage(f"`{word}` is no Gate: expected the Sectors of both halves, like B3+D1.", code="usage/gate")
    return parse_sector(match[1], table), parse_sector(match[2], table)


def sector_or_problem(word: str, table: Table) -> str | Problem:
    """The Sector a word names, or the problem that says why it names none."""
    try:
        return parse_sector(word, table)
    except Problem as problem:
        return problem


def _boards(table: Table) -> str:
    if table.galaxy is None:
        return ""
    ranges = [f"{board.sectors[0]}–{board.sectors[-1]}" for board in table.galaxy.boards.values()]
    return f"The galaxy has {listed(ranges, 'and')}."
