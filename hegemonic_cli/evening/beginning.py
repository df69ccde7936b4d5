"""A new game's table: who sits where, by which rules, what is tracked, and where everything begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy, Tile
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.exploration import placement_violations
from hegemonic_cli.games.hegemonic.rules.galaxies import CENTER_HEX, board_violations, lettered, preset
from hegemonic_cli.games.hegemonic.rules.setup import FIRST_BASES, PLAYERS, STARTING_CAPS, STARTING_VP, setup_numbers
from hegemonic_cli.games.hegemonic.table import UNKNOWN_CARD, Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import CORE, PIECES, SUPPLY, Color, House, Phase, Piece
from hegemonic_cli.kernel.hexes import Hex, neighbours
from hegemonic_cli.kernel.violation import Problem, Violation, usage

Tracking = Literal["caps", "tracks", "map"]
TRACKING: tuple[Tracking, ...] = ("caps", "tracks", "map")
PLAIN_HOME = Tile(industrial=1, martial=1, home_embassy=True)  # what the rulebook's Home Sectors show at least


class Laid(NamedTuple):
    """A tile that lies on the galaxy as the game begins."""

    sector: str
    tile: Tile


class NewGame(NamedTuple):
    """Everything that is chosen for a new game. `seats` are colors and names, clockwise."""

    seats: Sequence[tuple[Color, str]]
    readings: Readings
    houses: Mapping[Color, House] = {}
    arbiter: Color | None = None
    tracking: Tracking = "map"
    boards: Sequence[Sequence[Hex]] = ()
    rotate: int = 0
    homes: Sequence[Laid] = ()
    tiles: Sequence[Laid] = ()
    pool: Sequence[Tile] | None = None
    stack: int | None = None
    galaxy: Galaxy | None = None  # one that is there already, in place of a preset or boards


class Late(NamedTuple):
    """Where a game stands that is taken up late: the round and phase, and what people typed of each player."""

    round: int
    phase: Phase = "collection"
    caps: Mapping[Color, int] = {}
    vp: Mapping[Color, int] = {}
    built: Mapping[Color, Mapping[Piece, int]] = {}
    stack: int | None = None
    pool: Sequence[Tile] | None = None


def laid_out(game: NewGame, box: Box) -> Table:
    """The table as set-up begins, with Home Sectors and first tiles where they were named.

    Raises a usage Problem for players that can't be, Problem (illegal) where the set-up's rules are broken.
    """
    _check_players(game.seats)
    _check_variants(game.readings)
    numbers = setup_numbers(len(game.seats), game.readings, box)
    hand = numbers.hand if game.readings.has_hands else None
    seats = tuple(
        Seat(
            color,
            name,
            game.houses.get(color),
            STARTING_CAPS,
            STARTING_VP,
            hand=hand,
            inactive=() if game.readings.has_hands else None,
            leader=0 if game.readings.has_leaders else None,
            built=_first_counts() if game.tracking == "tracks" else None,
        )
        for color, name in game.seats
    )
    table = Table(
        seats,
        game.arbiter or seats[0].color,
        phase="setup",
        readings=game.readings,
        galaxy=Galaxy(_boards(game)) if game.tracking == "map" else None,
        stack=game.stack if game.stack is not None else numbers.stack,
        pool=None if game.pool is None or game.tracking != "map" else tuple(game.pool),
        discard=(UNKNOWN_CARD,) * len(seats) if game.readings.drafts_technologies else (),
    )
    return _placed(table, game) if game.tracking == "map" else table


def taken_up_late(table: Table, late: Late) -> Table:
    """The table of a game that others have played for some rounds already; what nobody typed is unknown."""
    seats = []
    for seat in table.seats:
        built = late.built.get(seat.color)
        seats.append(
            replace(
                seat,
                caps=late.caps.get(seat.color),
                vp=late.vp.get(seat.color),
                hand=None,
                inactive=None,
                leader=None,
                built=None if built is None else {piece: built.get(piece, 0) for piece in PIECES},
            )
        )
    pool = None if late.pool is None or not table.is_map_tracked else tuple(late.pool)
    return replace(
        table, seats=tuple(seats), round=late.round, phase=late.phase, stack=late.stack, pool=pool, discard=None
    )


def tracking_of(table: Table) -> Tracking:
    """What a game keeps track of."""
    return "map" if table.is_map_tracked else "tracks" if table.seats[0].built is not None else "caps"


def _first_counts() -> dict[Piece, int]:
    first: dict[Piece, int] = {"complex": FIRST_BASES.complexes, "embassy": FIRST_BASES.embassies}
    first["outpost"] = FIRST_BASES.outposts
    return {piece: first.get(piece, 0) for piece in SUPPLY}


def _check_players(seats: Sequence[tuple[Color, str]]) -> None:
    if len(seats) not in PLAYERS:
        raise usage(
            f"{len(seats)} {'player' if len(seats) == 1 else 'players'}: the game is for "
            f"{PLAYERS.start} to {PLAYERS.stop - 1}.",
            "Name them clockwise: --player red=Ann --player blue=Bo",
        )
    colors = [color for color, _ in seats]
    twice = sorted({color for color in colors if colors.count(color) > 1})
    if twice:
        raise usage(f"Two players have the same color: {', '.join(twice)}.")


def _check_variants(readings: Readings) -> None:
    if not readings.is_learning_game:
        return
    for variant in ("leaders", "technology-draft"):
        if variant in readings.variants:
            raise usage(f"The Learning Game is played without {variant.replace('-', ' ')}.")


def _boards(game: NewGame) -> Mapping[str, Board]:
    """The preset for so many players, or boards laid one by one, each checked against those before."""
    if game.galaxy is not None:
        return game.galaxy.boards
    if not game.boards:
        return preset(len(game.seats), game.rotate).boards
    core = tuple(neighbours(CENTER_HEX))
    boards: dict[str, Board] = {CORE: Board(CORE, core, CENTER_HEX)}
    wrong: list[Violation] = []
    for number, hexes in enumerate(game.boards, 1):
        wrong += [
            violation._replace(message=f"Board {number}: {violation.message}.")
            for violation in board_violations(boards, hexes)
        ]
        boards[f"board {number}"] = Board(f"board {number}", tuple(hexes))
    if wrong:
        raise Problem("illegal", wrong, "Nothing was recorded.")
    return lettered(game.boards, core)


def _placed(table: Table, game: NewGame) -> Table:
    """Home Sectors with their first Bases, then the first tiles, each judged as it is laid."""
    wrong: list[Violation] = []
    for laid in (*game.homes, *game.tiles):
        wrong += placement_violations(table, laid.sector, laid.tile)
        if wrong:
            continue
        table = replace(table, tiles={**table.tiles, laid.sector: laid.tile})
        if laid.tile.home is not None:
            table = replace(table, pieces={**table.pieces, laid.sector: {laid.tile.home: FIRST_BASES}})
    if wrong:
        raise Problem("illegal", wrong, "Nothing was recorded.")
    return table
