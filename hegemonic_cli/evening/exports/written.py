"""What every export is written from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hegemonic_cli.evening.entry import Entry
from hegemonic_cli.evening.store import Store
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import BoardScored, BoardsScored
from hegemonic_cli.games.hegemonic.evolve import laid_out
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel import history
from hegemonic_cli.kernel.history import Marks


class Game(NamedTuple):
    """A whole game: its name, its lasting id, every entry, where the log stands, the first table and the last."""

    name: str
    id: str
    created: str
    entries: tuple[Entry, ...]
    marks: Marks
    beginning: Table
    table: Table
    box: Box

    @property
    def line(self) -> tuple[Entry, ...]:
        """The entries that hold, the oldest first."""
        by_id = {entry.node.id: entry for entry in self.entries}
        nodes = history.line(self.marks.head, lambda identity: by_id[identity].node)
        return tuple(by_id[node.id] for node in nodes)[::-1]


def read_game(store: Store, name: str, box: Box) -> Game:
    """A game read whole from its file."""
    entries = tuple(store.entries())
    return Game(
        name,
        store.fact("id") or "",
        store.fact("created") or "",
        entries,
        store.marks(),
        laid_out(entries[0].events()),
        store.table(),
        box,
    )


def scored_boards(game: Game) -> Iterator[tuple[int, BoardScored]]:
    """Every board that was scored, with its round, in order; what was undone isn't among them."""
    for entry in game.line:
        for event in entry.events():
            if isinstance(event, BoardsScored):
                for board in event.boards:
                    yield event.round, board
