"""A position file to a Table, with every problem named by its place.

A file is refused for two kinds of reasons. What can't be drawn (a key, word, color or Sector that nobody knows, boards
that overlap, pieces where no tile lies) always is. What breaks a law of the pieces is refused unless the file says
`irregular = true`. Both kinds are named at once.

Rulebook: Component Summary, Game Rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hegemonic_cli.games.hegemonic.filetext import read_document
from hegemonic_cli.games.hegemonic.filevalues import Values
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.laws import defects
from hegemonic_cli.games.hegemonic.positionkeys import BELONGS, FORMAT, MAX_COUNT, MAX_ROUND, POSITION_KEYS
from hegemonic_cli.games.hegemonic.positionmap import Map, read_power, read_tile
from hegemonic_cli.games.hegemonic.positionplayers import Players, card_names
from hegemonic_cli.games.hegemonic.positionturn import read_readings, read_spent, read_turn
from hegemonic_cli.games.hegemonic.table import Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import PHASES
from hegemonic_cli.kernel.violation import Problem, Violation

__all__ = ["defects", "load_position", "read_position"]

IRREGULAR_HINT = "If the table really is so, say `irregular = true` at the top of the position."


def load_position(text: str | bytes) -> Table:
    """The Table that a position file's text (TOML or JSON) describes.

    What `hegemonic position --json` prints is read too. Raises Problem (unreadable) that names every fault.
    """
    fields, faults = read_document(text)
    inner = fields.get("data")
    if "format" not in fields and fields.get("command") == "position" and isinstance(inner, Mapping):
        fields = inner
    return _read(fields, faults)


def read_position(document: Mapping[str, Any]) -> Table:
    """The Table that a position document describes.

    Raises Problem (unreadable) that names every fault, each message beginning with its place
    (`pieces.A3.blue: 2 Embassies, the tile has 1 Political Location`).
    """
    return _read(document, ())


def _read(document: Mapping[str, Any], faults: tuple[Violation, ...]) -> Table:
    values = Values("position", BELONGS)
    values.faults += faults
    fields = dict(document)
    if "format" not in fields and not fields.keys() & {"players", "boards"} and "industrial" in fields:
        values.fault("", "this is a box, not a position; a box is given with --box", "not-a-position")
        raise Problem("unreadable", values.faults)
    _read_format(values, fields)
    values.known_keys(fields, "", POSITION_KEYS)
    players = Players(values, fields)
    faults_before_map = len(values.faults)
    sectors = Map(values, players, fields)
    is_map_read = len(values.faults) == faults_before_map
    irregular = values.flag(fields["irregular"], "irregular") if "irregular" in fields else False
    number = values.whole(fields["round"], "round", 1, MAX_ROUND) if "round" in fields else 1
    phase = values.choice(fields["phase"], "phase", PHASES, "phase") if "phase" in fields else "collection"
    arbiter = players.color(fields["arbiter"], "arbiter") if "arbiter" in fields else None
    readings = read_readings(values, fields)
    turn = read_turn(values, players, sectors, fields["turn"]) if "turn" in fields else Turn()
    spent = read_spent(values, players, sectors, fields["spent"]) if "spent" in fields else ()
    stack = values.whole(fields["stack"], "stack", -MAX_COUNT, MAX_COUNT) if "stack" in fields else None
    pool = _pool(values, fields["pool"]) if "pool" in fields else None
    discard = card_names(values, fields["discard"], "discard") if "discard" in fields else None
    power = read_power(values, players, sectors, fields["power"]) if "power" in fields else {}
    if not players.seats:
        raise Problem("unreadable", values.faults)
    table = Table(
        seats=tuple(players.seats),
        arbiter=arbiter or players.seats[0].color,
        round=number or 1,
        phase=phase or "collection",
        readings=readings,
        galaxy=sectors.galaxy,
        tiles=sectors.tiles,
        pieces=sectors.pieces,
        gates=tuple(sectors.gates),
        spent=spent,
        turn=turn,
        stack=stack,
        pool=pool,
        discard=discard,
        power=power,
        is_irregular=bool(irregular),
    )
    if sectors.galaxy is not None and is_map_read:
        values.faults += _contradictions(table)
        table = _without_repeats(table)
    broken = [] if irregular else [values.as_in_file(law) for law in defects(table, unread=sectors.unread_pieces)]
    if values.faults or broken:
        raise Problem("unreadable", values.faults + broken, IRREGULAR_HINT if broken and not values.faults else "")
    return table


def _read_format(values: Values, fields: Mapping[str, Any]) -> None:
    written = fields.get("format")
    if "format" not in fields:
        values.fault("format", f'missing; a position begins with format = "{FORMAT}"', "missing")
    elif written != FORMAT:
        later = isinstance(written, str) and written.startswith(FORMAT.partition("/")[0])
        hint = "; this program reads no other version" if later else ""
        values.expected("format", f'"{FORMAT}"', written, hint)


def _pool(values: Values, value: object) -> tuple[Tile, ...]:
    tiles = []
    for number, words in enumerate(values.items(value, "pool", '["i2", "o3 m1"]'), 1):
        place = f"pool.{number}"
        tile = read_tile(values, words, place)
        if tile is not None and tile.home is not None:
            values.fault(place, "a Home Sector is never in the pool", "wrong-value")
        elif tile is not None:
            tiles.append(tile)
    return tuple(tiles)


def _without_repeats(table: Table) -> Table:
    """The table without typed counts that say again what the pieces show."""
    seats = tuple(seat if seat.built is None else replace(seat, built=None) for seat in table.seats)
    return replace(table, seats=seats, power={})


def _contradictions(table: Table) -> list[Violation]:
    if not table.power and all(seat.built is None for seat in table.seats):
        return []
    from hegemonic_cli.games.hegemonic.laws.contradictions import contradictions

    return contradictions(table)
