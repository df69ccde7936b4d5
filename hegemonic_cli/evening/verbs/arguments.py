"""The arguments of recording commands, read one by one; where one is missing, a usage Problem says which."""

from __future__ import annotations

from hegemonic_cli.evening.recording import Words
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.notation import parse_flipped, parse_player, parse_tile_words
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import usage


def argument(words: Words, at: int, what: str) -> str:
    """The argument at a place, counted from 0."""
    if at >= len(words.args):
        raise usage(f"{words.verb}: {what} is missing.", f"hegemonic {words.verb} --help shows the words.")
    return words.args[at]


def player(words: Words, table: Table, at: int = 0) -> Color:
    """The player named at a place."""
    return parse_player(argument(words, at, "PLAYER"), table)


def no_more(words: Words, count: int) -> None:
    """Refuse arguments that nothing is done with."""
    if len(words.args) > count:
        raise usage(f"{words.verb}: `{' '.join(words.args[count:])}` is too much.")


def flipped_tile(words: Words, at: int) -> Tile | None:
    """The tile that was flipped; None for `-`, the empty stack."""
    return parse_flipped(argument(words, at, "FLIPPED, the tile that was flipped (`-` for an empty stack),"))


def tile(words: Words, at: int) -> Tile:
    """The tile that all words from a place on describe."""
    argument(words, at, "TILE")
    return parse_tile_words(words.args[at:])


def tile_named(tile: Tile, table: Table | None = None) -> str:
    """A tile as it is told to people: `i2 g3`, `Ann's Home (i1 e m1)`, or that it shows no Locations."""
    words = tile_words(tile)
    if tile.home is not None and table is not None and tile.home in table.colors:
        return f"{table.seat(tile.home).shown}'s Home ({words.removeprefix(f'home {tile.home}').strip()})"
    return words if words.strip("-") else "a tile without Locations"
