"""A position file to a Table, with every problem named by its place.

Rulebook: Component Summary.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy, Gate, sector_key
from hegemonic_cli.games.hegemonic.laws import defects
from hegemonic_cli.games.hegemonic.positionkeys import BUILT
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.table import Advanced, Seat, Spent, Table, Turn
from hegemonic_cli.games.hegemonic.tilewords import parse_pieces, parse_tile
from hegemonic_cli.kernel.hexes import Hex

__all__ = ["defects", "load_position", "read_position"]


def read_position(document: Mapping[str, Any]) -> Table:
    """The Table that a position document describes."""
    seats = tuple(_seat(entry) for entry in document["players"])
    boards = document.get("boards")
    galaxy = None
    if boards:
        galaxy = Galaxy(
            {
                name: Board(
                    name,
                    tuple(Hex(*at) for at in board["sectors"]),
                    Hex(*board["center"]) if "center" in board else None,
                )
                for name, board in boards.items()
            }
        )
    turn = document.get("turn", {})
    return Table(
        seats=seats,
        arbiter=document.get("arbiter", seats[0].color),
        round=document.get("round", 1),
        phase=document.get("phase", "collection"),
        readings=Readings(document.get("rulings"), document.get("variants", ())),
        galaxy=galaxy,
        tiles={sector: parse_tile(words) for sector, words in sorted(document.get("tiles", {}).items())},
        pieces={
            sector: {color: parse_pieces(words) for color, words in held.items()}
            for sector, held in document.get("pieces", {}).items()
        },
        gates=tuple(
            Gate(gate["owner"], tuple(sorted(gate["ends"], key=sector_key)))  # type: ignore[arg-type]
            for gate in document.get("gates", ())
        ),
        spent=tuple(_spent(entry) for entry in document.get("spent", ())),
        turn=Turn(turn.get("cards", {}), tuple(turn.get("order", ())), turn.get("player"), turn.get("taken", 0)),
        stack=document.get("stack"),
        pool=tuple(parse_tile(words) for words in document["pool"]) if "pool" in document else None,
        discard=tuple(document["discard"]) if "discard" in document else None,
        power=document.get("power", {}),
        is_irregular=document.get("irregular", False),
    )


def load_position(text: str | bytes) -> Table:
    """The Table that a position file's text (TOML or JSON) describes."""
    if isinstance(text, bytes):
        text = text.decode()
    if text.lstrip().startswith("{"):
        import json

        return read_position(json.loads(text))
    import tomllib

    return read_position(tomllib.loads(text))


def _seat(entry: Mapping[str, Any]) -> Seat:
    return Seat(
        color=entry["color"],
        name=entry.get("name", ""),
        house=entry.get("house"),
        caps=entry.get("caps"),
        vp=entry.get("vp"),
        technologies=tuple(
            Advanced(card["name"], card.get("type"), card.get("tier")) for card in entry.get("technologies", ())
        ),
        hand=entry.get("hand"),
        inactive=tuple(entry["inactive"]) if "inactive" in entry else None,
        leader=entry.get("leader"),
        tiers=entry.get("tiers", {}),
        modifiers=entry.get("modifiers", {}),
        built={BUILT[word]: count for word, count in entry["built"].items()} if "built" in entry else None,  # type: ignore[misc]
    )


def _spent(entry: Mapping[str, Any]) -> Spent:
    piece, _, sector = entry.get("attacker", "").partition("@")
    return Spent(entry["player"], piece or None, sector or None, entry.get("faction"), entry.get("outpost"))
