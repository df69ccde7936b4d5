"""No more tokens and tiles than the box holds, no counter below 0, no House played twice.

Rulebook: Component Summary.
"""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.games.hegemonic.rules.galaxies import players_at_first
from hegemonic_cli.games.hegemonic.table import PIECE_INDEX, Table
from hegemonic_cli.games.hegemonic.vocabulary import SUPPLY, Color, Piece, counted
from hegemonic_cli.kernel.violation import Violation

SECTOR_TILES = 48


def supply_laws(table: Table) -> Iterator[Violation]:
    """Tokens of a color, Sector Tiles, counters and Houses."""
    yield from _token_laws(table)
    yield from _counter_laws(table)


def _token_laws(table: Table) -> Iterator[Violation]:
    lying: dict[Color, list[int]] = {color: [0] * len(PIECE_INDEX) for color in table.colors}
    for held in table.pieces.values():
        for color, pieces in held.items():
            totals = lying.get(color)
            if totals is not None:
                for index, count in enumerate(pieces):
                    totals[index] += count
    for seat in table.seats:
        in_play: dict[Piece, int] = {piece: lying[seat.color][index] for piece, index in PIECE_INDEX.items()}
        in_play["gate"] = sum(gate.owner == seat.color for gate in table.gates)
        for piece, most in SUPPLY.items():
            typed = (seat.built or {}).get(piece, 0) if table.galaxy is None else 0
            count = max(in_play[piece], typed)
            if count > most:
                box = f"a color has {most}{' pairs' if piece == 'gate' else ''}"
                yield Violation(
                    "pieces/supply",
                    f"players.{seat.color}: {counted(count, piece)} in play, {box} of them",
                    "Component Summary",
                )


def _homes_left(table: Table) -> int:
    """How many Home Sectors may lie there as tiles like any other, as their players left the game."""
    boards = table.galaxy.boards if table.galaxy else {}
    return players_at_first(boards, len(table.seats)) - len(table.seats)


def _counter_laws(table: Table) -> Iterator[Violation]:
    counters = [("stack", table.stack, "the stack can't hold fewer than 0 Sector Tiles")]
    houses: dict[str, Color] = {}
    for seat in table.seats:
        place = f"players.{seat.color}"
        counters += [
            (f"{place}.caps", seat.caps, "nobody can have fewer than 0 CAPs"),
            (f"{place}.vp", seat.vp, "the Score Track begins at 0"),
            (f"{place}.hand", seat.hand, "a hand can't hold fewer than 0 cards"),
        ]
        if seat.house is not None and seat.house in houses:
            yield Violation(
                "players/house",
                f"{place}.house: {houses[seat.house]} plays the House {seat.house.capitalize()} already",
                "Great Houses of the Post-Human Assembly",
            )
        elif seat.house is not None:
            houses[seat.house] = seat.color
    for place, amount, sentence in counters:
        if amount is not None and amount < 0:
            yield Violation("counters/negative", f"{place}: {amount}, {sentence}", "Component Summary")
    laid = sum(tile.home is None for tile in table.tiles.values())
    tiles = laid + len(table.pool or ()) + max(table.stack or 0, 0)
    if tiles > SECTOR_TILES and tiles > SECTOR_TILES + _homes_left(table):
        yield Violation(
            "tiles/supply",
            f"tiles: {tiles} Sector Tiles on the boards, in the pool and in the stack, there are {SECTOR_TILES} in the "
            "box",
            "Component Summary",
        )
