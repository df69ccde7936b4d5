"""`audit`: what should lie on the table, what can't be, and the game laid out again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from golden_files import assert_golden
from recorded_games import begin, four_players, record
from running import hegemonic

from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.positionwriter import position_toml
from hegemonic_cli.games.hegemonic.table import Pieces
from hegemonic_cli.views.layout import cell_width

UNTRACKED = """
format = "hegemonic-position/1"
round = 3
phase = "arbitration"
arbiter = "blue"
[[players]]
color = "red"
name = "Ann"
caps = 5
vp = 112
built = { complexes = 15, embassies = 8, outposts = 8, agents = 1, fleets = 3, gates = 2 }
[[players]]
color = "blue"
vp = 50
"""
BROKEN = """
format = "hegemonic-position/1"
irregular = true
phase = "action-2"
players = [
    { color = "red", name = "Ann", house = "bushido", vp = 1, caps = 1, hand = 0 },
    { color = "blue", house = "bushido" },
]
variants = ["leaders"]
spent = [
    { player = "red", attacker = "agent@A2" },
    { player = "blue", faction = "green" },
    { player = "red", outpost = "A1" },
]
[tiles]
A1 = "home red i1 e m1"
A2 = "-"
[pieces]
A1 = { red = "2C E O" }
A2 = { red = "4A" }
[boards.A]
sectors = [[2, -1], [2, -2], [3, -1], [3, -2], [3, -3]]
"""
DEMO = ("-p", "demo")


def position(tmp_path: Path, text: str) -> str:
    file = tmp_path / "position.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("columns", ["80", "40"])
@pytest.mark.parametrize("options", [(), ("--lay-out",)])
def test_the_demos_table(columns: str, options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = hegemonic("audit", *DEMO, *options)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) <= int(columns)
    assert_golden(f"audit/demo{''.join(options)}-{columns}.txt", ran.out)


def test_a_table_without_a_map(tmp_path: Path) -> None:
    file = position(tmp_path, UNTRACKED)
    assert_golden("audit/untracked.txt", hegemonic("audit", "-p", file).out)
    assert_golden("audit/untracked--lay-out.txt", hegemonic("audit", "-p", file, "--lay-out").out)


def test_what_cant_be_is_said_first_and_all_of_it(tmp_path: Path) -> None:
    file = position(tmp_path, BROKEN)
    ran = hegemonic("audit", "-p", file)
    assert ran.code == 0
    assert_golden("audit/broken.txt", ran.out)
    found = hegemonic("audit", "-p", file, "--json")
    assert (found.code, found.json["status"]) == (0, "ok")
    assert sorted({problem["code"] for problem in found.json["problems"]}) == [
        "pieces/locations",
        "pieces/supply",
        "players/house",
    ]
    assert hegemonic("audit", "-p", file, "--lay-out").code == 0


def test_the_numbers_as_json(tmp_path: Path) -> None:
    found = hegemonic("audit", "-p", position(tmp_path, UNTRACKED), "--json").json["data"]
    red, blue = found["players"]
    assert red["score_track"] == {"first": 12, "second": 100}
    assert blue["score_track"] == {"first": 0, "second": 50}
    assert red["on_player_board"] == {"complex": 0, "embassy": 1, "outpost": 4, "gate": 1, "agent": 2, "fleet": 0}
    assert (red["on_board"]["complex"], blue["on_board"]["complex"], blue["caps"], red["vp_by_log"]) == (
        15,
        None,
        None,
        None,
    )


def test_pieces_on_the_boards_and_on_the_player_boards_add_up_to_the_box() -> None:
    for player in hegemonic("audit", *DEMO, "--json").json["data"]["players"]:
        for piece, most in {"complex": 15, "embassy": 9, "outpost": 12, "gate": 3, "agent": 3, "fleet": 3}.items():
            in_sectors = sum(held.get(piece, 0) for held in player["sectors"].values())
            in_play = len(player["gates"]) if piece == "gate" else in_sectors
            assert in_play + player["on_player_board"][piece] == most


def test_the_steps_of_laying_out_come_in_the_order_of_the_table() -> None:
    steps = hegemonic("audit", *DEMO, "--lay-out", "--json").json["data"]["steps"]
    assert " ".join(step["key"] for step in steps) == (
        "boards tiles stack bases units gates player-boards technologies action-cards caps score arbiter phase turn"
    )


def test_a_table_laid_out_from_the_list_is_the_same_table() -> None:
    """Bases, Units and tiles read back from the list's own words."""
    document = hegemonic("position", *DEMO, "--json").json["data"]
    steps = {
        step["key"]: step["lines"] for step in hegemonic("audit", *DEMO, "--lay-out", "--json").json["data"]["steps"]
    }
    colors = {player["name"]: player["color"] for player in document["players"]}
    pieces: dict[str, dict[str, list[str]]] = {}
    for line in (*steps["bases"], *steps["units"]):
        name, _, held = line.partition(": ")
        for place in held.split(", "):
            sector, *letters = place.split()
            pieces.setdefault(sector, {}).setdefault(colors[name], []).extend(letters)
    assert {
        sector: {color: " ".join(letters) for color, letters in held.items()} for sector, held in pieces.items()
    } == {sector: dict(held) for sector, held in document["pieces"].items()}
    laid = dict(place.split(maxsplit=1) for line in steps["tiles"] for place in line.partition(": ")[2].split(", "))
    laid.pop("empty", None)
    homes = {sector for sector, words in document["tiles"].items() if words.startswith("home")}
    assert {sector: words for sector, words in laid.items() if sector not in homes} == {
        sector: words for sector, words in document["tiles"].items() if sector not in homes
    }


# The live game ------------------------------------------------------------------------------------------------------


def test_vps_recounted_from_the_log_are_those_on_the_track(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    session = begin(tmp_path)
    record(session, "vp", "red+53", "blue=7")
    record(session, "set", "players.blue.vp", "9")
    ran = hegemonic("audit")
    assert ran.out.startswith("No law of the pieces is broken. The VPs are what the log adds up to.\n")
    players = hegemonic("audit", "--json").json["data"]["players"]
    assert [(player["vp"], player["vp_by_log"]) for player in players] == [(53, 53), (9, 9), (0, 0), (0, 0)]


def test_vps_that_the_log_doesnt_add_up_to_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    session = begin(tmp_path)
    record(session, "vp", "red+5")
    with session.writing() as store:
        table = store.table()
        store.stand(store.marks(), table.with_seat(replace(table.seat("red"), vp=6)))
    ran = hegemonic("audit")
    assert ran.code == 3
    assert ran.out.splitlines()[:2] == [
        "1 thing can't be:",
        "  players.red.vp: 6, but everything recorded adds up to 5",
    ]
    assert hegemonic("audit", "--json").json["problems"][0]["code"] == "audit/vp-recount"


def test_a_forced_game_says_what_is_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    session = begin(tmp_path)
    home = next(sector for sector, tile in session.look().table.tiles.items() if tile.home == "red")
    assert hegemonic("audit").code == 0
    hegemonic("set", f"pieces.{home}.red", "5C E O", "--force", "so it is")
    ran = hegemonic("audit")
    assert ran.code == 0
    assert f"pieces.{home}.red: 5 Complexes, the tile has 1 Industrial Location" in ran.out


def test_an_audit_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    session = begin(tmp_path)
    before = session.path.read_bytes()
    hegemonic("audit")
    hegemonic("audit", "--lay-out")
    assert session.path.read_bytes() == before
    assert Session(tmp_path).look().head.node.number == 1


def test_every_name_fits_whatever_its_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    names = ("Zoë", "兎と亀と兎と亀と兎と亀", "👩‍🚀", "Maximiliane-Alexandra-Philippa the Second")
    table = four_players()
    table = replace(table, seats=tuple(replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)))
    table = replace(
        table, pieces={**table.pieces, "X1": {"red": Pieces(agents=2)}}, tiles={**table.tiles, "X1": table.pool[0]}
    )  # type: ignore[index]
    file = position(tmp_path, position_toml(table))
    for options in ((), ("--lay-out",)):
        ran = hegemonic("audit", "-p", file, *options)
        assert ran.code == 0
        assert max(map(cell_width, ran.out.splitlines())) <= 40
        assert hegemonic("audit", "-p", file, *options, encoding="ascii").code == 0
    assert json.loads(hegemonic("audit", "-p", file, "--json").out)["status"] == "ok"
