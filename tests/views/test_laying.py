"""The galaxy while it is laid: free hexes carry numbers and no border."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.rules.galaxies import CENTER_HEX, Placing, lettered, placings
from hegemonic_cli.kernel.hexes import Hex, neighbours
from hegemonic_cli.views.laying import laying_lines

CORE_HEXES = tuple(neighbours(CENTER_HEX))
BOARDS = lettered([Placing(Hex(2, -3), 0).hexes], CORE_HEXES)
FREE = list(dict.fromkeys(each.middle for each in placings(BOARDS)))


def test_boards_have_borders_and_free_hexes_numbers() -> None:
    assert laying_lines(BOARDS, FREE, 80, ["A2"]) == [
        "            +-------+-------+-------+",
        "        1   |  A1   :**A2***:  A3   |",
        "            +---+...............+---+",
        "    2           |  A4   :  A5   |   3",
        "            +---+---+---+---+---+",
        "        4   |  X1   :  X2   |           5",
        "        +---+...+---+---+...+---+",
        "        |  X3   |///////|  X4   |   6",
        "        +---+...+---+---+...+---+",
        "            |  X5   :  X6   |",
        "            +-------+-------+",
    ]


def test_it_is_drawn_smaller_before_it_becomes_a_list() -> None:
    narrow = laying_lines(BOARDS, FREE, 40)
    assert max(map(len, narrow)) <= 40
    assert "         +-----+-----+-----+" in narrow
    assert laying_lines(BOARDS, FREE, 15) == ["Board A: A1 A2", "A3 A4 A5", "The Core (X):", "X1 X2 X3 X4 X5", "X6"]
