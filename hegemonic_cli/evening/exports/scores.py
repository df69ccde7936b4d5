"""Every board of every round in one long table, for spreadsheets."""

from __future__ import annotations

import csv
import io

from hegemonic_cli.evening.exports.written import Game, scored_boards

COLUMNS = ("round", "board", "player", "power", "vp")


def as_csv(game: Game) -> str:
    """One row for each player on each board that was scored, in order of rounds and boards; players by color."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for number, board in scored_boards(game):
        for color, power in board.powers.items():
            writer.writerow((number, board.board, color, power, board.vp.get(color, 0)))
    return text.getvalue()
