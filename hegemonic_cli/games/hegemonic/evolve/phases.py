"""Rounds, phases and turns after an event.

Rulebook: Game Rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hegemonic_cli.games.hegemonic import events as e
from hegemonic_cli.games.hegemonic.table import Table, Turn


def _phase_begun(table: Table, event: e.PhaseBegun) -> Table:
    turn = Turn(order=event.order, player=event.player)
    return replace(table, round=event.round, phase=event.phase, turn=turn, spent=())


def _turn_changed(table: Table, event: e.TurnChanged) -> Table:
    turn = table.turn._replace(
        player=event.player, taken=event.taken, done=event.done, early=event.early, open=event.open
    )
    return replace(table, turn=turn)


def _cards_played(table: Table, event: e.CardsPlayed) -> Table:
    return replace(table, turn=table.turn._replace(cards=event.cards, order=event.order, player=event.player))


def _spent_changed(table: Table, event: e.SpentChanged) -> Table:
    return replace(table, spent=event.spent)


def _leaders_moved(table: Table, event: e.LeadersMoved) -> Table:
    for color, level in event.levels.items():
        table = table.with_seat(replace(table.seat(color), leader=level))
    return table


def _arbiter_chosen(table: Table, event: e.ArbiterChosen) -> Table:
    return replace(table, arbiter=event.player)


def _game_finished(table: Table, event: e.GameFinished) -> Table:
    del event
    return replace(table, phase="finished", turn=table.turn._replace(done=(table.phase, *table.turn.done)))


def _game_reopened(table: Table, event: e.GameReopened) -> Table:
    return replace(table, round=event.round, phase=event.phase, turn=table.turn._replace(done=table.turn.done[1:]))


FOLDS: dict[type, Callable[[Table, Any], Table]] = {
    e.PhaseBegun: _phase_begun,
    e.TurnChanged: _turn_changed,
    e.CardsPlayed: _cards_played,
    e.SpentChanged: _spent_changed,
    e.LeadersMoved: _leaders_moved,
    e.ArbiterChosen: _arbiter_chosen,
    e.GameFinished: _game_finished,
    e.GameReopened: _game_reopened,
}
