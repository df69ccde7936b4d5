"""Pieces on the board: what can happen to them, with its outcome.

Rulebook: BUILD Actions, Conflicts.
"""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.games.hegemonic.galaxy import Gate
from hegemonic_cli.games.hegemonic.vocabulary import Color, ConflictName, Outcome, Piece


class BuiltStep(NamedTuple):
    """One piece of a BUILD: where it stands now, for a Gate its other half, and where a relocated one came from."""

    piece: Piece
    sector: str | None
    other_end: str | None = None
    origin: str | None = None
    origin_other_end: str | None = None
    cost: int | None = None


class BasesBuilt(NamedTuple):
    """A BUILD action, or a part of one: its steps in order and what was paid for all of them."""

    player: Color
    steps: tuple[BuiltStep, ...]
    paid: int


class UnitMoved(NamedTuple):
    """An Agent or a Fleet moved."""

    player: Color
    piece: Piece
    origin: str
    to: str
    paid: int


class PieceChange(NamedTuple):
    """So many pieces of one kind that were lost or won in a Sector (None: the map isn't tracked)."""

    player: Color
    piece: Piece
    sector: str | None
    amount: int


class ConflictFought(NamedTuple):
    """A Conflict from declaration to cleanup: who beat whom with what, and everything that left or came."""

    action: ConflictName
    attacker: Color
    piece: Piece
    origin: str
    defender: Color
    target: Piece
    sector: str
    outcome: Outcome
    paid: int
    attack: int | None = None
    defence: int | None = None
    losses: tuple[PieceChange, ...] = ()
    gains: tuple[PieceChange, ...] = ()
    relocated: tuple[PieceChange, ...] = ()
    gates: tuple[Gate, ...] = ()
