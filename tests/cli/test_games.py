"""Games on the shelf through the program: laid board by board, several side by side, one of them damaged."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from running import Ran, hegemonic

from hegemonic_cli.games.hegemonic.rules.galaxies import preset
from hegemonic_cli.kernel.hexes import Hex

TWO = ("--player", "red=Ann", "--player", "blue=Bo")


def ok(*words: str) -> Ran:
    ran = hegemonic(*words)
    assert ran.code == 0, ran.err
    return ran


def boards(*rows: tuple[Hex, ...]) -> list[str]:
    return [word for row in rows for word in ("--board", " ".join(f"{at.q},{at.r}" for at in row))]


def test_a_galaxy_is_laid_board_by_board_and_each_is_checked() -> None:
    galaxy = preset(2).boards
    hexes = [galaxy[name].hexes for name in ("A", "B", "C")]
    ok("new", "--yes", *TWO, *boards(*hexes), "--name", "laid")
    laid = ok("position", "--json").json["data"]["boards"]
    assert {name: board["sectors"] for name, board in laid.items()} == {
        name: [list(at) for at in board.hexes] for name, board in galaxy.items()
    }
    astray = tuple(Hex(at.q + 9, at.r) for at in hexes[1])
    ran = hegemonic("new", "--yes", *TWO, *boards(hexes[0], astray), "--name", "astray")
    assert ran.code == 3
    assert "Board 2: The board touches no other board" in ran.err
    assert "astray" not in ok("games", "list").out


def test_the_preset_is_turned_to_match_the_table() -> None:
    ok("new", "--yes", *TWO, "--rotate", "2", "--name", "turned")
    laid = ok("position", "--json").json["data"]["boards"]
    assert laid["A"]["sectors"] == [list(at) for at in preset(2, 2).boards["A"].hexes]


def test_home_sectors_and_first_tiles_keep_their_rules() -> None:
    words = ("new", "--yes", *TWO, "--home", "A2 red i1 e m1", "--home", "A3 blue i1 e m1", "--name", "x")
    ran = hegemonic(*words)
    assert ran.code == 3
    assert "A" in ran.err
    ok("new", "--yes", *TWO, "--home", "A2 red i1 e m1", "--home", "C2 blue i2 e m2", "--tile", "A1 i3", "--name", "x")
    position = ok("position", "--json").json["data"]
    assert position["pieces"] == {"A2": {"red": "C E O"}, "C2": {"blue": "C E O"}}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--player", "red=Ann", "--player", "blue=ANN"), "--player: two players are named ANN."),
        (("--player", f"red={'n' * 101}", "--player", "blue"), "players.red.name: 101 characters are too many, 100"),
        (("--player", "red=a\x1b[31m", "--player", "blue"), "players.red.name:"),
        ((*TWO, "--stack", "999999"), "stack: a whole number from"),
        ((*TWO, "--pool", "home red i1 e m1"), "pool.1: a Home Sector is never in the pool"),
        ((*TWO, "--late", "3", "--caps", "red=99999"), "players.red.caps:"),
        ((*TWO, "--late", "3", "--built", "red=99/1/1"), "players.red: 99 Complexes in play, a color has 15 of them"),
        (
            (*TWO, "--late", "3", "--caps", "green=5", "--vp", "pur=1"),
            "--caps: nobody plays green.\n--vp: nobody plays",
        ),
        ((*TWO, "--house", "green=vanir"), "--house: nobody plays green."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_game_began_with_what_its_position_could_not_say_or_left_it_out_in_silence(
    words: tuple[str, ...], said: str
) -> None:
    ran = hegemonic("new", "--yes", *words)
    assert ran.code == (3 if "--built" in words else 2)
    assert ran.err.startswith(said)
    assert ok("games").out == "There is no game yet. Start one: hegemonic new\n"


def test_a_house_of_the_other_game_whose_color_plays_no_more_is_left_there() -> None:
    ok("new", "--yes", *TWO, "--house", "red=vanir", "--house", "blue=marduk", "--name", "first")
    ok("new", "--yes", "--like", "first", "--player", "r=Ann", "--player", "green", "--name", "second")
    players = ok("position", "--json").json["data"]["players"]
    assert [(player["color"], player.get("house")) for player in players] == [("red", "vanir"), ("green", None)]


def test_a_name_that_would_be_an_option_is_none() -> None:
    ran = hegemonic("new", "--yes", *TWO, "--name", "-x")
    assert (ran.code, ran.err.splitlines()[0]) == (2, "`-x` can't be a game's name.")


def test_hints_that_hold_a_name_can_be_pasted() -> None:
    ok("new", "--yes", *TWO, "--name", "a b")
    ran = hegemonic("new", "--yes", *TWO, "--name", "A b")
    assert ran.err.endswith("or go on with it: hegemonic games switch 'A b'\n")
    hint = hegemonic("games", "delete", "a").err.splitlines()[-1]
    assert hint == "To keep a copy first: hegemonic export 'a b' --to 'a b.jsonl'"


def test_games_alone_lists_them() -> None:
    assert ok("games").out == "There is no game yet. Start one: hegemonic new\n"
    ok("new", "--yes", *TWO, "--name", "friday")
    assert ok("games").out == ok("games", "list").out
    assert ok("games").out.startswith("* friday: round 1, Set-up; Ann, Bo; entry 1, ")
    assert ok("games", "--json").json == ok("games", "list", "--json").json
    astray = hegemonic("games", "--json", "list")
    assert (astray.code, astray.err) == (2, "--json stands at the end: hegemonic games list … --json\n")


def test_a_damaged_game_is_listed_with_the_rest_and_restored_from_its_copy() -> None:
    ok("new", "--from", "demo", "--name", "friday")
    ok("new", "--from", "demo", "--name", "saturday")
    file = Path(os.environ["HEGEMONIC_HOME"]) / "games" / "friday.hegemonic"
    os.truncate(file, 5000)
    listed = ok("games", "list").out
    assert "is damaged" in listed
    assert "saturday: round 4" in listed
    ok("games", "switch", "friday")
    ran = hegemonic("status")
    assert ran.code == 4
    assert "hegemonic games restore" in ran.err
    restored = ok("games", "restore")
    assert "start of round 4 (up to entry 1" in restored.out
    ok("caps", "red+1")
    assert hegemonic("games", "restore").code == 4  # it can be read, so it stays


def test_a_pointer_to_a_game_that_is_gone_says_which_there_are() -> None:
    ok("new", "--from", "demo", "--name", "friday")
    ok("new", "--from", "demo", "--name", "saturday")
    ok("games", "delete", "saturday", "--yes")
    ran = hegemonic("caps", "red+1")
    assert ran.code == 4
    assert "friday" in ran.err


def test_names_that_no_file_can_have_are_refused() -> None:
    for name in ("a/b", "..", "nul", "x" * 70, ".hidden"):
        ran = hegemonic("new", "--from", "demo", "--name", name)
        assert ran.code == 2, name
    ok("new", "--from", "demo", "--name", "Freitag, 1. Runde – 你好")
    assert "你好" in ok("games", "list").out


def test_without_a_name_a_game_is_named_after_the_day_and_never_twice() -> None:
    first = ok("new", "--from", "demo", "--json").json["data"]["name"]
    second = ok("new", "--from", "demo", "--json").json["data"]["name"]
    assert second == f"{first}-2"


def test_a_home_that_cant_be_made_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path / "file" / "below"))
    ran = hegemonic("new", "--from", "demo", "--name", "friday")
    assert ran.code == 4
    assert "can't be made" in ran.err
