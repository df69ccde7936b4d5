"""`arbiter`: who becomes Arbiter, with the CAPs as they are now.

Rulebook: Phase 6. Arbitration, The Learning Game.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import Answer, Reason
from hegemonic_cli.games.hegemonic.rules.arbitration import NewArbiter, is_arbiter_chosen, new_arbiter
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "Phase 6. Arbitration"
LEARNING_CHAPTER = "The Learning Game"


def arbiter(table: Table, box: Box) -> Answer:
    """The new Arbiter, or whom the Arbiter must choose among."""
    result = new_arbiter(table)
    problems = tuple(
        Violation(
            "table/caps-unknown",
            f"{table.seat(color).shown}'s CAPs aren't known: say them with `caps {color}=NUMBER`",
            CHAPTER,
        )
        for color in result.unknown
    )
    return Answer(
        "arbiter",
        {
            "most": result.most,
            "tied": list(result.tied),
            "next": result.next,
            "choices": list(result.choices),
            "caps": {seat.color: seat.caps for seat in table.seats},
        },
        "error" if problems else "ok",
        problems,
        reasons=tuple(_reasons(table, result)),
    )


def _reasons(table: Table, result: NewArbiter) -> list[Reason]:
    current = table.seat(table.arbiter).shown
    if is_arbiter_chosen(table):
        return [Reason(f"{current} took the Arbiter Token in this Arbitration, before anyone discarded.", CHAPTER)]
    if table.readings.is_learning_game:
        passes = "In the Learning Game the Arbiter Token passes counter-clockwise, whatever anyone holds"
        return [Reason(f"{passes}: after {current} comes {_name(table, result.next)}.", LEARNING_CHAPTER)]
    reasons = [
        Reason("The CAPs at the beginning of Arbitration count, before anyone discards to a Retention Limit.", CHAPTER)
    ]
    if result.most is None:
        return reasons
    tied = listed([table.seat(color).shown for color in result.tied], "and")
    if len(result.tied) == 1:
        keeps = ", who keeps the Arbiter Token" if result.next == table.arbiter else ""
        return [*reasons, Reason(f"{tied} has the most CAPs, {result.most}{keeps}.", CHAPTER)]
    reasons.append(
        Reason(
            f"{tied} are tied at {caps_words(result.most)}: {current}, the Arbiter, chooses among the tied.", CHAPTER
        )
    )
    if table.arbiter in result.tied:
        only = f", which leaves {_name(table, result.next)}" if result.next else ""
        reasons.append(Reason(f"{current} is one of the tied and can't keep the Arbiter Token{only}.", CHAPTER))
    return reasons


def _name(table: Table, color: str | None) -> str:
    return next(seat.shown for seat in table.seats if seat.color == color)
