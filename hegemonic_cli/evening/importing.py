"""A game's log from a file joined to what is kept here: nothing is ever taken in twice, nothing overwritten.

One computer keeps a game. What goes on from a known log adds what is new; where two logs differ, the first entry that
does is named, and the other one is kept as a second game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple
from uuid import NAMESPACE_URL, uuid5

from hegemonic_cli.evening.entry import Entry
from hegemonic_cli.evening.export.game import DIFFERS_FROM
from hegemonic_cli.evening.importing_log import Log
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.evening.starting import take_in
from hegemonic_cli.evening.store import Store
from hegemonic_cli.kernel import history
from hegemonic_cli.kernel.history import Marks
from hegemonic_cli.kernel.violation import Problem

# What a log is to one that is known: the same; the same entries with another one undone; a former state of it; its
# continuation; another course of the same game.
Course = Literal["same", "elsewhere", "older", "goes-on", "differs"]
Result = Literal["new", "nothing-new", "elsewhere", "added", "second"]
NAMELESS = "imported"
PATIENCE_SECONDS = 1.0  # with a game that another program has locked


class Compared(NamedTuple):
    """How a log in a file stands to one that is kept here: how many entries they share, from the first on."""

    course: Course
    shared: int
    ours: tuple[Entry, ...]
    head: int


class Imported(NamedTuple):
    """What came of an import: which game it is about, what was done, and how many entries came in.

    `ours` and `theirs` are the first entries that differ, and `place` where in the file; `undone` counts entries that
    held here and don't in the file; `unread` are games that couldn't be looked into.
    """

    name: str
    result: Result
    added: int = 0
    ours: Entry | None = None
    theirs: Entry | None = None
    place: str = ""
    other: str = ""
    undone: int = 0
    unread: tuple[str, ...] = ()


def join(home: Path, log: Log, name: str | None = None, *, is_trial: bool = False) -> Imported:
    """Bring a log in, or only say what would come of it. `name` is for a game that it becomes anew."""
    shelf = Shelf(home)
    known, unread = _known(home, shelf, log)
    best = min(known, key=lambda each: _rank(known[each]), default=None)
    if best is None or known[best].course == "differs":
        return _kept_anew(home, shelf, log, name, best, known, is_trial=is_trial)._replace(unread=unread)
    if known[best].course != "goes-on" or is_trial:
        return _said(best, known[best], log)._replace(unread=unread)
    done = _added(Session(home, best), log)
    # Somebody recorded meanwhile: it is another course of the game now.
    return (done or join(home, log, name))._replace(unread=unread)


def compared(store: Store, log: Log) -> Compared:
    """How a log stands to the one in an open file."""
    ours, marks = tuple(store.entries()), store.marks()
    shared = 0
    for mine, other in zip(ours, log.entries, strict=False):
        if not _is_same(mine, other):
            break
        shared += 1
    return Compared(_course(ours, marks, shared, log), shared, ours, marks.head)


def _course(ours: Sequence[Entry], marks: Marks, shared: int, log: Log) -> Course:
    if shared == len(ours) == len(log.entries):
        return "same" if marks == log.marks else "elsewhere"
    if shared == len(log.entries):
        return "older"
    return "goes-on" if shared == len(ours) else "differs"


def _is_same(mine: Entry, other: Entry) -> bool:
    if mine == other:
        return True
    return mine._replace(happened="") == other._replace(happened="") and mine.events() == other.events()


def _known(home: Path, shelf: Shelf, log: Log) -> tuple[dict[str, Compared], tuple[str, ...]]:
    """The games here that are the log's, or that were kept as another course of it; and those nobody can read now."""
    found, unread = {}, []
    for name in shelf.names():
        try:
            with Session(home, name, patience=PATIENCE_SECONDS).reading() as store:
                if log.id in (store.fact("id"), store.fact(DIFFERS_FROM)):
                    found[name] = compared(store, log)
        except Problem:
            unread.append(name)
    return found, tuple(unread)


def _rank(each: Compared) -> tuple[int, int]:
    """The likest first: the same, then what needs nothing, then what goes on, then the longest common beginning."""
    order: dict[Course, int] = {"same": 0, "older": 1, "elsewhere": 1, "goes-on": 2, "differs": 3}
    return order[each.course], -each.shared


def _said(name: str, each: Compared, log: Log) -> Imported:
    """What comes of a log that is known: nothing, or, in a trial, what would be added."""
    if each.course == "goes-on":
        return Imported(name, "added", len(log.entries) - each.shared, undone=_undone(each, log))
    if each.course == "elsewhere":
        by_id = {entry.node.id: entry for entry in each.ours}
        return Imported(name, "elsewhere", ours=by_id[each.head], theirs=by_id[log.marks.head])
    return Imported(name, "nothing-new")


def _undone(each: Compared, log: Log) -> int:
    """How many entries hold here and don't in the file, which goes on from here."""
    nodes = {entry.node.id: entry.node for entry in log.entries}
    left, _ = history.between(each.head, log.marks.head, nodes.__getitem__)
    return len(left)


def _added(session: Session, log: Log) -> Imported | None:
    """The entries that are new, added while nobody else can write; None where the game went another way meanwhile."""
    with session.writing() as store:
        now = compared(store, log)
        if now.course != "goes-on":
            return None
        new = log.entries[now.shared :]
        store.insert_all(list(new))
        store.stand(log.marks, store.table_at(log.marks.head))
        first, last = new[0].node.number, new[-1].node.number
        store.note_down(session.writer, f"{len(new)} entries imported, {first} to {last}.")
    return Imported(session.name, "added", len(new), undone=_undone(now, log))


def _kept_anew(
    home: Path,
    shelf: Shelf,
    log: Log,
    name: str | None,
    original: str | None,
    known: dict[str, Compared],
    *,
    is_trial: bool,
) -> Imported:
    """A log as a game of its own; of a known game's other course with an id of its own, and a link to the known one."""
    wanted = shelf.free_name(name) if name is not None else shelf.allowed(log.name, NAMELESS)
    facts = {"id": log.id, "created": log.created}
    if log.differs_from is not None:
        facts[DIFFERS_FROM] = log.differs_from
    if original is not None:
        facts = {"id": _id_of_course(log), "created": log.created, DIFFERS_FROM: log.id}
    if not is_trial:
        wanted = take_in(home, wanted, facts, list(log.entries), log.marks, becomes_current=original is None)
    if original is None:
        return Imported(wanted, "new", len(log.entries))
    each = known[original]
    return Imported(
        wanted,
        "second",
        len(log.entries),
        ours=each.ours[each.shared],
        theirs=log.entries[each.shared],
        place=log.places[each.shared],
        other=original,
    )


def _id_of_course(log: Log) -> str:
    """An id for another course of a game, the same on every computer that keeps it."""
    last = log.entries[-1]
    return str(uuid5(NAMESPACE_URL, "\n".join((log.id, str(last.node.id), last.at, last.happened))))
