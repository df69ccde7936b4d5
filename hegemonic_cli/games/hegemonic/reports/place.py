"""`check place`: whether a Sector Tile, or during setup a Home Sector, may be laid into a Sector.

Rulebook: Phase 2. Exploration, Game Setup.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.report import Answer, Reason, not_tracked
from hegemonic_cli.games.hegemonic.rules.ending import empty_hexes
from hegemonic_cli.games.hegemonic.rules.exploration import EXPLORATION, SETUP, placement_violations
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words


def place(table: Table, box: Box, sector: str, tile: Tile) -> Answer:
    """Whether the board allows a tile in a Sector; whether the pool holds it is only noted."""
    if table.galaxy is None:
        untracked = not_tracked("The map isn't tracked", "a position with boards and tiles is needed to judge a place")
        return Answer("check place", _data(sector, tile, None, None), "error", (untracked,))
    wrong = placement_violations(table, sector, tile)
    hexes = empty_hexes(table)
    data = _data(sector, tile, not wrong, None if hexes is None else hexes - (not wrong))
    if wrong:
        return Answer("check place", data, "illegal", tuple(wrong), (), _pool_note(table, tile))
    return Answer("check place", data, not_counted=_pool_note(table, tile), reasons=(_reason(table, sector, tile),))


def _data(sector: str, tile: Tile, is_legal: bool | None, hexes_left: int | None) -> dict[str, object]:
    return {"sector": sector, "tile": tile_words(tile), "legal": is_legal, "hexes_left": hexes_left}


def _pool_note(table: Table, tile: Tile) -> tuple[str, ...]:
    """That the pool doesn't hold the tile: the board allows it all the same."""
    if tile.home is not None or table.phase == "setup" or table.pool is None or tile in table.pool:
        return ()
    holds = ", ".join(tile_words(held) for held in table.pool) or "nothing"
    return (f"{tile_words(tile)} isn't in the Sector Pool, which holds {holds}",)


def _reason(table: Table, sector: str, tile: Tile) -> Reason:
    if tile.home is not None:
        return Reason(f"{sector} is an empty hex of a Galaxy Board without a Home Sector, beside no other.", SETUP)
    if table.phase == "setup":
        return Reason(f"{sector} is an empty hex beside a Home Sector.", SETUP)
    return Reason(f"{sector} is an empty hex; a Sector Tile need not lie beside another.", EXPLORATION)
