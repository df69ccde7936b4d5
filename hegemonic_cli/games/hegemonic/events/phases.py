"""Rounds, phases and turns: what can happen to them, with its outcome.

Rulebook: Game Rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.table import OpenAction, Spent
from hegemonic_cli.games.hegemonic.vocabulary import ActionCard, Color, Phase


class PhaseBegun(NamedTuple):
    """A phase began; what was played and used up in the one before is over."""

    round: int
    phase: Phase
    order: tuple[Color, ...] = ()
    player: Color | None = None


class TurnChanged(NamedTuple):
    """Who is on, how many actions they took, and what of the phase or the turn is done by now."""

    player: Color | None = None
    taken: int = 0
    done: tuple[str, ...] = ()
    early: Mapping[Color, int] = {}
    open: OpenAction | None = None


class CardsPlayed(NamedTuple):
    """Action Cards were revealed: all that are known by now, and the order in which they are resolved."""

    cards: Mapping[Color, ActionCard]
    order: tuple[Color, ...]
    player: Color | None = None


class SpentChanged(NamedTuple):
    """What is used up in this Action Phase, all of it."""

    spent: tuple[Spent, ...] = ()


class LeadersMoved(NamedTuple):
    """Leader Cards show these levels now."""

    levels: Mapping[Color, int]


class ArbiterChosen(NamedTuple):
    """The Arbiter Token was taken."""

    player: Color


class GameFinished(NamedTuple):
    """The game is over: total VPs after Final Scoring, and who won."""

    totals: Mapping[Color, int]
    winners: tuple[Color, ...]


class GameReopened(NamedTuple):
    """A finished game goes on where it was finished."""

    round: int
    phase: Phase
