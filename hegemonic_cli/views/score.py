"""The words of `score`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.reports.score import AWARD_WORDS, BONUS_WORDS
from hegemonic_cli.games.hegemonic.rules.scoring import AWARD_VP, scored_boards
from hegemonic_cli.games.hegemonic.vocabulary import CORE
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap

Shown = Callable[[str], str]


def lines(answer: Answer, asked: Asked) -> list[str]:
    """What everybody scores, then board by board who gets what for which Power, with what was counted."""
    names: dict[str, str] = {seat.color: seat.shown for seat in asked.table.seats}
    if answer.data["totals"] is None:
        return wrap(f"Can't be scored. {answer.problems[0].message}.", asked.width)
    is_whole = len(answer.data["boards"]) == len(scored_boards(asked.table))
    said = (
        headline(answer.data, names, is_scored="scoring" in asked.table.turn.done)
        if is_whole
        else board_headline(answer.data["boards"][0], names)
    )
    text = wrap(said, asked.width)
    for board in answer.data["boards"]:
        text += wrap(board_line(board, names), asked.width)
        text += [line for said in term_lines(board, names) for line in wrap(said, asked.width)]
    return text


def headline(data: dict[str, Any], names: dict[str, str], *, is_scored: bool = False) -> str:
    """`Red +12 (10 → 22), Blue +6, Yellow +9.`; without the arrow where this round is scored already."""
    said = []
    for color, vp in data["totals"].items():
        before, after = data["before"][color], data["after"][color]
        arrow = "" if after is None or is_scored else f" ({before} → {after})"
        said.append(f"{names[color]} +{vp}{arrow}")
    return f"{', '.join(said)}."


def board_headline(board: dict[str, Any], names: dict[str, str]) -> str:
    """`Board A pays Red 6, Blue 3.`, the most first."""
    where = "The Core" if board["board"] == CORE else f"Board {board['board']}"
    paid = sorted(board["vp"].items(), key=lambda item: -item[1])
    said = ", ".join(f"{names[color]} {vp}" for color, vp in paid)
    return f"{where} pays {said or 'nobody'}."


def board_line(board: dict[str, Any], names: dict[str, str]) -> str:
    """`A: Red 5 → Control 6, Blue 4 → Influence 3`, the most Power first."""
    name = f"{board['board']} (Core)" if board["board"] == CORE else board["board"]
    awards = sorted(board["awards"], key=lambda award: -board["powers"][award["player"]])
    said = [f"{names[award['player']]} {board['powers'][award['player']]} → {award_words(award)}" for award in awards]
    return f"{name}: {', '.join(said) or 'nobody has a Base there'}"


def award_words(award: dict[str, Any]) -> str:
    """`Control 6`, or `Control 6 + Exclusivity 2 + Core Bonus 1 = 9`."""
    words = AWARD_WORDS[award["award"]]
    said = f"{words[0].upper() + words[1:]} {AWARD_VP[award['award']]}"
    if not award["bonuses"]:
        return said
    bonuses = "".join(f" + {BONUS_WORDS[name]} {vp}" for name, vp in award["bonuses"].items())
    return f"{said}{bonuses} = {award['vp']}"


def term_lines(board: dict[str, Any], names: dict[str, str]) -> list[str]:
    """What each player's Power on a board consists of, Sector by Sector; nothing where it was typed."""
    text = []
    for color, terms in board["terms"].items():
        counted = [f"{term['label']} {term['sector']} +{term['power']}" for term in terms if term["sector"]]
        if counted:
            text.append(f"  {names[color]}: {', '.join(counted)}")
    return text
