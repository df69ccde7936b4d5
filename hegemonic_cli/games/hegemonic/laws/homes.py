"""Where Home Sectors lie, and whose pieces may stand in them.

Rulebook: Game Setup, Moving Agents and Fleets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hegemonic_cli.games.hegemonic.filevalues import listing
from hegemonic_cli.games.hegemonic.galaxy import Tile, board_of
from hegemonic_cli.games.hegemonic.table import PIECE_INDEX, Pieces, Table
from hegemonic_cli.games.hegemonic.vocabulary import BASES, CORE, Base, Color, Unit, counted
from hegemonic_cli.kernel.hexes import neighbours
from hegemonic_cli.kernel.violation import Violation

_BASE_UNDER: dict[Unit, Base] = {"agent": "embassy", "fleet": "outpost"}


def home_laws(table: Table) -> Iterator[Violation]:
    """Whether every player has at most one Home Sector, off the Core, on a board of its own, touching no other."""
    rule = "Game Setup"
    homes: list[tuple[str, Color]] = []
    for sector, tile in table.tiles.items():
        if tile.home is None:
            continue
        place = f"tiles.{sector}"
        if board_of(sector) == CORE:
            yield Violation("homes/core", f"{place}: no Home Sector lies on the Core", rule)
        for other, color in homes:
            if color == tile.home:
                yield Violation(
                    "homes/second", f"{place}: a second Home Sector of {color}, there is one in {other}", rule
                )
            elif board_of(other) == board_of(sector):
                yield Violation(
                    "homes/same-board",
                    f"{place}: the Home Sector of {tile.home} lies on one board with that of {color} ({other}); each "
                    "is on a board of its own",
                    rule,
                )
            if color != tile.home and _touch(table, other, sector):
                yield Violation(
                    "homes/adjacent",
                    f"{place}: the Home Sector of {tile.home} touches that of {color} ({other}); no two are adjacent",
                    rule,
                )
        homes.append((sector, tile.home))


def rival_home_laws(
    table: Table, sector: str, tile: Tile, owner: Color, held: Mapping[Color, Pieces]
) -> Iterator[Violation]:
    """Whether the pieces of others in one Home Sector can have come there.

    A Unit can't end its move there; but where its owner may build a Base, they may build it beside, and it stays when
    the Base has gone elsewhere.
    """
    may_build = table.readings["rival-home-build"] == "allowed"
    locations: dict[Base, bool] = {"embassy": tile.has_embassy_location, "outpost": tile.martial > 0}
    for color, pieces in held.items():
        if color == owner:
            continue
        place = f"pieces.{sector}.{color}"
        bases: list[Base] = [base for base in BASES if pieces[PIECE_INDEX[base]]]
        if bases and not may_build:
            there = listing(counted(pieces[PIECE_INDEX[base]], base) for base in bases)
            yield Violation(
                "pieces/rival-home",
                f"{place}: {there} in the Home Sector of {owner}, where the ruling rival-home-build=forbidden lets "
                "nobody else build",
                "BUILD Actions",
            )
        for unit, base in _BASE_UNDER.items():
            count = pieces[PIECE_INDEX[unit]]
            if count and not (may_build and locations[base]):
                yield Violation(
                    "pieces/rival-home",
                    f"{place}: {counted(count, unit)} in the Home Sector of {owner}, where no Unit of another player "
                    "may end its move",
                    "Moving Agents and Fleets",
                )


def _touch(table: Table, one: str, other: str) -> bool:
    if table.galaxy is None:
        return False
    return table.galaxy.hexes[other] in neighbours(table.galaxy.hexes[one])
