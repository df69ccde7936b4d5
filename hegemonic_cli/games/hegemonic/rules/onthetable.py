"""What lies where, in words that fit a line: one player's pieces, Player Board, cards; the pool; what is used up.

Rulebook: Component Summary, 6 Player Boards.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.rules.supply import tokens_left
from hegemonic_cli.games.hegemonic.table import PIECE_INDEX, Pieces, Seat, Spent, Table
from hegemonic_cli.games.hegemonic.tilewords import NO_LOCATIONS, pieces_words, tile_words
from hegemonic_cli.games.hegemonic.valuewords import pile_words
from hegemonic_cli.games.hegemonic.vocabulary import BASES, PLURAL, SUPPLY, UNITS, Color, Piece, counted

EMPTY = "empty"


def pieces_of(table: Table, color: Color, kept: tuple[Piece, ...]) -> str:
    """What a player has where, of some kinds, as the map shows it: `A1 C E O, A3 3O`."""
    if table.galaxy is None:
        return ""
    said = []
    for sector in table.galaxy.sectors:
        held = table.at(sector, color)
        some = Pieces(*(held.count(piece) if piece in kept else 0 for piece in PIECE_INDEX))
        if any(some):
            said.append(f"{sector} {pieces_words(some)}")
    return ", ".join(said)


def gates_of(table: Table, seat: Seat) -> str:
    """The Sectors that a player's Gates join: `A2 to X4`."""
    return ", ".join(" to ".join(gate.ends) for gate in table.gates if gate.owner == seat.color)


def counts_of(table: Table, color: Color, kept: tuple[Piece, ...]) -> str:
    """How many pieces of some kinds a player has in play, where only the tracks are tracked: `3 Complexes, 1 Agent`."""
    counts = ((piece, table.on_board(color, piece)) for piece in kept)
    return ", ".join(counted(count, piece) for piece, count in counts if count)


def pieces_in_play(table: Table, seat: Seat) -> str:
    """Everything of a player's on the boards: `A1 C E O, A3 3O F; Gate A2 to X4`; empty where the map isn't tracked."""
    gates = gates_of(table, seat)
    parts = [pieces_of(table, seat.color, tuple(PIECE_INDEX)), f"Gate {gates}" if gates else ""]
    return "; ".join(part for part in parts if part)


def player_board_words(table: Table, color: Color) -> str:
    """What still lies on a Player Board: Bases with their spaces, as they are built from left to right, and Units;
    empty where the tracks aren't tracked."""
    counts = {piece: tokens_left(table, color, piece) for piece in (*BASES, *UNITS)}
    if all(left is None for left in counts.values()):
        return ""
    return ", ".join(_left(piece, left) for piece, left in counts.items() if left) or "nothing"


def _left(piece: Piece, left: int) -> str:
    if piece in UNITS:
        return f"{left} Gate pair{'' if left == 1 else 's'}" if piece == "gate" else counted(left, piece)
    first, last = SUPPLY[piece] - left + 1, SUPPLY[piece]
    spaces = f"space {last}" if first == last else f"spaces {first} to {last}"
    return f"{PLURAL[piece] if left > 1 else piece.capitalize()} in {spaces}"


def cards_words(seat: Seat) -> list[str]:
    """A player's Technology Cards, each pile in words; piles that aren't known are left out."""
    said = []
    if seat.technologies:
        said.append(f"Advanced {', '.join(card.name for card in seat.technologies)}")
    if seat.hand is not None:
        said.append(f"{seat.hand} in hand")
    if seat.inactive:
        said.append(f"Inactive {pile_words(seat.inactive)}")
    return said


def pool_words(table: Table) -> str:
    """The tiles of the Sector Pool, or that it is empty."""
    return ", ".join(tile_said(words) for words in map(tile_words, table.pool or ())) or EMPTY


def tile_said(words: str) -> str:
    """A tile's words, or that it shows no Locations."""
    return "without Locations" if words == NO_LOCATIONS else words


def spent_words(table: Table, spent: Spent) -> str:
    """`Ann's Fleet in A3`: something used up in this Action Phase."""
    what = f"{(spent.attacker or '').capitalize()} in {spent.sector}"
    if spent.faction is not None:
        what = f"{spent.faction.capitalize()} Faction"
    if spent.outpost is not None:
        what = f"Outposts in {spent.outpost}"
    return f"{table.seat(spent.player).shown}'s {what}"
