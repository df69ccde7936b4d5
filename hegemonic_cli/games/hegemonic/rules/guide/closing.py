"""The guide after the end: who won.

Rulebook: Ending the Game, Final Scoring + Determining the Winner.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.final import final_result
from hegemonic_cli.games.hegemonic.rules.guide.values import Guide, names
from hegemonic_cli.games.hegemonic.table import Table


def finished(table: Table, box: Box) -> Guide:
    """The winner, or what keeps it from being told."""
    result = final_result(table, box)
    if result.winners:
        share = "share the win" if len(result.winners) > 1 else "wins"
        total = next(score.total for score in result.players if score.player in result.winners)
        return Guide(f"The game is over: {names(table, result.winners)} {share} with {total} VPs.")
    if result.undecided:
        return Guide(f"The game is over, tied between {names(table, result.undecided)}: the table decides.")
    return Guide("The game is over; who won can't be told yet: `hegemonic final` says what is missing.")
