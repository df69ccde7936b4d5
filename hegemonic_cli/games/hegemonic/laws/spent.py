"""What is used up in an Action Phase has to stand on the board, and can be used up once.

Rulebook: Declaring and Targeting Conflicts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import PLURAL, Piece, counted
from hegemonic_cli.kernel.violation import Violation

_USED_SINGLY: tuple[Piece, ...] = ("agent", "fleet")


def spent_laws(table: Table, unread: Collection[str]) -> Iterator[Violation]:
    """Whether everything that is used up is there, and listed once."""
    rule = "Declaring and Targeting Conflicts"
    used: dict[object, int] = {}
    for number, entry in enumerate(table.spent, 1):
        place = f"spent.{number}"
        used[entry] = times = used.get(entry, 0) + 1
        if entry.faction is not None:
            if times == 2:
                yield Violation(
                    "spent/twice", f"{place}: {entry.player}'s {entry.faction} Faction is listed twice", rule
                )
            continue
        sector = entry.sector or entry.outpost
        piece: Piece = entry.attacker or "outpost"
        if sector is None or sector in unread:
            continue
        there = table.at(sector, entry.player).count(piece)
        if not there:
            yield Violation("spent/not-there", f"{place}: {entry.player} has no {piece.capitalize()} in {sector}", rule)
        elif piece not in _USED_SINGLY and times == 2:
            yield Violation(
                "spent/twice", f"{place}: the {PLURAL[piece]} of {entry.player} in {sector} are listed twice", rule
            )
        elif piece in _USED_SINGLY and times == there + 1:
            yield Violation(
                "spent/twice",
                f"{place}: {counted(times, piece)} of {entry.player} in {sector} are used up, {there} "
                f"{'stands' if there == 1 else 'stand'} there",
                rule,
            )
