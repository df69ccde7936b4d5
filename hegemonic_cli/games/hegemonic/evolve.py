"""How each event changes the Table. Nothing is judged here: what happened, happened. What isn't known stays unknown.

Rulebook: Game Rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from hegemonic_cli.games.hegemonic import events as e
from hegemonic_cli.games.hegemonic.galaxy import Gate, sector_key
from hegemonic_cli.games.hegemonic.table import Seat, Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import Color, Piece

Key = TypeVar("Key")


def evolve(table: Table, event: e.Event) -> Table:
    """The table after an event."""
    return _FOLDS[type(event)](table, event)


def evolve_all(table: Table, happened: Iterable[e.Event]) -> Table:
    """The table after several events, in order."""
    for event in happened:
        table = evolve(table, event)
    return table


def laid_out(happened: Sequence[e.Event]) -> Table:
    """The table after a game's first entry, which lays out a whole one before anything else."""
    first = happened[0]
    assert isinstance(first, e.TableSet)
    return evolve_all(first.table, happened[1:])


def gate_between(owner: Color, one: str, other: str) -> Gate:
    """A Gate pair with its ends in Sector order."""
    first, second = sorted((one, other), key=sector_key)
    return Gate(owner, (first, second))


# Counters -----------------------------------------------------------------------------------------------------------


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


# Phases and turns ---------------------------------------------------------------------------------------------------


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


# Sector Tiles and Technology Cards ----------------------------------------------------------------------------------


def _tile_flipped(table: Table, event: e.TileFlipped) -> Table:
    stack = table.stack - 1 if table.stack and event.is_from_stack else table.stack
    return replace(table, stack=stack, pool=None if table.pool is None else (*table.pool, event.tile))


def _tile_placed(table: Table, event: e.TilePlaced) -> Table:
    pool = table.pool
    if event.is_from_pool and pool is not None and event.tile in pool:
        at = len(pool) - 1 - pool[::-1].index(event.tile)
        pool = (*pool[:at], *pool[at + 1 :])
    if not table.is_map_tracked:
        return replace(table, pool=pool)
    return replace(table, pool=pool, tiles={**table.tiles, event.sector: event.tile})


def _plus(count: int | None, by: int) -> int | None:
    return None if count is None else count + by


def _on_discard_pile(table: Table, name: str | None) -> Table:
    if table.discard is None:
        return table
    return replace(table, discard=(*table.discard, name or UNKNOWN_CARD))


def _without_technology(seat: Seat, name: str | None) -> Seat:
    for at, card in enumerate(seat.technologies):
        if card.name == name:
            return replace(seat, technologies=(*seat.technologies[:at], *seat.technologies[at + 1 :]))
    return seat


def _without_last(pile: tuple[str, ...], name: str) -> tuple[str, ...]:
    if name not in pile:
        return pile[:-1]
    at = len(pile) - 1 - pile[::-1].index(name)
    return (*pile[:at], *pile[at + 1 :])


def _without_inactive(seat: Seat, name: str | None) -> Seat:
    pile = seat.inactive
    wanted = name or UNKNOWN_CARD
    if pile is None or wanted not in pile:
        return seat
    at = pile.index(wanted)
    return replace(seat, inactive=(*pile[:at], *pile[at + 1 :]))


def _technology_drawn(table: Table, event: e.TechnologyDrawn) -> Table:
    seat = table.seat(event.player)
    if event.source == "advanced":
        seat = _without_technology(seat, event.name)
    elif event.source == "discard" and table.discard:
        table = replace(table, discard=_without_last(table.discard, event.name or table.discard[-1]))
    return table.with_seat(replace(seat, hand=_plus(seat.hand, 1)))


def _deck_reshuffled(table: Table, event: e.DeckReshuffled) -> Table:
    del event
    return table if table.discard is None else replace(table, discard=())


def _technology_discarded(table: Table, event: e.TechnologyDiscarded) -> Table:
    seat = table.seat(event.player)
    if event.origin == "advanced":
        seat = _without_technology(seat, event.name)
    elif event.origin == "inactive":
        seat = _without_inactive(seat, event.name)
    else:
        seat = replace(seat, hand=_plus(seat.hand, -1))
    return _on_discard_pile(table.with_seat(seat), event.name)


def _discard_taken_back(table: Table, event: e.DiscardTakenBack) -> Table:
    seat = table.seat(event.player)
    pile = table.discard
    return replace(table, discard=pile[:-1] if pile else pile).with_seat(replace(seat, hand=_plus(seat.hand, 1)))


def _technology_advanced(table: Table, event: e.TechnologyAdvanced) -> Table:
    seat = table.seat(event.player)
    seat = replace(seat, hand=_plus(seat.hand, -1), technologies=(*seat.technologies, event.card))
    return table.with_seat(seat).with_caps(event.player, -event.paid)


def _card_made_inactive(table: Table, event: e.CardMadeInactive) -> Table:
    seat = table.seat(event.player)
    pile = None if seat.inactive is None else (*seat.inactive, event.name or UNKNOWN_CARD)
    return table.with_seat(replace(seat, hand=_plus(seat.hand, -1), inactive=pile))


def _inactive_returned(table: Table, event: e.InactiveReturned) -> Table:
    for color in event.players:
        seat = table.seat(color)
        if seat.inactive:
            table = table.with_seat(replace(seat, hand=_plus(seat.hand, len(seat.inactive)), inactive=()))
    return table


def _hand_set(table: Table, event: e.HandRefilled | e.HandCounted) -> Table:
    return table.with_seat(replace(table.seat(event.player), hand=event.hand))


# Pieces -------------------------------------------------------------------------------------------------------------


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


# People, and what they say ------------------------------------------------------------------------------------------


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


UNKNOWN_CARD = "?"
_FOLDS: dict[type, Callable[[Table, Any], Table]] = {
    e.TableSet: _table_set,
    e.PhaseBegun: _phase_begun,
    e.TurnChanged: _turn_changed,
    e.CardsPlayed: _cards_played,
    e.SpentChanged: _spent_changed,
    e.CapsChanged: _caps_changed,
    e.VpsChanged: _vps_changed,
    e.CapsGiven: _caps_given,
    e.IncomeCollected: _income_collected,
    e.LeadersMoved: _leaders_moved,
    e.ArbiterChosen: _arbiter_chosen,
    e.LimitsApplied: _limits_applied,
    e.BoardsScored: _boards_scored,
    e.TileFlipped: _tile_flipped,
    e.TilePlaced: _tile_placed,
    e.TechnologyDrawn: _technology_drawn,
    e.DeckReshuffled: _deck_reshuffled,
    e.TechnologyDiscarded: _technology_discarded,
    e.DiscardTakenBack: _discard_taken_back,
    e.TechnologyAdvanced: _technology_advanced,
    e.CardMadeInactive: _card_made_inactive,
    e.InactiveReturned: _inactive_returned,
    e.HandRefilled: _hand_set,
    e.HandCounted: _hand_set,
    e.BasesBuilt: _bases_built,
    e.UnitMoved: _unit_moved,
    e.ConflictFought: _conflict_fought,
    e.PlayerLeft: _player_left,
    e.NoteWritten: _note_written,
    e.PowerTallied: _power_tallied,
    e.GameFinished: _game_finished,
    e.GameReopened: _game_reopened,
    e.Irregular: _irregular,
}
