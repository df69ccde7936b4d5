"""`check conflict` at the command line: its text, its JSON to the letter, its exit codes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from golden_files import assert_golden
from running import Ran, hegemonic

POSITION = """\
format = "hegemonic-position/1"
phase = "action-1"

[[players]]
color = "red"
name = "Ann"
caps = 7
technologies = [{ name = "Sample Card A" }, { name = "Unheard-of" }]

[[players]]
color = "yellow"

[[players]]
color = "blue"
name = "Zoë"
caps = 1

[[players]]
color = "green"

[boards.A]
sectors = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1]]
[boards.B]
sectors = [[3, 0], [2, 1]]

[tiles]
A1 = "i2"
A2 = "i1 m3"
A3 = "m2"
A4 = "i3 o2"
A5 = "o3"
B1 = "o1"
B2 = "i1"

[pieces]
A1 = { red = "F", yellow = "2C" }
A2 = { red = "3O F" }
A3 = { red = "O" }
A4 = { yellow = "2C", blue = "E" }
A5 = { blue = "A", yellow = "E" }
B1 = { green = "E" }

[[gates]]
owner = "yellow"
ends = ["A4", "B2"]
"""
RAZE = ("raze", "red@A1", "yellow@A1")
MOVED = ("annex", "blue@A4", "yellow:complex@A4", "--from", "A5")


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "table.toml"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


def checked(position: str, *words: str, box: str | None = "sample") -> Ran:
    return hegemonic("check", "conflict", *words, "-p", position, *(("--box", box) if box else ()))


@pytest.mark.parametrize("width", ["80", "40"])
@pytest.mark.parametrize(
    ("name", "words", "code"),
    [
        ("ahead", RAZE, 0),
        ("won", (*RAZE, "--technology", "1", "--defender-technology", "1"), 0),
        ("card", (*RAZE, "--technology", "1"), 0),
        ("drawn", (*RAZE, "--technology", "0", "--defender-technology", "4"), 0),
        ("gates", ("corrupt", "yellow@A4", "zoë:embassy@A4", "--technology", "0", "--defender-technology", "9"), 0),
        ("refused", (*MOVED, "--support", "red:attacker", "--support", "green:a"), 3),
    ],
)
def test_text(
    position: str, monkeypatch: pytest.MonkeyPatch, width: str, name: str, words: tuple[str, ...], code: int
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    ran = checked(position, *words)
    assert (ran.code, ran.err) == (code, "")
    assert max(map(len, ran.out.splitlines())) <= int(width)
    assert_golden(f"conflict/{name}-{width}.txt", ran.out)


def test_why_says_each_step_with_its_chapter(position: str) -> None:
    checked(position, *MOVED, "--support", "g:a=1", "--technology", "2", "--defender-technology", "0")
    assert_golden("conflict/why.txt", hegemonic("why").out)


def side(player: str, piece: str, sector: str, terms: list[tuple[str, str, int]], draws_on: Any) -> dict[str, Any]:
    return {
        "player": player,
        "piece": piece,
        "sector": sector,
        "power": {
            "total": sum(term[2] for term in terms),
            "terms": [dict(zip(("label", "sector", "power"), term, strict=True)) for term in terms],
        },
        "draws_on": draws_on,
    }


def test_json_to_the_letter(position: str) -> None:
    ran = checked(
        position, *MOVED, "--support", "green:attacker", "--technology", "3", "--defender-technology", "1", "--json"
    )
    assert ran.code == 3  # Zoë can't pay
    found = ran.json
    assert list(found) == ["schema", "command", "status", "data", "problems", "rulings"]
    assert (found["schema"], found["command"], found["status"]) == (1, "check conflict", "illegal")
    assert found["rulings"] == []
    assert found["problems"] == [
        {"code": "caps/too-few", "message": "Zoë has 1 CAP and needs 4: 3 too few", "rule": "Conflict Costs"}
    ]
    data = found["data"]
    assert data.pop("picked") == ["attacker"]
    assert data == {
        "action": "annex",
        "kind": "takeover",
        "type": "political",
        "sector": "A4",
        "moved_from": "A5",
        "attacker": side(
            "blue", "agent", "A4", [("1 Agent", "A4", 1), ("orange Embassy", "A4", 2)], {"faction": "orange"}
        ),
        "defender": side("yellow", "complex", "A4", [("2 Complexes", "A4", 2), ("2 Complexes", "A1", 2)], None),
        "support": [{"player": "green", "side": "attacker", "faction": "orange", "power": 1}],
        "cost": {"movement": 0, "conflict": 4, "total": 4},
        "technology": {"attacker": 3, "defender": 1},
        "totals": {"attacker": 7, "defender": 5},
        "margin": 2,
        "winner": "attacker",
        "losses": [{"player": "yellow", "piece": "complex", "sector": "A4", "count": 2}],
        "gains": [{"player": "blue", "piece": "complex", "sector": "A4", "count": 2}],
        "shortage": 0,
        "may_destroy": [{"owner": "yellow", "ends": ["A4", "B2"]}],
    }
    assert list(data) == [
        *("action", "kind", "type", "sector", "moved_from", "attacker", "defender", "support", "cost", "technology"),
        *("totals", "margin", "winner", "losses", "gains", "shortage", "may_destroy"),
    ]


def test_an_unknown_number_is_null_and_exit_5(position: str) -> None:
    ran = checked(position, *RAZE, "--json", box=None)
    assert (ran.code, ran.json["status"]) == (5, "error")
    data = ran.json["data"]
    assert data["unknown"] == ["martial.tiers.1"]
    assert data["attacker"]["power"]["total"] is None
    assert [term["power"] for term in data["attacker"]["power"]["terms"]] == [None, 3, 1, None]
    assert (data["defender"]["power"]["total"], data["totals"]) == (4, {"attacker": None, "defender": 4})
    assert [data[key] for key in ("margin", "winner")] == [None, None]
    text = checked(position, *RAZE, box=None)
    assert text.code == 5
    assert text.out.startswith("Ann ? : 4 Yellow. Costs 2, leaves 5.\n")
    assert "hegemonic box set martial.tiers.1 NUMBER" in text.out
    assert hegemonic("targets", "red", "-p", position, "--json").json["data"]["targets"][0]["attack"] is None


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("raze", "red@A1", "yellow:complex@A1"), 0),
        (("raze", "red@A1", "yellow:embassy@A1"), 3),
        (("raze", "red@A1", "yellow:complex@Z1"), 2),
        (("raze", "red@A1"), 2),
        (("smash", "red@A1", "yellow:complex@A1"), 2),
        (("raze", "red@A1", "yellow:complex@A1", "--faction", "pink"), 2),
        (("raze", "red@A1", "yellow:complex@A1", "--support", "blue"), 2),
        (("raze", "red@A1", "yellow:complex@A1", "--technology", "-1"), 2),
        (("raze", "red@A1", "yellow:complex@A1", "--units", "0"), 2),
        (("raze", "red@A1", "yellow:complex@A1", "--destroy-gate", "A1"), 2),
        (("raze", "red@A1", "yellow:complex@A1", "--relocate", "complex"), 2),
        (("raze", "red@A1", "yellow:complex@A1", "--modifier", "-2"), 0),
    ],
)
def test_exit_codes(position: str, words: tuple[str, ...], code: int) -> None:
    assert checked(position, *words).code == code


def test_without_a_map_it_is_said_and_exit_5(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(
        'format = "hegemonic-position/1"\nplayers = [{ color = "red" }, { color = "blue" }]', encoding="utf-8"
    )
    for words in (
        ("check", "conflict", "raze", "red@A1", "blue:complex@A1"),
        ("check", "move", "red:agent@A1", "A2"),
        ("moves", "red:agent@A1"),
        ("targets", "red"),
        ("range", "red", "martial"),
    ):
        ran = hegemonic(*words, "-p", str(path), "--json")
        assert ran.code == 5
        assert [problem["code"] for problem in ran.json["problems"]] == ["table/not-tracked"]
