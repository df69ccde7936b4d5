"""The words of `status`: the header of the evening, 40 cells wide for players of usual names."""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.actions import ACTIONS_PER_CARD
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.income import known
from hegemonic_cli.views.layout import columns, wrap

HEADERS = ("", "CAPs", "+", "keep", "VPs", "tiers")


def lines(answer: Answer, asked: Asked) -> list[str]:
    """The header, then what only some tables have."""
    names: dict[str, str] = {seat.color: seat.shown for seat in asked.table.seats}
    extra = [line for said in _extra(answer.data, names) for line in wrap(said, asked.width)]
    return header_lines(answer, asked) + extra


def header_lines(answer: Answer, asked: Asked) -> list[str]:
    """Round, phase, Arbiter and turn; then a row per player: CAPs, income, Retention Limit, VPs, tiers."""
    data = answer.data
    names: dict[str, str] = {seat.color: seat.shown for seat in asked.table.seats}
    game = f"{data['game']}. " if data["game"] else ""
    phase = PHASE_WORDS[asked.table.phase]
    text = wrap(f"{game}Round {data['round']}, {phase}. Arbiter {names[data['arbiter']]}.", asked.width)
    text += wrap(_turn_line(data, names), asked.width) if data["turn"]["player"] else []
    return text + columns([_row(row, names, asked) for row in data["players"]], HEADERS, asked.width)


def vp_words(row: dict[str, Any]) -> str:
    """`12 → 21`: VPs now, and if the round ended now; one number where there is nothing to add."""
    now, then = row["vp"], row["vp_if_round_ended_now"]
    return known(now) if then is None or then == now else f"{known(now)} → {then}"


def _turn_line(data: dict[str, Any], names: dict[str, str]) -> str:
    turn = data["turn"]
    card = turn["cards"].get(turn["player"])
    shown = f" ({card.capitalize()})" if card else ""
    taken = f", {turn['taken']} of {ACTIONS_PER_CARD} actions taken" if data["phase"].startswith("action") else ""
    return f"On: {names[turn['player']]}{shown}{taken}."


def _row(row: dict[str, Any], names: dict[str, str], asked: Asked) -> list[str | int | None]:
    tiers = "/".join(known(row["tiers"][domain]) for domain in DOMAINS)
    return [names[row["color"]], row["caps"], row["income"], row["retention"], vp_words(row), tiers]


def _extra(data: dict[str, Any], names: dict[str, str]) -> list[str]:
    """What only some tables have: cards, Leaders, Technologies, tiles left."""
    said = []
    for row in data["players"]:
        parts = []
        if row["hand"] is not None:
            parts.append(f"hand {row['hand']}")
        if row["inactive"]:
            parts.append(f"inactive {row['inactive']}")
        if row["leader"] is not None:
            parts.append(f"Leader {row['leader']}")
        if row["technologies"]:
            parts.append(f"Technologies {', '.join(row['technologies'])}")
        if parts:
            said.append(f"{names[row['color']]}: {'; '.join(parts)}.")
    if "learning-game" in data["variants"]:
        said.append("Retention Limits (keep) are ignored in the Learning Game.")
    if data["stack"] is not None:
        last = " This is the last round." if data["is_last_round"] else ""
        said.append(f"Stack {data['stack']}.{last}")
    elif data["is_last_round"]:
        said.append("This is the last round.")
    return said
