"""The shape of a position file as a JSON Schema (draft 2020-12), made from the same tables as the reader.

It says what can be written, not what can lie on a table: the laws of the pieces are the reader's.

Rulebook: Component Summary.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hegemonic_cli.games.hegemonic import positionkeys as keys
from hegemonic_cli.games.hegemonic.filevalues import MAX_NAME, MAX_NUMBER, UNFIT
from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.games.hegemonic.tilewords import FACTION_LETTERS, PIECE_LETTERS
from hegemonic_cli.games.hegemonic.vocabulary import (
    ACTION_CARDS,
    COLORS,
    CORE,
    DOMAINS,
    FACTIONS,
    HOUSES,
    PHASES,
    PIECES,
    VARIANTS,
)

DRAFT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]

_SEPARATOR = r"[\s,]"
_GAP = f"{_SEPARATOR}+"

SECTOR = f"^{keys.SECTOR_NAME.pattern}$"
FIT_TEXT = rf"^(?=[\s\S]*\S)[^{UNFIT}]*$"


def position_schema() -> Schema:
    """The JSON Schema of a position document."""
    fields: dict[str, Schema] = {
        "format": {"const": keys.FORMAT},
        "irregular": {
            "type": "boolean",
            "description": "The table breaks a law of the pieces, and is so all the same.",
        },
        "round": _whole(1, keys.MAX_ROUND),
        "phase": _one_of(PHASES),
        "arbiter": _one_of(COLORS),
        "variants": {**_list(_one_of(VARIANTS)), "uniqueItems": True},
        "stack": _whole(-keys.MAX_COUNT, keys.MAX_COUNT, "Sector Tiles left in the draw stack."),
        "pool": _list(_tile(is_home_allowed=False), "The face-up Sector Pool."),
        "discard": _list(_text(), "The face-up discard pile of Technology Cards, top last."),
        "rulings": _table({ruling.id: _one_of(ruling.values) for ruling in RULINGS.values()}),
        "turn": _turn(),
        "players": {
            **_list(_player(), "In clockwise order."),
            "minItems": keys.MIN_PLAYERS,
            "maxItems": keys.MAX_PLAYERS,
        },
        "boards": {
            "type": "object",
            "patternProperties": {
                f"^{CORE}$": _board(has_center=True),
                f"^(?!{CORE}$){keys.BOARD_NAME.pattern}$": _board(has_center=False),
            },
            "additionalProperties": False,
            "description": f"By letter; {CORE} is the Core, and it alone has a Center.",
        },
        "tiles": _by_sector(_tile(is_home_allowed=True), "A Sector without an entry is an empty hex."),
        "pieces": _by_sector(_table(dict.fromkeys(COLORS, _pieces())), "By Sector, then by color."),
        "gates": _list(_table({"owner": _one_of(COLORS), "ends": _pair(_sector())}, keys.GATE_KEYS)),
        "spent": _list(_spent(), "What is used up in this Action Phase."),
        "power": {
            "type": "object",
            "patternProperties": {f"^{keys.BOARD_NAME.pattern}$": _table(dict.fromkeys(COLORS, _whole(0, MAX_NUMBER)))},
            "additionalProperties": False,
            "description": "A board's Power as counted; a key present is a Base there.",
        },
    }
    return {
        "$schema": DRAFT,
        "title": "A position of the board game Hegemonic",
        **_table({key: fields[key] for key in keys.POSITION_KEYS}, ("format", "players")),
    }


def _turn() -> Schema:
    fields: dict[str, Schema] = {
        "cards": _table(dict.fromkeys(COLORS, _one_of(ACTION_CARDS))),
        "order": {**_list(_one_of(COLORS), "Who acts in this phase, first to last."), "uniqueItems": True},
        "player": _one_of(COLORS),
        "taken": _whole(0, keys.MAX_COUNT, "Actions taken by that player."),
        "done": _list(_one_of(keys.TURN_STEPS), "Steps of the phase, or of an exploration turn, that are done."),
        "early": _table(dict.fromkeys(COLORS, _whole(0, keys.MAX_COUNT)), about="Actions taken before one's turn."),
        "open": _table(
            {
                "player": _one_of(COLORS),
                "action": _one_of(keys.OPEN_ACTIONS),
                "type": _one_of(DOMAINS),
                "piece": _one_of(PIECES),
                "sector": _sector(),
            },
            keys.OPEN_KEYS_NEEDED,
            "The last action, to which more may still belong.",
        ),
    }
    return _table({key: fields[key] for key in keys.TURN_KEYS})


def _player() -> Schema:
    card: dict[str, Schema] = {"name": _text(), "type": _one_of(DOMAINS), "tier": _whole(1, keys.MAX_TIER)}
    fields: dict[str, Schema] = {
        "color": _one_of(COLORS),
        "name": _text(),
        "house": _one_of(HOUSES),
        "caps": _whole(-MAX_NUMBER, MAX_NUMBER, "Missing: not known."),
        "vp": _whole(-MAX_NUMBER, MAX_NUMBER, "Missing: not known."),
        "technologies": _list(_table({key: card[key] for key in keys.TECHNOLOGY_KEYS}, ("name",)), "Advanced ones."),
        "hand": _whole(-keys.MAX_COUNT, keys.MAX_COUNT, "How many cards."),
        "inactive": _list(_text(), "The face-up Inactive pile."),
        "leader": _whole(0, keys.MAX_LEADER, "The Leader Card's level."),
        "tiers": _table(dict.fromkeys(DOMAINS, _whole(1, keys.MAX_TIER)), about="Where the box doesn't know them."),
        "modifiers": _table(
            dict.fromkeys(keys.MODIFIERS, _whole(-keys.MAX_COUNT, keys.MAX_COUNT)),
            about="Standing effects of Advanced Technologies and Leaders.",
        ),
        "built": _table(
            dict.fromkeys(keys.BUILT, _whole(0, keys.MAX_COUNT)), about="Tokens in play, where the map isn't tracked."
        ),
    }
    return _table({key: fields[key] for key in keys.PLAYER_KEYS}, ("color",))


def _board(*, has_center: bool) -> Schema:
    at = _pair(_whole(-keys.MAX_COORDINATE, keys.MAX_COORDINATE))
    fields = {"center": at} if has_center else {}
    fields["sectors"] = {**_list(at, "Axial hexes [q, r], in order."), "minItems": 1, "maxItems": keys.MAX_SECTORS}
    return _table(fields, ("sectors",))


def _spent() -> Schema:
    attackers = "|".join(keys.ATTACKERS)
    ways: dict[str, Schema] = {
        "attacker": {"type": "string", "pattern": f"^({attackers})@{keys.SECTOR_NAME.pattern}$"},
        "faction": _one_of(FACTIONS),
        "outpost": _sector(),
    }
    return {
        **_table({"player": _one_of(COLORS), **ways}, ("player",)),
        "oneOf": [{"required": [way]} for way in ways],
    }


def _tile(*, is_home_allowed: bool) -> Schema:
    """The words of a tile, as a pattern: each kind of Location at most once, in any order, capitals or not."""
    factions = "".join(FACTION_LETTERS)
    once = "".join(f"(?!.*{kind}.*{kind})" for kind in map(_any_case_class, ("i", factions, "m")))
    word = f"{_any_case_class('im' + factions)}[1-3]"
    plain = f"{once}{word}({_GAP}{word})*"
    patterns = ["-", plain]
    if is_home_allowed:
        owner = f"{_any_case('home')}{_GAP}({'|'.join(map(_any_case, COLORS))})"
        home_once = "".join(f"(?!.*{kind}.*{kind})" for kind in map(_any_case_class, "iem"))
        patterns.append(f"{owner}(?={_GAP}|$){home_once}({_GAP}({_any_case_class('im')}[1-3]|[eE]))*")
    return {"type": "string", "pattern": f"^{_SEPARATOR}*({'|'.join(patterns)}){_SEPARATOR}*$"}


def _pieces() -> Schema:
    piece = f"(0*[1-9][0-9]?)?{_SEPARATOR}*{_any_case_class(''.join(PIECE_LETTERS).lower())}"
    return {"type": "string", "pattern": f"^{_SEPARATOR}*(-{_SEPARATOR}*|({piece}{_SEPARATOR}*)*)$"}


def _any_case(word: str) -> str:
    return "".join(f"[{letter}{letter.upper()}]" for letter in word)


def _any_case_class(letters: str) -> str:
    return f"[{letters}{letters.upper()}]"


def _by_sector(entry: Schema, about: str) -> Schema:
    return {
        "type": "object",
        "patternProperties": {SECTOR: entry},
        "additionalProperties": False,
        "description": about,
    }


def _table(properties: Mapping[str, Schema], required: Iterable[str] = (), about: str = "") -> Schema:
    schema: Schema = {"type": "object", "properties": dict(properties), "additionalProperties": False}
    if required:
        schema["required"] = list(required)
    return {**schema, "description": about} if about else schema


def _list(items: Schema, about: str = "") -> Schema:
    return {"type": "array", "items": items, "description": about} if about else {"type": "array", "items": items}


def _pair(items: Schema) -> Schema:
    return {**_list(items), "minItems": 2, "maxItems": 2}


def _one_of(words: Iterable[str]) -> Schema:
    return {"enum": list(words)}


def _whole(low: int, high: int, about: str = "") -> Schema:
    schema: Schema = {"type": "integer", "minimum": low, "maximum": high}
    return {**schema, "description": about} if about else schema


def _text() -> Schema:
    return {"type": "string", "maxLength": MAX_NAME, "pattern": FIT_TEXT}


def _sector() -> Schema:
    return {"type": "string", "pattern": SECTOR}
