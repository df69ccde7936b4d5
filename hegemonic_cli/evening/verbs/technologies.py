"""`draw`, `discard`, `advance`: Technology Cards, step by step; names are optional where only counts are kept."""

from __future__ import annotations

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.evening.verbs.arguments import argument, no_more, player
from hegemonic_cli.evening.verbs.cards_counted import card_source, drawn, drawn_unsaid
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import (
    CardOrigin,
    DiscardTakenBack,
    Event,
    TechnologyAdvanced,
    TechnologyDiscarded,
)
from hegemonic_cli.games.hegemonic.notation import parse_domain
from hegemonic_cli.games.hegemonic.rules.advancing import AdvanceWords, advance_verdict
from hegemonic_cli.games.hegemonic.rules.learning_game import draws_technologies
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Domain
from hegemonic_cli.kernel.violation import Violation, usage

LEARNING = "The Learning Game"
EXPLORATION = "Phase 2. Exploration"
HIGHEST_TIER = 3


def draw(words: Words, table: Table, box: Box) -> Recording:
    """A card drawn from the deck, the discard pile, or one's own Advanced Technologies."""
    color = player(words, table)
    said = " ".join(words.args[1:]) or None
    source, name = card_source(table, box, color, said)
    who = table.seat(color).shown
    wrong: list[Violation] = []
    if source == "discard" and table.discard == ():
        wrong.append(Violation("draw/empty-pile", "The discard pile is empty: there is no card to take.", EXPLORATION))
    if not draws_technologies(table):
        wrong.append(Violation("draw/learning-game", "At this table no Technology Cards are drawn.", LEARNING))
    where = {"deck": "from the deck", "discard": "from the discard pile", "advanced": "back from a slot"}[source]
    events = drawn(table, box, color, said)
    if table.phase == "exploration" and table.turn.player in (color, None):
        events = (*events, *turns.step_done(table, "draw"))
    card = name if name is not None else "a Technology Card"
    return Recording(events, f"{who} draws {card} {where}.", violations=tuple(wrong))


def discard(words: Words, table: Table, box: Box) -> Recording:
    """A card discarded from the hand, or an Advanced Technology of that name at any time."""
    color = player(words, table)
    seat = table.seat(color)
    name = " ".join(words.args[1:]) or None
    held = next((card.name for card in seat.technologies if name and card.name.casefold() == name.casefold()), None)
    origin: CardOrigin = "hand" if held is None else "advanced"
    events: tuple[Event, ...] = (TechnologyDiscarded(color, origin, held or name),)
    if origin == "hand" and table.phase == "exploration":
        events = (
            *drawn_unsaid(table, box, color),
            *events,
            *turns.flipped_unsaid(table, color),
            *turns.explored(table, color),
        )
    card = held or name or "a Technology Card"
    slot = ", which opens a slot" if held else ""
    return Recording(events, f"{seat.shown} discards {card}{slot}.")


def advance(words: Words, table: Table, box: Box) -> Recording:
    """A Technology put into a slot and paid; after `explore` or `basic` it is the card that was drawn for."""
    color = player(words, table)
    argument(words, 1, "NAME, the card that is Advanced,")
    name = " ".join(words.args[1:])
    no_more(words, len(words.args))
    seat = table.seat(color)
    paid = words.number("paid")
    cost = words.number("cost")
    said = AdvanceWords(name, _domain(words), _tier(words), cost if paid is None else paid, words.option("discard"))
    verdict = advance_verdict(table, box, color, said)
    if verdict.needs_words:
        flags = " ".join(f"--{word}" for word in verdict.needs_words)
        lacking = " and ".join(verdict.needs_words)
        raise usage(f"The box doesn't know {name}: say its {lacking}.", f"Add {flags}.", code="advance/unknown-card")
    open_draw = turns.is_open(table, "explore", color) or turns.is_open(table, "basic", color)
    events: list[Event] = [DiscardTakenBack(color)] if open_draw else [*drawn_unsaid(table, box, color)]
    moves: list[str] = []
    if verdict.discarded is not None:
        events.append(TechnologyDiscarded(color, "advanced", verdict.discarded.name))
        moves.append(f"{seat.shown} discards {verdict.discarded.name}.")
    price = verdict.cost or 0
    events.append(TechnologyAdvanced(color, verdict.card, price))
    moves.append(f"{seat.shown} puts {verdict.card.name} into a slot and pays {caps_words(price)}.")
    if open_draw:
        events += turns.goes_on(table, None)
    elif table.phase == "exploration":
        events += (*turns.flipped_unsaid(table, color), *turns.explored(table, color))
    return Recording(
        tuple(events),
        f"{seat.shown} advances {verdict.card.name} for {caps_words(price)}.",
        tuple(moves),
        _odd(table, color, is_drawn_for=open_draw is not None, is_open=verdict.is_legal is None),
        verdict.violations,
        verdict.unknown if paid is None else (),
    )


def _domain(words: Words) -> Domain | None:
    named = words.option("type")
    return None if named is None else parse_domain(named)


def _tier(words: Words) -> int | None:
    tier = words.number("tier")
    if tier is not None and not 1 <= tier <= HIGHEST_TIER:
        raise usage(f"--tier takes 1, 2 or 3, not {tier}.")
    return tier


def _odd(table: Table, color: Color, *, is_drawn_for: bool, is_open: bool) -> tuple[str, ...]:
    notes = []
    if not is_drawn_for and table.phase != "exploration":
        notes.append(f"No draw for it is open in {PHASE_WORDS[table.phase]}; recorded all the same.")
    elif not is_drawn_for and table.is_map_tracked and table.turn.player not in (color, None):
        notes.append(f"{table.seat(table.turn.player or color).shown} is on, not {table.seat(color).shown}.")
    if is_open:
        notes.append("Whether the tier is reached isn't known.")
    return tuple(notes)
