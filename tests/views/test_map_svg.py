"""The picture: well-formed, every label and piece in letters, fonts named, names of any kind."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import tables

from hegemonic_cli.games.hegemonic.demo import demo_position
from hegemonic_cli.games.hegemonic.reports.map import suggested
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.views.map_cells import holdings
from hegemonic_cli.views.map_svg import FILLS, MARKED, STROKES, picture

SVG = "{http://www.w3.org/2000/svg}"


def texts(drawing: str) -> list[str]:
    """All text of a picture, in the order in which it is drawn."""
    return [each.text or "" for each in ElementTree.fromstring(drawing).iter(f"{SVG}text")]


@given(tables(), st.integers(0, 5))
@settings(max_examples=25, deadline=None)
def test_every_sector_and_every_players_pieces_stand_there_in_letters(table: Table, rotate: int) -> None:
    assert table.galaxy is not None
    said = texts(picture(table, rotate=rotate))
    for sector in table.galaxy.sectors:
        assert any(text.split()[:1] == [sector] for text in said)
    held = [
        f"{one.color[0]} {' '.join(one.pieces)}" for sector in table.galaxy.sectors for one in holdings(table, sector)
    ]
    assert sorted(text for text in said if text in set(held)) == sorted(held)
    assert sum(text.endswith("G") and len(text) == 2 for text in said) == len(table.gates)


def test_a_blank_sheet_shows_labels_only() -> None:
    table = demo_position()
    assert table.galaxy is not None
    assert texts(picture(table, is_blank=True)) == list(table.galaxy.sectors)


def test_fonts_are_named_for_all_text() -> None:
    root = ElementTree.fromstring(picture(demo_position()))
    assert root.get("font-family", "").startswith("DejaVu Sans, Liberation Sans")
    assert not any(each.get("font-family") for each in root.iter(f"{SVG}text"))


def test_nothing_leaves_the_sheet() -> None:
    for players in range(2, 7):
        for rotate in range(6):
            root = ElementTree.fromstring(picture(suggested(players, rotate)[0], is_blank=True))
            wide, high = float(root.get("width", 0)), float(root.get("height", 0))
            for each in root.iter(f"{SVG}polygon"):
                for pair in (each.get("points") or "").split():
                    x, y = map(float, pair.split(","))
                    assert 0 <= x <= wide
                    assert 0 <= y <= high


@pytest.mark.parametrize("name", ["<Ann> & Bo", "漢字", "👨\u200d👩\u200d👧", "a\x07b\x1b[31m", 'say "hi"', "N" * 40])
def test_a_name_of_any_kind_makes_a_well_formed_picture(name: str) -> None:
    table = demo_position()
    seats = (replace(table.seats[0], name=name), *table.seats[1:])
    legend = texts(picture(replace(table, seats=seats)))[-4]
    assert legend.startswith("r " + "".join(letter if letter >= " " else " " for letter in name))


def test_a_highlighted_sector_is_marked() -> None:
    assert MARKED in picture(demo_position(), ["A1"])
    assert MARKED not in picture(demo_position())


def test_each_player_has_a_color_of_their_own() -> None:
    assert len(set(FILLS.values())) == len(set(STROKES.values())) == len(FILLS) == len(STROKES)
