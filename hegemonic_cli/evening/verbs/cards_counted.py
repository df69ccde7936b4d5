"""Technology Cards as they are counted: one drawn and one discarded, by name where names were said; and the discard
pile as a new deck where the old one has run out."""

from collections.abc import Iterable

from hegemonic_cli.evening.recording import Words
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import (
    CardSource,
    DeckReshuffled,
    Event,
    TechnologyDiscarded,
    TechnologyDrawn,
)
from hegemonic_cli.games.hegemonic.rules.discardpiles import open_cards
from hegemonic_cli.games.hegemonic.rules.exploration import are_tiles_typed
from hegemonic_cli.games.hegemonic.rules.galaxies import players_at_first
from hegemonic_cli.games.hegemonic.rules.learning_game import draws_technologies
from hegemonic_cli.games.hegemonic.rules.setup import PLAYERS, TECHNOLOGY_CARDS_IN_BOX, technology_cards
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import usage

DECK, DISCARD = "deck", "discard"


def drawn_and_discarded(table: Table, box: Box, color: Color, words: Words) -> tuple[Event, ...]:
    """One card drawn (`--draw deck|discard|NAME`) and one discarded (`--discard NAME`)."""
    return (
        *drawn(table, box, color, words.option("draw")),
        TechnologyDiscarded(color, "hand", words.option("discard")),
    )


def drawn(table: Table, box: Box, color: Color, word: str | None = None) -> tuple[Event, ...]:
    """One card drawn from where the word says."""
    source, name = card_source(table, box, color, word)
    before = reshuffled(table, box) if source == "deck" else ()
    return (*before, TechnologyDrawn(color, source, name))


def drawn_unsaid(table: Table, box: Box, color: Color) -> tuple[Event, ...]:
    """The card that an exploration turn brings into a hand before one leaves it, where nobody types its steps."""
    is_said = table.turn.player == color and "draw" in table.turn.done
    if are_tiles_typed(table) or table.phase != "exploration" or is_said or not draws_technologies(table):
        return ()
    return drawn(table, box, color)


def cards_said(events: Iterable[Event], *, is_unnamed_said: bool = True) -> list[str]:
    """What was drawn and what was discarded, as a sentence goes on; cards that nobody named only where wanted."""
    said = []
    for event in events:
        if isinstance(event, TechnologyDrawn) and event.source != "deck":
            came = "off the discard pile" if event.source == "discard" else "back out of a slot"
            said.append(f"takes {event.name or 'a card'} {came}")
        elif isinstance(event, TechnologyDrawn) and (event.name or is_unnamed_said):
            said.append(f"draws {event.name or 'a Technology Card'}")
        elif isinstance(event, TechnologyDiscarded) and (event.name or is_unnamed_said):
            said.append(f"discards {event.name or 'one'}")
    return said


def reshuffled(table: Table, box: Box, cards: int = 1) -> tuple[Event, ...]:
    """The discard pile shuffled into a new deck, where fewer cards than will be drawn are left in the old one."""
    left = _deck(table, box)
    return (DeckReshuffled(),) if left is not None and left < cards and table.discard else ()


def _deck(table: Table, box: Box) -> int | None:
    """How many cards the draw deck holds; None where a hand or a pile isn't known."""
    players = players_at_first(table.galaxy.boards if table.galaxy else {}, len(table.seats))
    if table.discard is None or players not in PLAYERS:
        return None
    lying = len(table.discard)
    for seat in table.seats:
        if seat.hand is None and table.readings.has_hands:
            return None
        lying += (seat.hand or 0) + len(seat.inactive or ()) + len(seat.technologies)
    in_play, _ = technology_cards(players, box)
    return (TECHNOLOGY_CARDS_IN_BOX if in_play is None else in_play) - lying


def card_source(table: Table, box: Box, color: Color, word: str | None) -> tuple[CardSource, str | None]:
    """Where a card is drawn from: the deck, the discard pile, or the player's own Advanced Technologies by name.

    A card that lies on top of a discard pile is taken from there by its name (`discard NAME` where the player has
    Advanced another copy); any other name is a card of the deck. Raises a usage Problem where several discard piles
    have a card and none of them was named.
    """
    plain = (word or DECK).strip().casefold()
    if plain == DECK:
        return "deck", None
    tops = open_cards(table, box)
    is_discard, _, wanted = plain.partition(" ")
    if is_discard == DISCARD:
        meant = [name for name in tops if name.casefold() == wanted.strip()] if wanted else list(tops)
        if len(meant) > 1 or (wanted and not meant):
            lying = f"On top: {', '.join(tops)}." if tops else "Nothing was discarded."
            raise usage(f"Which card off the discard piles? {lying}", "Name one of them in place of discard.")
        return "discard", meant[0] if meant else None
    advanced = [card.name for card in table.seat(color).technologies if card.name.casefold() == plain]
    if advanced:
        return "advanced", advanced[0]
    named = [name for name in tops if name.casefold() == plain]
    return ("discard", named[0]) if named else ("deck", word)
