"""Pieces on the board after an event.

Rulebook: BUILD Actions, Conflicts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from hegemonic_cli.games.hegemonic import events as e
from hegemonic_cli.games.hegemonic.galaxy import Gate, sector_key
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Piece

Key = TypeVar("Key")


def gate_between(owner: Color, one: str, other: str) -> Gate:
    """A Gate pair with its ends in Sector order."""
    first, second = sorted((one, other), key=sector_key)
    return Gate(owner, (first, second))


def piece_changed(table: Table, sector: str | None, color: Color, piece: Piece, by: int) -> Table:
    """The table with so many pieces more (fewer) in a Sector, and on the typed counts where those are kept."""
    if table.is_map_tracked:
        if sector is None:
            return table
        table = table.with_pieces(sector, color, piece, by)
    return _counted(table, color, piece, by)


def _counted(table: Table, color: Color, piece: Piece, by: int) -> Table:
    seat = table.seat(color)
    if seat.built is None or piece not in seat.built:
        return table
    return table.with_seat(replace(seat, built=_with(seat.built, piece, seat.built[piece] + by)))


def _with(mapping: Mapping[Key, int], key: Key, value: int) -> dict[Key, int]:
    return {**mapping, key: value}


def _bases_built(table: Table, event: e.BasesBuilt) -> Table:
    for step in event.steps:
        table = _built(table, event.player, step)
    return table.with_caps(event.player, -event.paid)


def _built(table: Table, color: Color, step: e.BuiltStep) -> Table:
    if step.piece != "gate" or not table.is_map_tracked:
        if step.origin is not None:
            table = piece_changed(table, step.origin, color, step.piece, -1)
        return piece_changed(table, step.sector, color, step.piece, 1)
    if step.origin is not None and step.origin_other_end is not None:
        table = _without_gate(table, gate_between(color, step.origin, step.origin_other_end))
    if step.sector is None or step.other_end is None:
        return table
    return _counted(table.with_gate(gate_between(color, step.sector, step.other_end)), color, "gate", 1)


def _without_gate(table: Table, gate: Gate) -> Table:
    if gate not in table.gates:
        return table
    return _counted(table.without_gate(gate), gate.owner, "gate", -1)


def _unit_moved(table: Table, event: e.UnitMoved) -> Table:
    table = piece_changed(table, event.origin, event.player, event.piece, -1)
    return piece_changed(table, event.to, event.player, event.piece, 1).with_caps(event.player, -event.paid)


def _conflict_fought(table: Table, event: e.ConflictFought) -> Table:
    for by, changes in ((-1, event.losses), (-1, event.relocated), (1, event.gains)):
        for change in changes:
            table = piece_changed(table, change.sector, change.player, change.piece, by * change.amount)
    for gate in event.gates:
        table = _without_gate(table, gate)
    return table.with_caps(event.attacker, -event.paid)


FOLDS: dict[type, Callable[[Table, Any], Table]] = {
    e.BasesBuilt: _bases_built,
    e.UnitMoved: _unit_moved,
    e.ConflictFought: _conflict_fought,
}
