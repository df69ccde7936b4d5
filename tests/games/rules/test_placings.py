"""Where the next Galaxy Board may be laid: just where the rule for a single board allows it."""

from __future__ import annotations

from random import Random

import pytest

from hegemonic_cli.games.hegemonic.galaxy import Board
from hegemonic_cli.games.hegemonic.rules.galaxies import (
    CENTER_HEX,
    GALAXY_BOARDS_IN_BOX,
    SIXTHS,
    Placing,
    board_violations,
    lettered,
    placings,
)
from hegemonic_cli.games.hegemonic.vocabulary import CORE
from hegemonic_cli.kernel.hexes import Hex, disc, neighbours

CORE_HEXES = tuple(neighbours(CENTER_HEX))
FAR = 7  # hexes from the Center; no board reaches further here


def laid_at_random(seed: int, number: int) -> dict[str, Board]:
    rng = Random(seed)
    laid: list[tuple[Hex, ...]] = []
    for _ in range(number):
        laid.append(rng.choice(placings(lettered(laid, CORE_HEXES))).hexes)
    return lettered(laid, CORE_HEXES)


def test_a_board_not_turned_has_its_row_of_two_below() -> None:
    assert Placing(Hex(0, 0), 0).hexes == (Hex(-1, 0), Hex(0, 0), Hex(1, 0), Hex(-1, 1), Hex(0, 1))
    assert Placing(Hex(0, 0), 3).hexes == (Hex(0, -1), Hex(1, -1), Hex(-1, 0), Hex(0, 0), Hex(1, 0))


def test_the_first_board_lies_anywhere_beside_the_core() -> None:
    allowed = placings({CORE: Board(CORE, CORE_HEXES, CENTER_HEX)})
    assert len({frozenset(each.hexes) for each in allowed}) == len(allowed)
    assert len(allowed) % SIXTHS == 0  # the Core looks the same from each of its six sides
    assert len({each.middle for each in allowed}) == len(set(disc(CENTER_HEX, 3)) - set(disc(CENTER_HEX, 1)))


@pytest.mark.parametrize(("seed", "number"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_allowed_is_what_breaks_no_rule(seed: int, number: int) -> None:
    boards = laid_at_random(seed, number)
    allowed = set(placings(boards))
    assert allowed
    for middle in disc(CENTER_HEX, FAR):
        for turn in range(SIXTHS):
            placing = Placing(middle, turn)
            if boards.keys() & _near(boards, placing):
                assert (placing in allowed) == (not board_violations(boards, placing.hexes)), placing
            else:
                assert placing not in allowed


def _near(boards: dict[str, Board], placing: Placing) -> set[str]:
    around = {near for at in placing.hexes for near in neighbours(at)}
    return {name for name, board in boards.items() if around & set(board.hexes)}


@pytest.mark.parametrize("seed", range(3))
def test_all_boards_of_the_box_find_a_place(seed: int) -> None:
    assert len(laid_at_random(seed, GALAXY_BOARDS_IN_BOX)) == GALAXY_BOARDS_IN_BOX + 1
