"""How far undo and redo go: to an entry by its number, or to where a turn, a phase or a round began or ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from hegemonic_cli.evening.entry import Entry
from hegemonic_cli.evening.store import Store
from hegemonic_cli.games.hegemonic.events import InactiveReturned, PhaseBegun
from hegemonic_cli.games.hegemonic.evolve import evolve
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Phase
from hegemonic_cli.kernel import history
from hegemonic_cli.kernel.history import Marks
from hegemonic_cli.kernel.violation import usage

Span = Literal["turn", "phase", "round"]
Reach = Callable[[Store, Marks], int | None]


class Moment(NamedTuple):
    """When an entry was made: its round, phase, and who was on."""

    round: int
    phase: Phase
    player: Color | None

    def is_same(self, other: Moment, span: Span) -> bool:
        """Whether two entries belong to the same turn, phase or round."""
        depth = {"round": 1, "phase": 2, "turn": 3}[span]
        return self[:depth] == other[:depth]


def moment(entry: Entry, before: Table) -> Moment:
    """When an entry was made. One that only moves the Phase Tracker belongs to the phase it ends."""
    happened = entry.events()
    table = before
    is_step_only = all(isinstance(event, PhaseBegun | InactiveReturned) for event in happened)
    if happened and isinstance(happened[0], PhaseBegun) and not is_step_only:
        table = evolve(before, happened[0])
    return Moment(table.round, table.phase, table.turn.player)


def back_to(number: int) -> Reach:
    """Undo everything after the entry of that number."""

    def reach(store: Store, marks: Marks) -> int:
        node = history.on_line(marks.head, number, store.node)
        if node is None:
            raise usage(f"No entry {number} holds now.", "hegemonic log lists them.", "usage/history")
        return node.id

    return reach


def back_over(span: Span) -> Reach:
    """Undo everything of the turn, phase or round to which the last entry belongs."""

    def reach(store: Store, marks: Marks) -> int | None:
        stays: int | None = None
        last: Moment | None = None
        for entry, before in store.backwards(marks.head):
            found = moment(entry, before)
            if last is not None and not found.is_same(last, span):
                break
            last = found
            stays = entry.node.parent
        return stays

    return reach


def forth_to(number: int) -> Reach:
    """Redo as far as the entry of that number."""

    def reach(store: Store, marks: Marks) -> int:
        del store, marks
        return number

    return reach


def forth_over(span: Span) -> Reach:
    """Redo everything of the turn, phase or round to which the next undone entry belongs."""

    def reach(store: Store, marks: Marks) -> int | None:
        if not marks.redo:
            return None
        ahead = []
        undone, _ = history.between(marks.redo[0], marks.head, store.node)
        known = {node.id for node in undone}
        for entry, before in store.backwards(marks.redo[0]):
            if entry.node.id not in known:
                break
            ahead.append((entry.node.number, moment(entry, before)))
        if not ahead:
            return None
        ahead.reverse()
        first = ahead[0][1]
        number = ahead[0][0]
        for number_ahead, found in ahead:
            if not found.is_same(first, span):
                break
            number = number_ahead
        return number

    return reach
