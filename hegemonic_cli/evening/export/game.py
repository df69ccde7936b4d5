"""What every export is written from: a game read whole, and all its numbers worked out once."""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.evening.entry import Entry
from hegemonic_cli.evening.store import Store
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.evolve import laid_out
from hegemonic_cli.games.hegemonic.scoresheet import Scoresheet, scoresheet
from hegemonic_cli.games.hegemonic.standings import Standing, standings
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel import history
from hegemonic_cli.kernel.history import Marks

DIFFERS_FROM = "differs-from"  # the fact that names the game of which this one is another course
LONGEST_PAUSE_HOURS = 3  # whoever records nothing for longer isn't playing
SECONDS_A_MINUTE = 60


class Game(NamedTuple):
    """A whole game: `entries` is everything ever recorded, `line` what holds of it, both the oldest first."""

    name: str
    id: str
    created: str
    differs_from: str | None
    entries: tuple[Entry, ...]
    marks: Marks
    line: tuple[Entry, ...]
    beginning: Table
    table: Table
    sheet: Scoresheet
    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[Standing, ...]:
        """Who won; nobody while the game goes on, several where the win is shared."""
        return tuple(each for each in self.standings if each.is_winner)

    @property
    def is_over(self) -> bool:
        """Whether the game was finished."""
        return self.table.phase == "finished"


def read_game(store: Store, name: str, box: Box) -> Game:
    """A game read whole from its file, inside a transaction; the box breaks ties that nobody recorded.

    Raises Unreadable where an entry, undone ones too, can't be read.
    """
    entries = tuple(store.entries())
    marks, table = store.marks(), store.table()
    line = held(entries, marks.head)
    events = {entry.node.id: entry.events() for entry in entries}
    sheet = scoresheet(event for entry in line for event in events[entry.node.id])
    return Game(
        name,
        store.fact("id") or "",
        store.fact("created") or "",
        store.fact(DIFFERS_FROM),
        entries,
        marks,
        line,
        laid_out(events[line[0].node.id]),
        table,
        sheet,
        standings(table, box, sheet),
    )


def held(entries: tuple[Entry, ...], head: int) -> tuple[Entry, ...]:
    """The entries that hold at a head, the oldest first."""
    by_id = {entry.node.id: entry for entry in entries}
    nodes = history.line(head, lambda identity: by_id[identity].node)
    return tuple(by_id[node.id] for node in nodes)[::-1]


def minutes_played(game: Game) -> int:
    """How long was played, in minutes, by the times of the entries that hold; long pauses left out."""
    from datetime import datetime, timedelta
    from itertools import pairwise

    moments = [datetime.fromisoformat(entry.at).astimezone() for entry in game.line]
    spans = [later - earlier for earlier, later in pairwise(moments)]
    longest = timedelta(hours=LONGEST_PAUSE_HOURS)
    played = sum((span for span in spans if timedelta() < span <= longest), timedelta())
    return int(played.total_seconds()) // SECONDS_A_MINUTE
