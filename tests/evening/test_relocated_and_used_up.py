"""A stack that backed a Fleet and is relocated isn't used up any more, and the table stays a regular one."""

from __future__ import annotations

from pathlib import Path

from running import hegemonic

POSITION = """
format = "hegemonic-position/1"
phase = "action-1"
players = [{ color = "red", caps = 20 }, { color = "blue", caps = 2 }]
spent = [{ player = "red", outpost = "A1" }, { player = "red", attacker = "complex@A1" }]
[tiles]
A1 = "home red i1 e m1"
A2 = "m3"
A3 = "m3"
A4 = "m3"
X6 = "m2"
X5 = "m2"
[pieces]
A1 = { red = "C O" }
A2 = { red = "3O" }
A3 = { red = "3O" }
A4 = { red = "3O" }
X6 = { red = "2O" }
[boards.X]
center = [0, 0]
sectors = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]
[boards.A]
sectors = [[2, -1], [2, -2], [3, -1], [3, -2], [3, -3]]
"""


def test_a_relocated_stack_is_no_longer_listed_as_used_up(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITION, encoding="utf-8")
    hegemonic("new", "--from", str(file), "--yes")
    assert hegemonic("build", "red", "oa1..x5", "--paid", "1").code == 0
    position = hegemonic("position", "--json").json["data"]
    assert position["spent"] == [{"player": "red", "attacker": "complex@A1"}]
    assert "irregular" not in position
    hegemonic("undo")
    assert hegemonic("position", "--json").json["data"]["spent"][0] == {"player": "red", "outpost": "A1"}
