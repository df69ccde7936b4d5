"""Game Setup: galaxies for 2 to 6 players, the numbers of boards, tiles and cards, Home Sectors and first tiles.

Rulebook: Game Setup, The Learning Game, Phase 2. Exploration.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from drawn import table

from hegemonic_cli.games.hegemonic.box import Box, TechnologyCard
from hegemonic_cli.games.hegemonic.boxfile import builtin_box, sample_box
from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.exploration import flips_tile, open_hexes, placement_violations, places_tile
from hegemonic_cli.games.hegemonic.rules.galaxies import (
    BOARD_SHAPE,
    GALAXIES,
    GALAXY_BOARDS,
    board_violations,
    boards_touched,
    lettered,
    preset,
)
from hegemonic_cli.games.hegemonic.rules.setup import copies_in_play, setup_checklist, setup_numbers, technology_cards
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.tilewords import parse_tile
from hegemonic_cli.games.hegemonic.vocabulary import COLORS, Variant
from hegemonic_cli.kernel.hexes import Hex, disc, distance, rotated

EVERY_NUMBER = (2, 3, 4, 5, 6)
SIXTHS = range(6)
LEARNING: tuple[Variant, ...] = ("learning-game",)
CORE_ONLY = {"X": GALAXIES[4]["X"]}


# Galaxies -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", EVERY_NUMBER)
def test_three_five_six_eight_or_nine_galaxy_boards_and_the_core(players: int) -> None:
    boards = GALAXIES[players]
    assert len(boards) == {2: 3, 3: 5, 4: 6, 5: 8, 6: 9}[players] + 1
    assert boards["X"].center == Hex(0, 0)
    assert sorted(boards["X"].hexes) == sorted(set(disc(Hex(0, 0), 1)) - {Hex(0, 0)})


@pytest.mark.parametrize("players", EVERY_NUMBER)
def test_boards_have_the_assumed_shape_and_lie_apart(players: int) -> None:
    boards = GALAXIES[players]
    hexes = [at for board in boards.values() for at in board.hexes] + [Hex(0, 0)]
    assert len(set(hexes)) == len(hexes) == 7 + 5 * (len(boards) - 1)
    shapes = {_moved_to_origin([rotated(at, turn) for at in BOARD_SHAPE]) for turn in SIXTHS}
    assert all(_moved_to_origin(board.hexes) in shapes for name, board in boards.items() if name != "X")


def _moved_to_origin(hexes: Any) -> frozenset[Hex]:
    start = min(hexes)
    return frozenset(Hex(at.q - start.q, at.r - start.r) for at in hexes)


@pytest.mark.parametrize("players", EVERY_NUMBER)
def test_each_board_touches_two_others_and_the_core_while_there_is_room(players: int) -> None:
    boards = GALAXIES[players]
    for name, board in boards.items():
        others = {other: lies for other, lies in boards.items() if other != name}
        touched = boards_touched(others, board.hexes)
        assert len(touched) >= 2
    outer = [name for name in boards if name != "X" and "X" not in boards_touched(CORE_ONLY, boards[name].hexes)]
    assert len(outer) == max(GALAXY_BOARDS[players] - 6, 0)


def test_six_boards_around_the_core_fill_a_regular_hexagon() -> None:
    hexes = {at for board in GALAXIES[4].values() for at in board.hexes}
    assert hexes | {Hex(0, 0)} == set(disc(Hex(0, 0), 3))


@pytest.mark.parametrize("players", EVERY_NUMBER)
@pytest.mark.parametrize("turn", SIXTHS)
def test_a_preset_can_be_laid_board_by_board_in_some_order(players: int, turn: int) -> None:
    boards = preset(players, turn).boards
    laid = {"X": boards["X"]}
    waiting = [name for name in boards if name != "X"]
    while waiting:
        name = next(name for name in waiting if not board_violations(laid, boards[name].hexes))
        laid[name] = boards[name]
        waiting.remove(name)
    assert laid.keys() == boards.keys()


# How everything is named ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", EVERY_NUMBER)
@pytest.mark.parametrize("turn", SIXTHS)
def test_boards_go_clockwise_from_the_top_and_sectors_row_by_row(players: int, turn: int) -> None:
    from math import atan2, pi, sqrt

    boards = preset(players, turn).boards
    assert list(boards) == ["X", *"ABCDEFGHI"[: len(boards) - 1]]

    def clockwise_from_top(board: Board) -> float:
        x = sum(sqrt(3) * (at.q + at.r / 2) for at in board.hexes)
        y = sum(1.5 * at.r for at in board.hexes)
        return atan2(x, -y) % (2 * pi)

    angles = [clockwise_from_top(board) for name, board in boards.items() if name != "X"]
    assert all(one < other for one, other in pairwise(angles))
    for board in boards.values():
        places = [(at.r, at.q + at.r / 2) for at in board.hexes]
        assert places == sorted(places)


def test_the_four_player_galaxy_as_drawn() -> None:
    drawn = table(
        """
              F1  A1  A2  A3
            F2  F3  A4  A5  B1
          F4  F5  X1  X2  B2  B3
        E1  E2  X3  ()  X4  B4  B5
          E3  E4  X5  X6  C1  C2
            E5  D1  D2  C3  C4
              D3  D4  D5  C5
        """
    )
    assert drawn.galaxy is not None
    top_left = drawn.galaxy.hexes["F1"]
    for sector, at in Galaxy(GALAXIES[4]).hexes.items():
        there = drawn.galaxy.hexes[sector]
        assert Hex(there.q - top_left.q, there.r - top_left.r) == Hex(at.q, at.r + 3)


def test_a_turned_galaxy_is_the_same_galaxy_named_anew() -> None:
    for players in EVERY_NUMBER:
        hexes = {at for board in preset(players).boards.values() for at in board.hexes}
        turned = {at for board in preset(players, 1).boards.values() for at in board.hexes}
        assert turned == {rotated(at, 1) for at in hexes}
    assert preset(2, 1).boards["A"].hexes != preset(2).boards["A"].hexes
    assert preset(3, 6) == preset(3)


def test_of_two_boards_in_one_direction_the_nearer_is_named_first() -> None:
    near, far = [Hex(0, -2)], [Hex(0, -4)]
    assert lettered([far, near])["A"].hexes == (Hex(0, -2),)


# Board by board -------------------------------------------------------------------------------------------------------


def codes(violations: list[Any]) -> list[str]:
    return [violation.code for violation in violations]


def test_the_first_board_touches_the_core_and_the_next_ones_two() -> None:
    four = GALAXIES[4]
    assert board_violations(CORE_ONLY, four["A"].hexes) == []
    assert board_violations({**CORE_ONLY, "A": four["A"]}, four["B"].hexes) == []
    assert codes(board_violations({**CORE_ONLY, "A": four["A"]}, four["D"].hexes)) == ["galaxy/touches-too-few"]


def test_a_board_lies_on_no_other_and_not_on_the_center() -> None:
    four = GALAXIES[4]
    assert "galaxy/overlap" in codes(board_violations({**CORE_ONLY, "A": four["A"]}, four["A"].hexes))
    center = [Hex(0, 0), Hex(5, 0), Hex(6, 0), Hex(7, 0), Hex(8, 0)]
    assert "galaxy/overlap" in codes(board_violations(CORE_ONLY, center))


def test_a_board_has_five_sectors() -> None:
    assert "galaxy/sectors" in codes(board_violations(CORE_ONLY, GALAXIES[4]["A"].hexes[:4]))


def test_a_board_touches_the_core_while_one_can() -> None:
    six = GALAXIES[6]
    few = {name: six[name] for name in ("X", "A", "C")}
    assert codes(board_violations(few, six["B"].hexes)) == ["galaxy/not-beside-core"]
    ring = {name: six[name] for name in six if name not in ("B", "E", "H")}
    assert board_violations(ring, six["B"].hexes) == []


def test_a_board_far_away_touches_none() -> None:
    far = [Hex(at.q + 20, at.r) for at in BOARD_SHAPE]
    assert codes(board_violations(CORE_ONLY, far)) == ["galaxy/touches-too-few", "galaxy/not-beside-core"]


# Home Sectors and first tiles -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", EVERY_NUMBER)
@pytest.mark.parametrize("turn", SIXTHS)
def test_the_recommended_homes_may_be_laid_and_are_even(players: int, turn: int) -> None:
    galaxy = preset(players, turn)
    colors = COLORS[:players]
    lying = Table(tuple(Seat(color) for color in colors), colors[0], phase="setup", galaxy=Galaxy(galaxy.boards))
    assert len(galaxy.homes) == players
    for color, home in zip(colors, galaxy.homes, strict=True):
        tile = parse_tile(f"home {color} i1 e m1")
        assert placement_violations(lying, home, tile) == []
        lying = replace(lying, tiles={**lying.tiles, home: tile})
    assert lying.galaxy is not None
    hexes = [lying.galaxy.hexes[home] for home in galaxy.homes]
    nearest = [min(distance(one, other) for other in hexes if other != one) for one in hexes]
    from_core = [distance(one, Hex(0, 0)) for one in hexes]
    assert len(set(nearest)) == 1
    assert nearest[0] >= 4
    assert max(from_core) - min(from_core) <= 1


SETUP_BOARD = """
    X1  X2  A1  A2
  X3  ()  X4  A3  A4
    X5  X6  B1  B2
      C1  C2  B3  B4
"""


def setting_up(tiles: dict[str, str], phase: str = "setup") -> Table:
    return table(SETUP_BOARD, "red blue yellow", tiles=tiles, phase=phase)


@pytest.mark.parametrize(
    ("sector", "expected"),
    [
        ("B4", []),
        ("X1", ["place/home-on-core"]),
        ("B1", ["place/beside-home"]),
        ("A4", ["place/board-occupied", "place/beside-home"]),
        ("A3", ["place/not-empty", "place/board-occupied"]),
    ],
)
def test_a_home_goes_on_a_free_galaxy_board_beside_no_other(sector: str, expected: list[str]) -> None:
    lying = setting_up({"A3": "home blue i1 e m1"})
    assert codes(placement_violations(lying, sector, parse_tile("home red i1 e m1"))) == expected


def test_two_homes_on_one_board_are_refused_however_far_apart() -> None:
    lying = setting_up({"A1": "home blue i1 e m1"})
    assert codes(placement_violations(lying, "A4", parse_tile("home red i1 e m1"))) == ["place/board-occupied"]


def test_one_home_to_a_player_of_the_game() -> None:
    lying = setting_up({"A1": "home red i1 e m1"})
    assert codes(placement_violations(lying, "B4", parse_tile("home red i1 e m1"))) == ["place/second-home"]
    assert codes(placement_violations(lying, "B4", parse_tile("home green i1 e m1"))) == ["place/no-such-player"]


def test_the_first_tile_goes_beside_the_own_home() -> None:
    lying = setting_up({"A1": "home red i1 e m1", "B4": "home blue i1 e m1"})
    tile = parse_tile("i2")
    assert placement_violations(lying, "A2", tile, "red") == []
    assert codes(placement_violations(lying, "A2", tile, "blue")) == ["place/not-beside-home"]
    assert placement_violations(lying, "A2", tile) == []
    assert codes(placement_violations(lying, "X3", tile)) == ["place/not-beside-home"]
    assert open_hexes(lying, tile, "blue") == ["B2", "B3"]


# Exploration ----------------------------------------------------------------------------------------------------------


def exploring(**more: Any) -> Table:
    return table(SETUP_BOARD, "red blue", tiles={"A1": "home red i1 e m1", "B1": "i2"}, phase="exploration", **more)


def test_a_sector_tile_goes_on_any_empty_hex() -> None:
    lying = exploring()
    assert lying.galaxy is not None
    assert open_hexes(lying, parse_tile("i2")) == [
        sector for sector in lying.galaxy.sectors if sector not in ("A1", "B1")
    ]


@pytest.mark.parametrize(
    ("sector", "tile", "expected"),
    [
        ("B1", "i2", ["place/not-empty"]),
        ("A1", "i2", ["place/not-empty"]),
        ("X0", "i2", ["place/center"]),
        ("Z1", "i2", ["place/no-such-sector"]),
        ("C1", "home blue e", ["place/home-later"]),
    ],
)
def test_where_a_tile_may_not_go(sector: str, tile: str, expected: list[str]) -> None:
    assert codes(placement_violations(exploring(), sector, parse_tile(tile))) == expected


def test_placing_needs_the_map() -> None:
    with pytest.raises(ValueError, match="map"):
        placement_violations(Table((Seat("red"), Seat("blue")), "red"), "A1", parse_tile("i1"))


@pytest.mark.parametrize(
    ("stack", "pool", "ruling", "variants", "places"),
    [
        (3, [], "skip-flip", [], True),
        (3, [], "skip-tile", [], True),
        (0, ["i2"], "skip-flip", [], True),
        (0, [], "skip-flip", [], False),
        (0, ["i2"], "skip-tile", [], False),
        (0, ["i2"], "skip-tile", ["longer-game"], True),
        (0, [], "skip-tile", ["longer-game"], False),
    ],
)
def test_an_empty_stack_as_the_table_rules(
    stack: int, pool: list[str], ruling: str, variants: list[str], places: bool
) -> None:
    lying = exploring(stack=stack, pool=pool, rulings={"empty-stack": ruling}, variants=variants)
    assert places_tile(lying) is places
    assert flips_tile(lying) is (stack > 0)


def test_what_is_not_known_of_stack_and_pool_stays_open() -> None:
    assert places_tile(exploring()) is None
    assert flips_tile(exploring()) is None
    assert places_tile(exploring(stack=0)) is None
    assert places_tile(exploring(stack=0, rulings={"empty-stack": "skip-tile"})) is False


def test_a_full_galaxy_takes_no_tile() -> None:
    full = table("X1  ()  X2", tiles={"X1": "-", "X2": "i1"}, stack=5, pool=["i2"])
    assert places_tile(full) is False


# Numbers --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "tiles", "pool", "stack", "deck"),
    [(4, 32, 4, 24, 34), (5, 40, 5, 30, 29), (6, 48, 6, 36, 24)],
)
def test_eight_tiles_and_five_cards_for_each_of_four_to_six(
    players: int, tiles: int, pool: int, stack: int, deck: int
) -> None:
    numbers = setup_numbers(players, Readings(), builtin_box())
    assert (numbers.galaxy_boards, numbers.tiles, numbers.dealt) == (GALAXY_BOARDS[players], tiles, 2)
    assert (numbers.pool, numbers.stack) == (pool, stack)
    assert (numbers.hand, numbers.cards, numbers.copies_out, numbers.deck) == (5, 54, 0, deck)


@pytest.mark.parametrize(("players", "pool", "counted", "stack"), [(2, 3, 16, 11), (3, 3, 24, 18)])
def test_two_and_three_play_with_the_tiles_of_their_icon(players: int, pool: int, counted: int, stack: int) -> None:
    numbers = setup_numbers(players, Readings(), builtin_box())
    assert (numbers.tiles, numbers.stack, numbers.pool) == (None, None, pool)
    assert numbers.with_tiles(counted).stack == stack


@pytest.mark.parametrize(
    ("players", "tiles", "pool", "stack"), [(2, 8, 3, 3), (3, 12, 3, 6), (4, 16, 4, 8), (6, 24, 6, 12)]
)
def test_the_learning_game_takes_four_tiles_each_and_deals_no_cards(
    players: int, tiles: int, pool: int, stack: int
) -> None:
    numbers = setup_numbers(players, Readings({}, LEARNING), builtin_box())
    assert (numbers.tiles, numbers.dealt, numbers.pool, numbers.stack, numbers.hand) == (tiles, 0, pool, stack, 0)


def test_two_and_three_play_without_one_copy_of_each_card() -> None:
    sample = sample_box()
    assert technology_cards(2, sample) == (27, 27)
    assert technology_cards(3, sample) == (27, 27)
    assert technology_cards(4, sample) == (54, 0)
    assert technology_cards(3, builtin_box()) == (None, None)
    assert technology_cards(3, Box(technologies=(TechnologyCard("One", copies=None),))) == (None, None)
    assert setup_numbers(3, Readings(), sample).deck == 27 - 15
    assert [copies_in_play(2, players) for players in EVERY_NUMBER] == [1, 1, 2, 2, 2]


def test_a_draft_discards_one_card_a_player() -> None:
    drafted = setup_numbers(4, Readings({}, ("technology-draft",)), builtin_box())
    assert (drafted.hand, drafted.deck) == (5, 54 - 24)


# The checklist --------------------------------------------------------------------------------------------------------


def keys(players: int, *variants: Variant) -> list[str]:
    return [step.key for step in setup_checklist(players, Readings({}, variants), builtin_box())]


def test_the_checklist_follows_the_rulebook_s_order() -> None:
    usual = [
        "arbiter",
        "galaxy",
        "colors",
        "technologies",
        "tiles",
        "homes",
        "first-bases",
        "first-tiles",
        "pool",
        "box",
    ]
    assert keys(4) == usual
    assert keys(3) == [*usual[:3], "copies", *usual[3:]]
    assert keys(6, "leaders") == [*usual[:3], "leaders", *usual[3:-1]]
    assert keys(4, "multiple-discard-piles") == [*usual[:4], "discard-piles", *usual[4:]]
    assert keys(4, "learning-game") == [
        *("arbiter", "galaxy", "colors", "technologies", "tiles", "pool", "homes", "first-bases", "first-tiles", "box")
    ]


def sentences(players: int, *variants: Variant) -> dict[str, str]:
    return {step.key: step.sentence for step in setup_checklist(players, Readings({}, variants), sample_box())}


def test_the_checklist_says_the_numbers() -> None:
    assert "6 Galaxy Boards" in sentences(4)["galaxy"]
    assert "32 Sector Tiles" in sentences(4)["tiles"]
    assert "3-player icon" in sentences(3)["tiles"]
    assert "1 more from the stack" in sentences(2)["pool"]
    assert "27 cards" in sentences(2)["copies"]
    assert "deal 6" in sentences(4, "technology-draft")["technologies"]
    assert "nobody is dealt any" in sentences(4, "learning-game")["technologies"]
    assert "1 Galaxy Board," in sentences(5)["box"]
    assert "16 Sector Tiles" in sentences(4)["box"]
