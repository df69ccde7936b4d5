"""Command lines that are wrong, each with the message that a person gets, whole: tests/golden/words."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from golden_files import assert_golden
from running import hegemonic

POSITIONS = Path(__file__).parents[1] / "benchmarks"
SIX = "-p six-player.json --box sample"

LINES = {
    "no-such-command": "confict raze red@A1 blue@A1",
    "several-commands": "co",
    "a-group-alone": "check",
    "no-such-subcommand": "check conflikt",
    "no-such-option": "score --bord A",
    "option-without-its-value": "score -p",
    "missing-words": "check conflict",
    "missing-last-word": "check conflict merger red@X1",
    "too-many-words": "range red industrial martial",
    "no-number": f"check conflict raze red@X1 blue@X1 --units two {SIX}",
    "no-such-player": f"range crimson industrial {SIX}",
    "player-that-could-be-two": f"range e industrial {SIX}",
    "color-nobody-plays": "range green industrial -p two-players.toml",
    "no-such-type": f"range red naval {SIX}",
    "no-such-action": f"check conflict demolish red@X1 blue@X1 {SIX}",
    "attacker-without-sector": f"check conflict merger red blue@X1 {SIX}",
    "no-such-sector": f"check conflict merger red@Z9 blue@X1 {SIX}",
    "no-such-piece": f"check conflict merger red@X1 blue:castle@X1 {SIX}",
    "no-such-step": f"check build red complx@X1 {SIX}",
    "half-a-gate": f"check build red gate@X1 {SIX}",
    "no-such-board": f"score Q {SIX}",
    "no-such-tile": f"check place A1 i9q2 {SIX}",
    "no-such-card": f"order red=attack {SIX}",
    "no-such-file": "score -p nowhere.toml",
    "a-folder-as-a-position": "score -p .",
    "no-such-box": "income -p six-player.json --box nowhere.toml",
    "no-game-yet": "score",
    "no-answer-yet": "why",
    "no-such-shell": "completion tcsh",
    "terms-that-are-none": "quick conflict 3+x 2",
}
TWO_PLAYERS = """format = "hegemonic-position/1"
[[players]]
color = "red"
[[players]]
color = "blue"
"""


@pytest.mark.parametrize("name", LINES)
def test_the_message_is_golden(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "six-player.json").write_bytes((POSITIONS / "six-player.json").read_bytes())
    (tmp_path / "two-players.toml").write_text(TWO_PLAYERS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    ran = hegemonic(*shlex.split(LINES[name]))
    assert ran.code in (2, 3, 4, 5)
    assert ran.out == ""
    assert_golden(f"words/{name}.txt", f"$ hegemonic {LINES[name]}\n{ran.err}exit {ran.code}\n")
