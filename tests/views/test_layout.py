"""Lines that fit, counted in cells: accents, wide letters, joined emoji, long names, narrow terminals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hegemonic_cli.views.layout import cell_width, columns, padded, wrap

FAMILY = "👨\u200d👩\u200d👧"
NAMES = ["Ann", "Zoë", "e\u0301lan", "漢字の名前", f"{FAMILY} Meier", "N" * 40]


@pytest.mark.parametrize(
    ("text", "cells"),
    [("", 0), ("abc", 3), ("Zoë", 3), ("e\u0301", 1), ("漢字", 4), (FAMILY, 2), ("→ – …", 5), ("👍🏽", 2), ("a\tb", 3)],
)
def test_a_text_fills_so_many_cells(text: str, cells: int) -> None:
    assert cell_width(text) == cells


def test_a_table_lines_up_by_cells() -> None:
    lines = columns([[name, 3, 12, None] for name in NAMES], ["player", "CAPs", "VPs", "hand"], 80)
    assert len(lines) == 1 + len(NAMES)
    assert {cell_width(line) for line in lines} == {40 + 2 + 4 + 2 + 3 + 2 + 4}


def test_numbers_stand_to_the_right_and_words_to_the_left() -> None:
    assert columns([["a", 5], ["bcd", 12]], ["", "CAPs"], 80) == ["     CAPs", "a       5", "bcd    12"]
    assert columns([["a", "x"], ["b", "yyy"]], ["", ""], 80) == ["a  x", "b  yyy"]


def test_a_table_that_does_not_fit_becomes_blocks() -> None:
    lines = columns([["N" * 40, 1, None], ["Ann", 2, 30]], ["player", "CAPs", "VPs"], 40)
    assert lines == ["N" * 40, "  CAPs 1 · VPs ?", "Ann", "  CAPs 2 · VPs 30"]


def test_an_empty_table_is_its_headers() -> None:
    assert columns([], ["a", "b"], 40) == ["a  b"]
    assert columns([], ["", ""], 40) == []


@pytest.mark.parametrize("width", [80, 40, 20])
def test_a_table_never_leaves_its_width(width: int) -> None:
    rows = [[name, 100, "some longer words here", "漢字 " * 5] for name in NAMES]
    for line in columns(rows, ["player", "CAPs", "what", "more"], width):
        assert cell_width(line) <= width


def test_indents_and_bullets_carry_over() -> None:
    assert wrap("  - one two three four", 14) == ["  - one two", "    three four"]
    assert wrap("    one two three", 11) == ["    one two", "    three"]


def test_line_ends_stay() -> None:
    assert wrap("one\n\ntwo", 40) == ["one", "", "two"]
    assert wrap("", 40) == [""]


def test_a_word_longer_than_a_line_is_broken_between_letters() -> None:
    assert wrap("a" * 25, 10) == ["a" * 10, "a" * 10, "a" * 5]
    assert wrap("漢" * 7, 5) == ["漢漢", "漢漢", "漢漢", "漢"]
    assert wrap(FAMILY * 3, 4) == [FAMILY * 2, FAMILY]


def test_padding_counts_cells() -> None:
    assert padded("漢", 4) == "漢  "
    assert padded("漢", 4, to_right=True) == "  漢"


@given(st.text(max_size=200), st.integers(4, 80))
def test_wrapped_lines_fit_and_lose_no_letter(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(cell_width(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())
