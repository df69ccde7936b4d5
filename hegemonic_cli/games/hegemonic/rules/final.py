"""Final scoring and the winner: VPs of the Advanced Technologies, then the tie-break by CAP gain.

Rulebook: Final Scoring + Determining the Winner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.collection import cap_gain
from hegemonic_cli.games.hegemonic.rules.tracks import Known
from hegemonic_cli.games.hegemonic.table import Advanced, Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.tally import Tally, Term

PRINTED_VP = {1: 3, 2: 4, 3: 6}
VP_PER_TIER = 2


class FinalScore(NamedTuple):
    """One player at the end: VPs on the track, the Technologies' VPs, the tie-break, the rank (1 is best).

    The rank is None where it hangs on something unknown; `unknown` are the box's paths that the Technologies' tiers
    would need.
    """

    player: Color
    vp: int | None
    technologies: Tally
    cap_gain: Known
    rank: int | None = None
    unknown: tuple[str, ...] = ()

    @property
    def total(self) -> int | None:
        """VPs after Final Scoring."""
        technologies = self.technologies.total
        return None if self.vp is None or technologies is None else self.vp + technologies


class FinalResult(NamedTuple):
    """Everyone's final score, in seating order, and who won.

    `winners` is None where it can't be told yet; empty, with the tied in `undecided`, where the table must decide.
    `broken_ties` are groups of equal totals that CAP gain was (or would have to be) compared for.
    """

    players: tuple[FinalScore, ...]
    winners: tuple[Color, ...] | None
    undecided: tuple[Color, ...] = ()
    broken_ties: tuple[tuple[Color, ...], ...] = ()

    def of(self, color: Color) -> FinalScore:
        """One player's final score."""
        return next(score for score in self.players if score.player == color)


def technology_vp(tier: int, readings: Readings) -> int:
    """What an Advanced Technology of this tier (1 to 3) is worth at the end, in VPs."""
    printed = PRINTED_VP[tier]
    doubled = VP_PER_TIER * tier
    if printed == doubled or readings["final-technology-vp"] == "printed-list":
        return printed
    return doubled


def technology_tier(card: Advanced, box: Box) -> Known:
    """The tier of an Advanced Technology: as the position says, else as its card in the box says."""
    if card.tier is not None:
        return Known(card.tier)
    printed = box.technology(card.name)
    if printed is not None and printed.tier is not None:
        return Known(printed.tier)
    return Known(None, (f"technologies.{card.name}.tier",))


def final_result(table: Table, box: Box) -> FinalResult:
    """Who wins if the game ends with the VPs that are on the track now."""
    scores = [_final_score(table, box, seat) for seat in table.seats]
    if any(score.total is None for score in scores):
        return FinalResult(tuple(scores), None)
    broken = tuple(
        tuple(score.player for score in scores if score.total == total)
        for total in sorted({score.total for score in scores if score.total is not None}, reverse=True)
        if sum(score.total == total for score in scores) > 1
    )
    ranked = tuple(score._replace(rank=_rank(score, scores)) for score in scores)
    first = tuple(score.player for score in ranked if score.rank == 1)
    if not first:
        return FinalResult(ranked, None, (), broken)
    if len(first) > 1 and table.readings["final-tie"] == "open":
        return FinalResult(ranked, (), first, broken)
    return FinalResult(ranked, first, (), broken)


def _final_score(table: Table, box: Box, seat: Seat) -> FinalScore:
    terms: list[Term] = []
    unknown: list[str] = []
    for card in seat.technologies:
        tier = technology_tier(card, box)
        unknown.extend(tier.unknown)
        vp = None if tier.value is None else technology_vp(tier.value, table.readings)
        terms.append(Term(card.name if tier.value is None else f"{card.name}, Tier {tier.value}", None, vp))
    return FinalScore(seat.color, seat.vp, Tally(tuple(terms)), cap_gain(table, box, seat.color), None, tuple(unknown))


def _rank(score: FinalScore, scores: Sequence[FinalScore]) -> int | None:
    """One more than the players who are better; None where equal totals wait for an unknown CAP gain."""
    better = 1
    for other in scores:
        if other.player == score.player:
            continue
        if other.total == score.total:
            if other.cap_gain.value is None or score.cap_gain.value is None:
                return None
            better += other.cap_gain.value > score.cap_gain.value
        elif other.total is not None and score.total is not None:
            better += other.total > score.total
    return better
