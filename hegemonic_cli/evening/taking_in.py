"""An exported history read back: checked line by line, joined to the game it goes on with, or kept as one of its own.

One computer keeps a game. What goes on from a known log adds what is new; where two logs differ, the first entry that
does is named and both are kept.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from hegemonic_cli.evening.entry import Entry, dumped
from hegemonic_cli.evening.exports.history import FORMAT
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.evening.starting import take_in
from hegemonic_cli.evening.trouble import unreadable
from hegemonic_cli.games.hegemonic.evolve import evolve_all, laid_out
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.codec import Unreadable
from hegemonic_cli.kernel.history import Marks, Node
from hegemonic_cli.kernel.violation import Problem


class History(NamedTuple):
    """A whole history as a file has it."""

    id: str
    created: str
    entries: tuple[Entry, ...]
    marks: Marks


class TakenIn(NamedTuple):
    """What came of an import: the game's name, how many entries are new, and for two logs that differ, where."""

    name: str
    added: int
    is_new_game: bool = False
    differs_at: Entry | None = None
    ours: Entry | None = None


def is_history(text: str) -> bool:
    """Whether a text is an exported history, as JSON Lines or as one JSON document."""
    return f'"{FORMAT[: FORMAT.index("/")]}/' in text[:400]


def read_history(text: str) -> History:
    """The history that an export wrote. Raises Problem (unreadable) that says which line is wrong and why."""
    documents = _documents(text)
    heading = documents[0][1]
    if not isinstance(heading, Mapping) or heading.get("format") != FORMAT:
        said = heading.get("format") if isinstance(heading, Mapping) else None
        raise _wrong(1, f"the format is {said!r}, and this version reads {FORMAT!r}")
    entries: list[Entry] = []
    for number, document in documents[1:]:
        entries.append(_entry(number, document, len(entries)))
    try:
        marks = Marks(int(heading["head"]), tuple(int(each) for each in heading.get("redo", ())))
        history = History(str(heading["id"]), str(heading["created"]), tuple(entries), marks)
    except (KeyError, TypeError, ValueError):
        raise _wrong(1, "id, created and head are needed") from None
    for identity in (marks.head, *marks.redo):
        if not 1 <= identity <= len(entries):
            raise _wrong(1, f"there is no entry {identity}")
    _replayed(history)
    return history


def join(home: Path, history: History, name: str) -> TakenIn:
    """Add what is new to the game that this history goes on with, else keep it as a game of its own."""
    shelf = Shelf(home)
    differing: TakenIn | None = None
    for known in _games_of(shelf, history.id):
        found = _joined(Session(home, known), history)
        if found.differs_at is None:
            shelf.switch(known)
            return found
        differing = differing or found
    facts = {"id": history.id, "created": history.created}
    new = take_in(home, name, facts, list(history.entries), history.marks)
    if differing is None:
        return TakenIn(new, len(history.entries), is_new_game=True)
    return differing._replace(name=new, added=len(history.entries), is_new_game=True)


def _joined(session: Session, history: History) -> TakenIn:
    with session.writing() as store:
        ours = store.entries()
        for mine, other in zip(ours, history.entries, strict=False):
            if mine != other:
                return TakenIn(session.name, 0, differs_at=other, ours=mine)
        new = list(history.entries[len(ours) :])
        if new:
            store.insert_all(new)
            store.stand(history.marks, store.table_at(history.marks.head))
            store.note_down(session.writer, f"{len(new)} entries taken in from a file.")
    return TakenIn(session.name, len(new))


def _games_of(shelf: Shelf, identity: str) -> list[str]:
    found = []
    for name in shelf.names():
        with suppress(Problem), Session(shelf.home, name).reading() as store:
            if store.fact("id") == identity:
                found.append(name)
    return found


def _documents(text: str) -> list[tuple[int, Any]]:
    """Every JSON value with its line; one JSON document counts as its heading and its entries."""
    try:
        whole = json.loads(text)
    except ValueError:
        whole = None
    if isinstance(whole, dict) and isinstance(whole.get("entries"), list):
        return [(1, whole), *enumerate(whole["entries"], 1)]
    found: list[tuple[int, Any]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                found.append((number, json.loads(line)))
            except ValueError as error:
                raise _wrong(number, f"it is torn ({error})") from None
    if len(found) < 2:
        raise _wrong(1, "it holds no entry")
    return found


def _entry(line: int, document: Any, before: int) -> Entry:
    try:
        identity, parent = int(document["id"]), document["parent"]
        node = Node(identity, int(document["n"]), parent, document.get("instead_of"))
        entry = Entry(
            node,
            str(document["at"]),
            tuple(map(str, document["words"])),
            dumped(document["events"]),
            str(document["text"]),
            tuple(map(str, document["notes"])),
            document["forced"],
        )
        entry.events()
    except (KeyError, TypeError, ValueError) as error:
        raise _wrong(line, f"it isn't an entry ({error})") from None
    is_placed = parent is None if before == 0 else isinstance(parent, int) and 1 <= parent <= before
    is_completed = node.instead_of is None or (isinstance(node.instead_of, int) and 1 <= node.instead_of <= before)
    if identity != before + 1 or not is_placed or not is_completed or not entry.words:
        raise _wrong(line, "it doesn't follow the lines before it")
    return entry


def _replayed(history: History) -> None:
    """Fold everything in once, so that nothing is taken in that couldn't be shown afterwards."""
    tables: dict[int, Table] = {}
    for number, entry in enumerate(history.entries, 2):
        try:
            happened = entry.events()
            parent = entry.node.parent
            tables[entry.node.id] = laid_out(happened) if parent is None else evolve_all(tables[parent], happened)
        except (AssertionError, IndexError, KeyError, ValueError, Unreadable):
            raise _wrong(number, "what it says can't have happened") from None


def _wrong(line: int, why: str) -> Problem:
    return unreadable("history", f"Line {line}: {why}.", "Nothing was taken in.")


def added_words(taken: TakenIn) -> str:
    """What came of it, in one sentence."""
    if taken.differs_at is not None and taken.ours is not None:
        ours, theirs = taken.ours, taken.differs_at
        return (
            f"Entry {theirs.node.number} differs: here `{ours.text}` ({ours.at}), there `{theirs.text}` ({theirs.at}). "
            f"Both are kept; the other one is {taken.name}."
        )
    if taken.is_new_game:
        return f"Taken in as {taken.name}: {taken.added} entries."
    if not taken.added:
        return f"{taken.name} has all of it already; nothing is new."
    return f"{taken.added} new entries in {taken.name}."
