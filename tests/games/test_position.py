"""Positions: read, written, read again; what is never refused, what `irregular` allows, what stays unknown."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from strategies import tables

from hegemonic_cli.games.hegemonic.galaxy import Gate, Tile
from hegemonic_cli.games.hegemonic.position import defects, load_position, read_position
from hegemonic_cli.games.hegemonic.positionwriter import position_document, position_toml
from hegemonic_cli.games.hegemonic.table import Pieces, Table
from hegemonic_cli.kernel.violation import Problem

TWO = """
format = "hegemonic-position/1"
[[players]]
color = "red"
[[players]]
color = "blue"
"""
MAP = """
[boards.X]
center = [0, 0]
sectors = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]
[boards.A]
sectors = [[2, -1], [2, -2], [3, -1], [3, -2], [3, -3]]
[boards.B]
sectors = [[-2, 1], [-2, 2], [-3, 1], [-3, 2], [-3, 3]]
[tiles]
A1 = "home red i1 e m1"
A2 = "i3"
A3 = "o2 m3"
B4 = "home blue i1 e m1"
X4 = "i1 p1"
"""
BROKEN_LAW = '[pieces.A3]\nblue = "2E"\n'
LAW = "pieces.A3.blue: 2 Embassies, the tile has 1 Political Location"


def faults(text: str | bytes) -> list[str]:
    """What a position is refused with; nothing where it is taken."""
    try:
        load_position(text)
    except Problem as problem:
        return [violation.message for violation in problem.violations]
    return []


# There and back -------------------------------------------------------------------------------------------------------


@given(tables(is_tracked=None))
def test_every_random_table_obeys_the_laws(table: Table) -> None:
    assert defects(table) == []


@given(tables(is_tracked=None))
def test_a_written_position_reads_as_the_same_table(table: Table) -> None:
    document = position_document(table)
    assert read_position(document) == table
    assert load_position(json.dumps(document)) == table
    assert load_position(position_toml(table)) == table


@given(tables(is_tracked=None))
def test_what_is_written_is_written_the_same_again(table: Table) -> None:
    assert position_toml(load_position(position_toml(table))) == position_toml(table)


def test_what_position_prints_as_json_is_read_too() -> None:
    table = load_position(TWO + MAP)
    printed = {"schema": 1, "command": "position", "status": "ok", "data": position_document(table), "problems": []}
    assert load_position(json.dumps(printed)) == table


@pytest.mark.parametrize("before", ["\ufeff", "\n\n  ", "# a comment\n"])
def test_what_stands_before_it_does_no_harm(before: str) -> None:
    assert load_position(before + TWO) == load_position(TWO)
    assert load_position((before + TWO).encode()) == load_position(TWO.replace("\n", "\r\n"))


# What a position says and leaves out ----------------------------------------------------------------------------------


def test_the_least_that_a_position_says() -> None:
    table = load_position(TWO)
    assert (table.round, table.phase, table.arbiter) == (1, "collection", "red")
    assert table.colors == ("red", "blue")
    assert not table.is_map_tracked
    assert [seat.caps for seat in table.seats] == [None, None]
    assert [seat.vp for seat in table.seats] == [None, None]
    assert table.pool is None
    assert table.stack is None


def test_nothing_is_something_else_than_unknown() -> None:
    table = load_position(TWO.replace('"red"\n', '"red"\ncaps = 0\ninactive = []\n') + "")
    assert (table.seat("red").caps, table.seat("red").inactive) == (0, ())
    assert (table.seat("blue").caps, table.seat("blue").inactive) == (None, None)
    assert read_position({**position_document(table), "pool": []}).pool == ()


def test_tiles_pieces_and_gates_as_they_lie() -> None:
    table = load_position(
        TWO + MAP + '[pieces.A1]\nred = "C E O"\n[pieces.A3]\nblue = "2A"\nred = "3O F"\n'
        '[[gates]]\nowner = "red"\nends = ["X4", "A2"]\n'
    )
    assert table.tile("A1") == Tile(1, None, 0, 1, "red", True)
    assert table.tile("A3") == Tile(0, "orange", 2, 3)
    assert table.at("A3", "red") == Pieces(outposts=3, fleets=1)
    assert list(table.pieces["A3"]) == ["red", "blue"]  # seating order, whatever the file's
    assert table.gates == (Gate("red", ("A2", "X4")),)


def test_seating_order_is_the_file_s() -> None:
    colors = ["yellow", "blue", "red", "orange", "green", "purple"]
    players = "".join(f'[[players]]\ncolor = "{color}"\nname = "{color} Ü 山"\n' for color in colors)
    table = load_position(f'format = "hegemonic-position/1"\n{players}')
    assert list(table.colors) == colors
    assert table.seat("green").shown == "green Ü 山"
    assert [player["color"] for player in position_document(table)["players"]] == colors


def test_a_ruling_at_its_default_is_not_written() -> None:
    table = load_position(TWO + '[rulings]\nfinal-tie = "open"\ncenter-blocks = "yes"\n')
    assert position_document(table)["rulings"] == {"final-tie": "open"}


def test_counts_beside_pieces_say_nothing_new() -> None:
    pieces = '[pieces.A2]\nred = "2C"\n'
    built = TWO.replace('"red"\n', '"red"\nbuilt = { complexes = 2, outposts = 0 }\n')
    assert load_position(built + MAP + pieces + "[power.A]\nred = 2\n") == load_position(TWO + MAP + pieces)
    assert faults(built + MAP) == ["players.red.built.complexes: 2, but the map shows 0"]
    assert faults(TWO + MAP + pieces + "[power.A]\nred = 3\n") == ["power.A.red: 3, but the map shows 2"]


# What is never refused ------------------------------------------------------------------------------------------------

NEVER_REFUSED: dict[str, str] = {
    "no Home Sector, no pieces": TWO + MAP.replace("home red i1 e m1", "i1").replace("home blue i1 e m1", "i1"),
    "no Core": TWO + '[boards.A]\nsectors = [[0, 0]]\n[tiles]\nA1 = "-"\n',
    "a Core of two Sectors": TWO + "[boards.X]\ncenter = [0, 0]\nsectors = [[1, 0], [0, 1]]\n",
    "boards far from one another": TWO + "[boards.A]\nsectors = [[0, 0]]\n[boards.B]\nsectors = [[50, 50]]\n",
    "twenty-five boards": TWO + "".join(f"[boards.{chr(65 + at)}]\nsectors = [[{at}, 0]]\n" for at in range(24)),
    "a Gate across the galaxy": TWO + MAP + '[[gates]]\nowner = "red"\nends = ["A2", "B4"]\n',
    "a Gate whose Complexes are gone": TWO + MAP + '[[gates]]\nowner = "red"\nends = ["A2", "X4"]\n',
    "two Gates between the same Sectors": TWO + MAP + '[[gates]]\nowner = "red"\nends = ["A2", "X4"]\n' * 2,
    "two owners' Gates between the same Sectors": TWO
    + MAP
    + '[[gates]]\nowner = "red"\nends = ["A2", "X4"]\n[[gates]]\nowner = "blue"\nends = ["X4", "A2"]\n',
    "a Gate half in a rival Home": TWO + MAP + '[[gates]]\nowner = "blue"\nends = ["A1", "X4"]\n',
    "a Gate half in a rival Home where none may build": TWO
    + '[rulings]\nrival-home-build = "forbidden"\n'
    + MAP
    + '[[gates]]\nowner = "blue"\nends = ["A1", "X4"]\n',
    "Bases in a rival Home": TWO + MAP + '[pieces.A1]\nblue = "C E O"\n',
    "a Unit built at a Base in a rival Home": TWO + MAP + '[pieces.A1]\nblue = "E A"\nred = "C O F"\n',
    "a Unit alone in a rival Home, its Base relocated": TWO + MAP + '[pieces.A1]\nblue = "A F"\nred = "C"\n',
    "no Base in one's own Home": TWO + MAP + '[pieces.A1]\nred = "A F"\n',
    "Agents and Fleets far from any Base": TWO + MAP + '[pieces.X4]\nred = "3A 3F"\nblue = "A F"\n',
    "no pieces in a Sector": TWO + MAP + '[pieces.A2]\nred = ""\nblue = "-"\n[pieces.A4]\n',
    "two players of one name": TWO.replace('"red"\n', '"red"\nname = "Ann"\n').replace(
        '"blue"\n', '"blue"\nname = "Ann"\n'
    ),
    "a name in every script": TWO.replace('"red"\n', '"red"\nname = "Ünï 山田 🧑‍🚀 العربية"\n'),
    "a name of forty letters": TWO.replace('"red"\n', f'"red"\nname = "{"W" * 40}"\n'),
    "more than two actions": TWO + '[turn]\nplayer = "red"\ntaken = 3\n',
    "what is used up outside an Action Phase": TWO + '[[spent]]\nplayer = "red"\nfaction = "orange"\n',
    "a Power where no map is tracked": TWO + "[power.A]\nred = 5\n[power.X]\nblue = 0\n",
    "tile words in capitals": TWO + MAP.replace("home red i1 e m1", "HOME Red E I1 M1"),
}


@pytest.mark.parametrize("name", NEVER_REFUSED)
def test_never_refused(name: str) -> None:
    assert faults(NEVER_REFUSED[name]) == []


# What is, and when it isn't -------------------------------------------------------------------------------------------


def test_a_broken_law_is_refused_unless_the_position_is_irregular() -> None:
    assert faults(TWO + MAP + BROKEN_LAW) == [LAW]
    table = load_position("irregular = true\n" + TWO + MAP + BROKEN_LAW)
    assert table.is_irregular
    assert [law.message for law in defects(table)] == [LAW]
    assert read_position(position_document(table)) == table


def test_the_hint_says_how_to_have_it_all_the_same() -> None:
    with pytest.raises(Problem) as raised:
        load_position(TWO + MAP + BROKEN_LAW)
    assert "irregular = true" in raised.value.hint


def test_the_writer_says_irregular_where_the_table_breaks_a_law() -> None:
    table = load_position(TWO + MAP).with_pieces("A3", "blue", "embassy", 2)
    assert position_document(table)["irregular"] is True
    assert load_position(position_toml(table)).is_irregular


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            '[pieces.A5]\nred = "C"\n',
            "pieces.A5: no tile lies there, so that no piece can; give the tile under [tiles]",
        ),
        ('[pieces.A9]\nred = "C"\n', 'pieces.A9: "A9" is no Sector; board A has A1 to A5'),
        ('[pieces.A2]\ngreen = "C"\n', "pieces.A2.green: nobody plays green; the players are red and blue"),
        ("[boards.C]\nsectors = [[2, -1]]\n", "boards.C.sectors.1: the hex [2, -1] is A1 already"),
        ("[board]\n", "board: there is no such key; did you mean boards?"),
    ],
)
def test_what_cant_be_drawn_is_refused_even_if_irregular(text: str, fault: str) -> None:
    assert faults("irregular = true\n" + TWO + MAP + text) == [fault]


def test_broken_laws_and_broken_shapes_are_named_at_once() -> None:
    assert faults("rund = 3\n" + TWO + MAP + BROKEN_LAW) == ["rund: there is no such key; did you mean round?", LAW]


def test_what_couldnt_be_read_isnt_said_to_be_missing() -> None:
    """One mistyped word makes one message, not a row of them."""
    once = TWO + MAP + '[pieces.A2]\nred = "C"\n[[gates]]\nowner = "red"\nends = ["A2", "X4"]\n'
    assert len(faults(once.replace('A2 = "i3"', 'A2 = "j3"'))) == 1
    assert len(faults(once.replace("[3, -3]]", "[3]]"))) == 1
    assert len(faults(once.replace('color = "red"', 'color = "rde"'))) == 1
    fleets = once.replace('red = "C"', 'red = "C FF?"') + '[[spent]]\nplayer = "red"\nattacker = "fleet@A2"\n'
    assert len(faults(fleets)) == 1


@pytest.mark.parametrize("value", [True, "3", 2.5, -1, 0, 10**40, None, [], {}, float("nan"), float("inf")])
def test_a_round_is_a_whole_number(value: Any) -> None:
    document = {**position_document(load_position(TWO)), "round": value}
    with pytest.raises(Problem) as raised:
        read_position(document)
    assert [fault.message.partition(":")[0] for fault in raised.value.violations] == ["round"]


def test_a_number_that_json_writes_with_a_point_is_whole() -> None:
    assert (
        load_position(
            '{"format": "hegemonic-position/1", "round": 3.0, "players": [{"color": "red"}, {"color": "blue"}]}'
        ).round
        == 3
    )


# Found by an audit ----------------------------------------------------------------------------------------------------


def test_places_count_the_entries_that_could_not_be_read() -> None:
    text = TWO.replace('color = "red"', 'color = "red"\ntechnologies = [{ tier = 1 }, { name = "A" }, { name = "a" }]')
    text += (
        MAP
        + """
[[gates]]
owner = "green"
ends = ["A2", "X4"]
[[gates]]
owner = "red"
ends = ["A2", "A3"]
[[spent]]
player = "red"
faction = "pink"
[[spent]]
player = "red"
attacker = "fleet@A3"
"""
    )
    said = faults(text)
    assert 'players.red.technologies.3: a second copy of "a", a player can have one' in said
    assert "gates.2.ends: the tile in A3 has no Industrial Location, a Gate half needs one in its Sector" in said
    assert "spent.2: red has no Fleet in A3" in said


def test_a_contradiction_is_named_beside_other_faults() -> None:
    text = TWO.replace('color = "red"', 'color = "red"\nbuilt = { complexes = 2 }\ncolour = "red"')
    assert "players.red.built.complexes: 2, but the map shows 0" in faults(text + MAP)
