"""The table as a whole after an event, and a player who leaves.

Rulebook: Game Setup.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from hegemonic_cli.games.hegemonic import events as e
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color


def _without(mapping: Mapping[Color, Any], color: Color) -> dict[Color, Any]:
    return {key: value for key, value in mapping.items() if key != color}


def _player_left(table: Table, event: e.PlayerLeft) -> Table:
    color = event.player
    turn = table.turn
    pieces = {sector: _without(held, color) for sector, held in table.pieces.items()}
    return replace(
        table,
        seats=tuple(seat for seat in table.seats if seat.color != color),
        arbiter=event.arbiter,
        pieces={sector: held for sector, held in pieces.items() if held},
        gates=tuple(gate for gate in table.gates if gate.owner != color),
        tiles={
            sector: tile._replace(home=None, home_embassy=False) if tile.home == color else tile
            for sector, tile in table.tiles.items()
        },
        spent=tuple(spent for spent in table.spent if spent.player != color),
        power={board: _without(power, color) for board, power in table.power.items()},
        turn=turn._replace(
            cards=_without(turn.cards, color),
            order=tuple(other for other in turn.order if other != color),
            early=_without(turn.early, color),
            open=None if turn.open is not None and turn.open.player == color else turn.open,
        ),
    )


def _note_written(table: Table, event: e.NoteWritten) -> Table:
    del event
    return table


def _power_tallied(table: Table, event: e.PowerTallied) -> Table:
    return replace(table, power={**table.power, event.board: dict(event.power)})


def _irregular(table: Table, event: e.Irregular) -> Table:
    return replace(table, is_irregular=event.is_irregular)


def _table_set(table: Table, event: e.TableSet) -> Table:
    del table
    return event.table


FOLDS: dict[type, Callable[[Table, Any], Table]] = {
    e.TableSet: _table_set,
    e.PlayerLeft: _player_left,
    e.NoteWritten: _note_written,
    e.PowerTallied: _power_tallied,
    e.Irregular: _irregular,
}
