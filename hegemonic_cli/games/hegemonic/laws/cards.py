"""Technology Cards and Leaders: slots, copies, how many cards there are, and which variants go together.

Rulebook: Advancing Technologies, Optional Advanced Rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.games.hegemonic.filevalues import quoted
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Violation

TECHNOLOGY_CARDS = 54
ADVANCED_SLOTS = 3


def card_laws(table: Table) -> Iterator[Violation]:
    """Slots, copies, Leaders, the number of cards."""
    cards = len(table.discard or ())
    for seat in table.seats:
        place = f"players.{seat.color}"
        cards += len(seat.technologies) + len(seat.inactive or ()) + max(seat.hand or 0, 0)
        if len(seat.technologies) > ADVANCED_SLOTS:
            yield Violation(
                "technologies/slots",
                f"{place}.technologies: {len(seat.technologies)} Advanced Technologies, a Player Board has "
                f"{ADVANCED_SLOTS} slots",
                "Advancing Technologies",
            )
        names = [card.name.casefold() for card in seat.technologies]
        for number, card in enumerate(seat.technologies):
            if names.index(names[number]) < number:
                yield Violation(
                    "technologies/copy",
                    f"{place}.technologies.{number + 1}: a second copy of {quoted(card.name)}, a player can have one",
                    "Advancing Technologies",
                )
        if seat.leader is not None and not table.readings.has_leaders:
            yield Violation(
                "players/leader",
                f'{place}.leader: level {seat.leader}, but "leaders" is not among the variants',
                "Optional: Leaders",
            )
    if cards > TECHNOLOGY_CARDS:
        yield Violation(
            "technologies/supply",
            f"players: {cards} Technology Cards in hands, slots and piles, there are {TECHNOLOGY_CARDS} in the box",
            "Component Summary",
        )
    for variant in ("leaders", "technology-draft"):
        if table.readings.is_learning_game and variant in table.readings.variants:
            yield Violation(
                "variants/learning-game", f"variants: {variant} isn't played in the Learning Game", "The Learning Game"
            )
