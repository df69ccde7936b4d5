"""Completion: what is offered where, and that a first Tab in each real shell puts it there."""

from __future__ import annotations

import os
import shutil
import sys
import time
from pathlib import Path

import pytest
from running import hegemonic

from hegemonic_cli.cli.commands.completion import FILES, SCRIPTS

ROOT = Path(__file__).parents[2]
POSITION = """
format = "hegemonic-position/1"
[[players]]
color = "red"
name = "Ann"
[[players]]
color = "blue"
name = "Bob Bobson"
[boards.A]
sectors = [[2, -1], [2, -2], [3, -1], [3, -2], [3, -3]]
[tiles]
A1 = "i2"
A2 = "i1"
A3 = "o2 m3"
[pieces.A1]
red = "C"
[pieces.A3]
red = "O F"
blue = "2A"
[[gates]]
owner = "red"
ends = ["A1", "A2"]
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.toml"
    path.write_text(POSITION)
    return str(path)


def offered(monkeypatch: pytest.MonkeyPatch, *words: str) -> list[str]:
    """What the program offers for the last of the words."""
    *before, typed = words
    monkeypatch.setenv("_HEGEMONIC_COMPLETE", f":{typed}")
    ran = hegemonic(*before)
    assert ran.code == 0
    return [line.partition("\t")[0] for line in ran.out.splitlines()]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["co"], ["collect", "conflict", "correct", "completion"]),
        (["check", ""], ["conflict", "build", "move", "advance", "place"]),
        (["ch", "bu"], ["build"]),
        (["completion", ""], ["bash", "zsh", "fish", "powershell"]),
        (["check", "conflict", "in"], ["infiltrate", "invade"]),
        (["range", "red", ""], ["industrial", "political", "martial"]),
        (["score", "--po"], ["--position"]),
        (["score", "-p", ""], [":files"]),
        (["new", "--track", ""], ["caps", "tracks", "map"]),
        (["new", "--ruling", "final-tie="], ["final-tie=shared", "final-tie=open"]),
        (["rules", "gate-"], ["gate-on-draw", "gate-border", "gate-placement-distance"]),
        (["correct", "3", "cap"], ["capitalize", "caps"]),
        (["score", "--position=x"], [":files"]),
        (["nonsense", ""], []),
        (["nonsense", "--"], []),
    ],
)
def test_offers_without_a_game(monkeypatch: pytest.MonkeyPatch, words: list[str], expected: list[str]) -> None:
    assert [each for each in offered(monkeypatch, *words) if each not in ("--help", "--version")] == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["range", ""], ["red", "blue", "Ann"]),
        (["range", "R"], ["red"]),
        (["score", ""], ["A"]),
        (["check", "conflict", "raze", "red@"], ["red@A1", "red@A3"]),
        (["check", "conflict", "raze", "red@A3", "bl"], ["blue:agent@A3"]),
        (["check", "conflict", "raze", "blue@A3", "red:g"], ["red:gate@A1", "red:gate@A2"]),
        (["check", "conflict", "raze", "red@A3", "--from", "A"], ["A1", "A2", "A3", "A4", "A5"]),
        (["check", "conflict", "raze", "--support", "blue:"], ["blue:attacker", "blue:defender"]),
        (["check", "conflict", "raze", "--faction", "o"], ["orange"]),
        (["check", "build", "red", "com"], ["complex"]),
        (["check", "build", "red", "complex", "A1", "complex", ""], ["A1", "A2", "A3", "A4", "A5"]),
        (["check", "build", "red", "complex@"], ["complex@A1", "complex@A2", "complex@A3", "complex@A4", "complex@A5"]),
        (["moves", ""], ["red:fleet@A3", "blue:agent@A3"]),
        (["check", "move", "red:fleet@A3", "a5"], ["A5"]),
        (["order", "red=ass"], ["red=assault"]),
    ],
)
def test_offers_on_a_position(
    monkeypatch: pytest.MonkeyPatch, position: str, words: list[str], expected: list[str]
) -> None:
    command = 2 if words[0] == "check" else 1
    assert offered(monkeypatch, *words[:command], "-p", position, *words[command:]) == expected


def test_no_game_and_no_file_offer_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert offered(monkeypatch, "range", "") == []
    assert offered(monkeypatch, "range", "-p", "/no/such/file", "") == []


def test_games_are_offered_by_name(monkeypatch: pytest.MonkeyPatch, position: str) -> None:
    for name in ("friday", "two words"):
        assert hegemonic("new", "--from", position, "--name", name, "--yes").code == 0
    assert offered(monkeypatch, "games", "switch", "") == ["friday"]


@pytest.mark.parametrize("shell", FILES)
def test_the_shipped_scripts_are_those_that_the_program_prints(shell: str) -> None:
    shipped = (ROOT / "completions" / FILES[shell]).read_text(encoding="utf-8")
    assert shipped == (SCRIPTS / FILES[shell]).read_text(encoding="utf-8"), "run: make completions"
    assert hegemonic("completion", shell).out == shipped


def test_an_unknown_shell_is_wrong_usage() -> None:
    ran = hegemonic("completion", "tcsh")
    assert ran.code == 2
    assert "bash, zsh, fish, powershell" in ran.err


# A key of the test's own, Ctrl-T, writes the line that is being typed to a file.
SHELLS = {
    "bash": (
        ["--norc", "--noprofile", "-i"],
        (
            "bind 'set bell-style none'; source {scripts}/hegemonic.bash; "
            "dump() {{ printf '%s' \"$READLINE_LINE\" > {out}; }}; bind -x '\"\\C-t\": dump'; PS1='READY''> '"
        ),
    ),
    "zsh": (
        ["-f", "-i"],
        (
            "unsetopt zle_bracketed_paste beep; fpath=({scripts} $fpath); autoload -Uz compinit; compinit -u -D; "
            "dump() {{ print -rn -- \"$BUFFER\" > {out} }}; zle -N dump; bindkey '^T' dump; PROMPT='READY''> '"
        ),
    ),
    "fish": (
        ["--no-config", "-i"],
        (
            "source {scripts}/hegemonic.fish; bind \\ct 'commandline > {out}'; "
            "function fish_prompt; echo -n READY'> '; end"
        ),
    ),
}
TABS = [
    ("hegemonic dem", "hegemonic demo "),
    ("hegemonic check conf", "hegemonic check conflict "),
    ("hegemonic check conflict infil", "hegemonic check conflict infiltrate "),
    ("hegemonic check conflict -p {position} raze red@A3 blue:a", None),
    ("hegemonic score --position {stem}", "hegemonic score --position {position} "),
]


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals on Windows")
@pytest.mark.parametrize("shell", SHELLS)
def test_the_first_tab_in_a_real_shell(shell: str, position: str, tmp_path: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    import pexpect

    options, setup = SHELLS[shell]
    for number, (typed, wanted) in enumerate(TABS):
        out = tmp_path / f"line-{number}"
        names = {"position": position, "stem": position[:-4], "scripts": ROOT / "completions", "out": out}
        environment = {
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "HOME": str(tmp_path),
            "HEGEMONIC_HOME": str(tmp_path / "home"),
            "TERM": "xterm",
            "LANG": "C.UTF-8",
        }
        child = pexpect.spawn(program, options, env=environment, encoding="utf-8", timeout=30, dimensions=(24, 200))
        child.sendline(setup.format(**names))
        child.expect("READY> ")
        child.send(typed.format(**names) + "\t")
        expected = (wanted or "{typed}gent@A3 ").format(typed=typed.format(**names), **names)
        line = ""
        deadline = time.monotonic() + 30
        while line != expected and time.monotonic() < deadline:
            time.sleep(0.2)
            child.send("\x14")
            time.sleep(0.1)
            line = out.read_text(encoding="utf-8").rstrip("\n") if out.exists() else ""
        child.close(force=True)
        assert line == expected


def test_the_script_is_an_object_too() -> None:
    data = hegemonic("completion", "fish", "--json").json["data"]
    assert data == {"shell": "fish", "script": (SCRIPTS / FILES["fish"]).read_text(encoding="utf-8")}
