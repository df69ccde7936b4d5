"""Where Sector Tiles and Home Sectors may be laid, and what an empty draw stack leaves to do.

A Sector Tile goes on any empty hex of the galaxy but the Center, next to nothing in particular. Before the first round
Home Sectors are laid, one to a Galaxy Board, and each player's first tile beside their own.

Rulebook: Phase 2. Exploration, Game Setup.
"""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.games.hegemonic.galaxy import CENTER, Galaxy, Tile, board_of
from hegemonic_cli.games.hegemonic.rules.ending import empty_hexes
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import CORE, Color
from hegemonic_cli.kernel.violation import Violation

EXPLORATION = "Phase 2. Exploration"
SETUP = "Game Setup"


def placement_violations(table: Table, sector: str, tile: Tile, player: Color | None = None) -> list[Violation]:
    """Everything that keeps a tile from being laid into a Sector.

    During setup a Home Sector and the first tile beside it have rules of their own; `player` is who lays it, where that
    is known. ValueError where the map isn't tracked.
    """
    if table.galaxy is None:
        raise ValueError("the map isn't tracked")
    wrong = list(_hex_violations(table, table.galaxy, sector))
    if tile.home is not None:
        wrong += _home_violations(table, table.galaxy, sector, tile.home)
    elif table.phase == "setup" and sector in table.galaxy.hexes:
        wrong += _first_tile_violations(table, table.galaxy, sector, player)
    return wrong


def open_hexes(table: Table, tile: Tile, player: Color | None = None) -> list[str]:
    """The Sectors where a tile may be laid, by board, then number; none where the map isn't tracked."""
    if table.galaxy is None:
        return []
    return [sector for sector in table.galaxy.sectors if not placement_violations(table, sector, tile, player)]


def without_first_tile(table: Table) -> tuple[Color, ...]:
    """Who still has to lay a first Sector Tile in set-up, from the Arbiter on, clockwise.

    A tile is taken to be that of a player beside whose Home Sector it lies; beside several, so that those who lay first
    have theirs. One that lies beside none is that of whoever would be next.
    """
    if table.galaxy is None:
        return ()
    homes = {home: sector for sector, home in _homes(table).items()}
    tiles = [sector for sector, tile in table.tiles.items() if tile.home is None]
    owner: dict[str, Color] = {}

    def finds(color: Color, tried: set[str]) -> bool:
        for sector in tiles:
            touches = table.galaxy is not None and color in homes and sector in table.galaxy.touching[homes[color]]
            if touches and sector not in tried:
                tried.add(sector)
                if sector not in owner or finds(owner[sector], tried):
                    owner[sector] = color
                    return True
        return False

    left = [color for color in table.clockwise_from(table.arbiter) if not finds(color, set())]
    return tuple(left[len(tiles) - len(owner) :])


def are_tiles_typed(table: Table) -> bool:
    """Whether this table is told which tiles are flipped and placed: it tracks the map, or at least the Sector Pool."""
    return table.is_map_tracked or table.pool is not None


def flips_tile(table: Table) -> bool | None:
    """Whether a tile can be flipped from the draw stack (Exploration A, SURVEY); None where the stack is unknown."""
    return None if table.stack is None else table.stack > 0


def places_tile(table: Table) -> bool | None:
    """Whether the player who explores or takes SURVEY now lays a tile, asked before anything is flipped.

    With an empty stack one still lays one of the pool, unless the table rules that no tile is laid then; the Longer
    Game always goes on with the pool. None where stack, pool or map would have to be known.
    """
    hexes = empty_hexes(table)
    if hexes == 0:
        return False
    flips = flips_tile(table)
    if flips is not False:
        return None if flips is None or hexes is None else True
    if table.readings.empty_stack_ends_game and table.readings["empty-stack"] == "skip-tile":
        return False
    if table.pool is None:
        return None
    return None if table.pool and hexes is None else bool(table.pool)


def _hex_violations(table: Table, galaxy: Galaxy, sector: str) -> Iterator[Violation]:
    if sector == CENTER:
        yield Violation("place/center", "No Sector Tile is laid on the Center of the Core", EXPLORATION)
    elif sector not in galaxy.hexes:
        yield Violation("place/no-such-sector", f"{sector} is not a Sector of this galaxy", EXPLORATION)
    elif sector in table.tiles:
        owner = table.tiles[sector].home
        lies = "a Sector Tile lies" if owner is None else f"the Home Sector of {_shown(table, owner)} lies"
        yield Violation(
            "place/not-empty", f"{sector} is not empty: {lies} there, and tiles go on empty hexes", EXPLORATION
        )


def _home_violations(table: Table, galaxy: Galaxy, sector: str, owner: Color) -> Iterator[Violation]:
    if owner not in table.colors:
        yield Violation("place/no-such-player", f"Nobody plays {owner}, so its Home Sector stays in the box", SETUP)
    if table.phase != "setup":
        yield Violation(
            "place/home-later", "Home Sectors are laid during setup; in the game only Sector Tiles are", SETUP
        )
    own = table.home_of(owner)
    if own is not None:
        yield Violation("place/second-home", f"{_shown(table, owner)}'s Home Sector lies in {own} already", SETUP)
    if sector not in galaxy.hexes:
        return
    board = board_of(sector)
    if board == CORE:
        yield Violation("place/home-on-core", f"{sector} is on the Core, where no Home Sector may lie", SETUP)
    for other, home in _homes(table).items():
        if home == owner:
            continue
        if board_of(other) == board:
            yield Violation(
                "place/board-occupied",
                f"Board {board} has the Home Sector of {_shown(table, home)} ({other}): each lies on another board",
                SETUP,
            )
        if sector in galaxy.touching[other]:
            yield Violation(
                "place/beside-home", f"{sector} touches {other}, the Home Sector of {_shown(table, home)}", SETUP
            )


def _first_tile_violations(table: Table, galaxy: Galaxy, sector: str, player: Color | None) -> Iterator[Violation]:
    homes = [other for other, home in _homes(table).items() if player in (None, home)]
    if any(sector in galaxy.touching[home] for home in homes):
        return
    whose = "a Home Sector" if player is None else f"{_shown(table, player)}'s Home Sector"
    where = f" ({', '.join(homes)})" if homes else ""
    yield Violation(
        "place/not-beside-home", f"{sector} doesn't touch {whose}{where}: the first tile is laid beside it", SETUP
    )


def _homes(table: Table) -> dict[str, Color]:
    """Where Home Sectors lie, in Sector order, and whose they are."""
    if table.galaxy is None:
        return {}
    return {
        sector: tile.home
        for sector in table.galaxy.sectors
        if (tile := table.tiles.get(sector)) is not None and tile.home is not None
    }


def _shown(table: Table, color: Color) -> str:
    return table.seat(color).shown if color in table.colors else color.capitalize()
