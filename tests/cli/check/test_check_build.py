"""`check build` through the program: yes or no first, each step with its price; codes, rulings, unknown numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from drawn import position
from running import Ran, hegemonic

PICTURE = """
A1  A2  B1  B2
  A3  B3  C1  C2
"""
TILES = {"A1": "i2 o1", "A2": "i1", "B1": "i2", "C1": "i1", "C2": "home blue i2 e m1", "B2": "i3"}


def asked(tmp_path: Path, *words: str, box: str | None = "sample", **document: Any) -> Ran:
    players = document.pop("players", [{"color": "yellow", "name": "Yara", "caps": 9}, {"color": "blue"}])
    document.setdefault("tiles", TILES)
    document.setdefault("pieces", {"A1": {"yellow": "C E"}})
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position(PICTURE, players, document)), encoding="utf-8")
    return hegemonic("check", "build", *words, "-p", str(path), *(("--box", box) if box else ()))


def test_a_legal_chain_says_yes_and_what_it_costs(tmp_path: Path) -> None:
    ran = asked(tmp_path, "yellow", "complex@A2", "gate@A2+B2", "complex@B2")
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "Yes: 3 steps, 6 CAPs, 3 left.",
        "1. Complex A2: 1 CAP (space 2).",
        "2. Gate A2+B2: 3 CAPs.",
        "3. Complex B2: 2 CAPs (space 3).",
        "Left on the Player Board: 12 Complexes, 2 Gates.",
        "The box's numbers are made up (the sample box).",
    ]


@pytest.mark.parametrize(
    "words",
    [
        ("y", "ca2", "ga2b2", "cb2"),
        ("Yara", "complex", "A2", "gate", "A2+B2", "complex", "B2"),
        ("yar", "CA2,GA2B2,CB2"),
    ],
)
def test_long_and_short_words_mean_the_same(tmp_path: Path, words: tuple[str, ...]) -> None:
    long = asked(tmp_path, "yellow", "complex@A2", "gate@A2+B2", "complex@B2")
    assert asked(tmp_path, *words) == long


def test_the_json_of_a_chain(tmp_path: Path) -> None:
    ran = asked(tmp_path, "y", "ca2", "cb2", "gb2a1", "ga1b1", "--json")
    assert ran.code == 3
    assert (ran.json["command"], ran.json["status"]) == ("check build", "illegal")
    data = ran.json["data"]
    assert (data["player"], data["cost"], data["caps_before"], data["caps_after"]) == ("yellow", 4, 9, 5)
    assert [(step["step"], step["piece"], step["sector"], step["cost"], step["legal"]) for step in data["steps"]] == [
        ("complex@A2", "complex", "A2", 1, True),
        ("complex@B2", "complex", "B2", 2, False),
        ("gate@B2+A1", "gate", "B2", 3, False),
        ("gate@A1+B1", "gate", "A1", 3, True),
    ]
    assert [problem["code"] for problem in data["steps"][1]["problems"]] == ["build/out-of-range"]
    assert data["steps"][3]["other_end"] == "B1"
    assert [problem["code"] for problem in ran.json["problems"]] == ["build/out-of-range", "gate/too-far"]
    assert all(problem["rule"] for problem in ran.json["problems"])
    assert ran.json["rulings"] == []


def test_relocating_says_from_where(tmp_path: Path) -> None:
    gates = [{"owner": "yellow", "ends": ["A1", "A2"]}]
    step = asked(tmp_path, "y", "ga1a2..a1b1", "--json", gates=gates).json["data"]["steps"][0]
    assert (step["step"], step["sector"], step["other_end"], step["from"]) == ("gate@A1+A2..A1+B1", "A1", "B1", "A1+A2")
    ran = asked(tmp_path, "y", "ca1..a2", "--json")
    assert ran.code == 3
    assert ran.json["data"]["steps"][0]["from"] == "A1"


def test_a_refused_step_stands_in_the_first_line(tmp_path: Path) -> None:
    ran = asked(tmp_path, "y", "ca2", "cc1")
    assert ran.code == 3
    assert ran.out.startswith(
        "No: step 2. C1 is out of Range: the Complex in A2 reaches 1 hex, C1 is 2 hexes\n"
        "away. Without it: 1 CAP, 8 left."
    )
    assert ran.out.count("out of Range") == 1


def test_several_refused_steps_are_each_explained(tmp_path: Path) -> None:
    ran = asked(tmp_path, "y", "ca3", "cc1", "ca2")
    assert ran.out.startswith(
        "No: steps 1, 2 of 3. Without them: 1 CAP, 8 left.\n1. Complex A3: no.\n   A3 is an empty hex"
    )
    assert asked(tmp_path, "y", "ca3", "cc1").out.startswith("No: none of the 2 steps.")
    assert asked(tmp_path, "y", "cc1").out.startswith("No. C1 is out of Range")


def test_a_ruling_is_named_where_it_decides_and_nowhere_else(tmp_path: Path) -> None:
    pieces = {"A1": {"yellow": "C"}, "C1": {"yellow": "C"}}
    ran = asked(tmp_path, "y", "cc2", "--json", pieces=pieces)
    assert (ran.code, ran.json["rulings"]) == (0, ["rival-home-build=allowed"])
    ran = asked(tmp_path, "y", "cc2", "--json", pieces=pieces, rulings={"rival-home-build": "forbidden"})
    assert (ran.code, ran.json["rulings"]) == (3, ["rival-home-build=forbidden"])
    gates = [{"owner": "blue", "ends": ["A1", "C1"]}]
    ran = asked(tmp_path, "y", "ga1b2", "--json", gates=gates)
    assert (ran.code, ran.json["rulings"]) == (0, ["gate-placement-distance=through-gates"])
    assert asked(tmp_path, "y", "ga1b1", "--json", gates=gates).json["rulings"] == []


def test_unknown_numbers_leave_everything_else(tmp_path: Path) -> None:
    ran = asked(tmp_path, "y", "ca2", "cb1", "--json", box=None)
    assert ran.code == 5
    assert ran.json["status"] == "error"
    data = ran.json["data"]
    assert [(step["cost"], step["legal"]) for step in data["steps"]] == [(None, True), (None, True)]
    assert (data["cost"], data["caps_after"]) == (None, None)
    assert data["unknown"] == ["industrial.cost.2", "industrial.cost.3"]
    text = asked(tmp_path, "y", "ca2", box=None).out
    assert text.startswith("Yes, if it can be paid: 1 step, CAPs not known.\n1. Complex A2: ? CAPs (space 2).")
    assert "hegemonic box set industrial.cost.2 NUMBER" in text


def test_illegal_beats_unknown(tmp_path: Path) -> None:
    ran = asked(tmp_path, "y", "ca2", "cc2", "--json", box=None)
    assert (ran.code, ran.json["status"]) == (3, "illegal")


def test_an_unknown_tier_leaves_a_gate_open(tmp_path: Path) -> None:
    pieces = {"A1": {"yellow": "2C"}, "B1": {"yellow": "2C"}}
    ran = asked(tmp_path, "y", "ga1b2", "--json", box=None, pieces=pieces)
    assert ran.code == 5
    assert ran.json["data"]["steps"][0]["legal"] is None
    assert "industrial.tiers.1" in ran.json["data"]["unknown"]
    assert asked(tmp_path, "y", "ga1b2", box=None, pieces=pieces).out.startswith("Perhaps: 1 step, CAPs not known.")


def test_with_a_map_a_step_without_a_sector_is_a_usage_error(tmp_path: Path) -> None:
    ran = asked(tmp_path, "y", "complex")
    assert ran.code == 2
    assert "complex@B3" in ran.err


def untracked(tmp_path: Path, *words: str, **fields: Any) -> Ran:
    path = tmp_path / "tracks.json"
    players = [{"color": "red", "caps": 5, **fields}, {"color": "blue"}]
    path.write_text(json.dumps({"format": "hegemonic-position/1", "players": players}), encoding="utf-8")
    return hegemonic("check", "build", *words, "-p", str(path), "--box", "sample")


def test_without_a_map_a_step_moves_the_track(tmp_path: Path) -> None:
    ran = untracked(tmp_path, "r", "2c", built={"complexes": 3})
    assert ran.code == 0
    assert ran.out.startswith("Yes: 2 steps, 4 CAPs, 1 left.\n1. Complex: 2 CAPs (space 4).")


def test_without_a_map_a_sector_cannot_be_judged(tmp_path: Path) -> None:
    ran = untracked(tmp_path, "r", "cb3", "--json", built={"complexes": 3})
    assert ran.code == 5
    assert [problem["code"] for problem in ran.json["problems"]] == ["table/not-tracked"]


def test_without_counts_the_price_is_not_tracked(tmp_path: Path) -> None:
    ran = untracked(tmp_path, "r", "c", "--json")
    assert ran.code == 5
    assert [problem["code"] for problem in ran.json["problems"]] == ["table/not-tracked"]
    assert "players.red.built.complexes" in ran.json["problems"][0]["message"]


def test_why_says_what_reaches_and_which_space_costs_what(tmp_path: Path) -> None:
    asked(tmp_path, "y", "ca2", "ga2b2")
    why = hegemonic("why").out
    assert "complex@A2: the Complex in A1 reaches it; space 2 of Yara's Industrial track costs 1 CAP" in " ".join(
        why.split()
    )
    assert "the halves are 2 of 2 hexes apart" in " ".join(why.split())


def test_it_fits_forty_columns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = asked(tmp_path, "y", "ca2", "cc1", "cc2", "ga2b2").out
    assert max(map(len, out.splitlines())) <= 40
