"""CAPs and victory points after an event. What isn't known stays unknown.

Rulebook: CAPs and Negotiations, Phase 1. Collection.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hegemonic_cli.games.hegemonic import events as e
from hegemonic_cli.games.hegemonic.table import Table


def _changed(before: int | None, change: e.CounterChange) -> int | None:
    if change.to is not None:
        return change.to
    return before if before is None or change.by is None else before + change.by


def _caps_changed(table: Table, event: e.CapsChanged) -> Table:
    for change in event.changes:
        seat = table.seat(change.player)
        table = table.with_seat(replace(seat, caps=_changed(seat.caps, change)))
    return table


def _vps_changed(table: Table, event: e.VpsChanged) -> Table:
    for change in event.changes:
        seat = table.seat(change.player)
        table = table.with_seat(replace(seat, vp=_changed(seat.vp, change)))
    return table


def _caps_given(table: Table, event: e.CapsGiven) -> Table:
    return table.with_caps(event.giver, -event.amount).with_caps(event.receiver, event.amount)


def _income_collected(table: Table, event: e.IncomeCollected) -> Table:
    for color, gain in event.gains.items():
        table = table.with_caps(color, gain)
    return table


def _limits_applied(table: Table, event: e.LimitsApplied) -> Table:
    for color, discard in event.discards.items():
        table = table.with_caps(color, -discard)
    return table


def _boards_scored(table: Table, event: e.BoardsScored) -> Table:
    for board in event.boards:
        for color, vp in board.vp.items():
            seat = table.seat(color)
            if seat.vp is not None:
                table = table.with_seat(replace(seat, vp=seat.vp + vp))
    return table


FOLDS: dict[type, Callable[[Table, Any], Table]] = {
    e.CapsChanged: _caps_changed,
    e.VpsChanged: _vps_changed,
    e.CapsGiven: _caps_given,
    e.IncomeCollected: _income_collected,
    e.LimitsApplied: _limits_applied,
    e.BoardsScored: _boards_scored,
}
