"""Sector Tiles as typed: all remaining words (`i2 g3`), with commas (`i2,g3`) or glued (`i2g3`); `-` or `0` has no
Locations. A Home Sector begins with `home` and its player's color or the first letter of it: `home red i1 e m1`,
`home r i1em1`.

FLIPPED, the tile just turned over, is one word. There `-` means that the draw stack was empty, so that a flipped tile
without Locations is `0`.

Rulebook: Component Summary, Phase 2. Exploration.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.notation.names import COLOR_OF_LETTER
from hegemonic_cli.games.hegemonic.tilewords import NO_LOCATIONS, WordError, parse_tile, tile_words
from hegemonic_cli.kernel.violation import Problem, Violation

EMPTY_STACK = "-"
BLANK = "0"
HOME = "home"

_GLUED = r"(?i)(?:[iogpm]\d+|e(?=[im]\d|$)){2,}"
_LOCATION = r"(?i)[iogpm]\d+|e"
_EXPECTED = "A tile is written like i2 g3, i2,g3 or i2g3; one without Locations is 0."


def parse_tile_words(words: Sequence[str]) -> Tile:
    """The tile that the words describe; a usage problem names every word that can't be."""
    parts = [part for word in words for part in re.split(r"[,\s]+", word) if part]
    if parts == [BLANK]:
        return Tile()
    try:
        return parse_tile(" ".join(_in_full(parts)))
    except WordError as error:
        raise Problem("usage", [Violation("usage/tile", sentence) for sentence in error.sentences], _EXPECTED) from None


def parse_flipped(word: str) -> Tile | None:
    """The tile that was flipped, from one word; None where the stack was empty (`-`)."""
    return None if word.strip() == EMPTY_STACK else parse_tile_words([word])


def flipped_word(tile: Tile | None) -> str:
    """One word that `parse_flipped` reads as this tile; None is the empty stack."""
    if tile is None:
        return EMPTY_STACK
    words = tile_words(tile)
    return BLANK if words == NO_LOCATIONS else words.replace(" ", "")


def _in_full(parts: Sequence[str]) -> list[str]:
    """Every word as a position file has it: glued ones taken apart, a Home Sector's player by color."""
    words = [_unglued(part) for part in parts]
    if len(words) > 1 and words[0].casefold() == HOME:
        words[1] = COLOR_OF_LETTER.get(words[1].casefold(), words[1])
    return words


def _unglued(word: str) -> str:
    return " ".join(re.findall(_LOCATION, word)) if re.fullmatch(_GLUED, word) else word
