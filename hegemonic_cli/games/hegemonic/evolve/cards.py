"""Sector Tiles and Technology Cards after an event. What isn't known stays unknown.

Rulebook: Phase 2. Exploration, Inactive Technology Cards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hegemonic_cli.games.hegemonic import events as e
from hegemonic_cli.games.hegemonic.table import UNKNOWN_CARD, Seat, Table


def _tile_flipped(table: Table, event: e.TileFlipped) -> Table:
    stack = table.stack - 1 if table.stack and event.is_from_stack else table.stack
    if table.pool is None and event.is_from_stack:
        return replace(table, stack=stack)
    return replace(table, stack=stack, pool=(*(table.pool or ()), event.tile))


def _tile_placed(table: Table, event: e.TilePlaced) -> Table:
    pool = table.pool
    if event.is_from_pool and pool is not None and event.tile in pool:
        at = len(pool) - 1 - pool[::-1].index(event.tile)
        pool = (*pool[:at], *pool[at + 1 :])
    if not table.is_map_tracked:
        return replace(table, pool=pool)
    return replace(table, pool=pool, tiles={**table.tiles, event.sector: event.tile})


def _stack_counted(table: Table, event: e.StackCounted) -> Table:
    return replace(table, stack=event.left)


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


FOLDS: dict[type, Callable[[Table, Any], Table]] = {
    e.TileFlipped: _tile_flipped,
    e.TilePlaced: _tile_placed,
    e.StackCounted: _stack_counted,
    e.TechnologyDrawn: _technology_drawn,
    e.DeckReshuffled: _deck_reshuffled,
    e.TechnologyDiscarded: _technology_discarded,
    e.DiscardTakenBack: _discard_taken_back,
    e.TechnologyAdvanced: _technology_advanced,
    e.CardMadeInactive: _card_made_inactive,
    e.InactiveReturned: _inactive_returned,
    e.HandRefilled: _hand_set,
    e.HandCounted: _hand_set,
}
