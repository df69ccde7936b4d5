"""Sector Tiles and Technology Cards: what can happen to them, with its outcome.

Rulebook: Phase 2. Exploration, Inactive Technology Cards.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.table import Advanced
from hegemonic_cli.games.hegemonic.vocabulary import Color

CardSource = Literal["deck", "discard", "advanced"]
CardOrigin = Literal["hand", "advanced", "inactive"]


class TileFlipped(NamedTuple):
    """A Sector Tile came into the pool: from the draw stack, or in set-up from a hand."""

    tile: Tile
    is_from_stack: bool = True


class TilePlaced(NamedTuple):
    """A Sector Tile was laid into a Sector, out of the pool or from elsewhere (a hand, the box)."""

    sector: str
    tile: Tile
    is_from_pool: bool = False


class StackCounted(NamedTuple):
    """So many Sector Tiles are left in the draw stack, whichever were flipped."""

    left: int


class TechnologyDrawn(NamedTuple):
    """A Technology Card came into a hand; its name where it is known. In the Learning Game there is no hand."""

    player: Color
    source: CardSource
    name: str | None = None


class DeckReshuffled(NamedTuple):
    """The draw deck was empty, so the discard pile became the new one."""


class TechnologyDiscarded(NamedTuple):
    """A Technology Card went onto the discard pile; its name where it is known."""

    player: Color
    origin: CardOrigin
    name: str | None = None


class DiscardTakenBack(NamedTuple):
    """The card that was counted as discarded after a draw wasn't: it is Advanced instead."""

    player: Color


class TechnologyAdvanced(NamedTuple):
    """A Technology Card went from the hand into a slot."""

    player: Color
    card: Advanced
    paid: int


class CardMadeInactive(NamedTuple):
    """A card that was played in a Conflict, or the one drawn for it (`is_swapped`), lies in the Inactive pile now."""

    player: Color
    name: str | None = None
    is_swapped: bool = False


class InactiveReturned(NamedTuple):
    """These players took their Inactive piles back into their hands."""

    players: tuple[Color, ...]


class HandRefilled(NamedTuple):
    """A RESEARCH: so many cards discarded, the hand drawn up to so many."""

    player: Color
    discarded: int
    hand: int


class HandCounted(NamedTuple):
    """Somebody has so many cards in hand, whatever was counted before."""

    player: Color
    hand: int
