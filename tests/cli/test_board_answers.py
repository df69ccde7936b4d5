"""`range`, `moves`, `targets` and `check move` at the command line: text and JSON."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden_files import assert_golden
from running import Ran, hegemonic

POSITION = """\
format = "hegemonic-position/1"
phase = "action-2"

[[players]]
color = "red"
name = "Ann"
caps = 1

[[players]]
color = "yellow"
name = "Łukasz"

[boards.A]
sectors = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1]]
[boards.B]
sectors = [[3, 0], [4, 0], [2, 1], [3, 1]]

[tiles]
A1 = "home red i1 e m1"
A2 = "i2 m3"
A4 = "i2 o2"
B1 = "i3 g1"
B2 = "home yellow i1 e m1"
B3 = "g2 m1"

[pieces]
A1 = { red = "C E O" }
A2 = { red = "2O A F", yellow = "C" }
A4 = { red = "2C", yellow = "A F" }
B1 = { yellow = "2C E" }
B2 = { yellow = "C E O" }

[[gates]]
owner = "yellow"
ends = ["A2", "B1"]

[[spent]]
player = "yellow"
attacker = "fleet@A4"
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "table.toml"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


def asked(position: str, *words: str) -> Ran:
    return hegemonic(*words, "-p", position, "--box", "sample")


@pytest.mark.parametrize("width", ["80", "40"])
@pytest.mark.parametrize(
    ("name", "words", "code"),
    [
        ("range", ("range", "red", "ind"), 0),
        ("range-none", ("range", "łuk", "martial"), 0),
        ("moves-agent", ("moves", "red:agent@A2"), 0),
        ("moves-fleet", ("moves", "rfa2"), 0),
        ("moves-used", ("moves", "y", "fleet", "A4"), 3),
        ("move", ("check", "move", "y", "agent", "a4", "b3"), 0),
        ("move-refused", ("check", "move", "raa2", "b2"), 3),
        ("targets", ("targets", "red"), 0),
        ("targets-moves", ("targets", "red", "--with-moves"), 0),
        ("targets-action", ("targets", "łuk", "--action", "annex", "--with-moves"), 0),
        ("targets-none", ("targets", "łuk", "--action", "raze"), 0),
    ],
)
def test_text(
    position: str, monkeypatch: pytest.MonkeyPatch, width: str, name: str, words: tuple[str, ...], code: int
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    ran = asked(position, *words)
    assert (ran.code, ran.err) == (code, "")
    assert max(map(len, ran.out.splitlines())) <= int(width)
    assert_golden(f"board/{name}-{width}.txt", ran.out)


def test_targets_json(position: str) -> None:
    data = asked(position, "targets", "red", "--action", "strike", "--with-moves", "--json").json["data"]
    assert data["targets"] == [
        {
            "action": "strike",
            "from": "A4",
            "moved_from": "A2",
            "defender": "yellow",
            "piece": "fleet",
            "sector": "A4",
            "attack": 1 + 2 + 1,
            "defense": 1,
            "margin": 3,
            "cost": 1,
            "affordable": True,
        }
    ]


def test_lists_name_no_rulings(position: str) -> None:
    for words in (("targets", "red", "--with-moves"), ("moves", "raa2"), ("range", "red", "political")):
        assert asked(position, *words, "--json").json["rulings"] == []


def test_check_move_json(position: str) -> None:
    found = asked(position, "check", "move", "red:agent@A2", "B1", "--json").json
    assert (found["data"]["cost"], found["data"]["path"]) == (2, ["A2", "B1"])
    assert (found["status"], found["rulings"]) == ("illegal", ["gate-border=pays"])
    assert [problem["code"] for problem in found["problems"]] == ["caps/too-few"]


@pytest.mark.parametrize(
    "words",
    [
        ("check", "move", "red:agent@A2"),
        ("check", "move", "red@A2", "B1"),
        ("moves", "red@A2"),
        ("moves", "green:agent@A2"),
        ("targets", "green"),
        ("targets", "red", "--action", "conquer"),
        ("range", "red", "magic"),
    ],
)
def test_wrong_words_are_exit_2(position: str, words: tuple[str, ...]) -> None:
    assert asked(position, *words).code == 2
