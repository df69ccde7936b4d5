"""What becomes of the Technology Cards played in a Conflict: into the Inactive pile, or swapped; with the last card in
hand the whole pile comes back.

In the Learning Game the cards are flipped off the deck and go to the discard pile.

Rulebook: Step 5 – Cleanup, Inactive Technology Cards.
"""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.verbs.cards_counted import drawn
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import (
    CardMadeInactive,
    Event,
    InactiveReturned,
    TechnologyDiscarded,
)
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.rules.conflict import ConflictVerdict
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color


class CardsCleanedUp(NamedTuple):
    """What happened to the cards, in words too."""

    events: tuple[Event, ...] = ()
    moves: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def cards_cleaned_up(words: Words, table: Table, box: Box, verdict: ConflictVerdict) -> CardsCleanedUp:
    """Step 5 of a Conflict, as far as cards and hands are known.

    A card was played where its Power or its name was said, or where the hand holds one and only the outcome was said.
    """
    said = verdict.declaration
    sides = (
        (said.attacker, said.technology, words.option("card"), words.has("swapped")),
        (said.defender, said.defender_technology, words.option("defender-card"), words.has("defender-swapped")),
    )
    found = CardsCleanedUp()
    for color, power, name, is_swapped in sides:
        if name is not None or power or (power is None and _may_hold_one(table, color)):
            one = _one_side(table, box, color, name, is_swapped=is_swapped)
            table = evolve_all(table, one.events)
            found = CardsCleanedUp(found.events + one.events, found.moves + one.moves, found.notes + one.notes)
    return found


def _may_hold_one(table: Table, color: Color) -> bool:
    return not table.readings.has_hands or bool(table.seat(color).hand)


def _one_side(table: Table, box: Box, color: Color, name: str | None, *, is_swapped: bool) -> CardsCleanedUp:
    if not table.readings.has_hands:
        flipped = f"{table.seat(color).shown}'s card, {name}," if name else f"{table.seat(color).shown}'s card"
        return CardsCleanedUp(
            (*drawn(table, box, color), TechnologyDiscarded(color, "hand", name)),
            (f"{flipped} goes onto the discard pile.",),
        )
    seat = table.seat(color)
    card = name or "the card played"
    events: tuple[Event, ...] = (CardMadeInactive(color, name, is_swapped),)
    moves = (f"{seat.shown} puts {card} face up into the Inactive pile.",)
    if is_swapped:
        # The card that was played goes to the discard pile and one drawn for it lies in the Inactive pile.
        gone: tuple[Event, ...] = (TechnologyDiscarded(color, "hand", name),)
        after = evolve_all(table, gone)
        events = (*gone, *drawn(after, box, color), CardMadeInactive(color, None, is_swapped))
        moves = (f"{seat.shown} discards {card}, draws another and puts it face up into the Inactive pile.",)
    if seat.hand != 1 or not seat.inactive:
        return CardsCleanedUp(events, moves)
    back = (InactiveReturned((color,)),)
    events = (*back, *events) if table.readings["last-card"] == "pile-only" else (*events, *back)
    note = f"{seat.shown} played the last card in hand: the Inactive pile comes back."
    return CardsCleanedUp(events, moves, (note,))
