"""`final`: final scores, the winner, and which rule decided.

Rulebook: Final Scoring + Determining the Winner.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import Answer, Reason, box_unknown, not_tracked, uncounted
from hegemonic_cli.games.hegemonic.rules.final import FinalResult, final_result
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASES, Color
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "Final Scoring + Determining the Winner"


def final(table: Table, box: Box) -> Answer:
    """Everyone's total and rank, and the winners, with the VPs that are on the track now."""
    result = final_result(table, box)
    problems = [*_unknown_vps(table), *_unknown_gains(table, result)]
    unknown = tuple(
        dict.fromkeys(
            [path for score in result.players for path in score.unknown]
            + [path for color in _compared(result) for path in result.of(color).cap_gain.unknown]
        )
    )
    problems += [box_unknown(path) for path in unknown]
    return Answer(
        "final",
        {
            "players": [
                {
                    "player": score.player,
                    "vp": score.vp,
                    "technologies": score.technologies.total,
                    "total": score.total,
                    "cap_gain": score.cap_gain.value,
                    "rank": score.rank,
                    "terms": [{"label": term.label, "vp": term.amount} for term in score.technologies.terms],
                }
                for score in result.players
            ],
            "winners": None if result.winners is None else list(result.winners),
            "undecided": list(result.undecided),
            "ties": [list(tied) for tied in result.broken_ties],
        },
        "error" if problems else "ok",
        tuple(problems),
        unknown,
        (*_boards_to_come(table), *uncounted(table, box, table.colors)),
        tuple(_reasons(table, result)),
    )


def _compared(result: FinalResult) -> list[Color]:
    """Everyone whose CAP gain a tie makes necessary."""
    return [color for tied in result.broken_ties for color in tied]


def _unknown_vps(table: Table) -> list[Violation]:
    return [
        Violation(
            "table/vp-unknown", f"{seat.shown}'s VPs aren't known: say them with `vp {seat.color}=NUMBER`", CHAPTER
        )
        for seat in table.seats
        if seat.vp is None
    ]


def _unknown_gains(table: Table, result: FinalResult) -> list[Violation]:
    problems = []
    for color in _compared(result):
        gain = result.of(color).cap_gain
        if gain.value is None and any(table.on_board(color, base) is None for base in BASES):
            problems.append(
                not_tracked(
                    f"{table.seat(color).shown} is tied, and the CAP gain that breaks the tie needs their Bases",
                    f"say them with `set players.{color}.built.complexes NUMBER` and so on, or track the map",
                )
            )
    return problems


def _boards_to_come(table: Table) -> tuple[str, ...]:
    if table.phase == "finished" or "scoring" in table.turn.done:
        return ()
    return ("this round's boards, which aren't scored yet",)


def _reasons(table: Table, result: FinalResult) -> list[Reason]:
    reasons = []
    for score in result.players:
        if score.total is None:
            continue
        who = table.seat(score.player).shown
        cards = "".join(f" + {term.amount} ({term.label})" for term in score.technologies.terms)
        reasons.append(Reason(f"{who}: {score.vp} on the track{cards} = {score.total} VPs.", CHAPTER))
    for tied in result.broken_ties:
        gains = ", ".join(f"{table.seat(color).shown} {_shown(result.of(color).cap_gain.value)}" for color in tied)
        total = result.of(tied[0]).total
        reasons.append(Reason(f"Tied at {total} VPs, so the CAP gain decides: {gains}.", CHAPTER))
    if result.winners is not None and len(result.winners) > 1:
        who = listed([table.seat(color).shown for color in result.winners], "and")
        reasons.append(Reason(f"{who} are tied in VPs and in CAP gain and share the win.", CHAPTER))
    return reasons


def _shown(value: int | None) -> str:
    return "?" if value is None else str(value)
