"""Values to JSON and back by their types, so that what was stored is read as exactly what it was.

It knows NamedTuples, frozen dataclasses, tuples, mappings with string keys, and plain values. What equals a field's
default is left out, so that old files stay readable when a field is added. A type that is none of these brings its own
two functions.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints


class Special(NamedTuple):
    """How a type that the codec doesn't know is written and read."""

    encode: Callable[[Any], Any]
    decode: Callable[[Any], Any]


Specials = Mapping[type, Special]
NOTHING_SPECIAL: Specials = types.MappingProxyType({})
NO_DEFAULT = object()


class Unreadable(ValueError):
    """Stored JSON doesn't fit the type it should be; the message says where."""


class Field(NamedTuple):
    """One field of a record: its type and its default (or `NO_DEFAULT`)."""

    type: Any
    default: Any


@cache  # the fields of a type never change
def record_fields(kind: Any) -> dict[str, Field]:
    """The fields of a NamedTuple or dataclass that are written, in order."""
    hints = get_type_hints(kind)
    if is_dataclass(kind):
        found = {}
        for field in fields(kind):
            if field.init:
                default = field.default_factory() if field.default_factory is not MISSING else field.default
                found[field.name] = Field(hints[field.name], NO_DEFAULT if default is MISSING else default)
        return found
    defaults: dict[str, Any] = getattr(kind, "_field_defaults", {})
    names: tuple[str, ...] = getattr(kind, "_fields", ())
    return {name: Field(hints[name], defaults.get(name, NO_DEFAULT)) for name in names}


def encode(value: Any, specials: Specials = NOTHING_SPECIAL) -> Any:
    """A value as JSON."""
    if value is None or isinstance(value, str | bool | int):
        return value
    kind: Any = type(value)
    if kind in specials:
        return specials[kind].encode(value)
    if isinstance(value, Mapping):
        return {str(key): encode(each, specials) for key, each in value.items()}
    if isinstance(value, tuple) and not hasattr(kind, "_fields"):
        return [encode(each, specials) for each in value]
    document = {}
    for name, field in record_fields(kind).items():
        each = getattr(value, name)
        if field.default is NO_DEFAULT or each != field.default:
            document[name] = encode(each, specials)
    return document


def decode(kind: Any, document: Any, specials: Specials = NOTHING_SPECIAL, place: str = "") -> Any:
    """The value of a type that `encode` wrote; Unreadable where the JSON isn't one."""
    if kind in specials:
        return specials[kind].decode(document)
    if kind is int or kind is str or kind is bool:
        if type(document) is not kind:
            raise Unreadable(f"{place or 'value'}: {document!r} isn't of type {kind.__name__}")
        return document
    if kind is Any:
        return document
    origin = get_origin(kind)
    if origin is not None:
        return _decode_generic(kind, origin, document, specials, place)
    if not isinstance(document, dict):
        raise Unreadable(f"{place or 'value'}: {document!r} isn't a record")
    known = record_fields(kind)
    for name in document:
        if name not in known:
            raise Unreadable(f"{place}.{name}: not known to this version".lstrip("."))
    values = {}
    for name, field in known.items():
        if name in document:
            values[name] = decode(field.type, document[name], specials, f"{place}.{name}".lstrip("."))
        elif field.default is NO_DEFAULT:
            raise Unreadable(f"{place}.{name}: missing".lstrip("."))
    return kind(**values)


def _decode_generic(kind: Any, origin: Any, document: Any, specials: Specials, place: str) -> Any:
    inner = get_args(kind)
    if origin is Literal:
        if document not in inner:
            raise Unreadable(f"{place or 'value'}: {document!r} isn't one of {', '.join(map(str, inner))}")
        return document
    if origin is Union or origin is types.UnionType:
        if document is None and type(None) in inner:
            return None
        (wanted,) = (each for each in inner if each is not type(None))
        return decode(wanted, document, specials, place)
    if origin is tuple:
        if not isinstance(document, list):
            raise Unreadable(f"{place or 'value'}: {document!r} isn't a list")
        if len(inner) == 2 and inner[1] is Ellipsis:
            return tuple(decode(inner[0], each, specials, f"{place}[{at}]") for at, each in enumerate(document))
        if len(inner) != len(document):
            raise Unreadable(f"{place or 'value'}: {len(document)} values where {len(inner)} belong")
        return tuple(
            decode(each_kind, each, specials, f"{place}[{at}]")
            for at, (each_kind, each) in enumerate(zip(inner, document, strict=True))
        )
    if not isinstance(document, dict):
        raise Unreadable(f"{place or 'value'}: {document!r} isn't a record")
    return {
        decode(inner[0], key, specials, place): decode(inner[1], each, specials, f"{place}.{key}".lstrip("."))
        for key, each in document.items()
    }
