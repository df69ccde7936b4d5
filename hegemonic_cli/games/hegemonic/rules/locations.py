"""Where a Base may stand: a free Location of its type, in a Sector where one may build, within Range.

Every function yields what is wrong with one place, all of it, and nothing where the place is right.

Rulebook: BUILD Actions, Power, Range.
"""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.games.hegemonic.galaxy import CENTER
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    BASE_OF,
    DOMAIN_OF,
    UNIT_OF,
    Base,
    Color,
    Domain,
    counted,
)
from hegemonic_cli.kernel.violation import Violation

LOCATION: dict[Base, str] = {"complex": "Industrial", "embassy": "Political", "outpost": "Martial"}


def sector_violations(table: Table, color: Color, sector: str) -> Iterator[Violation]:
    """Why a player may build nothing at all in a Sector: the Center, no Sector, an empty hex, a rival's Home Sector."""
    if sector == CENTER:
        yield Violation("build/center", "The Center is out of play: nothing can be built there", "Component Summary")
    elif table.galaxy is None or sector not in table.galaxy.hexes:
        yield Violation("build/no-such-sector", f"{sector} is not a Sector of this galaxy", "Component Summary")
    elif table.tile(sector) is None:
        yield Violation(
            "build/empty-hex", f"{sector} is an empty hex: a Sector Tile must lie there first", "Component Summary"
        )
    elif table.is_rival_home(sector, color) and table.readings["rival-home-build"] == "forbidden":
        owner = table.tiles[sector].home
        assert owner is not None
        yield Violation(
            "build/rival-home",
            f"{sector} is {_shown(table, owner)}'s Home Sector, and this table forbids building in a rival's Home",
            "BUILD Actions",
        )


def location_violations(table: Table, color: Color, base: Base, sector: str) -> Iterator[Violation]:
    """Why no Location of a Sector can take one more of a player's Bases of this type."""
    tile = table.tile(sector)
    if tile is None:
        return
    standing = {other: held.count(base) for other, held in table.pieces.get(sector, {}).items() if held.count(base)}
    total = sum(standing.values())
    there = " and ".join(f"{_shown(table, owner)}'s {counted(number, base)}" for owner, number in standing.items())
    limit = {"complex": tile.industrial, "embassy": int(tile.has_embassy_location), "outpost": tile.martial}[base]
    if not limit:
        yield Violation(
            "build/no-location",
            f"The tile in {sector} has no {LOCATION[base]} Location for {_article(base)}",
            "BUILD Actions",
        )
    elif base == "outpost" and any(owner != color for owner in standing):
        yield Violation(
            "build/location-taken",
            f"The Martial Location in {sector} holds {there}: only one player at a time may build there",
            "Martial Power",
        )
    elif total >= limit:
        yield _no_room(base, sector, limit, there)


def _no_room(base: Base, sector: str, limit: int, there: str) -> Violation:
    if base == "outpost":
        return Violation(
            "build/stack-full",
            f"The stack in {sector} is full: its Martial Location holds {counted(limit, base)} at most, now {there}",
            "Martial Power",
        )
    locations = f"{limit} {LOCATION[base]} Location" + ("" if limit == 1 else "s")
    chapter = "Industrial Power" if base == "complex" else "Political Power"
    return Violation("build/location-taken", f"No Location is free in {sector}: {locations}, {there} there", chapter)


def range_violations(reach: Reach, color: Color, base: Base, sector: str) -> Iterator[Violation]:
    """Why a Sector isn't within Range of any of a player's Bases or Units of the type of a Base."""
    domain = DOMAIN_OF[base]
    if reach.is_in_range(color, domain, sector):
        return
    chapter = "BUILD Actions"
    nearest = _nearest_source(reach, color, domain, sector)
    if nearest is None:
        unit = "" if domain == "industrial" else f" and no {UNIT_OF[domain].capitalize()}"
        yield Violation(
            "build/out-of-range",
            f"{sector} is out of Range: {_shown(reach.table, color)} has no {base.capitalize()}{unit} that leads there",
            chapter,
        )
        return
    source, radius, steps = nearest
    yield Violation(
        "build/out-of-range",
        f"{sector} is out of Range: {_source_words(reach.table, color, domain, source)} reaches {_hexes(radius)}, "
        f"{sector} is {_hexes(steps)} away",
        chapter,
    )


def reaching(reach: Reach, color: Color, base: Base, sector: str) -> str:
    """Which Base or Unit has a Sector in Range, as half a sentence; empty where none has."""
    domain = DOMAIN_OF[base]
    nearest = _nearest_source(reach, color, domain, sector)
    if nearest is None or nearest[2] > nearest[1]:
        return ""
    return f"{_source_words(reach.table, color, domain, nearest[0])} reaches it"


def place_violations(reach: Reach, color: Color, base: Base, sector: str) -> list[Violation]:
    """Everything that keeps a player from building one more Base of this type in a Sector, cost and supply aside."""
    table = reach.table
    wrong = list(sector_violations(table, color, sector))
    wrong += location_violations(table, color, base, sector)
    if sector in reach.galaxy.hexes:
        wrong += range_violations(reach, color, base, sector)
    return wrong


def unit_violations(table: Table, color: Color, domain: Domain, sector: str) -> list[Violation]:
    """Everything that keeps a player from building an Agent or a Fleet in a Sector, cost and supply aside."""
    base, unit = BASE_OF[domain], UNIT_OF[domain]
    wrong = list(sector_violations(table, color, sector))
    if table.tile(sector) is not None and not table.at(sector, color).count(base):
        where = [other for other, _ in table.sectors_with(color, base)]
        places = f"; {_shown(table, color)} has {_article(base)} in {', '.join(where)}" if where else ""
        wrong.append(
            Violation(
                "build/no-own-base",
                f"{_article(unit, 'An', 'A')} is built where its owner has {_article(base)}, not in {sector}{places}",
                "BUILD Actions",
            )
        )
    return wrong


def _nearest_source(reach: Reach, color: Color, domain: Domain, sector: str) -> tuple[str, int, int] | None:
    """The Base or Unit that lacks the fewest hexes to reach a Sector: where, its Range, how far away the Sector is."""
    around = reach.distances.around(sector)
    order = list(reach.galaxy.sectors)
    found = [
        (around[source] - radius, order.index(source), (source, radius, around[source]))
        for source, radius in reach.sources(color, domain)
        if source in around
    ]
    return min(found)[2] if found else None


def _source_words(table: Table, color: Color, domain: Domain, sector: str) -> str:
    base = BASE_OF[domain]
    pieces = table.at(sector, color)
    bases = pieces.count(base)
    if not bases:
        return f"the {UNIT_OF[domain].capitalize()} in {sector}"
    if base == "outpost":
        return f"the stack of {counted(bases, base)} in {sector}"
    return f"the {base.capitalize()} in {sector}"


def _hexes(number: int) -> str:
    return "only its own Sector" if number == 0 else f"{number} hex" + ("" if number == 1 else "es")


def _article(piece: str, an: str = "an", a: str = "a") -> str:
    return f"{an if piece[0] in 'aeiou' else a} {piece.capitalize()}"


def _shown(table: Table, color: Color) -> str:
    return next((seat.shown for seat in table.seats if seat.color == color), color.capitalize())
