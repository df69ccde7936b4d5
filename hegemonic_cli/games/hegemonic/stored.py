"""Tables and events as JSON that is read back as exactly what it was, also where it breaks laws of the pieces.

A position file is for people and refuses what can't be; this is for a game's log, which never changes again.

Rulebook: Component Summary.
"""

from __future__ import annotations

from typing import Any, get_args

from hegemonic_cli.games.hegemonic.events import Event
from hegemonic_cli.games.hegemonic.readings import RULINGS, Readings
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import VARIANTS
from hegemonic_cli.kernel.codec import Special, Specials, Unreadable, decode, encode

KIND = "event"
EVENTS: dict[str, type] = {kind.__name__: kind for kind in get_args(Event)}


def _readings_document(readings: Readings) -> dict[str, Any]:
    return {"rulings": readings.chosen, "variants": sorted(readings.variants)}


def _readings(document: Any) -> Readings:
    if not isinstance(document, dict) or set(document) != {"rulings", "variants"}:
        raise Unreadable(f"readings: {document!r} isn't rulings and variants")
    rulings, variants = document["rulings"], document["variants"]
    if not isinstance(rulings, dict) or any(rulings[name] not in _values(name) for name in rulings):
        raise Unreadable(f"readings.rulings: {rulings!r} holds something that isn't known to this version")
    if not isinstance(variants, list) or any(variant not in VARIANTS for variant in variants):
        raise Unreadable(f"readings.variants: {variants!r} holds something that isn't known to this version")
    return Readings(rulings, variants)


def _values(ruling: str) -> tuple[str, ...]:
    return RULINGS[ruling].values if ruling in RULINGS else ()


SPECIALS: Specials = {Readings: Special(_readings_document, _readings)}


def table_document(table: Table) -> dict[str, Any]:
    """A Table as JSON."""
    document: dict[str, Any] = encode(table, SPECIALS)
    return document


def table_from(document: Any) -> Table:
    """The Table that `table_document` wrote; Unreadable where it isn't one."""
    table: Table = decode(Table, document, SPECIALS)
    return table


def event_document(event: Event) -> dict[str, Any]:
    """An event as JSON: its name, and its fields."""
    return {KIND: type(event).__name__, **encode(event, SPECIALS)}


def event_from(document: Any) -> Event:
    """The event that `event_document` wrote; Unreadable where it isn't one."""
    if not isinstance(document, dict) or KIND not in document:
        raise Unreadable(f"{document!r} isn't an event")
    kind = EVENTS.get(str(document[KIND]))
    if kind is None:
        raise Unreadable(f"{document[KIND]}: an event that this version doesn't know")
    fields = {name: value for name, value in document.items() if name != KIND}
    event: Event = decode(kind, fields, SPECIALS, str(document[KIND]))
    return event
