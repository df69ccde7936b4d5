"""The laws of the pieces: what can't lie on a table, however the game went, unless somebody broke a rule.

Only what no legal past can lead to is a law. Bases and Gate halves in rival Homes, a Gate longer than its owner's tier
now allows, a Gate whose Complex is gone, players without a Home Sector or pieces: all of these can be.

Rulebook: Component Summary.
"""

from __future__ import annotations

from collections.abc import Collection

from hegemonic_cli.games.hegemonic.laws.cards import card_laws
from hegemonic_cli.games.hegemonic.laws.gates import gate_laws
from hegemonic_cli.games.hegemonic.laws.homes import home_laws, rival_home_laws
from hegemonic_cli.games.hegemonic.laws.locations import location_laws
from hegemonic_cli.games.hegemonic.laws.spent import spent_laws
from hegemonic_cli.games.hegemonic.laws.supply import supply_laws
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Violation


def defects(table: Table, *, unread: Collection[str] = ()) -> list[Violation]:
    """Every broken law of the pieces of a Table, each message beginning with its place in a position file.

    `unread` names Sectors where pieces couldn't be read, so that nothing is said to be missing there.
    """
    broken: list[Violation] = []
    for sector, held in table.pieces.items():
        tile = table.tiles.get(sector)
        if tile is not None:
            broken += location_laws(sector, tile, held)
            if tile.home is not None:
                broken += rival_home_laws(table, sector, tile, tile.home, held)
    broken += supply_laws(table)
    broken += home_laws(table)
    broken += gate_laws(table)
    broken += card_laws(table)
    broken += spent_laws(table, unread)
    return broken
