"""Action Cards: what each one lets a player do, in which order they are resolved, and the BASIC action's CAPs.

Rulebook: Phases 3, 4, & 5. Action Phases, Resolving Actions, Playing Action Cards, BASIC Actions, [1] ASSAULT,
[2] INDUSTRIALIZE, [2] POLITICIZE, [2] MARTIALIZE, [3] SUBVERT, [4] DISCOVER.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import ORDER_NUMBER, ActionCard, Color
from hegemonic_cli.kernel.violation import Violation

ActionName = Literal["build", "destroy", "takeover", "basic", "capitalize", "survey", "research"]

ACTIONS_PER_CARD = 2
BASIC_CAPS = 2
ACTIONS_OF: dict[ActionCard, tuple[ActionName, ...]] = {
    "assault": ("destroy", "basic"),
    "industrialize": ("build", "takeover", "basic"),
    "politicize": ("build", "takeover", "basic"),
    "martialize": ("build", "takeover", "basic"),
    "subvert": ("takeover", "basic"),
    "discover": ("capitalize", "survey", "research"),
}
CHAPTER = "Phases 3, 4, & 5. Action Phases"


class TiedCards(NamedTuple):
    """Two or more cards with one Order Number: who played them (clockwise from the Arbiter), who begins.

    `first` is None until the Arbiter has chosen.
    """

    number: int
    tied: tuple[Color, ...]
    first: Color | None


class ActionOrder(NamedTuple):
    """In which order the cards are resolved; where the Arbiter must still choose, the first of `tied` stands first."""

    order: tuple[Color, ...]
    choices: tuple[TiedCards, ...]
    violations: tuple[Violation, ...] = ()

    @property
    def is_settled(self) -> bool:
        """Whether the Arbiter has nothing left to choose."""
        return all(choice.first is not None for choice in self.choices)


def available_actions(card: ActionCard, readings: Readings) -> tuple[ActionName, ...]:
    """The actions a card offers at this table; without hands there is nothing to RESEARCH."""
    return tuple(action for action in ACTIONS_OF[card] if action != "research" or readings.has_hands)


def action_order(table: Table, cards: Mapping[Color, ActionCard], firsts: Sequence[Color] = ()) -> ActionOrder:
    """The order in which these cards are resolved, `firsts` being those whom the Arbiter lets begin among the tied.

    A `first` who isn't tied with anyone, or the second one of a group, is a violation and changes nothing.
    """
    groups: dict[int, list[Color]] = {}
    for color in table.clockwise_from(table.arbiter):
        if color in cards:
            groups.setdefault(ORDER_NUMBER[cards[color]], []).append(color)
    order: list[Color] = []
    choices = []
    violations = [_not_tied(table, cards, first) for first in firsts if not _is_tied(groups, first)]
    for number in sorted(groups):
        tied = groups[number]
        named = list(dict.fromkeys(first for first in firsts if first in tied))
        if len(tied) > 1:
            choices.append(TiedCards(number, tuple(tied), named[0] if named else None))
            if len(named) > 1:
                violations.append(_two_firsts(table, number, named))
        start = tied.index(named[0]) if named else 0
        order += tied[start:] + tied[:start]
    return ActionOrder(tuple(order), tuple(choices), tuple(violations))


def firsts_of(order: Sequence[Color], cards: Mapping[Color, ActionCard]) -> tuple[Color, ...]:
    """Whom the Arbiter let begin in each tied group, read off an order that was already settled."""
    begun: dict[int, Color] = {}
    sizes: dict[int, int] = {}
    for color in order:
        if color in cards:
            begun.setdefault(ORDER_NUMBER[cards[color]], color)
    for card in cards.values():
        sizes[ORDER_NUMBER[card]] = sizes.get(ORDER_NUMBER[card], 0) + 1
    return tuple(color for number, color in begun.items() if sizes[number] > 1)


def _is_tied(groups: Mapping[int, Sequence[Color]], first: Color) -> bool:
    return any(first in tied and len(tied) > 1 for tied in groups.values())


def _not_tied(table: Table, cards: Mapping[Color, ActionCard], first: Color) -> Violation:
    who = table.seat(first).shown
    card = cards.get(first)
    message = (
        f"{who} can't be named to begin: no card of theirs is known"
        if card is None
        else f"{who} can't be named to begin: nobody else played an Order Number {ORDER_NUMBER[card]}"
        f" beside their {card.capitalize()}"
    )
    return Violation("order/not-tied", f"{message}; the Arbiter chooses among tied players only", CHAPTER)


def _two_firsts(table: Table, number: int, named: Sequence[Color]) -> Violation:
    names = " and ".join(table.seat(color).shown for color in named)
    return Violation(
        "order/two-firsts",
        f"{names} can't all begin among the cards with Order Number {number}: the Arbiter names one,"
        " the others follow clockwise",
        CHAPTER,
    )
