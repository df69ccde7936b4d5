"""A card drawn and one discarded, as a turn's tiles and the BASIC action count them: by name where names were said."""

from __future__ import annotations

from hegemonic_cli.evening.recording import Words
from hegemonic_cli.games.hegemonic.events import CardSource, Event, TechnologyDiscarded, TechnologyDrawn
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color

DECK, DISCARD = "deck", "discard"


def drawn_and_discarded(table: Table, color: Color, words: Words) -> tuple[Event, ...]:
    """One card drawn (`--draw deck|discard|NAME`) and one discarded (`--discard NAME`)."""
    source, name = card_source(table, color, words.option("draw"))
    return (TechnologyDrawn(color, source, name), TechnologyDiscarded(color, "hand", words.option("discard")))


def card_source(table: Table, color: Color, word: str | None) -> tuple[CardSource, str | None]:
    """Where a card is drawn from: the deck, the discard pile, or the player's own Advanced Technologies by name."""
    plain = (word or DECK).strip().casefold()
    if plain == DECK:
        return "deck", None
    if plain == DISCARD:
        return "discard", table.discard[-1] if table.discard else None
    advanced = [card.name for card in table.seat(color).technologies if card.name.casefold() == plain]
    if advanced:
        return "advanced", advanced[0]
    on_pile = [name for name in table.discard or () if name.casefold() == plain]
    return ("discard", on_pile[-1]) if on_pile else ("deck", word)
