"""Tiles in several words, with commas and glued; the flipped one in one word, the empty stack told from a blank."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.notation import flipped_word, parse_flipped, parse_tile_words
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.kernel.violation import Problem

I2G3 = Tile(industrial=2, faction="green", embassy=3)
FACTIONS = st.sampled_from([(None, 0), ("orange", 1), ("purple", 2), ("green", 3)])
TILES = st.builds(
    lambda industrial, political, martial: Tile(industrial, political[0], political[1], martial),
    st.integers(0, 3),
    FACTIONS,
    st.integers(0, 3),
)


@pytest.mark.parametrize("words", [["i2", "g3"], ["i2g3"], ["i2,g3"], ["I2G3"], ["g3", "i2"], ["i2 g3"]])
def test_every_spelling_of_a_tile(words: list[str]) -> None:
    assert parse_tile_words(words) == I2G3


def test_a_tile_without_locations_is_a_nought_or_a_dash() -> None:
    assert parse_tile_words(["0"]) == parse_tile_words(["-"]) == Tile()


def test_flipped_a_dash_is_the_empty_stack() -> None:
    assert parse_flipped("-") is None
    assert parse_flipped("0") == Tile()
    assert parse_flipped("i2g3") == I2G3


@given(TILES)
def test_tiles_are_read_back_as_written(tile: Tile) -> None:
    assert parse_flipped(flipped_word(tile)) == tile
    assert parse_tile_words(tile_words(tile).split()) == tile


@pytest.mark.parametrize("words", ["home red i1 e m1", "home r i1em1", "HOME R i1,e,m1", "home r m1 ei1"])
def test_a_home_sector_by_color_or_letter(words: str) -> None:
    assert parse_tile_words(words.split()) == Tile(1, martial=1, home="red", home_embassy=True)


def test_a_wrong_tile_names_every_word() -> None:
    with pytest.raises(Problem) as caught:
        parse_tile_words(["i9", "q2"])
    assert caught.value.kind == "usage"
    assert len(caught.value.violations) == 2
