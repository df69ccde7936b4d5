"""What a recorded fact changed, place by place, in the words of a position file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hegemonic_cli.games.hegemonic.positionwriter import position_document
from hegemonic_cli.games.hegemonic.table import Table


class Change(NamedTuple):
    """One place of a position that changed; None where nothing stood or stands there."""

    what: str
    before: Any
    after: Any


def changes(before: Table, after: Table) -> tuple[Change, ...]:
    """Every place where two tables differ: `players.red.caps` from 3 to 5."""
    return tuple(_differences("", _named(position_document(before)), _named(position_document(after))))


def _named(document: dict[str, Any]) -> dict[str, Any]:
    """The document with players under their colors, as `set` names them."""
    players = document.get("players", [])
    return {**document, "players": {player["color"]: player for player in players}}


def _differences(place: str, before: Any, after: Any) -> list[Change]:
    if before == after:
        return []
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        keys = dict.fromkeys((*before, *after))
        inside = [
            _differences(f"{place}.{key}" if place else str(key), before.get(key), after.get(key)) for key in keys
        ]
        return [change for found in inside for change in found]
    if isinstance(before, Mapping) and after is None:
        return _differences(place, before, {}) or [Change(place, before, None)]
    if isinstance(after, Mapping) and before is None:
        return _differences(place, {}, after) or [Change(place, None, after)]
    return [Change(place, before, after)]
