"""`income`: what each player's three tracks say: CAP gain, tiers, next costs, Retention Limit.

Rulebook: 6 Player Boards, Phase 1. Collection.
"""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import Answer, Reason, box_unknown, not_tracked, uncounted
from hegemonic_cli.games.hegemonic.rules.collection import collected, income_modifier, lowest_gain
from hegemonic_cli.games.hegemonic.rules.tracks import PlayerBoard, player_board
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, PLURAL, Color, Domain, counted
from hegemonic_cli.kernel.violation import Violation

BOARD_CHAPTER = "6 Player Boards"
COLLECTION_CHAPTER = "Phase 1. Collection"


def income(table: Table, box: Box, player: Color | None = None) -> Answer:
    """Every player's numbers, or one player's; `total` holds the standing effects of `modifiers.income` too."""
    colors = table.colors if player is None else (player,)
    boards = [player_board(table, box, color) for color in colors]
    unknown = tuple(dict.fromkeys(path for board in boards for path in board.unknown))
    problems = _untracked(table, boards)
    problems += [box_unknown(path) for path in unknown]
    return Answer(
        "income",
        {"players": [_row(table, box, board) for board in boards]},
        "error" if problems else "ok",
        tuple(problems),
        unknown,
        uncounted(table, box, colors),
        tuple(reason for board in boards for reason in _reasons(table, box, board)),
    )


def _row(table: Table, box: Box, board: PlayerBoard) -> dict[str, Any]:
    gains: dict[str, int | None] = {domain: board.income[domain].value for domain in DOMAINS}
    return {
        "player": board.player,
        "built": dict(board.built),
        "income": {**gains, "total": collected(table, box, board.player).total},
        "modifier": income_modifier(table.seat(board.player)),
        "tiers": {domain: board.tiers[domain].value for domain in DOMAINS},
        "next_cost": {domain: board.next_cost[domain].value for domain in DOMAINS},
        "retention": board.retention.value,
        "capitalize": lowest_gain(board).value,
    }


def _untracked(table: Table, boards: list[PlayerBoard]) -> list[Violation]:
    """One violation for all players of whom the same tracks aren't tracked."""
    missing: dict[tuple[Domain, ...], list[Color]] = {}
    for board in boards:
        if board.untracked:
            missing.setdefault(board.untracked, []).append(board.player)
    problems = []
    for domains, colors in missing.items():
        kinds = listed([PLURAL[BASE_OF[domain]] for domain in domains], "and")
        who = listed([table.seat(color).shown for color in colors], "and")
        has = "has" if len(colors) == 1 else "have"
        key = f"players.{colors[0]}.built.{PLURAL[BASE_OF[domains[0]]].casefold()}"
        problems.append(
            not_tracked(
                f"How many {kinds} {who} {has} built isn't tracked",
                f"say it with `set {key} NUMBER`, or track the map",
            )
        )
    return problems


def _reasons(table: Table, box: Box, board: PlayerBoard) -> list[Reason]:
    who = table.seat(board.player).shown
    reasons = [
        Reason(f"{who}: {_track_sentence(board, domain)}.", BOARD_CHAPTER)
        for domain in DOMAINS
        if board.built[domain] is not None
    ]
    if not board.untracked and board.retention.value is not None:
        reasons.append(
            Reason(
                f"{who}: {board.retention.value} is the lowest Retention number exposed on all three tracks"
                f"{'' if table.readings.applies_retention_limits else ', which the Learning Game ignores'}.",
                BOARD_CHAPTER,
            )
        )
    tally = collected(table, box, board.player)
    if tally.total is not None:
        sum_words = " + ".join(str(term.amount) for term in tally.terms)
        reasons.append(Reason(f"{who} collects {sum_words} = {tally.total} CAPs.", COLLECTION_CHAPTER))
    return reasons


def _track_sentence(board: PlayerBoard, domain: Domain) -> str:
    count = board.built[domain] or 0
    built = counted(count, BASE_OF[domain])
    tier = _shown(board.tiers[domain].value)
    if count == 0:
        return f"no {PLURAL[BASE_OF[domain]]} built, so no CAP gain, and Tier {tier}"
    cost = board.next_cost[domain]
    following = (
        "the track is full" if cost.value is None and not cost.unknown else f"the next costs {_shown(cost.value)}"
    )
    gain = _shown(board.income[domain].value)
    return f"{built} built, so space {count} counts: CAP gain {gain}, Tier {tier}; {following}"


def _shown(value: int | None) -> str:
    return "?" if value is None else str(value)
