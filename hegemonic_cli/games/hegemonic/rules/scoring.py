"""Scoring the boards: who scores Control, Influence and Presence on each, Exclusivity and the Core's bonus.

Every board is scored by itself: each player's Bases there are counted, the totals are ranked, the ranks are paid. Units
count for nothing, neither as Power nor as being there.

Rulebook: Scoring.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.power import bases_power
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import CORE, Color
from hegemonic_cli.kernel.ranking import places
from hegemonic_cli.kernel.tally import Tally, Term

AwardName = Literal["control", "influence", "presence", "tied-first", "tied-second"]
BonusName = Literal["exclusivity", "core"]

AWARD_VP: dict[AwardName, int] = {"control": 6, "influence": 3, "presence": 1, "tied-first": 3, "tied-second": 1}
EXCLUSIVITY_VP = 2
CORE_VP = 1


class Award(NamedTuple):
    """What one player scores on one board: the rank's award, the bonuses beside it; all in VPs."""

    player: Color
    award: AwardName
    bonuses: Mapping[BonusName, int] = {}

    @property
    def vp(self) -> int:
        """The VPs of the award and its bonuses together."""
        return AWARD_VP[self.award] + sum(self.bonuses.values())


class BoardScore(NamedTuple):
    """One scored board: everyone with a Base there, in seating order, what their Power consists of, what it earns."""

    board: str
    powers: Mapping[Color, Tally]
    awards: tuple[Award, ...]

    @property
    def vp(self) -> dict[Color, int]:
        """The VPs each player scores here."""
        return {award.player: award.vp for award in self.awards}


def score_board(powers: Mapping[Color, int], is_core: bool, readings: Readings) -> tuple[Award, ...]:
    """What each player scores on one board, given the Power of everyone who has a Base there (and of nobody else).

    The awards come in the order of `powers`.
    """
    names = _award_names(powers, readings)
    bonuses: dict[BonusName, int] = {}
    if len(powers) == 1:
        bonuses["exclusivity"] = EXCLUSIVITY_VP
    if is_core:
        bonuses["core"] = CORE_VP
    return tuple(Award(player, names[player], bonuses) for player in powers)


def board_powers(table: Table, board: str) -> dict[Color, Tally] | None:
    """The Power of everyone with a Base on a board, in seating order: counted Sector by Sector where the map is
    tracked, as typed where it isn't; None where neither is known."""
    if table.galaxy is None:
        typed = table.power.get(board)
        if typed is None:
            return None
        return {color: Tally((Term("as typed", None, typed[color]),)) for color in table.colors if color in typed}
    powers = {}
    for color in table.colors:
        terms = tuple(
            term for sector in table.galaxy.boards[board].sectors for term in bases_power(table, sector, color)
        )
        if terms:
            powers[color] = Tally(terms)
    return powers


def scored_boards(table: Table) -> tuple[str, ...]:
    """The boards that can be scored, by letter: all of the galaxy, or those whose Power was typed."""
    return tuple(table.galaxy.boards) if table.galaxy is not None else tuple(sorted(table.power))


def score(table: Table) -> tuple[BoardScore, ...]:
    """Every board that can be scored, as if Arbitration came now; boards with no Base on them score nothing."""
    scores = []
    for board in scored_boards(table):
        powers = board_powers(table, board) or {}
        totals = {color: tally.total or 0 for color, tally in powers.items()}
        scores.append(BoardScore(board, powers, score_board(totals, board == CORE, table.readings)))
    return tuple(scores)


def score_totals(table: Table, scores: tuple[BoardScore, ...]) -> dict[Color, int]:
    """The VPs that every player earns on these boards together, in seating order."""
    return {color: sum(board.vp.get(color, 0) for board in scores) for color in table.colors}


def _award_names(powers: Mapping[Color, int], readings: Readings) -> dict[Color, AwardName]:
    ranked = dict(powers)
    if 0 in ranked.values() and readings["zero-power-rank"] == "presence-only":
        ranked = {player: power for player, power in powers.items() if power > 0}
    names: dict[Color, AwardName] = dict.fromkeys(powers, "presence")
    groups = places(ranked)
    if not groups:
        return names
    first = groups[0]
    names.update(dict.fromkeys(first, "control" if len(first) == 1 else "tied-first"))
    if len(groups) > 1 and (len(first) == 1 or readings["tie-for-first"] == "next-scores-influence"):
        second = groups[1]
        names.update(dict.fromkeys(second, "influence" if len(second) == 1 else "tied-second"))
    return names
