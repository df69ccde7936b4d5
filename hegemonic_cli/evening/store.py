"""One game's file: its log, where it stands, and snapshots, so that reading and undoing cost the same however long the
evening was. Everything is written in transactions; what a transaction wrote is on disk when it ends.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from hegemonic_cli.evening import schema
from hegemonic_cli.evening.entry import Draft, Entry, dumped, happened
from hegemonic_cli.evening.trouble import Damaged, explained
from hegemonic_cli.games.hegemonic.evolve import evolve_all, laid_out
from hegemonic_cli.games.hegemonic.stored import table_document, table_from
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.codec import Unreadable
from hegemonic_cli.kernel.history import Marks, Node

SNAPSHOT_EVERY = 50  # entries that must be folded in at most to know a table of the past
JOURNAL_LINES = 200  # how far back others are told what was done meanwhile
_COLUMNS = "id, number, parent, instead_of, at, words, events, text, notes, forced"


class Store:
    """A game's open file. Use it as a context manager; read and write between `transaction()`s."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self.connection = connection
        self._now: Table | None = None  # read once in a transaction

    @classmethod
    def open(cls, path: Path, *, writes: bool, patience: float = schema.PATIENCE_SECONDS) -> Store:
        """The store of an existing file. Raises Damaged, or Problem where it is missing, locked or too new."""
        with explained(path):
            return cls(path, schema.open_existing(path, writes=writes, patience=patience))

    @classmethod
    def create(cls, path: Path, facts: dict[str, str]) -> Store:
        """The store of a new file, with facts such as the game's id; the first entry is still to come."""
        with explained(path):
            store = cls(path, schema.create(path))
            for key, value in facts.items():
                store._set(key, value)
            return store

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self.connection.close()

    @contextmanager
    def transaction(self, *, writes: bool) -> Iterator[None]:
        """Everything inside sees one state; with `writes` nobody else changes it and it is kept whole or not at all."""
        with explained(self.path):
            self.connection.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
            self._now = None
            try:
                yield
                self.connection.execute("COMMIT")
            except Unreadable as error:
                self._roll_back()
                raise Damaged(f"an entry can't be read ({error})") from None
            except BaseException:
                self._roll_back()
                raise

    def _roll_back(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    # Reading --------------------------------------------------------------------------------------------------------

    def fact(self, key: str) -> str | None:
        """One of the game's facts: `id`, `created`, …"""
        row = self.connection.execute("SELECT value FROM game WHERE key = ?", (key,)).fetchone()
        return None if row is None else str(row[0])

    def marks(self) -> Marks:
        """Where the log stands."""
        head = self.fact("head")
        if head is None:
            raise Damaged("it has no entry")
        try:
            return Marks(int(head), tuple(map(int, json.loads(self.fact("redo") or "[]"))))
        except (TypeError, ValueError):
            raise Damaged("where its log stands can't be read") from None

    def table(self) -> Table:
        """The table as it is now."""
        if self._now is None:
            state = self.fact("state")
            self._now = self.table_at(self.marks().head) if state is None else _table(state)
        return self._now

    def node(self, identity: int) -> Node:
        """An entry's place in the log."""
        row = self.connection.execute(
            "SELECT id, number, parent, instead_of FROM entry WHERE id = ?", (identity,)
        ).fetchone()
        if row is None:
            raise Damaged(f"its entry {identity} is missing")
        return Node(*row)

    def entry(self, identity: int) -> Entry:
        """One entry by its id."""
        row = self.connection.execute(f"SELECT {_COLUMNS} FROM entry WHERE id = ?", (identity,)).fetchone()
        if row is None:
            raise Damaged(f"its entry {identity} is missing")
        return _entry(row)

    def entries(self) -> list[Entry]:
        """Every entry that was ever recorded, in the order of recording."""
        return [_entry(row) for row in self.connection.execute(f"SELECT {_COLUMNS} FROM entry ORDER BY id")]

    def table_at(self, identity: int) -> Table:
        """The table as it was after an entry: the nearest snapshot before it, and what happened since."""
        table, since = self._since_snapshot(identity)
        for entry in since:
            table = _after(table, entry)
        return table

    def _since_snapshot(self, identity: int) -> tuple[Table, list[Entry]]:
        """The table of the nearest snapshot at or before an entry, and the entries since, the oldest first."""
        since: list[Entry] = []
        at = identity
        while True:
            row = self.connection.execute("SELECT state FROM snapshot WHERE entry = ?", (at,)).fetchone()
            if row is not None:
                return _table(row[0]), since[::-1]
            entry = self.entry(at)
            since.append(entry)
            if entry.node.parent is None:
                raise Damaged("its beginning is missing")
            at = entry.node.parent

    def backwards(self, identity: int) -> Iterator[tuple[Entry, Table]]:
        """The entries that hold at one, the newest first, each with the table before it; not the game's first."""
        at: int | None = identity
        while at is not None:
            entry = self.entry(at)
            if entry.node.parent is None:
                return
            table, since = self._since_snapshot(entry.node.parent)
            tables = [table]
            for each in since:
                table = _after(table, each)
                tables.append(table)
            for each, before in zip([entry, *reversed(since)], reversed(tables), strict=True):
                yield each, before
                at = each.node.parent

    def journal_after(self, identity: int) -> list[tuple[int, str, str]]:
        """What was done since a line of the journal: its id, who did it, in words."""
        return self.connection.execute(
            "SELECT id, writer, text FROM journal WHERE id > ? ORDER BY id", (identity,)
        ).fetchall()

    def last_of(self, writer: str) -> int | None:
        """The last line of the journal by one writer; None where there is none."""
        row = self.connection.execute(
            "SELECT id FROM journal WHERE writer = ? ORDER BY id DESC LIMIT 1", (writer,)
        ).fetchone()
        return None if row is None else int(row[0])

    # Writing, inside a transaction ----------------------------------------------------------------------------------

    def append(self, draft: Draft, table: Table, parent: int | None, *, number: int | None = None) -> Node:
        """Add an entry after `parent`, with the table it leads to; a new number unless it carries one over."""
        (last,) = self.connection.execute("SELECT max(id) FROM entry").fetchone()
        if number is None:
            number = int(self.fact("numbered") or "0") + 1
            self._set("numbered", str(number))
        node = Node((last or 0) + 1, number, parent)
        entry = Entry(node, draft.at, draft.words, happened(draft.events), draft.text, draft.notes, draft.forced)
        if self._insert(entry):
            self._snapshot(node.id, table)
        return node

    def complete(self, node: Node, instead_of: int) -> Node:
        """Mark an entry as the end of a correction that left another head."""
        self.connection.execute("UPDATE entry SET instead_of = ? WHERE id = ?", (instead_of, node.id))
        return node._replace(instead_of=instead_of)

    def stand(self, marks: Marks, table: Table) -> None:
        """Make an entry the head: the log stands there, and this is the table."""
        self._set("head", str(marks.head))
        self._set("redo", dumped(list(marks.redo)))
        self._set("state", dumped(table_document(table)))
        self._now = table

    def note_down(self, writer: str, text: str) -> None:
        """Say in the journal who did what, so that others hear of it."""
        last = self.connection.execute("INSERT INTO journal (writer, text) VALUES (?, ?)", (writer, text)).lastrowid
        self.connection.execute("DELETE FROM journal WHERE id <= ?", ((last or 0) - JOURNAL_LINES,))

    def remember(self, key: str, value: str) -> None:
        """Keep one more fact of the game."""
        self._set(key, value)

    def insert_all(self, entries: list[Entry]) -> None:
        """Add entries as they are, from another copy of this log."""
        for entry in entries:
            self._set("numbered", str(max(entry.node.number, int(self.fact("numbered") or "0"))))
            if self._insert(entry):
                is_first = entry.node.parent is None
                self._snapshot(entry.node.id, laid_out(entry.events()) if is_first else self.table_at(entry.node.id))

    def _insert(self, entry: Entry) -> bool:
        """Add a row; whether it should get a snapshot."""
        node = entry.node
        (unsnapped,) = self.connection.execute(
            "SELECT unsnapped + 1 FROM entry WHERE id = ?", (node.parent,)
        ).fetchone() or (SNAPSHOT_EVERY,)
        is_due = unsnapped >= SNAPSHOT_EVERY
        self.connection.execute(
            f"INSERT INTO entry ({_COLUMNS}, unsnapped) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                node.id,
                node.number,
                node.parent,
                node.instead_of,
                entry.at,
                dumped(list(entry.words)),
                entry.happened,
                entry.text,
                dumped(list(entry.notes)),
                entry.forced,
                0 if is_due else unsnapped,
            ),
        )
        return is_due

    def _snapshot(self, identity: int, table: Table) -> None:
        self.connection.execute("INSERT INTO snapshot VALUES (?, ?)", (identity, dumped(table_document(table))))

    def _set(self, key: str, value: str) -> None:
        self.connection.execute(
            "INSERT INTO game VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", (key, value)
        )


def _after(table: Table, entry: Entry) -> Table:
    try:
        return evolve_all(table, entry.events())
    except (LookupError, ValueError) as error:
        raise Damaged(f"its entry {entry.node.number} can't have happened ({error})") from None


def _table(state: Any) -> Table:
    try:
        return table_from(json.loads(state))
    except (TypeError, ValueError) as error:
        raise Damaged(f"a table in it can't be read ({error})") from None


def _entry(row: tuple[Any, ...]) -> Entry:
    try:
        words, notes = (tuple(map(str, json.loads(text))) for text in (row[5], row[8]))
        return Entry(Node(*row[:4]), str(row[4]), words, row[6], str(row[7]), notes, row[9])
    except (TypeError, ValueError) as error:
        raise Damaged(f"an entry in it can't be read ({error})") from None
