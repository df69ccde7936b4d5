"""Random tables that obey every law of the pieces, for tests of laws that hold everywhere.

`random_table(Random(7))` is always the same table; `tables()` is the Hypothesis strategy, which shrinks towards few
players, few boards and few tiles.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy, Gate, Tile, sector_key
from hegemonic_cli.games.hegemonic.positionkeys import MODIFIERS, OPEN_ACTIONS
from hegemonic_cli.games.hegemonic.readings import RULINGS, Readings
from hegemonic_cli.games.hegemonic.table import NO_PIECES, Advanced, OpenAction, Pieces, Seat, Spent, Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import (
    ACTION_CARDS,
    ACTION_PHASES,
    COLORS,
    CORE,
    DOMAINS,
    FACTIONS,
    HOUSES,
    PHASES,
    SUPPLY,
    VARIANTS,
    Color,
    Piece,
    Variant,
)
from hegemonic_cli.kernel.hexes import Hex, disc, neighbours, rotated

CENTER = Hex(0, 0)
CORE_SECTORS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
ROWS_OF_TWO_AND_THREE = (Hex(2, -1), Hex(2, -2), Hex(3, -1), Hex(3, -2), Hex(3, -3))
BOARD_SIZE = 5
LETTERS = "ABCDEFGHI"
MOST_TILES = 48
NAMES = ("", "Ann", "Zoë", "Łukasz", "山田", 'O\'Neil "Neil" #1', "back\\slash", "👩‍🚀", "Ann")
CARDS = tuple(f"Sample Card {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
NO_UNITS_IN_RIVAL_HOMES: tuple[Piece, ...] = ("agent", "fleet")


def tables(*, is_tracked: bool | None = True) -> st.SearchStrategy[Table]:
    """Tables of 2 to 6 players; `is_tracked` says whether their map is known, None: either."""
    return st.builds(
        _table,
        seed=st.integers(0, 2**32 - 1),
        players=st.integers(2, 6),
        boards=st.integers(1, len(LETTERS)),
        fullness=st.integers(0, 10).map(lambda tenths: tenths / 10),
        is_tracked=st.booleans() if is_tracked is None else st.just(is_tracked),
    )


def random_table(
    rng: Random, *, players: int | None = None, boards: int | None = None, is_tracked: bool = True
) -> Table:
    """One table; what isn't said is drawn."""
    return _table(
        rng.getrandbits(32),
        players or rng.randint(2, 6),
        boards or rng.randint(2, len(LETTERS)),
        rng.uniform(0.3, 1),
        is_tracked,
    )


def _table(seed: int, players: int, boards: int, fullness: float, is_tracked: bool) -> Table:
    rng = Random(seed)
    colors = rng.sample(COLORS, players)
    readings = _readings(rng)
    phase = rng.choice(PHASES)
    fields: dict[str, Any] = {}
    if is_tracked:
        galaxy = Galaxy(_boards(rng, boards))
        tiles = _tiles(rng, galaxy, colors, fullness)
        pieces = _pieces(rng, tiles, colors, readings)
        fields = {
            "galaxy": galaxy,
            "tiles": tiles,
            "pieces": pieces,
            "gates": _gates(rng, tiles, colors),
            "spent": _spent(rng, pieces) if phase in ACTION_PHASES else (),
        }
    elif rng.random() < 0.5:
        fields = {
            "power": {
                board: {color: rng.randint(0, 12) for color in colors if rng.random() < 0.6}
                for board in rng.sample([*LETTERS, CORE], boards)
            }
        }
    laid = sum(tile.home is None for tile in fields.get("tiles", {}).values())
    stack = rng.randint(0, MOST_TILES - laid)
    return Table(
        seats=_seats(rng, colors, readings, is_tracked),
        arbiter=rng.choice(colors),
        round=rng.randint(1, 9),
        phase=phase,
        readings=readings,
        turn=_turn(rng, colors) if rng.random() < 0.5 else Turn(),
        stack=rng.choice((None, stack)),
        pool=rng.choice((None, tuple(_tile(rng) for _ in range(rng.randint(0, min(4, MOST_TILES - laid - stack)))))),
        discard=rng.choice((None, tuple(rng.sample(CARDS, rng.randint(0, 5))))),
        **fields,
    )


# Around the map -------------------------------------------------------------------------------------------------------


def _readings(rng: Random) -> Readings:
    variants: set[Variant] = {variant for variant in VARIANTS if rng.random() < 0.2}
    if "learning-game" in variants:
        variants -= {"leaders", "technology-draft"}
    return Readings(
        {ruling.id: rng.choice(ruling.values) for ruling in RULINGS.values() if rng.random() < 0.15}, variants
    )


def _seats(rng: Random, colors: list[Color], readings: Readings, is_tracked: bool) -> tuple[Seat, ...]:
    houses = rng.sample(HOUSES, len(colors))
    return tuple(
        Seat(
            color=color,
            name=rng.choice(NAMES),
            house=rng.choice((None, house)),
            caps=rng.choice((None, rng.randint(0, 30))),
            vp=rng.choice((None, rng.randint(0, 160))),
            technologies=tuple(
                Advanced(name, rng.choice((None, *DOMAINS)), rng.choice((None, 1, 2, 3)))
                for name in rng.sample(CARDS, rng.randint(0, 3))
            ),
            hand=rng.choice((None, rng.randint(0, 3))),
            inactive=rng.choice((None, tuple(rng.sample(CARDS, rng.randint(0, 2))))),
            leader=rng.choice((None, 0, 3)) if readings.has_leaders else None,
            tiers={domain: rng.randint(1, 3) for domain in DOMAINS if rng.random() < 0.1},
            modifiers={word: rng.randint(-2, 2) for word in MODIFIERS if rng.random() < 0.05},
            built=None if is_tracked or rng.random() < 0.3 else _built(rng),
        )
        for color, house in zip(colors, houses, strict=True)
    )


def _built(rng: Random) -> dict[Piece, int]:
    return {piece: rng.randint(0, most) for piece, most in SUPPLY.items() if rng.random() < 0.8}


def _turn(rng: Random, colors: list[Color]) -> Turn:
    order = rng.sample(colors, rng.randint(0, len(colors)))
    player = rng.choice(order) if order else None
    return Turn(
        cards={color: rng.choice(ACTION_CARDS) for color in colors if rng.random() < 0.5},
        order=tuple(order),
        player=player,
        taken=rng.randint(0, 2),
        done=rng.choice(((), ("income",), ("flip", "place"))),
        early={color: 1 for color in colors if rng.random() < 0.1},
        open=OpenAction(player, rng.choice(OPEN_ACTIONS), rng.choice((None, *DOMAINS)))
        if player and rng.random() < 0.2
        else None,
    )


# The map --------------------------------------------------------------------------------------------------------------


def _boards(rng: Random, count: int) -> dict[str, Board]:
    boards = {CORE: Board(CORE, CORE_SECTORS, CENTER)} if rng.random() < 0.9 else {}
    taken = {CENTER, *CORE_SECTORS}
    shapes = [tuple(rotated(at, turn) for at in ROWS_OF_TWO_AND_THREE) for turn in range(6)]
    rng.shuffle(shapes)
    is_regular = rng.random() < 0.5
    for name in LETTERS[:count]:
        hexes = list(shapes.pop()) if is_regular and shapes else _blob(rng, taken)
        taken |= set(hexes)
        boards[name] = Board(name, tuple(hexes))
    return boards


def _blob(rng: Random, taken: set[Hex]) -> list[Hex]:
    """Five free hexes in one piece, mostly at the edge of what lies there, rarely far from it."""
    far = rng.random() < 0.1
    edge = [at for at in disc(CENTER, 12) if at not in taken and (far or any(near in taken for near in neighbours(at)))]
    hexes = [rng.choice(edge)]
    while len(hexes) < BOARD_SIZE:
        open_hexes = [near for at in hexes for near in neighbours(at) if near not in taken and near not in hexes]
        if not open_hexes:
            return hexes
        hexes.append(rng.choice(open_hexes))
    return hexes


def _tile(rng: Random) -> Tile:
    has_embassy, has_martial = rng.random() < 0.45, rng.random() < 0.5
    return Tile(
        industrial=rng.choice((0, 1, 1, 2, 3)),
        faction=rng.choice(FACTIONS) if has_embassy else None,
        embassy=rng.randint(1, 3) if has_embassy else 0,
        martial=rng.randint(1, 3) if has_martial else 0,
    )


def _tiles(rng: Random, galaxy: Galaxy, colors: list[Color], fullness: float) -> dict[str, Tile]:
    tiles: dict[str, Tile] = {}
    homes: list[str] = []
    for color in colors:
        used = {home[0] for home in homes}
        near = {close for home in homes for close in galaxy.touching[home]}
        free = [sector for sector in galaxy.sectors if sector[0] not in used | {CORE} and sector not in near]
        if free and rng.random() < 0.9:
            home = rng.choice(free)
            homes.append(home)
            tiles[home] = Tile(rng.choice((1, 1, 1, 2)), None, 0, rng.choice((1, 1, 1, 2)), color, True)
    for sector in rng.sample(galaxy.sectors, len(galaxy.sectors)):
        if sector not in tiles and rng.random() < fullness and len(tiles) - len(homes) < MOST_TILES:
            tiles[sector] = _tile(rng)
    return {sector: tiles[sector] for sector in sorted(tiles, key=sector_key)}


def _pieces(
    rng: Random, tiles: dict[str, Tile], colors: list[Color], readings: Readings
) -> dict[str, dict[Color, Pieces]]:
    left: dict[tuple[Color, Piece], int] = {(color, piece): SUPPLY[piece] for color in colors for piece in SUPPLY}
    held: dict[str, dict[Color, Pieces]] = {}

    def put(sector: str, color: Color, piece: Piece) -> None:
        if left[color, piece]:
            left[color, piece] -= 1
            here = held.setdefault(sector, {})
            here[color] = here.get(color, NO_PIECES).changed(piece, 1)

    may_build_in_rival_homes = readings.value("rival-home-build") == "allowed"
    for sector, tile in tiles.items():
        builders = list(colors)
        if tile.home is not None and (not may_build_in_rival_homes or rng.random() < 0.8):
            builders = [tile.home]
        for _ in range(tile.industrial):
            if rng.random() < 0.6:
                put(sector, rng.choice(builders), "complex")
        if tile.has_embassy_location and rng.random() < 0.6:
            put(sector, rng.choice(builders), "embassy")
        owner = rng.choice(builders)
        for _ in range(rng.randint(0, tile.martial)):
            put(sector, owner, "outpost")
    for color in colors:
        for piece in NO_UNITS_IN_RIVAL_HOMES:
            open_sectors = [sector for sector, tile in tiles.items() if tile.home in (None, color)]
            for _ in range(rng.randint(0, SUPPLY[piece])):
                if open_sectors:
                    put(rng.choice(open_sectors), color, piece)
    return {
        sector: {color: held[sector][color] for color in colors if color in held[sector]}
        for sector in tiles
        if sector in held
    }


def _gates(rng: Random, tiles: dict[str, Tile], colors: list[Color]) -> tuple[Gate, ...]:
    fit = [sector for sector, tile in tiles.items() if tile.industrial]
    gates = []
    for color in colors:
        for _ in range(rng.choice((0, 0, 1, 1, 2, SUPPLY["gate"])) if len(fit) > 1 else 0):
            one, other = sorted(rng.sample(fit, 2), key=sector_key)
            gates.append(Gate(color, (one, other)))
    return tuple(gates)


def _spent(rng: Random, pieces: dict[str, dict[Color, Pieces]]) -> tuple[Spent, ...]:
    spent: dict[Spent, None] = {}
    for sector, held in pieces.items():
        for color, here in held.items():
            for piece in ("agent", "fleet", "complex"):
                if here.count(piece) and rng.random() < 0.1:
                    spent[Spent(color, piece, sector)] = None
            if here.outposts and rng.random() < 0.1:
                spent[Spent(color, outpost=sector)] = None
            if rng.random() < 0.05:
                spent[Spent(color, faction=rng.choice(FACTIONS))] = None
    return tuple(spent)
