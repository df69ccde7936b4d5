"""Targets: everything that all six players could attack, moves included, on a full six-player galaxy."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from harness import Bench

sys.path.insert(0, str(Path(__file__).parents[1]))

from strategies import random_table

from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.reports.targets import targets
from hegemonic_cli.games.hegemonic.rules.targets import Prospects
from hegemonic_cli.games.hegemonic.table import Table

LIMIT_MS = 50
TABLES_TRIED = 40


def full_table() -> Table:
    """Six players on nine boards and the Core, the fullest of a few dozen random tables."""
    tables = [random_table(Random(seed), players=6, boards=9) for seed in range(TABLES_TRIED)]
    return max(tables, key=lambda table: sum(sum(held) for here in table.pieces.values() for held in here.values()))


def listed() -> Callable[[], object]:
    """One table asked about for every player, what they have in common worked out once."""
    table, box = full_table(), sample_box()

    def work() -> object:
        prospects = Prospects(table, box)
        return [prospects.of(color, with_moves=True) for color in table.colors]

    return work


def answered() -> Callable[[], object]:
    """Six answers as six commands give them, each from the start."""
    table, box = full_table(), sample_box()
    return lambda: [targets(table, box, color, with_moves=True) for color in table.colors]


BENCHES = [
    Bench("targets --with-moves, six players", listed, LIMIT_MS),
    Bench("the same as six separate answers", answered, LIMIT_MS),
]
