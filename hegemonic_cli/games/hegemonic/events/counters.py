"""CAPs and victory points: what can happen to them, with its outcome.

Rulebook: CAPs and Negotiations, Phase 1. Collection, Scoring.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.vocabulary import Color


class CounterChange(NamedTuple):
    """One player's counter: changed `by` so much, or `to` a number that was read off the table."""

    player: Color
    by: int | None = None
    to: int | None = None


class CapsChanged(NamedTuple):
    """CAPs were gained, lost, or set right."""

    changes: tuple[CounterChange, ...]


class VpsChanged(NamedTuple):
    """Victory points were gained, lost, or set right."""

    changes: tuple[CounterChange, ...]


class CapsGiven(NamedTuple):
    """CAPs changed hands."""

    giver: Color
    receiver: Color
    amount: int


class IncomeCollected(NamedTuple):
    """Every player took the CAP gain of the three tracks and what Technologies and Leaders add."""

    gains: Mapping[Color, int]


class LimitsApplied(NamedTuple):
    """CAPs were discarded down to the Retention Limits: so many by each player."""

    discards: Mapping[Color, int]


class BoardScored(NamedTuple):
    """One board at the end of a round: the Power that was compared and the VPs it gave."""

    board: str
    powers: Mapping[Color, int]
    vp: Mapping[Color, int]


class BoardsScored(NamedTuple):
    """All boards were scored at the end of this round."""

    round: int
    boards: tuple[BoardScored, ...]


class PowerTallied(NamedTuple):
    """A board's Power as people counted it."""

    board: str
    power: Mapping[Color, int]
