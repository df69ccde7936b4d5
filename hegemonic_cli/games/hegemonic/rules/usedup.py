"""What is used up once a Conflict is over: who attacked, what backed them, and what of it is still on the board.

Rulebook: Declaring and Targeting Conflicts, Step 1 – Determine Starting Conflict Power.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hegemonic_cli.games.hegemonic.rules.conflict import ConflictVerdict
from hegemonic_cli.games.hegemonic.rules.sides import SidePower
from hegemonic_cli.games.hegemonic.rules.spending import limits_hold
from hegemonic_cli.games.hegemonic.rules.targeting import there
from hegemonic_cli.games.hegemonic.table import Spent, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Piece

UNITS_THAT_DRAW: tuple[Piece, ...] = ("agent", "fleet")


def used_up(table: Table, verdict: ConflictVerdict) -> tuple[Spent, ...]:
    """Everything used up in this Action Phase after a Conflict: what was before it, and what it adds.

    What left the board (a lost Unit, a stack destroyed) is no longer listed.
    """
    present = _Present(table, verdict)
    kept: list[Spent] = []
    counted: Counter[tuple[Color, Piece, str]] = Counter()
    for spent in (*table.spent, *_added(table, verdict)):
        if spent in kept and spent.attacker is None:
            continue
        if spent.outpost is not None and not present.number(spent.player, "outpost", spent.outpost):
            continue
        if spent.attacker is not None and spent.sector is not None:
            key = spent.player, spent.attacker, spent.sector
            room = present.number(*key)
            if spent.attacker == "complex":
                room = min(room, 1)
            if counted[key] >= room:
                continue
            counted[key] += 1
        kept.append(spent)
    return tuple(kept)


def _added(table: Table, verdict: ConflictVerdict) -> Iterator[Spent]:
    said = verdict.declaration
    attack, defense = verdict.attack, verdict.defense
    if attack.piece not in UNITS_THAT_DRAW:
        yield Spent(said.attacker, attacker=attack.piece, sector=said.sector)
    elif verdict.winner in ("attacker", None):
        for _ in range(said.units):
            yield Spent(said.attacker, attacker=attack.piece, sector=said.sector)
    yield from _backing(attack)
    if defense.piece in UNITS_THAT_DRAW and limits_hold(table, attacks=False):
        yield from _backing(defense)


def _backing(side: SidePower) -> Iterator[Spent]:
    for faction in side.factions:
        yield Spent(side.player, faction=faction)
    for outpost in side.outposts:
        yield Spent(side.player, outpost=outpost)


class _Present:
    """How many pieces of a kind a player has in a Sector once the Conflict is over."""

    def __init__(self, table: Table, verdict: ConflictVerdict) -> None:
        self._table = table
        self._changes: Counter[tuple[Color, Piece, str]] = Counter()
        said, after = verdict.declaration, verdict.aftermath
        for change in after.gains:
            self._changes[change.player, change.piece, change.sector] += change.number
        for change in after.losses:
            self._changes[change.player, change.piece, change.sector] -= change.number
        for sector in after.relocated:
            self._changes[said.attacker, said.piece, sector] -= 1
        if verdict.moved_from is not None:
            self._changes[said.attacker, verdict.attack.piece, verdict.moved_from] -= 1
            self._changes[said.attacker, verdict.attack.piece, said.sector] += 1

    def number(self, color: Color, piece: Piece, sector: str) -> int:
        return there(self._table, color, piece, sector) + self._changes[color, piece, sector]
