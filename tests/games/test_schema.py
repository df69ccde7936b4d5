"""The JSON Schema against the reader: what one takes, the other takes; what has a broken shape, both refuse."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from strategies import random_table, tables

from hegemonic_cli.games.hegemonic.position import read_position
from hegemonic_cli.games.hegemonic.positionwriter import position_document
from hegemonic_cli.games.hegemonic.schema import position_schema
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.tilewords import parse_pieces, parse_tile
from hegemonic_cli.kernel.violation import Problem

VALIDATOR = Draft202012Validator(position_schema())
RICH = next(
    document
    for seed in range(1000)
    if (document := position_document(random_table(Random(seed), players=4))).keys()
    >= {"rulings", "turn", "pool", "discard", "stack", "variants", "gates", "spent", "pieces"}
)
ODD_NUMBERS = [None, True, -1, 0, 1, 2, 5.0, 2.5, 10**40, float("nan")]
ODD_TEXTS = ["", " ", "?", "red", "A1", "x", "i1", "C", "\x1b", "\ud800"]
ODD_VALUES = [*ODD_NUMBERS, *ODD_TEXTS, [], [1], [1, 2], ["A1", "A2"], {}, {"red": 1}, {"x": 1}]
# A broken shape that can be drawn on paper, but that no schema of this kind can see.
SHAPES_BEYOND_THE_SCHEMA = ("overlap", "unknown-color", "unknown-sector", "no-tile", "repeated-player", "no-boards")


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(position_schema())


@given(tables(is_tracked=None))
def test_what_is_written_is_as_the_schema_says(table: Table) -> None:
    VALIDATOR.validate(position_document(table))


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a document, as keys and numbers."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(place for key, child in inner for place in places(child, (*way, key)))]


def changed(document: dict[str, Any], way: tuple[Any, ...], value: object) -> Any:
    """The document with another value at a place."""
    made = copy.deepcopy(document)
    target: Any = made
    for key in way[:-1]:
        target = target[key]
    target[way[-1]] = value
    return made


@given(st.sampled_from([place for place in places(RICH) if place]), st.sampled_from(ODD_VALUES))
def test_a_value_put_anywhere_is_judged_alike(place: tuple[Any, ...], value: object) -> None:
    document = changed(RICH, place, value)
    assert VALIDATOR.is_valid(document) == reader_takes_the_shape(document), list(VALIDATOR.iter_errors(document))


@given(st.sampled_from([place for place in places(RICH) if place]), st.sampled_from(["x", "Red", "a1", "", "stack"]))
def test_a_key_put_anywhere_is_judged_alike(place: tuple[Any, ...], key: str) -> None:
    document = (
        changed(RICH, (*place[:-1], key), "red") if isinstance(place[-1], str) else changed(RICH, place, {key: 1})
    )
    assert VALIDATOR.is_valid(document) == reader_takes_the_shape(document), list(VALIDATOR.iter_errors(document))


def reader_takes_the_shape(document: dict[str, Any]) -> bool:
    """Whether the reader finds nothing wrong that a schema could see."""
    try:
        read_position(document)
    except Problem as problem:
        kinds = [violation.code.partition("/") for violation in problem.violations]
        return all(area != "position" or kind in SHAPES_BEYOND_THE_SCHEMA for area, _, kind in kinds)
    return True


TILE_WORDS = ["home", "red", "i1", "I3", "i4", "e", "o2", "G1", "p0", "m1", "M2", "m", "-", "x", "homered", ","]
PIECE_WORDS = ["C", "2E", "o", "3", "A", "0F", "007C", "100C", "-", "G", "CE", "x", ",", "é"]


def is_read(parse: Any, text: str) -> bool:
    try:
        parse(text)
    except ValueError:
        return False
    return True


@given(st.lists(st.sampled_from(TILE_WORDS), max_size=5).map(" ".join))
def test_the_patterns_know_the_same_tiles(text: str) -> None:
    pattern = Draft202012Validator(position_schema()["properties"]["tiles"]["patternProperties"].popitem()[1])
    assert pattern.is_valid(text) == is_read(parse_tile, text)


@given(st.lists(st.sampled_from(PIECE_WORDS), max_size=5), st.sampled_from(["", " "]))
def test_the_patterns_know_the_same_pieces(words: list[str], gap: str) -> None:
    text = gap.join(words)
    entry = position_schema()["properties"]["pieces"]["patternProperties"].popitem()[1]
    assert Draft202012Validator(entry["properties"]["red"]).is_valid(text) == is_read(parse_pieces, text)


@pytest.mark.parametrize("missing", ["format", "players"])
def test_what_is_required_is_required_by_both(missing: str) -> None:
    document = {key: value for key, value in RICH.items() if key != missing}
    assert not VALIDATOR.is_valid(document)
    assert not reader_takes_the_shape(document)
