"""`targets` as text: what could be attacked, best margin first, the actions that do it side by side."""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import columns, wrap

MOST_ROWS = 25
HEADERS = ("margin", "Powers", "target", "from", "by, CAPs")
Row = dict[str, Any]


def lines(answer: Answer, asked: Asked) -> list[str]:
    """How many targets there are and the best of them, then a table of the first ones."""
    data = answer.data
    shown = asked.table.seat(data["player"]).shown
    names: dict[str, str] = {seat.color: seat.shown for seat in asked.table.seats}
    groups = list(grouped(data["targets"]).values())
    if not groups:
        return wrap(f"{shown} can attack nothing{'' if data['with_moves'] else ' without moving'}.", asked.width)
    text = wrap(_headline(shown, groups, names), asked.width)
    text += columns([_row(group, names) for group in groups[:MOST_ROWS]], HEADERS, asked.width)
    left = len(groups) - MOST_ROWS
    if left > 0:
        text += wrap(f"And {left} more: name an --action, or see all with --json.", asked.width)
    return text


def grouped(targets: list[Row]) -> dict[tuple[Any, ...], list[Row]]:
    """The rows that differ only in action and price, together, in the order of the best of each."""
    groups: dict[tuple[Any, ...], list[Row]] = {}
    for row in targets:
        key = tuple(row[name] for name in ("from", "moved_from", "defender", "piece", "sector"))
        groups.setdefault(key, []).append(row)
    return groups


def _headline(shown: str, groups: list[list[Row]], names: dict[str, str]) -> str:
    best = groups[0][0]
    many = "1 target" if len(groups) == 1 else f"{len(groups)} ways to attack"
    odds = f"{_shown(best['attack'])} : {_shown(best['defense'])}"
    return f"{shown} has {many}; the best: {_target(best, names)}, {odds}."


def _row(group: list[Row], names: dict[str, str]) -> tuple[str, ...]:
    one = group[0]
    margin = "?" if one["margin"] is None else f"{one['margin']:+d}"
    start = one["from"] if one["moved_from"] is None else f"{one['moved_from']} → {one['from']}"
    prices: dict[int, list[str]] = {}
    for row in group:
        prices.setdefault(row["cost"], []).append(row["action"] + ("*" if row["affordable"] is False else ""))
    by = ", ".join(f"{' '.join(actions)} {cost}" for cost, actions in prices.items())
    return margin, f"{_shown(one['attack'])} : {_shown(one['defense'])}", _target(one, names), start, by


def _target(row: Row, names: dict[str, str]) -> str:
    return f"{names[row['defender']]}'s {row['piece'].capitalize()} {row['sector']}"


def _shown(number: int | None) -> str:
    return "?" if number is None else str(number)
