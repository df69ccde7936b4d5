"""A Conflict as it is declared at the table: who attacks what, from where, with what behind them.

Rulebook: Declaring and Targeting Conflicts, Conflicts.
"""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.games.hegemonic.rules.support import Lending
from hegemonic_cli.games.hegemonic.vocabulary import Color, ConflictName, Faction, Outcome, Piece


class ConflictDeclaration(NamedTuple):
    """Everything that can be said of a Conflict before and after it is fought.

    `sector` is where the Attacker attacks from, after any move; `moved_from` where the moved Unit stood before. For
    what backs a side, None is the best still unused and an empty tuple is nothing. `technology` is the Power of the
    card played, 0 where none is. `outcome` is who won where the table has decided it without the cards' Powers.
    """

    action: ConflictName
    attacker: Color
    sector: str
    defender: Color
    piece: Piece
    target: str
    moved_from: str | None = None
    units: int = 1
    factions: tuple[Faction, ...] | None = None
    defender_factions: tuple[Faction, ...] | None = None
    outposts: tuple[str, ...] | None = None
    defender_outposts: tuple[str, ...] | None = None
    support: tuple[Lending, ...] = ()
    technology: int | None = None
    defender_technology: int | None = None
    modifier: int = 0
    defender_modifier: int = 0
    destroy_gates: tuple[tuple[str, str], ...] = ()
    relocate: tuple[tuple[Piece, str], ...] = ()
    outcome: Outcome | None = None
