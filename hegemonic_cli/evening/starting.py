"""A new game's file: written whole under another name first, so that a game is there from its first entry on or not at
all, and never in another one's place."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from hegemonic_cli.evening import clock as clocks
from hegemonic_cli.evening import copies
from hegemonic_cli.evening.entry import Draft, Entry
from hegemonic_cli.evening.session import Session, terminal
from hegemonic_cli.evening.shelf import Shelf, put_in_place, unfinished
from hegemonic_cli.evening.store import Store
from hegemonic_cli.evening.trouble import explained
from hegemonic_cli.games.hegemonic.events import TableSet
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel import history
from hegemonic_cli.kernel.history import Marks
from hegemonic_cli.kernel.violation import Problem


def start(
    home: Path,
    name: str,
    table: Table,
    words: tuple[str, ...],
    text: str,
    *,
    clock: clocks.Clock | None = None,
    writer: str | None = None,
) -> Session:
    """A new game with its first entry, made the current one. Problem (usage) where another game has that name."""
    shelf = Shelf(home)
    name = shelf.checked_name(name)
    at = (clock or clocks.now)()
    shelf.make_folder()
    with unfinished(shelf.folder) as beside:
        with Store.create(beside, {"id": str(uuid4()), "created": at}) as store, store.transaction(writes=True):
            node = store.append(Draft(at, words, (TableSet(table),), text), table, None)
            store.stand(history.recorded(node), table)
            store.note_down(writer or terminal(), text)
        if not _is_put(shelf, beside, name):
            raise shelf.taken(name)
    _keep_first_copy(shelf, name)
    shelf.switch(name)
    return Session(home, name, clock=clock, writer=writer)


def take_in(
    home: Path, name: str, facts: dict[str, str], entries: list[Entry], marks: Marks, *, becomes_current: bool = True
) -> str:
    """A game's whole log from elsewhere as a game of its own; the name it got, which is never another game's."""
    shelf = Shelf(home)
    shelf.make_folder()
    with unfinished(shelf.folder) as beside:
        with Store.create(beside, facts) as store, store.transaction(writes=True):
            store.insert_all(entries)
            store.stand(marks, store.table_at(marks.head))
        name = shelf.free_name(name)
        while not _is_put(shelf, beside, name):
            name = shelf.free_name(name)
    _keep_first_copy(shelf, name)
    if becomes_current:
        shelf.switch(name)
    return name


def _is_put(shelf: Shelf, beside: Path, name: str) -> bool:
    with explained(shelf.path(name)):
        return put_in_place(beside, shelf.path(name))


def _keep_first_copy(shelf: Shelf, name: str) -> None:
    with suppress(Problem), Store.open(shelf.path(name), writes=False) as store:
        copies.keep(shelf, name, store, store.table().round)
