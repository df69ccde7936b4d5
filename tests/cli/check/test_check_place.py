"""`check place` through the program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from drawn import position
from running import Ran, hegemonic

PICTURE = """
X1  ()  A1  A2
  A3  B1  B2  B3
"""


def asked(tmp_path: Path, *words: str, **document: Any) -> Ran:
    document.setdefault("tiles", {"A1": "home red i1 e m1", "B1": "i2"})
    document.setdefault("phase", "exploration")
    path = tmp_path / "position.json"
    players = [{"color": "red"}, {"color": "blue"}]
    path.write_text(json.dumps(position(PICTURE, players, document)), encoding="utf-8")
    return hegemonic("check", "place", *words, "-p", str(path))


def test_any_empty_hex_will_do(tmp_path: Path) -> None:
    ran = asked(tmp_path, "b3", "i2", "g3")
    assert (ran.code, ran.out) == (0, "Yes: i2 g3 may lie in B3. 4 empty hexes left.\n")
    assert asked(tmp_path, "X1", "-", "--json").json["data"] == {
        "sector": "X1",
        "tile": "-",
        "legal": True,
        "hexes_left": 4,
    }


def test_a_hex_with_a_tile_will_not(tmp_path: Path) -> None:
    ran = asked(tmp_path, "B1", "o2", "m3")
    assert ran.code == 3
    assert ran.out.startswith("No. B1 is not empty: a Sector Tile lies there")
    assert asked(tmp_path, "A1", "i1", "--json").json["problems"][0]["code"] == "place/not-empty"


def test_the_center_is_no_place(tmp_path: Path) -> None:
    assert asked(tmp_path, "X0", "i1").code == 2


def test_the_pool_is_only_noted(tmp_path: Path) -> None:
    assert "not counted" not in asked(tmp_path, "B3", "i2", pool=["i2"]).out
    ran = asked(tmp_path, "B3", "i1", pool=["i2", "o1"])
    assert ran.code == 0
    assert "not counted: i1 isn't in the Sector Pool, which holds i2, o1" in ran.out
    assert "which holds nothing" in asked(tmp_path, "B3", "i1", pool=[]).out


def test_during_setup_homes_and_first_tiles(tmp_path: Path) -> None:
    ran = asked(tmp_path, "B3", "home", "blue", "i1", "e", "m1", phase="setup")
    assert (ran.code, ran.out) == (0, "Yes: home blue i1 e m1 may lie in B3. 4 empty hexes left.\n")
    assert asked(tmp_path, "A2", "home", "blue", "e", phase="setup").code == 3
    assert asked(tmp_path, "B2", "i1", phase="setup").code == 0
    assert asked(tmp_path, "B3", "i1", phase="setup").code == 3
    assert asked(tmp_path, "B3", "home", "blue", "e").code == 3


def test_without_a_map_nothing_can_be_said(tmp_path: Path) -> None:
    path = tmp_path / "tracks.json"
    document = {"format": "hegemonic-position/1", "players": [{"color": "red"}, {"color": "blue"}]}
    path.write_text(json.dumps(document), encoding="utf-8")
    ran = hegemonic("check", "place", "A1", "i1", "-p", str(path), "--json")
    assert (ran.code, ran.json["problems"][0]["code"]) == (5, "table/not-tracked")
