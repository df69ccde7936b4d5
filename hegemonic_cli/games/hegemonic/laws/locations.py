"""No more Bases in a Sector than its tile has Locations, and one owner at a time of a Martial Location.

Rulebook: Power.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hegemonic_cli.games.hegemonic.filevalues import listing
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.table import PIECE_INDEX, Pieces
from hegemonic_cli.games.hegemonic.vocabulary import BASES, Base, Color, counted
from hegemonic_cli.kernel.violation import Violation

_LOCATION_NAME: dict[Base, str] = {
    "complex": "Industrial Location",
    "embassy": "Political Location",
    "outpost": "Martial Location",
}


def location_laws(sector: str, tile: Tile, held: Mapping[Color, Pieces]) -> Iterator[Violation]:
    """Whether every Base in one Sector has a Location."""
    room: dict[Base, int] = {
        "complex": tile.industrial,
        "embassy": int(tile.has_embassy_location),
        "outpost": tile.martial,
    }
    for base in BASES:
        index = PIECE_INDEX[base]
        owners = {color: pieces[index] for color, pieces in held.items() if pieces[index]}
        if not owners:
            continue
        if base == "outpost":
            for color, count in owners.items():
                if count > tile.martial:
                    yield _too_many(f"pieces.{sector}.{color}", counted(count, base), base, tile)
            if len(owners) > 1 and tile.martial:
                yield Violation(
                    "pieces/owners",
                    f"pieces.{sector}: Outposts of {listing(owners)}, a Martial Location has one owner at a time",
                    "Power",
                )
        elif sum(owners.values()) > room[base]:
            if len(owners) == 1:
                ((color, count),) = owners.items()
                yield _too_many(f"pieces.{sector}.{color}", counted(count, base), base, tile)
            else:
                (first, count), *rest = owners.items()
                several = [f"{counted(count, base)} of {first}", *(f"{more} of {color}" for color, more in rest)]
                yield _too_many(f"pieces.{sector}", listing(several), base, tile)


def _too_many(place: str, there: str, base: Base, tile: Tile) -> Violation:
    name = _LOCATION_NAME[base]
    if base == "outpost" and tile.martial:
        room = f"the tile's Martial Location holds {counted(tile.martial, base)}"
    elif base == "complex" and tile.industrial:
        room = f"the tile has {tile.industrial} {name}{'' if tile.industrial == 1 else 's'}"
    elif base == "embassy" and tile.has_embassy_location:
        room = f"the tile has 1 {'Embassy Location' if tile.home else name}"
    else:
        room = f"the tile has no {name}"
    return Violation("pieces/locations", f"{place}: {there}, {room}", "Power")
