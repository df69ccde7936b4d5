"""A game laid out again, as next week: everything that lies on the table, in the order in which one puts it there.

Rulebook: Game Setup.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.rules.discardpiles import piles_said
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.games.hegemonic.rules.onthetable import (
    EMPTY,
    cards_words,
    counts_of,
    gates_of,
    pieces_of,
    player_board_words,
    pool_words,
    spent_words,
    tile_said,
)
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.scoretrack import tokens_words
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.valuewords import pile_words
from hegemonic_cli.games.hegemonic.vocabulary import BASES, CORE, Piece

NOT_TRACKED = "not tracked: lay boards, tiles and pieces as you noted them"


Words = Callable[[Table, Seat], str]


class Step(NamedTuple):
    """One step of laying out: a stable key, its title, and what to lay, one line for each board or player."""

    key: str
    title: str
    lines: tuple[str, ...]


def lay_out(table: Table, box: Box) -> tuple[Step, ...]:
    """All steps that lay something, in order."""
    steps = (
        Step("boards", "Boards", tuple(_boards(table))),
        Step("tiles", "Sector Tiles (i Industrial; o p g Faction, Power; m Martial)", tuple(_tiles(table))),
        Step("stack", "Draw stack and Sector Pool", tuple(_stack(table))),
        Step("bases", "Bases (C Complex, E Embassy, O Outpost)", tuple(_by_player(table, _some(BASES)))),
        Step("units", "Units (A Agent, F Fleet)", tuple(_by_player(table, _some(("agent", "fleet"))))),
        Step("gates", "Gates", tuple(_by_player(table, _gates))),
        Step("player-boards", "Player Boards", tuple(_by_player(table, _player_board))),
        Step("technologies", "Technology Cards", tuple(_technologies(table, box))),
        Step("leaders", "Leader Cards", tuple(_by_player(table, _leader))),
        Step("action-cards", "Action Cards", tuple(_action_cards(table))),
        Step("caps", "CAPs", tuple(_by_player(table, _caps))),
        Step("score", "Score Track", tuple(_by_player(table, _score))),
        Step("arbiter", "Arbiter Token", (table.seat(table.arbiter).shown,)),
        Step("phase", "Phase Tracker", (f"{PHASE_WORDS[table.phase]}; this is round {table.round}",)),
        Step("turn", "Whose turn", tuple(_turn(table, box))),
    )
    return tuple(step for step in steps if step.lines)


def _by_player(table: Table, words: Words) -> Iterator[str]:
    for seat in table.seats:
        said = words(table, seat)
        if said:
            yield f"{seat.shown}: {said}"


def _boards(table: Table) -> Iterator[str]:
    if table.galaxy is None:
        yield NOT_TRACKED
        return
    letters = [name for name in table.galaxy.boards if name != CORE]
    core = ["the Core (X)"] if CORE in table.galaxy.boards else []
    yield f"{listed([*core, *letters], 'and')}, as `hegemonic map` draws them"


def _tiles(table: Table) -> Iterator[str]:
    if table.galaxy is None:
        return
    for name, board in table.galaxy.boards.items():
        laid = [sector for sector in board.sectors if sector in table.tiles]
        bare = [sector for sector in board.sectors if sector not in table.tiles]
        words = [f"{sector} {_tile_in(table, sector)}" for sector in laid]
        if bare:
            words.append(f"{EMPTY} {' '.join(bare)}")
        yield f"{name}: {', '.join(words)}"


def _tile_in(table: Table, sector: str) -> str:
    tile = table.tiles[sector]
    if tile.home is None:
        return tile_said(tile_words(tile))
    owner = next((seat.shown for seat in table.seats if seat.color == tile.home), tile.home)
    return f"Home of {owner}"


def _stack(table: Table) -> Iterator[str]:
    if table.stack is not None:
        yield f"{table.stack} face down in the draw stack"
    if table.pool is not None:
        yield f"Sector Pool: {pool_words(table)}"


def _some(kept: tuple[Piece, ...]) -> Words:
    """What a player has of some kinds: where, or how many where the map isn't tracked."""

    def words(table: Table, seat: Seat) -> str:
        return pieces_of(table, seat.color, kept) if table.is_map_tracked else counts_of(table, seat.color, kept)

    return words


def _gates(table: Table, seat: Seat) -> str:
    return gates_of(table, seat) if table.is_map_tracked else counts_of(table, seat.color, ("gate",))


def _player_board(table: Table, seat: Seat) -> str:
    return player_board_words(table, seat.color)


def _technologies(table: Table, box: Box) -> Iterator[str]:
    for seat in table.seats:
        said = cards_words(seat)
        if said:
            yield f"{seat.shown}: {'; '.join(said)}"
    if table.discard is not None:
        yield from (f"{name}, the top card last: {pile_words(lying)}" for name, lying in piles_said(table, box))
        if not table.discard:
            yield f"Discard pile: {EMPTY}"
        yield "All others are the draw deck"


def _leader(table: Table, seat: Seat) -> str:
    del table
    return "" if seat.leader is None else f"level {seat.leader}"


def _action_cards(table: Table) -> Iterator[str]:
    for color, card in table.turn.cards.items():
        yield f"{table.seat(color).shown}: {card.capitalize()} face up"


def _caps(table: Table, seat: Seat) -> str:
    del table
    return "not known" if seat.caps is None else caps_words(seat.caps)


def _score(table: Table, seat: Seat) -> str:
    del table
    return tokens_words(seat.vp)


def _turn(table: Table, box: Box) -> Iterator[str]:
    yield what_next(table, box).headline
    if table.spent:
        yield f"Used up in this Action Phase: {', '.join(spent_words(table, spent) for spent in table.spent)}"
