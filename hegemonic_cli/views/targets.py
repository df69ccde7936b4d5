"""`targets` as text: what could be attacked, best margin first; actions at the same price share a line."""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.vocabulary import CONFLICT_ACTIONS, ConflictName
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import columns, wrap

MOST_ROWS = 25
SHORT = 3  # letters of an action, as short lines take them
HEADERS = ("target", "+/-", "Powers", "with", "by", "CAPs")
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
    if any(group[0]["affordable"] is False for group in groups[:MOST_ROWS]):
        text += wrap(f"* costs more than {shown} has.", asked.width)
    return text


def grouped(targets: list[Row]) -> dict[tuple[Any, ...], list[Row]]:
    """The rows that differ in nothing but the action, together, in the order of the first of each."""
    groups: dict[tuple[Any, ...], list[Row]] = {}
    for row in targets:
        place = tuple(row[name] for name in ("from", "moved_from", "defender", "piece", "sector", "cost"))
        groups.setdefault((_attacker(row), *place), []).append(row)
    return groups


def _headline(shown: str, groups: list[list[Row]], names: dict[str, str]) -> str:
    best = groups[0][0]
    many = "1 way" if len(groups) == 1 else f"{len(groups)} ways"
    odds = f"{_shown(best['attack'])} : {_shown(best['defense'])}"
    return f"{shown} has {many} to attack; the best: {_target(best, names)}, {odds}."


def _row(group: list[Row], names: dict[str, str]) -> tuple[str, ...]:
    one = group[0]
    margin = "?" if one["margin"] is None else f"{one['margin']:+d}"
    start = one["from"] if one["moved_from"] is None else f"{one['moved_from']} → {one['from']}"
    return (
        _target(one, names),
        margin,
        f"{_shown(one['attack'])} : {_shown(one['defense'])}",
        f"{_attacker(one).capitalize()} {start}",
        " ".join(row["action"][:SHORT] for row in group),
        f"{one['cost']}{'*' if one['affordable'] is False else ''}",
    )


def _attacker(row: Row) -> str:
    action: ConflictName = row["action"]
    return CONFLICT_ACTIONS[action].attacker


def _target(row: Row, names: dict[str, str]) -> str:
    return f"{names[row['defender']]}'s {row['piece'].capitalize()} {row['sector']}"


def _shown(number: int | None) -> str:
    return "?" if number is None else str(number)
