"""Moving pieces already in play as part of a BUILD: a Base once none of its type is left, a Gate pair at any time.

A relocated Base comes from anywhere, the Home Sector and the top of a stack included, and costs what space 1 of its
track costs. A Gate pair costs its full price again and is lifted before its new places are judged. Agents and Fleets
are never relocated by building.

Rulebook: BUILD Actions, Quantum Gates.
"""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.games.hegemonic.galaxy import Gate
from hegemonic_cli.games.hegemonic.rules.gates import CHAPTER as GATES_CHAPTER
from hegemonic_cli.games.hegemonic.rules.gates import gate
from hegemonic_cli.games.hegemonic.rules.locations import location_violations, range_violations, sector_violations
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.rules.supply import is_supply_used, tokens_left
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import PLURAL, Base, Color, Piece, counted
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "BUILD Actions"
RELOCATION_SPACE = 1  # its cost is paid, however many Bases are built


def relocation_violations(reach: Reach, color: Color, base: Base, origin: str, sector: str) -> list[Violation]:
    """Everything that keeps a player from relocating a Base from one Sector to another, its price aside."""
    table = reach.table
    left = tokens_left(table, color, base)
    wrong: list[Violation] = []
    if left:
        wrong.append(
            Violation(
                "relocate/bases-left",
                f"{table.seat(color).shown} still has {counted(left, base)} on the Player "
                "Board: a Base is relocated only when none of its type is left there",
                CHAPTER,
            )
        )
    wrong += origin_violations(table, color, base, origin, sector)
    wrong += sector_violations(table, color, sector)
    wrong += location_violations(table, color, base, sector)
    if sector in reach.galaxy.hexes:
        wrong += range_violations(reach_of_relocated(reach, color, base, origin), color, base, sector)
    return wrong


def origin_violations(table: Table, color: Color, base: Base, origin: str, sector: str) -> Iterator[Violation]:
    """What is wrong with the place a Base is taken from."""
    if not table.at(origin, color).count(base):
        where = [other for other, _ in table.sectors_with(color, base)]
        places = f"; they are in {', '.join(where)}" if where else ""
        yield Violation(
            "relocate/not-there", f"{table.seat(color).shown} has no {base.capitalize()} in {origin}{places}", CHAPTER
        )
    if origin == sector:
        yield Violation(
            "relocate/same-sector", f"From {origin} to {sector} is no move: relocate to another Sector", CHAPTER
        )


def reach_of_relocated(reach: Reach, color: Color, base: Base, origin: str) -> Reach:
    """What a player reaches while a Base is being relocated: with it or, where the table rules so, with it lifted."""
    table = reach.table
    if table.readings["relocation-range"] == "yes" or not table.at(origin, color).count(base):
        return reach
    return Reach(table.with_pieces(origin, color, base, -1))


def relocations(reach: Reach, color: Color, base: Base) -> Iterator[tuple[str, str]]:
    """Every relocation of one Base that is allowed now: from where, to where, in Sector order."""
    if not is_supply_used(reach.table, color, base):
        return
    for sector in reach.galaxy.sectors:
        tile = reach.table.tile(sector)
        if tile is None or any(location_violations(reach.table, color, base, sector)):
            continue
        for origin, _ in reach.table.sectors_with(color, base):
            if not relocation_violations(reach, color, base, origin, sector):
                yield origin, sector


def gate_to_lift(table: Table, color: Color, one: str, other: str) -> Gate | Violation:
    """The player's Gate pair between two Sectors, or the violation that there is none."""
    wanted = gate(color, one, other)
    if wanted in table.gates:
        return wanted
    own = ["+".join(found.ends) for found in table.gates if found.owner == color]
    places = f"; there is {', '.join(own)}" if own else ""
    return Violation(
        "relocate/not-there",
        f"{table.seat(color).shown} has no Gate pair between {one} and {other}{places}",
        GATES_CHAPTER,
    )


def unit_relocation_violation(piece: Piece) -> Violation:
    """That an Agent or a Fleet can't be relocated by building."""
    return Violation(
        "relocate/unit",
        f"{PLURAL[piece]} are never relocated by building: they move with a Conflict Action",
        CHAPTER,
    )
