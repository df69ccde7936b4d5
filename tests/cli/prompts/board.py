"""A table of four players in the middle of an Action Phase, for prompts to ask about; the box is the made-up one."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.position import load_position
from hegemonic_cli.games.hegemonic.table import Table

POSITION = """
format = "hegemonic-position/1"
round = 3
phase = "action-1"
arbiter = "red"
stack = 14
pool = ["i2", "o3 m1"]
discard = ["Sample Card B"]

[turn]
cards = { red = "industrialize", blue = "politicize", yellow = "assault", green = "discover" }
order = ["yellow", "red", "blue", "green"]
player = "red"

[[players]]
color = "red"
name = "Ann"
caps = 15
vp = 12
hand = 5
[[players]]
color = "blue"
name = "Bob"
caps = 9
vp = 10
hand = 5
technologies = [{ name = "Sample Card B", type = "political", tier = 1 }]
[[players]]
color = "yellow"
caps = 7
vp = 9
hand = 4
[[players]]
color = "green"
caps = 3
vp = 11
hand = 5

[boards.X]
center = [0, 0]
sectors = [[0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1]]
[boards.A]
sectors = [[1, -3], [2, -3], [3, -3], [1, -2], [2, -2]]
[boards.B]
sectors = [[3, -2], [2, -1], [3, -1], [2, 0], [3, 0]]
[boards.C]
sectors = [[2, 1], [1, 1], [1, 2], [0, 2], [0, 3]]
[boards.D]
sectors = [[-1, 2], [-2, 2], [-1, 3], [-2, 3], [-3, 3]]
[boards.E]
sectors = [[-3, 2], [-2, 1], [-3, 1], [-2, 0], [-3, 0]]
[boards.F]
sectors = [[-2, -1], [-1, -1], [-1, -2], [0, -2], [0, -3]]

[tiles]
A1 = "home red i1 e m1"
A2 = "i3"
A4 = "g2 m2"
A5 = "i1 o2"
B2 = "home blue i1 e m1"
B3 = "i2 g3"
B4 = "o3 m2"
X1 = "i2 g1 m3"
X2 = "i1 p2 m1"
D1 = "home yellow i1 e m1"
D2 = "i2 p2"
D3 = "m3"
F1 = "home green i1 e m1"
F2 = "i2 g2"
F3 = "p1 m2"

[pieces.A1]
red = "C E O F"
[pieces.A2]
red = "2C"
[pieces.A4]
red = "O"
green = "E"
[pieces.B2]
blue = "C E O A"
[pieces.B3]
blue = "2C E"
[pieces.X1]
red = "C E A"
yellow = "C"
[pieces.X2]
blue = "C E"
[pieces.D1]
yellow = "C E O"
[pieces.D2]
yellow = "C E"
[pieces.D3]
yellow = "2O F"
[pieces.F1]
green = "C E O"
[pieces.F2]
green = "2C E A"

[[gates]]
owner = "red"
ends = ["A2", "B3"]
"""


def table(**changes: str) -> Table:
    """The table, with lines of its text replaced: `old="new"` for whole lines that begin with `old`."""
    lines = [
        next((f"{key} = {value}" for key, value in changes.items() if line.startswith(f"{key} = ")), line)
        for line in POSITION.splitlines()
    ]
    return load_position("\n".join(lines))


BOX = sample_box()
