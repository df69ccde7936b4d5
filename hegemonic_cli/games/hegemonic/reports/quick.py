"""`quick score` and `quick income`: the answers of `score` and `income` where nothing but what was typed is known.

What was typed becomes a Table of its own, so that the same rules answer.

Rulebook: Scoring, 6 Player Boards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.report import Answer, Reason, with_rulings
from hegemonic_cli.games.hegemonic.reports.income import COLLECTION_CHAPTER, income
from hegemonic_cli.games.hegemonic.reports.score import score
from hegemonic_cli.games.hegemonic.rules.collection import INCOME_MODIFIER
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    BASE_OF,
    COLORS,
    CORE,
    DOMAINS,
    SPACES,
    Color,
    Domain,
    Piece,
    counted,
)
from hegemonic_cli.kernel.tally import Tally, Term
from hegemonic_cli.kernel.violation import usage

PLAIN_BOARD = "A"
SOMEBODY: Color = COLORS[0]
# Everyone who could be named, for reading the words of a command that has no table.
EVERY_COLOR = Table(tuple(Seat(color) for color in COLORS), SOMEBODY)


def quick_score(powers: Mapping[Color, int], is_core: bool, rulings: Mapping[str, str]) -> Answer:
    """One board (`X` if it is the Core, else `A`) scored for the Power typed; everyone named has a Base there."""
    if not powers:
        raise usage("nobody is named: say who has how much Power, like `quick score red=5 blue=4`.", code="usage/pair")
    seats = tuple(Seat(color) for color in powers)
    board = CORE if is_core else PLAIN_BOARD
    table = Table(seats, seats[0].color, readings=Readings(rulings), power={board: powers})
    answer = with_rulings(lambda other: score(other, Box(), board), table)
    return answer._replace(command="quick score")


def quick_income(counts: Mapping[Domain, int], modifier: int, box: Box) -> Answer:
    """What somebody with so many Bases of each type built collects, and the rest of their tracks."""
    for domain, count in counts.items():
        if count > SPACES[domain]:
            raise usage(
                f"{counted(count, BASE_OF[domain])} can't be built: the track has {SPACES[domain]} spaces.",
                code="usage/number",
            )
    built: dict[Piece, int] = {BASE_OF[domain]: count for domain, count in counts.items()}
    seat = Seat(SOMEBODY, "This player", built=built, modifiers={INCOME_MODIFIER: modifier} if modifier else {})
    answer = income(Table((seat,), SOMEBODY), box)
    return answer._replace(command="quick income", data={"players": [{**answer.data["players"][0], "player": None}]})


def quick_incomes(gains: Sequence[int], modifier: int) -> Answer:
    """What the three CAP gains typed come to, and what CAPITALIZE pays; the tracks themselves aren't known."""
    if len(gains) != len(DOMAINS):
        raise usage(
            f"{len(gains)} CAP gains are typed: expected three, Industrial, Political and Martial, like 4+5+7.",
            code="usage/number",
        )
    unknown: dict[str, Any] = dict.fromkeys(DOMAINS)
    total = Tally(tuple(Term(domain, None, gain) for domain, gain in zip(DOMAINS, gains, strict=True))).total or 0
    by_track: dict[str, int] = dict(zip(DOMAINS, gains, strict=True))
    row = {
        "player": None,
        "built": unknown,
        "income": {**by_track, "total": total + modifier},
        "modifier": modifier,
        "tiers": unknown,
        "next_cost": unknown,
        "retention": None,
        "capitalize": min(gains),
    }
    sentence = f"{' + '.join(map(str, [*gains, *([modifier] if modifier else [])]))} = {total + modifier} CAPs."
    return Answer("quick income", {"players": [row]}, reasons=(Reason(sentence, COLLECTION_CHAPTER),))
