"""The words of `final`."""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.income import known
from hegemonic_cli.views.layout import wrap

IF_NOW = "If the game ended now: "


def lines(answer: Answer, asked: Asked) -> list[str]:
    """Who wins and which rule decided, then everyone's total, best first."""
    names: dict[str, str] = {seat.color: seat.shown for seat in asked.table.seats}
    rows = {row["player"]: row for row in answer.data["players"]}
    is_over = asked.table.phase == "finished"
    text = wrap(f"{'' if is_over else IF_NOW}{_headline(answer.data, rows, names)}", asked.width)
    in_order = sorted(rows.values(), key=lambda row: (row["total"] is None, -(row["total"] or 0), row["rank"] or 0))
    compared = {color for tied in answer.data["ties"] for color in tied}
    for row in in_order:
        text += wrap(_player_line(row, names, row["player"] in compared), asked.width)
    return text


def _headline(data: dict[str, Any], rows: dict[str, Any], names: dict[str, str]) -> str:
    winners = data["winners"]
    if winners is None:
        return "Who wins can't be told yet."
    if not winners:
        first = rows[data["undecided"][0]]
        tied = listed([names[color] for color in data["undecided"]], "and")
        return f"{tied} are tied at {first['total']} VPs and CAP gain {first['cap_gain']}: the table decides."
    total = rows[winners[0]]["total"]
    if len(winners) > 1:
        shared = listed([names[color] for color in winners], "and")
        return f"{shared} share the win: {total} VPs and CAP gain {rows[winners[0]]['cap_gain']} each."
    rivals = next((tied for tied in data["ties"] if winners[0] in tied), None)
    if rivals is None:
        return f"{names[winners[0]]} wins with {total} VPs."
    gains = ", ".join(f"{names[color]} {rows[color]['cap_gain']}" for color in rivals)
    return f"{names[winners[0]]} wins: tied at {total} VPs, and the higher CAP gain decides ({gains})."


def _player_line(row: dict[str, Any], names: dict[str, str], is_compared: bool) -> str:
    cards = "".join(f" + {known(term['vp'])} ({term['label']})" for term in row["terms"])
    gain = f"; CAP gain {known(row['cap_gain'])}" if is_compared else ""
    rank = f"{row['rank']}. " if row["rank"] is not None else ""
    return f"{rank}{names[row['player']]} {known(row['total'])} = {known(row['vp'])} VPs{cards}{gain}"
