"""Numbers of five thousand digits, empty words, bytes that are no letters, paths too deep: each once ended in a bug."""

from __future__ import annotations

from pathlib import Path

import pytest
from running import hegemonic

LONG = "9" * 5000
TWO = ("--player", "red=Ann", "--player", "blue=Bo")
LINES: dict[str, tuple[str, ...]] = {
    "give": ("give", "red", "blue", LONG),
    "leader": ("leader", "red", LONG),
    "correct": ("correct", LONG, "note", "x"),
    "correct, decisions": ("correct", "--drop", "2", "--illegal", f"{LONG}=drop"),
    "set built": ("set", "players.red.built", f"{LONG}/1/1"),
    "set an entry": ("set", f"gates.{LONG}", "x"),
    "set a player": ("set", f"players.{LONG}.caps", "5"),
    "quick income": ("quick", "income", LONG, "1", "1"),
    "quick income, named": ("quick", "income", f"complexes={LONG}", "embassies=1", "outposts=1"),
    "new caps": ("new", "--yes", *TWO, "--late", "3", "--caps", f"red={LONG}"),
    "new built": ("new", "--yes", *TWO, "--late", "3", "--built", f"red={LONG}/1/1"),
    "new board": ("new", "--yes", *TWO, "--board", f"{LONG},1"),
    "new empty home": ("new", "--yes", *TWO, "--home", ""),
    "new empty tile": ("new", "--yes", *TWO, "--tile", ""),
    "a note that is no text": ("note", "a\udcffb"),
    "a reason that is no text": ("caps", "red+3", "--force", "\udcff"),
    "a card that is no text": ("draw", "red", "\udcff"),
    "set inside a text": ("set", "pieces.A1.red.x", "C"),
    "set nothing inside a number": ("set", "round.x", "?"),
    "set inside a hex": ("set", "boards.A.sectors.1.1.1", "5"),
}


@pytest.mark.parametrize("name", LINES)
def test_it_is_wrong_usage_and_no_bug(name: str) -> None:
    hegemonic("new", "--from", "demo", "--name", "friday")
    ran = hegemonic(*LINES[name])
    assert ran.code == 2
    assert "bug" not in ran.err


def test_what_holds_nothing_is_named() -> None:
    hegemonic("new", "--from", "demo", "--name", "friday")
    assert hegemonic("set", "players.red.name.x.y", "5").err == "set: players.red.name holds nothing inside.\n"
    assert hegemonic("set", "players.red.name.x", "5").err == "set: players.red.name holds nothing inside.\n"


@pytest.mark.parametrize("name", ["", "/", ".", "\ud800"])
def test_a_file_name_that_is_none(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    hegemonic("new", "--from", "demo", "--name", "friday")
    for words in (("export", "--to", name), ("map", "--svg", name)):
        ran = hegemonic(*words)
        assert ran.code in (2, 4)
        assert "bug" not in ran.err
    assert list(here.iterdir()) == []


@pytest.mark.parametrize("version", [LONG, "2"])
def test_an_export_of_a_version_that_cannot_be_read(version: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(f'{{"format":"hegemonic-game/{version}"}}\n', encoding="utf-8")
    assert hegemonic("import", str(tmp_path / "game.jsonl")).code == 4


@pytest.mark.parametrize("space", ["00" + LONG, "010", "0"])
def test_a_space_of_a_track_that_is_written_oddly(space: str, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(f'[industrial.tier-at]\n"{space}" = 1\n', encoding="utf-8")
    ran = hegemonic("box", "check", str(tmp_path / "box.toml"))
    assert ran.code == 4
    assert "the spaces are 1 to 15" in ran.err
