"""What is used up in an Action Phase as pieces move: a used Unit stays so where it goes, what is gone isn't listed."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.table import Spent, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Piece


def moved_along(
    spent: tuple[Spent, ...], color: Color, piece: Piece, start: str, end: str, there: int
) -> tuple[Spent, ...]:
    """What is used up once one of `there` Units moved: an unused one goes first, a used one takes its mark along."""
    marks = [at for at, each in enumerate(spent) if each == Spent(color, attacker=piece, sector=start)]
    if len(marks) < there or not marks:
        return spent
    return (*spent[: marks[0]], spent[marks[0]]._replace(sector=end), *spent[marks[0] + 1 :])


def with_unit_spent(spent: tuple[Spent, ...], color: Color, piece: Piece, sector: str) -> tuple[Spent, ...]:
    """One more Unit in a Sector used."""
    return (*spent, Spent(color, attacker=piece, sector=sector))


def without_unit_spent(spent: tuple[Spent, ...], color: Color, piece: Piece, sector: str) -> tuple[Spent, ...]:
    """One Unit in a Sector unused again: the one that moved may attack in the same action."""
    mark = Spent(color, attacker=piece, sector=sector)
    if mark not in spent:
        return spent
    at = len(spent) - 1 - spent[::-1].index(mark)
    return (*spent[:at], *spent[at + 1 :])


def still_standing(table: Table) -> tuple[Spent, ...]:
    """What is used up without the stacks and groups that stand on the board no more, their last Base relocated."""
    if table.galaxy is None:
        return table.spent
    return tuple(spent for spent in table.spent if _stands(table, spent))


def _stands(table: Table, spent: Spent) -> bool:
    sector = spent.sector or spent.outpost
    return sector is None or table.at(sector, spent.player).count(spent.attacker or "outpost") > 0
