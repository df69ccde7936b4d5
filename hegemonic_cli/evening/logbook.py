"""The log as people and JSON read it: which entries, in which order, by player, round and kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from hegemonic_cli.evening.entry import Entry
from hegemonic_cli.evening.store import Store
from hegemonic_cli.games.hegemonic.stored import KIND
from hegemonic_cli.games.hegemonic.vocabulary import COLORS
from hegemonic_cli.kernel import history

# Events that name everybody or whoever comes next: they don't make an entry somebody's.
NOBODYS = frozenset({"TurnChanged", "PhaseBegun", "TableSet", "SpentChanged", "BoardsScored", "IncomeCollected"})


class Line(NamedTuple):
    """One entry in the log: whether it holds, its round, and the players it is about."""

    entry: Entry
    is_undone: bool
    round: int
    players: frozenset[str]


class Filter(NamedTuple):
    """Which entries are wanted; None or False leaves a question open."""

    player: str | None = None
    round: int | None = None
    kind: str | None = None
    last: int | None = None
    holds_only: bool = False
    every_version: bool = False


def logbook(store: Store, wanted: Filter) -> list[Line]:
    """The entries that are wanted, branches that were left standing where they began."""
    entries = {entry.node.id: entry for entry in store.entries()}
    found = []
    rounds: dict[int | None, int] = {None: 1}
    arranged = history.arranged([entry.node for entry in entries.values()], store.marks().head)
    current = {each.node.number for each in arranged if not each.is_undone}
    for each in arranged:
        entry = entries[each.node.id]
        happened = entry.documents()
        number = _round_after(happened, rounds[each.node.parent])
        rounds[each.node.id] = number
        is_old_version = each.is_undone and each.node.number in current
        if is_old_version and not wanted.every_version:
            continue
        line = Line(entry, each.is_undone, number, frozenset(_players(happened)))
        if _is_wanted(line, wanted):
            found.append(line)
    return found if wanted.last is None else found[len(found) - min(wanted.last, len(found)) :]


def _is_wanted(line: Line, wanted: Filter) -> bool:
    return (
        (wanted.player is None or wanted.player in line.players)
        and (wanted.round is None or wanted.round == line.round)
        and (wanted.kind is None or wanted.kind == line.entry.verb)
        and not (wanted.holds_only and line.is_undone)
    )


def _round_after(happened: Iterable[Mapping[str, Any]], before: int) -> int:
    for event in happened:
        if event[KIND] == "PhaseBegun":
            before = int(event["round"])
        elif event[KIND] == "TableSet":
            before = int(event["table"].get("round", 1))
    return before


def _players(happened: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    for event in happened:
        if event[KIND] not in NOBODYS:
            yield from _colors(event)


def _colors(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        if value in COLORS:
            yield value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _colors(key)
            yield from _colors(each)
    elif isinstance(value, list):
        for each in value:
            yield from _colors(each)
