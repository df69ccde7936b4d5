"""The running game: look at it, record into it, undo and redo. The only way in which a game changes.

Every command opens the game's file, judges its words against the newest state while nobody else can write, appends one
entry, and says so only after it is on disk.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from hegemonic_cli.evening import clock as clocks
from hegemonic_cli.evening import copies
from hegemonic_cli.evening.changes import Change, changes
from hegemonic_cli.evening.entry import Draft, Entry
from hegemonic_cli.evening.judging import Judged, judged
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.schema import PATIENCE_SECONDS
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.evening.store import Store
from hegemonic_cli.evening.trouble import Damaged
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Reason
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel import history
from hegemonic_cli.kernel.history import Marks, Node
from hegemonic_cli.kernel.violation import Problem, usage


class Recorded(NamedTuple):
    """What a command did: its entry's number, the entry in words, what to move, what changed, what is worth knowing,
    the table afterwards and before, and what `why` says of it."""

    entry: int
    text: str
    moves: tuple[str, ...]
    changes: tuple[Change, ...]
    notes: tuple[str, ...]
    forced: str | None
    table: Table
    before: Table
    reasons: tuple[Reason, ...]


class Moved(NamedTuple):
    """What undo took back, or redo brought back: the entries, oldest first, and what that changed."""

    entries: tuple[Entry, ...]
    changes: tuple[Change, ...]
    table: Table


class Look(NamedTuple):
    """The game as it is: its name, the table, where the log stands."""

    name: str
    table: Table
    head: Entry


class Session:
    """One game, named or the current one. Nothing is kept between calls but what this session was told of others."""

    def __init__(
        self,
        home: Path,
        name: str | None = None,
        *,
        clock: clocks.Clock | None = None,
        writer: str | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self.shelf = Shelf(home)
        self.name = name if name is not None else self.shelf.current()
        self.path = self.shelf.path(self.name)
        self.clock = clock or clocks.now
        self.writer = terminal() if writer is None else writer
        self.patience = patience
        self.news: tuple[str, ...] = ()

    # Looking --------------------------------------------------------------------------------------------------------

    @contextmanager
    def reading(self) -> Iterator[Store]:
        """The game's file inside a transaction that changes nothing."""
        try:
            with (
                Store.open(self.path, writes=False, patience=self.patience) as store,
                store.transaction(writes=False),
            ):
                yield store
        except Damaged as damage:
            raise copies.damage_told(self.shelf, self.name, damage) from None

    def look(self) -> Look:
        """The game as it is now."""
        with self.reading() as store:
            return Look(self.name, store.table(), store.entry(store.marks().head))

    # Changing -------------------------------------------------------------------------------------------------------

    @contextmanager
    def writing(self) -> Iterator[Store]:
        """The game's file inside a transaction that nobody else writes beside; then a copy, if a round began."""
        try:
            with Store.open(self.path, writes=True, patience=self.patience) as store:
                with store.transaction(writes=True):
                    before = store.table().round
                    self._hear(store)
                    yield store
                    after = store.table().round
                if after > before:
                    self._keep_copy(store, after)
        except Damaged as damage:
            raise copies.fall_back(self.shelf, self.name, damage) from None

    def record(
        self,
        words: Words,
        box: Callable[[], Box],
        *,
        force: str | None = None,
        beside: Callable[[Store], None] | None = None,
    ) -> Recorded:
        """Judge words against the newest state and record what they come to, as one entry.

        `beside` keeps something else about the game that belongs to this entry, in the same transaction. Raises Problem
        where the words are refused; nothing is recorded then.
        """
        numbers = box()
        with self.writing() as store:
            before = store.table()
            found = judged(words, before, numbers, force)
            node = store.append(self.draft(found), found.table, store.marks().head)
            store.stand(history.recorded(node), found.table)
            store.note_down(self.writer, f"{node.number}. {found.recording.text}")
            if beside is not None:
                beside(store)
        return Recorded(
            node.number,
            found.recording.text,
            found.recording.moves,
            changes(before, found.table),
            (*found.recording.notes, *self._warnings),
            found.forced,
            found.table,
            before,
            found.recording.reasons,
        )

    def draft(self, found: Judged) -> Draft:
        """An entry of what was judged, at this moment."""
        recording = found.recording
        return Draft(self.clock(), found.words.kept(), found.events, recording.text, recording.notes, found.forced)

    def undo(self, reach: Callable[[Store, Marks], int | None] | None = None) -> Moved:
        """Take back the last entry, or everything after the entry that `reach` finds (None: it found nothing)."""
        with self.writing() as store:
            marks = store.marks()
            if reach is None:
                back = history.undone(marks, store.node)
            else:
                node = reach(store, marks)
                back = None if node is None else history.undone_to(marks, node)
            if back is None or back == marks:
                raise _nothing("There is nothing to undo: the game's beginning stays; hegemonic new begins another.")
            return self._move(store, marks, back, "Undone")

    def redo(self, reach: Callable[[Store, Marks], int | None] | None = None) -> Moved:
        """Bring back what the last undo took, or only as far as the entry of the number that `reach` finds."""
        with self.writing() as store:
            marks = store.marks()
            if reach is None:
                forth = history.redone(marks)
            else:
                number = reach(store, marks)
                forth = None if number is None else history.redone_to(marks, number, store.node)
            if forth is None:
                raise _nothing("There is nothing to redo: nothing was undone since the last entry.")
            return self._move(store, marks, forth, "Redone")

    def _move(self, store: Store, marks: Marks, to: Marks, done: str) -> Moved:
        before, table = store.table(), store.table_at(to.head)
        entries = tuple(store.entry(node.id) for node in _moved_over(marks.head, to.head, store))
        store.stand(to, table)
        for entry in entries:
            store.note_down(self.writer, f"{done}: {entry.node.number}. {entry.text}")
        return Moved(entries, changes(before, table), table)

    # Others ---------------------------------------------------------------------------------------------------------

    def _hear(self, store: Store) -> None:
        """Gather what others did since this writer's last entry; a writer who is new hears nothing."""
        self._warnings: tuple[str, ...] = ()
        last = store.last_of(self.writer)
        lines = [] if last is None else store.journal_after(last)
        self.news = tuple(text for _, writer, text in lines if writer != self.writer)

    def _keep_copy(self, store: Store, number: int) -> None:
        try:
            copies.keep(self.shelf, self.name, store, number)
        except Problem as problem:
            why = problem.violations[0].message
            self._warnings = (f"This was recorded; only the copy of round {number} couldn't be kept: {why}",)


def _moved_over(one: int, other: int, store: Store) -> list[Node]:
    """What a move of the head is about: the entries between, or the one correction taken back or brought again."""
    for head, before in ((one, other), (other, one)):
        node = store.node(head)
        if node.instead_of == before:
            return [node]
    left, entered = history.between(one, other, store.node)
    return (left or entered)[::-1]


def _nothing(message: str) -> Problem:
    return usage(message, code="usage/history")


def terminal() -> str:
    """Who types here: the same for all commands of one terminal, another one for another terminal."""
    if hasattr(os, "getsid"):
        return f"terminal-{os.getsid(0)}"
    return f"terminal-{os.getppid()}"


def current_table(home: Path) -> Table:
    """The live game's table; Problem (unreadable) where there is no game."""
    return Session(home).look().table
