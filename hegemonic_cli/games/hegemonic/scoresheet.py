"""Every VP of a game by where it came from, read off what happened: the one source of whatever shows VPs of the past.

It adds up by itself and doesn't look at the table that the same events lead to, so that the two can be compared.

Rulebook: Scoring.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple

from hegemonic_cli.games.hegemonic.events import (
    BoardsScored,
    Event,
    GameFinished,
    GameReopened,
    PhaseBegun,
    PowerTallied,
    TableSet,
    TechnologyAdvanced,
    TechnologyDiscarded,
    TechnologyDrawn,
    VpsChanged,
)
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color

# Where VPs came from: a board that was scored, what a game began with, a number set right; `tally` is a board's Power
# that was counted and isn't scored yet.
Source = Literal["board", "start", "adjustment", "tally"]


class Row(NamedTuple):
    """VPs of one player from one source; `board` and `power` where it is a board."""

    round: int
    source: Source
    player: Color
    vp: int | None
    board: str | None = None
    power: int | None = None


class Scoresheet(NamedTuple):
    """All rows in order; what they come to on the Score Track (None where a start wasn't known); everyone who ever
    played, by the name they had last; how the game was finished, where nothing that counts changed since."""

    rows: tuple[Row, ...]
    counted: Mapping[Color, int | None]
    players: Mapping[Color, Seat]
    finished: GameFinished | None = None

    def by_round(self) -> dict[int, dict[Color, int]]:
        """The VPs that boards gave in each round that was scored, by player."""
        found: dict[int, dict[Color, int]] = {}
        for row in self.rows:
            if row.source == "board":
                gained = found.setdefault(row.round, {})
                gained[row.player] = gained.get(row.player, 0) + (row.vp or 0)
        return found


def scoresheet(happened: Iterable[Event]) -> Scoresheet:
    """The scoresheet of everything that holds in a game, from its first event on."""
    counting = _Counting()
    for event in happened:
        fold = _FOLDS.get(type(event))
        if fold is not None:
            fold(counting, event)
    return Scoresheet(tuple(counting.rows), counting.counted, counting.players, counting.finished)


class _Counting:
    """What was added up so far."""

    def __init__(self) -> None:
        self.round = 1
        self.rows: list[Row] = []
        self.counted: dict[Color, int | None] = {}
        self.players: dict[Color, Seat] = {}
        self.finished: GameFinished | None = None

    def table_set(self, event: TableSet) -> None:
        is_first = not self.players
        self.round = event.table.round
        if self._counts_otherwise(event.table):
            self.finished = None
        for seat in event.table.seats:
            if seat.vp is None:
                self.counted[seat.color] = None
            elif seat.vp != self.counted.get(seat.color):
                self._set_right(seat.color, seat.vp, "start" if is_first else "adjustment")
            self.players[seat.color] = seat

    def _counts_otherwise(self, table: Table) -> bool:
        return any(
            seat.vp != self.counted.get(seat.color)
            or seat.color not in self.players
            or seat.technologies != self.players[seat.color].technologies
            for seat in table.seats
        )

    def _set_right(self, player: Color, vp: int, source: Source = "adjustment") -> None:
        """A row for what is missing from the rows so far to the VPs that a player really has."""
        known = sum(row.vp or 0 for row in self.rows if row.player == player)
        if vp != known:
            self.rows.append(Row(self.round, source, player, vp - known))
        self.counted[player] = vp

    def phase_begun(self, event: PhaseBegun) -> None:
        self.round = event.round

    def vps_changed(self, event: VpsChanged) -> None:
        self.finished = None
        for change in event.changes:
            before = self.counted.get(change.player)
            if change.to is not None:
                self._set_right(change.player, change.to)
            elif before is not None and change.by:
                self._set_right(change.player, before + change.by)

    def boards_scored(self, event: BoardsScored) -> None:
        self.round = event.round
        self.rows = [row for row in self.rows if row.source != "tally"]
        for board in event.boards:
            for player, power in board.powers.items():
                vp = board.vp.get(player, 0)
                self.rows.append(Row(event.round, "board", player, vp, board.board, power))
                before = self.counted.get(player)
                self.counted[player] = None if before is None else before + vp

    def power_tallied(self, event: PowerTallied) -> None:
        self.rows = [row for row in self.rows if row.source != "tally" or row.board != event.board]
        self.rows += [
            Row(self.round, "tally", player, None, event.board, power) for player, power in event.power.items()
        ]

    def game_finished(self, event: GameFinished) -> None:
        self.finished = event

    def game_reopened(self, event: GameReopened) -> None:
        self.finished = None
        self.round = event.round

    def technologies_changed(self, event: Event) -> None:
        del event
        self.finished = None


_FOLDS: dict[type, Callable[[_Counting, Any], None]] = {
    TableSet: _Counting.table_set,
    PhaseBegun: _Counting.phase_begun,
    VpsChanged: _Counting.vps_changed,
    BoardsScored: _Counting.boards_scored,
    PowerTallied: _Counting.power_tallied,
    GameFinished: _Counting.game_finished,
    GameReopened: _Counting.game_reopened,
    TechnologyAdvanced: _Counting.technologies_changed,
    TechnologyDiscarded: _Counting.technologies_changed,
    TechnologyDrawn: _Counting.technologies_changed,
}
