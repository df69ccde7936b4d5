"""`score`: what every board would pay if the round ended now.

Rulebook: Scoring.
"""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer, Reason, not_tracked
from hegemonic_cli.games.hegemonic.rules.scoring import AWARD_VP, AwardName, BoardScore, score_totals, scored_boards
from hegemonic_cli.games.hegemonic.rules.scoring import score as scored
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import CORE

CHAPTER = "Scoring"
AWARD_WORDS: dict[AwardName, str] = {
    "control": "Control",
    "influence": "Influence",
    "presence": "Presence",
    "tied-first": "tied for first",
    "tied-second": "tied for second",
}
BONUS_WORDS = {"exclusivity": "Exclusivity", "core": "Core Bonus"}


def score(table: Table, box: Box, board: str | None = None) -> Answer:
    """Every board, or the one named."""
    if not scored_boards(table) or (board is not None and board not in scored_boards(table)):
        return _untracked(board)
    scores = tuple(each for each in scored(table) if board in (None, each.board))
    totals = score_totals(table, scores)
    vps = {seat.color: seat.vp for seat in table.seats}
    return Answer(
        "score",
        {
            "boards": [_row(each) for each in scores],
            "totals": totals,
            "before": vps,
            "after": {color: None if vp is None else vp + totals[color] for color, vp in vps.items()},
        },
        not_counted=_typed_boards(table, board),
        reasons=tuple(reason for each in scores for reason in reasons_of(table, each)),
    )


def _row(scored_board: BoardScore) -> dict[str, Any]:
    return {
        "board": scored_board.board,
        "powers": {color: tally.total for color, tally in scored_board.powers.items()},
        "vp": scored_board.vp,
        "awards": [
            {"player": award.player, "award": award.award, "vp": award.vp, "bonuses": dict(award.bonuses)}
            for award in scored_board.awards
        ],
        "terms": {
            color: [{"label": term.label, "sector": term.place, "power": term.amount} for term in tally.terms]
            for color, tally in scored_board.powers.items()
        },
    }


def _untracked(board: str | None) -> Answer:
    which = "the boards'" if board is None else f"board {board}'s"
    letter = board or "A"
    problem = not_tracked(
        f"{which} Power isn't known, and the map isn't tracked",
        f"say it with `tally {letter} red=5 blue=4`, or ask `quick score red=5 blue=4`",
    )
    data: dict[str, Any] = {"boards": [], "totals": None, "before": None, "after": None}
    return Answer("score", data, "error", (problem,))


def _typed_boards(table: Table, board: str | None) -> tuple[str, ...]:
    if table.galaxy is not None or board is not None:
        return ()
    return (f"boards whose Power isn't typed (typed: {', '.join(scored_boards(table))})",)


def reasons_of(table: Table, scored_board: BoardScore) -> list[Reason]:
    """What each player counts on one board and earns for it."""
    where = "The Core" if scored_board.board == CORE else f"Board {scored_board.board}"
    if not scored_board.awards:
        return [Reason(f"{where}: nobody has a Base there, so nobody scores.", CHAPTER)]
    reasons = []
    for award in scored_board.awards:
        tally = scored_board.powers[award.player]
        counted = " + ".join(
            f"{term.amount} ({term.label}{f' in {term.place}' if term.place else ''})" for term in tally.terms
        )
        earned = [f"{AWARD_VP[award.award]} for {AWARD_WORDS[award.award]}"]
        earned += [f"{vp} for the {BONUS_WORDS[name]}" for name, vp in award.bonuses.items()]
        who = table.seat(award.player).shown
        reasons.append(
            Reason(f"{where}: {who} has Power {counted} = {tally.total} and scores {' + '.join(earned)}.", CHAPTER)
        )
    return reasons
