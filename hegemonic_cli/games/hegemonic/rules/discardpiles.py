"""Which discarded Technology Cards lie open to be drawn: the top one of the only pile, or with three piles, one for
each type, the top one of each.

Rulebook: Phase 2. Exploration, Optional: Multiple Technology Discard Piles.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, Domain


def discard_piles(table: Table, box: Box) -> dict[Domain | None, tuple[str, ...]]:
    """The piles with a card on them, the top card last: all cards together under None, or by type; under None then
    those whose type isn't known."""
    cards = table.discard or ()
    if not table.readings.has_pile_for_each_type:
        return {None: cards} if cards else {}
    types = {name: None if (card := box.technology(name)) is None else card.type for name in cards}
    piles = {pile: tuple(name for name in cards if types[name] == pile) for pile in (*DOMAINS, None)}
    return {pile: lying for pile, lying in piles.items() if lying}


def open_cards(table: Table, box: Box) -> tuple[str, ...]:
    """The cards that can be drawn from the discard, pile by pile; of those whose type isn't known any may be on top."""
    tops: list[str] = []
    for pile, lying in discard_piles(table, box).items():
        tops += lying if pile is None and table.readings.has_pile_for_each_type else lying[-1:]
    return tuple(dict.fromkeys(tops))


def piles_said(table: Table, box: Box) -> list[tuple[str, tuple[str, ...]]]:
    """Each pile with a card on it by what people call it, and its cards, the top one last."""
    names: dict[Domain | None, str] = {None: "Discard pile"}
    if table.readings.has_pile_for_each_type:
        names = {None: "Discarded, type not known", **{pile: f"{pile.capitalize()} discard pile" for pile in DOMAINS}}
    return [(names[pile], lying) for pile, lying in discard_piles(table, box).items()]
