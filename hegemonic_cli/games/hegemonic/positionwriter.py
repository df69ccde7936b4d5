"""A Table as a position file: the document that JSON shows, and the same as TOML.

What is unknown or the default is left out; players stay in seating order, Sectors go by board, then by number.

Rulebook: Component Summary.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from hegemonic_cli.games.hegemonic.galaxy import Board, sector_key
from hegemonic_cli.games.hegemonic.laws import defects
from hegemonic_cli.games.hegemonic.positionkeys import BUILT, FORMAT
from hegemonic_cli.games.hegemonic.table import Advanced, OpenAction, Seat, Spent, Table, Turn
from hegemonic_cli.games.hegemonic.tilewords import pieces_words, tile_words
from hegemonic_cli.games.hegemonic.vocabulary import VARIANTS

_BUILT_WORD = {piece: word for word, piece in BUILT.items()}


def position_document(table: Table) -> dict[str, Any]:
    """What a position file says of a Table, ready for JSON; `irregular` is set where the table breaks a law.

    `read_position` of it gives an equal Table.
    """
    document: dict[str, Any] = {
        "format": FORMAT,
        "irregular": True if table.is_irregular or defects(table) else None,
        "round": table.round,
        "phase": table.phase,
        "arbiter": table.arbiter,
        "variants": [variant for variant in VARIANTS if variant in table.readings.variants] or None,
        "stack": table.stack,
        "pool": None if table.pool is None else [tile_words(tile) for tile in table.pool],
        "discard": None if table.discard is None else list(table.discard),
        "rulings": table.readings.chosen or None,
        "turn": _turn(table.turn) or None,
        "players": [_player(seat) for seat in table.seats],
    }
    if table.galaxy is not None:
        document |= {
            "boards": {name: _board(board) for name, board in table.galaxy.boards.items()},
            "tiles": {sector: tile_words(table.tiles[sector]) for sector in sorted(table.tiles, key=sector_key)},
            "pieces": {
                sector: {
                    color: pieces_words(table.pieces[sector][color])
                    for color in table.colors
                    if any(table.at(sector, color))
                }
                for sector in sorted(table.pieces, key=sector_key)
                if any(map(any, table.pieces[sector].values()))
            },
            "gates": [{"owner": gate.owner, "ends": list(gate.ends)} for gate in table.gates] or None,
        }
    document["spent"] = [_spent(entry) for entry in table.spent] or None
    document["power"] = {name: dict(table.power[name]) for name in sorted(table.power)} or None
    return _known(document)


def position_toml(table: Table) -> str:
    """The text of a position file (TOML) for a Table; ends with a line break."""
    document = position_document(table)
    lines: list[str] = []
    for key, value in document.items():
        if not isinstance(value, Mapping) and not _is_list_of_tables(value):
            lines.append(f"{key} = {_value(value)}")
    for key, value in document.items():
        if key == "boards" or (key == "power" and value):
            for name, entry in value.items():
                lines += ["", f"[{key}.{name}]", *_entries(entry)]
        elif isinstance(value, Mapping):
            lines += ["", f"[{key}]", *_entries(value)]
        elif _is_list_of_tables(value):
            for entry in value:
                lines += ["", f"[[{key}]]", *_entries(entry)]
    return "\n".join(lines) + "\n"


def _turn(turn: Turn) -> dict[str, Any]:
    return _known(
        {
            "cards": dict(turn.cards) or None,
            "order": list(turn.order) or None,
            "player": turn.player,
            "taken": turn.taken or None,
            "done": list(turn.done) or None,
            "early": dict(turn.early) or None,
            "open": None if turn.open is None else _open(turn.open),
        }
    )


def _open(action: OpenAction) -> dict[str, Any]:
    return _known(
        {
            "player": action.player,
            "action": action.kind,
            "type": action.domain,
            "piece": action.piece,
            "sector": action.sector,
        }
    )


def _player(seat: Seat) -> dict[str, Any]:
    return _known(
        {
            "color": seat.color,
            "name": seat.name or None,
            "house": seat.house,
            "caps": seat.caps,
            "vp": seat.vp,
            "technologies": [_advanced(card) for card in seat.technologies] or None,
            "hand": seat.hand,
            "inactive": None if seat.inactive is None else list(seat.inactive),
            "leader": seat.leader,
            "tiers": dict(seat.tiers) or None,
            "modifiers": dict(seat.modifiers) or None,
            "built": None if seat.built is None else {_BUILT_WORD[piece]: count for piece, count in seat.built.items()},
        }
    )


def _advanced(card: Advanced) -> dict[str, Any]:
    return _known({"name": card.name, "type": card.type, "tier": card.tier})


def _board(board: Board) -> dict[str, Any]:
    return _known(
        {
            "center": None if board.center is None else list(board.center),
            "sectors": [list(at) for at in board.hexes],
        }
    )


def _spent(entry: Spent) -> dict[str, Any]:
    attacker = None if entry.attacker is None else f"{entry.attacker}@{entry.sector}"
    return _known({"player": entry.player, "attacker": attacker, "faction": entry.faction, "outpost": entry.outpost})


def _known(entries: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entries.items() if value is not None}


def _is_list_of_tables(value: object) -> bool:
    return isinstance(value, Sequence) and bool(value) and isinstance(value[0], Mapping)


def _entries(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items()]


def _key(key: str) -> str:
    return (
        key if key and all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in key) else _text(key)
    )


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(_entries(value)) + " }" if value else "{}"
    return "[" + ", ".join(_value(item) for item in value) + "]"


def _text(text: str) -> str:
    # JSON escapes a string as TOML does, but for the one control character that JSON leaves alone.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
