"""`hegemonic demo`: runs with nothing set up, and every command it names gives just what it shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from running import hegemonic

from hegemonic_cli.cli.commands.demo import SCENES
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.demo import demo_position


def test_the_demo_shows_each_answer_below_the_command_that_gives_it() -> None:
    ran = hegemonic("demo")
    assert (ran.code, ran.err) == (0, "")
    for scene in SCENES:
        alone = hegemonic(*scene.words)
        assert f"   {scene.command}\n\n{alone.out}" in ran.out
        assert alone.err == ""


def test_it_shows_what_it_promises() -> None:
    said = {scene.words[:2]: hegemonic(*scene.words) for scene in SCENES}
    conflict = said["check", "conflict"]
    assert conflict.code == 0
    assert "Ann 9 : 7 Bo." in conflict.out
    build = said["check", "build"]
    assert build.code == 3
    assert "X6 and B1 are 3 hexes apart" in build.out
    assert "Dan, the Arbiter, chooses Ann or Bo" in said["arbiter", "-p"].out


def test_it_says_that_its_numbers_are_made_up() -> None:
    out = " ".join(hegemonic("demo").out.split())
    assert "Position, numbers and card names are made up" in out
    assert "The box's numbers are made up (the sample box)." in out


def test_what_it_says_of_the_other_order_is_so() -> None:
    assert hegemonic("check", "build", "y", "cc1", "gx6b1", "-p", "demo", "--box", "sample").code == 0


def test_the_short_words_it_names_mean_the_same() -> None:
    words = ("check", "conflict", "ann", "rb2", "beb2", "--from", "a5", "--support", "y+a", "--technology", "3")
    rest = ("--defender-technology", "3", "-p", "demo", "--box", "sample")
    assert hegemonic(*words, *rest).out == hegemonic(*SCENES[1].words).out


def test_nothing_is_set_up_and_nothing_is_in_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("HEGEMONIC_HOME", "/dev/null/nowhere")
    ran = hegemonic("demo")
    assert "Ann 9 : 7 Bo." in ran.out
    assert "Traceback" not in ran.out + ran.err


def test_json_holds_every_answer() -> None:
    scenes = hegemonic("demo", "--json").json["data"]["scenes"]
    assert [scene["command"] for scene in scenes] == [scene.command for scene in SCENES]
    assert all(scene["answer"]["schema"] == 1 for scene in scenes)


def test_the_demos_pieces_are_those_of_a_box() -> None:
    table = demo_position()
    assert not table.is_irregular
    known = {card.name for card in sample_box().technologies}
    named = {card.name for seat in table.seats for card in seat.technologies} | set(table.discard or ())
    assert named <= known
    assert len(table.tiles) == 24


def test_a_folder_that_cant_be_written_costs_only_the_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("HEGEMONIC_HOME", str(file / "below"))
    ran = hegemonic("demo")
    assert (ran.code, ran.err) == (0, "")
    assert [scene.command for scene in SCENES if f"   {scene.command}\n" not in ran.out] == ["hegemonic why"]
