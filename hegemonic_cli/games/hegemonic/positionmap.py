"""The map of a position file: boards, tiles, pieces, Gates, and a board's Power as counted.

What can't be drawn is noted here: boards that overlap, Sectors that no board has, pieces where no tile lies.

Rulebook: Component Summary, Quantum Gates.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hegemonic_cli.games.hegemonic.filevalues import MAX_NUMBER, Values, found, joined, listing, quoted
from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy, Gate, Tile, sector_key
from hegemonic_cli.games.hegemonic.positionkeys import (
    BOARD_KEYS,
    BOARD_LETTERS,
    BOARD_NAME,
    GATE_KEYS,
    MAX_COORDINATE,
    MAX_SECTORS,
    SECTOR_NAME,
)
from hegemonic_cli.games.hegemonic.positionplayers import Players
from hegemonic_cli.games.hegemonic.table import Pieces
from hegemonic_cli.games.hegemonic.tilewords import WordError, parse_pieces, parse_tile
from hegemonic_cli.games.hegemonic.vocabulary import COLORS, CORE, Color
from hegemonic_cli.kernel.hexes import Hex

MAP_KEYS = ("tiles", "pieces", "gates")
BOARD_EXAMPLE = "[boards.A] with sectors = [[2, -1], [2, -2]]"


class Map:
    """Boards, tiles, pieces and Gates of a position, as far as they could be read.

    What couldn't be read is remembered, so that nothing is said to be missing that may well be there: Sectors with an
    unread tile or unread pieces, and in `excused` the letters of boards.
    """

    def __init__(self, values: Values, players: Players, document: Mapping[str, Any]) -> None:
        self.values = values
        self.players = players
        self.boards: dict[str, Board] = {}
        self.excused: set[str] = set()
        self.sectors: dict[str, None] = {}
        self.unread_tiles: set[str] = set()
        self.unread_pieces: set[str] = set()
        self.galaxy: Galaxy | None = None
        self.tiles: dict[str, Tile] = {}
        self.pieces: dict[str, dict[Color, Pieces]] = {}
        self.gates: list[Gate] = []
        if document.get("boards", {}) == {}:
            for key in MAP_KEYS:
                if document.get(key):
                    values.fault(
                        key, f"there are no boards on which these could lie; list them: {BOARD_EXAMPLE}", "no-boards"
                    )
            return
        self._read_boards(document["boards"])
        if "tiles" in document:
            self._read_tiles(document["tiles"])
        if "pieces" in document:
            self._read_pieces(document["pieces"])
        if "gates" in document:
            self._read_gates(document["gates"])

    def sector(self, value: object, place: str) -> str | None:
        """The name of a Sector that lies on one of the boards."""
        values = self.values
        if not isinstance(value, str):
            values.expected(place, "a Sector in quotes", value)
            return None
        if value in self.sectors:
            return value
        if SECTOR_NAME.fullmatch(value) and value[0] in self.excused:
            return value
        is_named = SECTOR_NAME.fullmatch(value) is not None
        values.fault(place, self._not_a_sector(value), "unknown-sector" if is_named else "unknown-word")
        return None

    def _not_a_sector(self, name: str) -> str:
        if name.upper() in self.sectors:
            return f"{quoted(name)} is no Sector; did you mean {name.upper()}?"
        if name in (f"{CORE}0", CORE) and CORE in self.boards:
            return f"{quoted(name)} is no Sector; the Core's are {self._range(self.boards[CORE])}, the Center is none"
        board = self.boards.get(name[:1].upper())
        if board is not None:
            return f"{quoted(name)} is no Sector; board {board.name} has {self._range(board)}"
        if name in COLORS:
            return f'{quoted(name)} is no Sector; pieces go by Sector, then by color: [pieces.A1] with {name} = "C E O"'
        if not SECTOR_NAME.fullmatch(name):
            return f"{quoted(name)} is no Sector; a Sector is the letter of its board and a number, such as A1"
        if not self.boards:
            return f"{quoted(name)} is no Sector; there are no boards"
        return f"{quoted(name)} is no Sector; the boards are {listing(sorted(self.boards))}"

    def _is_empty_hex(self, sector: str) -> bool:
        return sector in self.sectors and sector not in self.tiles and sector not in self.unread_tiles

    @staticmethod
    def _range(board: Board) -> str:
        sectors = board.sectors
        return f"{sectors[0]} to {sectors[-1]}" if len(sectors) > 1 else sectors[0]

    # Boards ---------------------------------------------------------------------------------------------------------

    def _read_boards(self, value: object) -> None:
        values = self.values
        owners: dict[Hex, str] = {}
        faults_before = len(values.faults)
        if not isinstance(value, Mapping):
            self.excused.update(BOARD_LETTERS)
        for name, entry in values.table(value, "boards", example=BOARD_EXAMPLE).items():
            place = joined("boards", name)
            if not BOARD_NAME.fullmatch(name):
                close = f"; did you mean {name.upper()}?" if BOARD_NAME.fullmatch(name.upper()) else ""
                values.fault(
                    place, f"a board is named by one capital letter, A to Z, the Core by X{close}", "unknown-key"
                )
                self.excused.add(name.upper()[:1])
                continue
            board = self._board(name, entry, place, owners)
            if board is None:
                self.excused.add(name)
                continue
            self.boards[name] = board
        for name in sorted(self.boards):
            self.sectors.update(dict.fromkeys(self.boards[name].sectors))
        if len(values.faults) == faults_before:
            self.galaxy = Galaxy(self.boards)

    def _board(self, name: str, entry: object, place: str, owners: dict[Hex, str]) -> Board | None:
        values = self.values
        board = values.table(entry, place, BOARD_KEYS, f"[boards.{name}] with sectors = [[2, -1], [2, -2]]")
        center = None
        if "center" in board:
            if name == CORE:
                center = self._hex(board["center"], f"{place}.center")
            else:
                values.fault(f"{place}.center", f"only the Core, board {CORE}, has a Center", "unknown-key")
        if "sectors" not in board:
            if isinstance(entry, Mapping):
                values.fault(f"{place}.sectors", "missing; a board lists its Sectors as [[q, r], …]", "missing")
            return None
        listed = values.items(board["sectors"], f"{place}.sectors", "[[2, -1], [2, -2]]")
        hexes = [self._hex(at, f"{place}.sectors.{number}") for number, at in enumerate(listed, 1)]
        if isinstance(board["sectors"], list | tuple) and not 1 <= len(listed) <= MAX_SECTORS:
            values.fault(
                f"{place}.sectors", f"1 to {MAX_SECTORS} Sectors are expected, {len(listed)} listed", "wrong-value"
            )
            return None
        self._lay(name, center, hexes, owners)
        known = tuple(at for at in hexes if at is not None)
        return Board(name, known, center) if known and len(known) == len(hexes) else None

    def _hex(self, value: object, place: str) -> Hex | None:
        pair = value if isinstance(value, list | tuple) else ()
        if len(pair) != 2:
            self.values.fault(
                place, f"a hex is two whole numbers [q, r], such as [2, -1]; {found(value)} was found", "wrong-value"
            )
            return None
        q, r = (
            self.values.whole(number, f"{place}.{which}", -MAX_COORDINATE, MAX_COORDINATE)
            for which, number in enumerate(pair, 1)
        )
        return None if q is None or r is None else Hex(q, r)

    def _lay(self, name: str, center: Hex | None, hexes: list[Hex | None], owners: dict[Hex, str]) -> None:
        lying = [(f"boards.{name}.center", "the Center", center)]
        lying += [(f"boards.{name}.sectors.{number}", f"{name}{number}", at) for number, at in enumerate(hexes, 1)]
        for place, what, at in lying:
            if at is not None and owners.setdefault(at, what) is not what:
                self.values.fault(place, f"the hex [{at.q}, {at.r}] is {owners[at]} already", "overlap")

    # Tiles and pieces -----------------------------------------------------------------------------------------------

    def _read_tiles(self, value: object) -> None:
        values = self.values
        for name, words in values.table(value, "tiles", example='[tiles] with A1 = "i2 g3"').items():
            place = joined("tiles", name)
            sector = self.sector(name, place)
            tile = read_tile(values, words, place)
            if tile is not None and tile.home is not None and self.players.color(tile.home, place) is None:
                tile = None
            if tile is None and sector is not None:
                self.unread_tiles.add(sector)
            elif tile is not None and sector is not None:
                self.tiles[sector] = tile
        self.tiles = {sector: self.tiles[sector] for sector in sorted(self.tiles, key=sector_key)}

    def _read_pieces(self, value: object) -> None:
        values = self.values
        for name, entry in values.table(value, "pieces", example='[pieces.A1] with red = "C E O"').items():
            place = joined("pieces", name)
            sector = self.sector(name, place)
            if name in COLORS:
                continue
            held: dict[Color, Pieces] = {}
            for color_name, words in values.table(entry, place, example=f'[{place}] with red = "C E O"').items():
                at = joined(place, color_name)
                color = self.players.color(color_name, at)
                pieces = self._pieces(words, at)
                if color is not None and pieces is not None and any(pieces):
                    held[color] = pieces
                elif (color is None or pieces is None) and sector is not None:
                    self.unread_pieces.add(sector)
            if sector is None or not held:
                continue
            if self._is_empty_hex(sector):
                values.fault(place, "no tile lies there, so that no piece can; give the tile under [tiles]", "no-tile")
            self.pieces[sector] = {color: held[color] for color in self.players.colors if color in held}
        self.pieces = {sector: self.pieces[sector] for sector in sorted(self.pieces, key=sector_key)}

    def _pieces(self, words: object, place: str) -> Pieces | None:
        if not isinstance(words, str):
            self.values.expected(place, 'text such as "2C E O"', words)
            return None
        try:
            return parse_pieces(words)
        except WordError as error:
            for sentence in error.sentences:
                self.values.fault(place, sentence, "unknown-word")
            return None

    # Gates ----------------------------------------------------------------------------------------------------------

    def _read_gates(self, value: object) -> None:
        values = self.values
        example = '[[gates]] with owner = "red" and ends = ["A2", "X4"] for each pair'
        for number, entry in enumerate(values.items(value, "gates", example), 1):
            place = f"gates.{number}"
            gate = values.table(entry, place, GATE_KEYS, example)
            if isinstance(entry, Mapping):
                for key in GATE_KEYS:
                    if key not in gate:
                        values.fault(f"{place}.{key}", "missing", "missing")
            owner = self.players.color(gate["owner"], f"{place}.owner") if "owner" in gate else None
            ends = self._ends(gate["ends"], f"{place}.ends") if "ends" in gate else None
            if owner is not None and ends is not None:
                self.gates.append(Gate(owner, ends))
                values.keep("gates", number)

    def _ends(self, value: object, place: str) -> tuple[str, str] | None:
        values = self.values
        if not isinstance(value, list | tuple) or len(value) != 2:
            values.fault(place, f'a Gate has two ends, such as ["A2", "X4"]; {found(value)} was found', "wrong-value")
            return None
        ends = []
        for number, name in enumerate(value, 1):
            at = f"{place}.{number}"
            sector = self.sector(name, at)
            if sector is None:
                continue
            if self._is_empty_hex(sector):
                values.fault(at, f"no tile lies in {sector}, so that no Gate can stand there", "no-tile")
            ends.append(sector)
        if len(ends) != len(value):
            return None
        one, other = sorted(ends, key=sector_key)
        return one, other


def read_tile(values: Values, words: object, place: str) -> Tile | None:
    """The tile that words of a file describe."""
    if not isinstance(words, str):
        values.expected(place, 'text such as "i2 g3"', words)
        return None
    try:
        return parse_tile(words)
    except WordError as error:
        for sentence in error.sentences:
            values.fault(place, sentence, "unknown-word")
        return None


def read_power(values: Values, players: Players, sectors: Map, value: object) -> dict[str, dict[Color, int]]:
    """The Power of boards as it was counted; a key present is a Base there."""
    power: dict[str, dict[Color, int]] = {}
    for name, entry in values.table(value, "power", example="[power.A] with red = 5").items():
        place = joined("power", name)
        if not BOARD_NAME.fullmatch(name):
            close = f"; did you mean {name.upper()}?" if BOARD_NAME.fullmatch(name.upper()) else ""
            values.fault(place, f"a board is named by one capital letter, A to Z, the Core by X{close}", "unknown-key")
            continue
        if sectors.boards and name not in sectors.boards and name not in sectors.excused:
            values.fault(
                place, f"there is no such board; the boards are {listing(sorted(sectors.boards))}", "unknown-key"
            )
        counted: dict[Color, int] = {}
        for color_name, amount in values.table(entry, place, example=f"[power.{name}] with red = 5").items():
            at = joined(place, color_name)
            color = players.color(color_name, at)
            known = values.whole(amount, at, 0, MAX_NUMBER)
            if color is not None and known is not None:
                counted[color] = known
        power[name] = counted
    return power
