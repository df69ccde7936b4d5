"""The drawn galaxy: what stands in each Sector can be read, nothing leaves the width, and the numbering rule holds."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cmp_to_key
from itertools import pairwise, takewhile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import tables

from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy, Gate, sector_key
from hegemonic_cli.games.hegemonic.position import read_position
from hegemonic_cli.games.hegemonic.reports.map import map_of, suggested
from hegemonic_cli.games.hegemonic.rules.galaxies import GALAXY_BOARDS
from hegemonic_cli.games.hegemonic.table import Pieces, Seat, Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.vocabulary import CORE
from hegemonic_cli.kernel.hexes import Hex
from hegemonic_cli.views.map import drawn_blank, drawn_map
from hegemonic_cli.views.map_cells import holdings
from hegemonic_cli.views.map_text import NARROWEST_HALF, WIDEST_HALF, full_map, grid, painted, plain

CASES = sorted((Path(__file__).parents[3] / "shared" / "cases").glob("*.json"))
LABEL = re.compile(r"[A-Z]\d+")
SIDES = "|:"
LABEL_BEHIND_BORDER = re.compile(rf"[{SIDES}]([A-Z]\d+)")


def cells(table: Table, half: int, rotate: int = 0) -> dict[str, list[str]]:
    """What a person reads in each Sector of the drawn map: the words of its lines."""
    assert table.galaxy is not None
    laid = grid(table.galaxy, rotate)
    lines = [plain(line).ljust(laid.width(half)) for line in full_map(table, laid, half)]
    read = {}
    for number, line in enumerate(lines):
        for label in LABEL_BEHIND_BORDER.finditer(line):
            left = label.start()
            below = takewhile(lambda other, left=left: other[left] in SIDES, lines[number:])
            read[label[1]] = " ".join(other[left + 1 : left + 2 * half] for other in below).split()
    assert set(read) == set(table.galaxy.sectors)
    return read


@given(tables(), st.integers(NARROWEST_HALF, WIDEST_HALF), st.integers(0, 5))
@settings(max_examples=40, deadline=None)
def test_every_sector_shows_its_label_tile_and_pieces(table: Table, half: int, rotate: int) -> None:
    for sector, words in cells(table, half, rotate).items():
        tile = table.tile(sector)
        assert words[0] == sector
        said = "".join(words[1:])
        assert said.startswith(f"{tile.home[0]}'s" if tile and tile.home else "")
        locations = "" if tile is None else tile_words(tile._replace(home=None)).replace(" ", "")
        assert locations in said
        for held in holdings(table, sector):
            mine = [word[1:] for word in words if re.fullmatch(rf"{held.color[0]}(\d*[A-Z])+", word)]
            assert "".join(mine) == "".join(held.pieces)


@given(tables(), st.integers(20, 100), st.integers(0, 5))
@settings(max_examples=40, deadline=None)
def test_no_map_leaves_the_width_and_none_leaves_a_sector_out(table: Table, width: int, rotate: int) -> None:
    assert table.galaxy is not None
    marked = table.galaxy.sectors[:2]
    for draw in (drawn_map, drawn_blank):
        lines = [plain(line) for line in draw(table, width, marked, rotate)]
        assert max(map(len, lines)) <= width
        assert set(table.galaxy.sectors) <= set(LABEL.findall("\n".join(lines)))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_case_fits_eighty_cells_however_it_is_turned(path: Path) -> None:
    table = read_position(json.loads(path.read_text(encoding="utf-8"))["position"])
    assert table.galaxy is not None
    for rotate in range(6):
        assert grid(table.galaxy, rotate).widest_half(80) is not None


@pytest.mark.skipif(not CASES, reason="the folder of cases is not beside this checkout")
def test_the_cases_are_there() -> None:
    assert len(CASES) >= 16


@pytest.mark.parametrize("players", GALAXY_BOARDS)
@pytest.mark.parametrize("rotate", range(6))
def test_every_suggested_galaxy_fits_eighty_cells_and_its_labels_forty(players: int, rotate: int) -> None:
    table, _ = suggested(players, rotate)
    assert table.galaxy is not None
    laid = grid(table.galaxy)
    half = laid.widest_half(80)
    assert half is not None
    assert half > NARROWEST_HALF or rotate  # unturned, seven cells inside: enough for any tile on one line
    assert laid.width(2) <= (41 if rotate else 40)


@pytest.mark.parametrize("players", GALAXY_BOARDS)
@pytest.mark.parametrize("rotate", range(6))
def test_the_numbering_rule_holds_as_drawn(players: int, rotate: int) -> None:
    """Boards clockwise from the top, X the Core, Sectors row by row: read off the picture, not off the hexes."""
    table, _ = suggested(players, rotate)
    assert table.galaxy is not None
    lines = [plain(line) for line in drawn_blank(table, 80)]
    found = [(match[0], number, match.start()) for number, line in enumerate(lines) for match in LABEL.finditer(line)]
    assert len(found) == len(table.galaxy.sectors)
    for name, board in table.galaxy.boards.items():
        assert [label for label, _, _ in found if label[0] == name] == list(board.sectors)
    core = [(row, column) for label, row, column in found if label[0] == CORE]
    middle = _middle(core)
    around = []
    for name in table.galaxy.boards:
        if name != CORE:
            row, column = _middle([(row, column) for label, row, column in found if label[0] == name])
            around.append((column - middle[1], 2 * (row - middle[0])))  # a line is about two cells high
    assert around == sorted(around, key=cmp_to_key(_clockwise))
    assert list(table.galaxy.boards) == sorted(table.galaxy.boards)


def _middle(places: list[tuple[int, int]]) -> tuple[float, float]:
    return sum(row for row, _ in places) / len(places), sum(column for _, column in places) / len(places)


def _clockwise(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Negative where `one` comes before `other` going clockwise from straight up; x to the right, y down."""
    halves = [x < -1e-9 or (abs(x) < 1e-9 and y > 0) for x, y in (one, other)]
    if halves[0] != halves[1]:
        return halves[0] - halves[1]
    turn = one[1] * other[0] - one[0] * other[1]
    return turn if abs(turn) > 1e-6 else sum(map(abs, one)) - sum(map(abs, other))


def test_neighbours_as_drawn_are_neighbours() -> None:
    """Every two Sectors that touch share an edge of the drawing: beside one another, or half a Sector aside."""
    table, _ = suggested(6)
    assert table.galaxy is not None
    places = grid(table.galaxy).places
    for sector, nears in table.galaxy.touching.items():
        row, at = places[sector]
        assert {(places[near][0] - row, places[near][1] - at) for near in nears} <= {
            (0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1),
        }  # fmt: skip


ROW = Galaxy({"A": Board("A", tuple(Hex(q, 0) for q in range(5)))})
CROWDED = Table(
    (Seat("red", "Ann"), Seat("orange"), Seat("green")),
    "red",
    galaxy=ROW,
    pieces={"A1": {"red": Pieces(3, 1, 3, 3, 3), "orange": Pieces(agents=1), "green": Pieces(1, fleets=2)}},
    gates=(Gate("red", ("A1", "A5")), Gate("red", ("A1", "A4"))),
)


def test_a_crowded_sector_grows_and_repeats_the_players_letter() -> None:
    assert [plain(line) for line in full_map(CROWDED, grid(ROW), 4)][1:] == [
        "|A1     :A2     :A3     :A4     :A5     |",
        "|r3CE3O :       :       :rG     :rG     |",
        "|r3A3F2G:       :       :       :       |",
        "|oA gC2F:       :       :       :       |",
        "+-------+-------+-------+-------+-------+",
    ]


def test_highlighted_sectors_are_marked_without_color() -> None:
    drawn = [plain(line) for line in full_map(CROWDED, grid(ROW), 4, ["A2"])]
    assert "|A1     :A2*****:A3" in drawn[1]
    assert [plain(line) for line in drawn_map(CROWDED, 25, ["A2"])][1] == "|A1 :A2*:A3 :A4 :A5 |"
    assert "* A2  empty hex" in [plain(line) for line in drawn_map(CROWDED, 25, ["A2"])]


def test_colors_change_no_letter() -> None:
    for line in full_map(CROWDED, grid(ROW), 5, ["A1"]):
        assert re.sub(r"\x1b\[[\d;]*m", "", painted(line)).rstrip() == plain(line)
    assert any("\x1b[91mr3CE3O" in painted(line) for line in full_map(CROWDED, grid(ROW), 5))


def test_solid_lines_are_borders_and_dotted_ones_are_not() -> None:
    galaxy = Galaxy(
        {
            "A": Board("A", (Hex(0, 0), Hex(1, 0))),
            "B": Board("B", (Hex(2, 0), Hex(0, 1))),
        }
    )
    table = Table((Seat("red"), Seat("blue")), "red", galaxy=galaxy)
    assert [plain(line) for line in full_map(table, grid(galaxy), 4)] == [
        "+-------+-------+-------+",
        "|A1     :A2     |B1     |",
        "|       :       |       |",
        "|       :       |       |",
        "+---+---+---+---+-------+",
        "    |B2     |",
        "    |       |",
        "    |       |",
        "    +-------+",
    ]


def test_a_map_that_is_not_tracked_says_so() -> None:
    table = replace(CROWDED, galaxy=None, pieces={}, gates=())
    answer = map_of(table)
    assert answer.status == "error"
    assert [problem.code for problem in answer.problems] == ["table/not-tracked"]
    assert drawn_map(table, 80) == drawn_blank(table, 80) == []


def test_data_lists_boards_then_sectors_with_what_lies_there() -> None:
    data = map_of(CROWDED, ["A2"], 7).data
    sectors = [sector["sector"] for board in data["boards"] for sector in board["sectors"]]
    assert sectors == sorted(sectors, key=sector_key)
    first = data["boards"][0]["sectors"][0]
    assert first["pieces"]["red"] == {"complex": 3, "embassy": 1, "outpost": 3, "agent": 3, "fleet": 3}
    assert first["gates"] == [{"owner": "red", "other_end": "A5"}, {"owner": "red", "other_end": "A4"}]
    assert (data["highlighted"], data["rotate"]) == (["A2"], 1)


def test_turned_by_a_sixth_six_times_it_lies_as_before() -> None:
    assert suggested(4)[0].galaxy == suggested(4, 6)[0].galaxy
    for one, other in pairwise(range(6)):
        assert grid(ROW, one) != grid(ROW, other)
    assert grid(ROW, 6) == grid(ROW)
