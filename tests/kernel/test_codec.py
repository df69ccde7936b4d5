"""Values to JSON and back: exactly the same, defaults left out, and every misfit named with its place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import pytest

from hegemonic_cli.kernel.codec import Special, Unreadable, decode, encode


class Inner(NamedTuple):
    name: str
    size: int = 1


class Odd:
    """A type that the codec doesn't know."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odd) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


@dataclass(frozen=True, slots=True)
class Outer:
    inner: Inner
    kind: Literal["a", "b"] = "a"
    maybe: int | None = None
    many: tuple[Inner, ...] = ()
    pair: tuple[str, int] = ("x", 0)
    table: Mapping[str, Inner] = field(default_factory=dict)
    odd: Odd = field(default_factory=lambda: Odd(""))
    is_set: bool = False


SPECIALS = {Odd: Special(lambda odd: {"odd": odd.text}, lambda document: Odd(document["odd"]))}
WHOLE = Outer(Inner("i"), "b", 0, (Inner("j", 2), Inner("k")), ("y", 5), {"z": Inner("l")}, Odd("q"), True)


def there_and_back(value: Any) -> Any:
    return decode(type(value), json.loads(json.dumps(encode(value, SPECIALS))), SPECIALS)


@pytest.mark.parametrize("value", [WHOLE, Outer(Inner("plain")), Inner("alone", 7)], ids=["whole", "defaults", "small"])
def test_what_was_encoded_is_decoded_as_what_it_was(value: Any) -> None:
    back = there_and_back(value)
    assert back == value
    assert type(back) is type(value)


def test_defaults_are_left_out_so_that_old_files_stay_readable() -> None:
    assert encode(Outer(Inner("i")), SPECIALS) == {"inner": {"name": "i"}}


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({}, "inner: missing"),
        ({"inner": {"name": 3}}, "inner.name: 3 isn't of type str"),
        ({"inner": {"name": "i", "size": True}}, "inner.size: True isn't of type int"),
        ({"inner": {"name": "i"}, "more": 1}, "more: not known to this version"),
        ({"inner": {"name": "i"}, "kind": "c"}, "kind: 'c' isn't one of a, b"),
        ({"inner": {"name": "i"}, "many": {"j": 1}}, "many: {'j': 1} isn't a list"),
        ({"inner": {"name": "i"}, "many": [{"name": "j"}, 3]}, r"many\[1\]: 3 isn't a record"),
        ({"inner": {"name": "i"}, "pair": ["y"]}, "pair: 1 values where 2 belong"),
        ({"inner": {"name": "i"}, "table": []}, r"table: \[\] isn't a record"),
        ([], r"value: \[\] isn't a record"),
    ],
)
def test_what_doesnt_fit_is_named_with_its_place(document: Any, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        decode(Outer, document, SPECIALS)
