"""`order`: in which order the Action Cards are resolved, and what the Arbiter must choose.

Rulebook: Phases 3, 4, & 5. Action Phases.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import Answer, Reason
from hegemonic_cli.games.hegemonic.rules.actions import CHAPTER, ActionOrder, action_order, firsts_of
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import ORDER_NUMBER, ActionCard, Color
from hegemonic_cli.kernel.violation import usage


def order(
    table: Table, box: Box, cards: Mapping[Color, ActionCard] | None = None, firsts: Sequence[Color] = ()
) -> Answer:
    """The order of the cards given, or of those that lie on the table; usage Problem where there are none.

    Where nobody is named to begin, an order that the table already settled says who does.
    """
    if not cards:
        cards = table.turn.cards
        if not firsts:
            firsts = firsts_of(table.turn.order, cards)
    if not cards:
        raise usage(
            "no Action Cards are known: name them, like `order red=industrialize blue=assault`.",
            "The table's own cards are used where it has some.",
            "usage/cards",
        )
    ordered = action_order(table, cards, firsts)
    missing = [table.seat(color).shown for color in table.colors if color not in cards]
    return Answer(
        "order",
        {
            "order": list(ordered.order),
            "choices": [
                {"number": choice.number, "tied": list(choice.tied), "first": choice.first}
                for choice in ordered.choices
            ],
            "cards": {color: cards[color] for color in ordered.order},
        },
        "illegal" if ordered.violations else "ok",
        ordered.violations,
        not_counted=(f"the card of {listed(missing, 'and')}, which isn't known",) if missing else (),
        reasons=tuple(_reasons(table, cards, ordered)),
    )


def _reasons(table: Table, cards: Mapping[Color, ActionCard], ordered: ActionOrder) -> list[Reason]:
    shown = [
        f"{table.seat(color).shown} [{ORDER_NUMBER[cards[color]]}] {cards[color].capitalize()}"
        for color in ordered.order
    ]
    reasons = [Reason(f"The lowest Order Number is resolved first: {', '.join(shown)}.", CHAPTER)]
    arbiter = table.seat(table.arbiter).shown
    for choice in ordered.choices:
        tied = listed([table.seat(color).shown for color in choice.tied], "and")
        begins = (
            f"{arbiter}, the Arbiter, must still say who begins"
            if choice.first is None
            else f"{arbiter}, the Arbiter, lets {table.seat(choice.first).shown} begin"
        )
        reasons.append(
            Reason(f"{tied} share Order Number {choice.number}: {begins}, the others follow clockwise.", CHAPTER)
        )
    return reasons
