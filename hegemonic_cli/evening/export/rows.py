"""Every VP as one row of a long table, for spreadsheets: the `vp` column of a player adds up to their score.

`board` is a board's letter (X the Core), or says where VPs come from that no board gave: `start` (a game taken up
late), `adjustment` (a number set right), `technologies` (Final Scoring). Power that was counted and isn't scored yet
has no `vp`; nothing unknown has a row.
"""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.evening.export.game import Game
from hegemonic_cli.games.hegemonic.table import Seat

COLUMNS = ("round", "board", "player", "power", "vp", "name")
TECHNOLOGIES = "technologies"

Cells = tuple[int | str | None, ...]


def rows_text(game: Game) -> str:
    """The rows in order of rounds and boards, then those of Final Scoring; players by color, then by name."""
    from csv import writer
    from io import StringIO

    text = StringIO()
    sheet = writer(text, lineterminator="\n")
    sheet.writerow(COLUMNS)
    sheet.writerows(_rows(game))
    return text.getvalue()


def _rows(game: Game) -> Iterator[Cells]:
    seats = {standing.seat.color: standing.seat for standing in game.standings}
    for row in game.sheet.rows:
        yield (row.round, row.board or row.source, row.player, row.power, row.vp, _name(seats[row.player]))
    for standing in game.standings:
        if standing.technologies is not None:
            seat = standing.seat
            yield (game.table.round, TECHNOLOGIES, seat.color, None, standing.technologies, _name(seat))


def _name(seat: Seat) -> str:
    # A spreadsheet takes what begins like this for a formula; the apostrophe is its own sign that it isn't one.
    return f"'{seat.name}" if seat.name.startswith(("=", "+", "-", "@")) else seat.name
