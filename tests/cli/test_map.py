"""`hegemonic map`: whole outputs at both widths, pictures into files, and wrong words."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden_files import assert_golden
from running import hegemonic


@pytest.mark.parametrize("width", [80, 60, 40])
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("demo", ("-p", "demo")),
        ("marked", ("-p", "demo", "--highlight", "A3,x1", "--highlight", "B2")),
        ("turned", ("-p", "demo", "--rotate", "1")),
        ("blank", ("-p", "demo", "--blank")),
        ("two", ("--players", "2")),
        ("three", ("--players", "3")),
        ("four", ("--players", "4", "--rotate", "5")),
        ("five", ("--players", "5")),
        ("six", ("--players", "6")),
    ],
)
def test_maps(name: str, words: tuple[str, ...], width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    ran = hegemonic("map", *words)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) <= width
    assert_golden(f"map/{name}-{width}.txt", ran.out)


def test_a_picture_goes_into_a_file_or_to_standard_output(tmp_path: Path) -> None:
    path = tmp_path / "sub" / "galaxy.svg"
    ran = hegemonic("map", "-p", "demo", "--svg", str(path))
    assert (ran.code, ran.out) == (0, f"Drawn to {path}.\n")
    drawing = path.read_text(encoding="utf-8")
    assert drawing.startswith("<svg ")
    assert hegemonic("map", "-p", "demo", "--svg", "-").out == drawing
    assert hegemonic("map", "-p", "demo", "--svg", "-", "--blank").out != drawing


def test_a_picture_that_cannot_be_written_says_so() -> None:
    ran = hegemonic("map", "-p", "demo", "--svg", "/dev/null/galaxy.svg")
    assert ran.code == 4
    assert "can't be written" in ran.err


def test_json_holds_the_galaxy_and_a_picture_can_go_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "galaxy.svg"
    ran = hegemonic("map", "-p", "demo", "--json", "--highlight", "A1", "--svg", str(path))
    assert ran.json["data"]["highlighted"] == ["A1"]
    assert [board["board"] for board in ran.json["data"]["boards"]] == [*"ABCDEF", "X"]
    assert ran.json["data"]["gates"] == [{"owner": "green", "ends": ["E2", "F3"]}]
    assert path.exists()


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("-p", "demo", "--highlight", "Q3"), 2, "there is no board Q, so no Sector Q3."),
        (("-p", "demo", "--highlight", "A9"), 2, "there is no Sector A9: board A has A1 to A5."),
        (("-p", "demo", "--players", "4"), 2, "only one of them can be drawn"),
        (("-p", "demo", "--rotate", "6"), 2, "from 0 to 5, not 6"),
        (("--players", "7"), 2, "from 2 to 6, not 7"),
        ((), 4, "There is no game yet."),
    ],
)
def test_wrong_words(words: tuple[str, ...], code: int, said: str) -> None:
    ran = hegemonic("map", *words)
    assert ran.code == code
    assert said in ran.err


def test_a_table_without_a_map_answers_that_it_is_needed(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text('format = "hegemonic-position/1"\nplayers = [{ color = "red" }, { color = "blue" }]\n')
    for words in ((), ("--svg", str(tmp_path / "x.svg")), ("--blank",)):
        ran = hegemonic("map", "-p", str(path), *words)
        assert ran.code == 5
        assert "isn't tracked" in ran.out
    assert hegemonic("map", "-p", str(path), "--json").json["problems"][0]["code"] == "table/not-tracked"


def test_nothing_is_colored_where_no_terminal_is() -> None:
    assert "\x1b" not in hegemonic("map", "-p", "demo").out
