"""How each event changes the Table. Nothing is judged here: what happened, happened. What isn't known stays unknown.

Rulebook: Game Rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hegemonic_cli.games.hegemonic.events import Event, TableSet
from hegemonic_cli.games.hegemonic.evolve import cards, counters, phases, pieces, whole
from hegemonic_cli.games.hegemonic.table import Table

_FOLDS: dict[type, Callable[[Table, Any], Table]] = {
    **whole.FOLDS,
    **phases.FOLDS,
    **counters.FOLDS,
    **cards.FOLDS,
    **pieces.FOLDS,
}


def evolve(table: Table, event: Event) -> Table:
    """The table after an event."""
    return _FOLDS[type(event)](table, event)


def evolve_all(table: Table, happened: Iterable[Event]) -> Table:
    """The table after several events, in order."""
    for event in happened:
        table = evolve(table, event)
    return table


def laid_out(happened: Sequence[Event]) -> Table:
    """The table after a game's first entry, which lays out a whole one before anything else."""
    first = happened[0]
    assert isinstance(first, TableSet)
    return evolve_all(first.table, happened[1:])
