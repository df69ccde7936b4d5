"""Replays a golden evening: a file of commands, and beside it everything that they print.

An evening is a folder here. `commands` holds what was typed, one command a line without the program's name, quoted as
in a shell; `#` begins a comment. `transcript` holds every command with its output. Other files of the folder, such as
positions, lie in the folder in which the commands run. `box.toml`, where there is one, is the player's own box; without
one it is the sample box. `HEGEMONIC_REGOLD=1` writes the transcript anew.

The clock stands at the same evening always, a game's id is always the same, and nothing of the machine shows.
"""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

import pytest
from running import Ran, hegemonic

EVENINGS = Path(__file__).parent
COMMANDS, TRANSCRIPT, BOX = "commands", "transcript", "box.toml"
SECONDS_BETWEEN = 50


class Played(NamedTuple):
    """One command of an evening, and how it ran; a comment has no words and didn't run."""

    line: str
    words: tuple[str, ...]
    ran: Ran | None

    def shown(self) -> str:
        """The command as in a terminal, what it printed, and the exit code where it isn't 0."""
        if self.ran is None:
            return f"{self.line}\n"
        code = f"[exit {self.ran.code}]\n" if self.ran.code else ""
        return f"$ hegemonic {self.line}\n{self.ran.out}{self.ran.err}{code}"


def evenings() -> list[str]:
    """The folders here that hold an evening."""
    return sorted(path.parent.name for path in EVENINGS.glob(f"*/{COMMANDS}"))


def evening_clock() -> Callable[[], str]:
    """A clock that goes on by some seconds whenever it is looked at, from seven o'clock on."""
    looks = count()

    def now() -> str:
        seconds = next(looks) * SECONDS_BETWEEN
        minutes, second = divmod(seconds, 60)
        hour, minute = divmod(minutes, 60)
        day, hour = divmod(19 + hour, 24)
        return f"2025-11-{29 + day:02}T{hour:02}:{minute:02}:{second:02}+00:00"

    return now


def prepare(evening: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder with a box, a folder to run in, a clock, and ids that don't differ from one replay to the next."""
    home, table = tmp_path / "home", tmp_path / "table"
    home.mkdir(exist_ok=True)
    shutil.copytree(EVENINGS / evening, table)
    own = table / BOX
    sample = files("hegemonic_cli.games.hegemonic").joinpath("data/sample.toml").read_text(encoding="utf-8")
    (home / BOX).write_text(own.read_text(encoding="utf-8") if own.exists() else sample, encoding="utf-8")
    ids = count(1)
    monkeypatch.setenv("HEGEMONIC_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(table)
    monkeypatch.setattr("hegemonic_cli.evening.clock.now", evening_clock())
    monkeypatch.setattr("hegemonic_cli.evening.starting.uuid4", lambda: UUID(int=next(ids)))


def replay(evening: str) -> Iterator[Played]:
    """Every line of an evening carried out in turn; `prepare` comes first."""
    for line in (EVENINGS / evening / COMMANDS).read_text(encoding="utf-8").splitlines():
        words = tuple(shlex.split(line, comments=True))
        if words:
            yield Played(line, words, hegemonic(*words))
        else:
            yield Played(line, (), None)


def assert_transcript(evening: str, played: list[Played]) -> None:
    """Compare what was printed with the evening's transcript; with HEGEMONIC_REGOLD=1 write it."""
    text = "".join(one.shown() for one in played)
    path = EVENINGS / evening / TRANSCRIPT
    if os.environ.get("HEGEMONIC_REGOLD"):
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    assert path.exists(), f"{path} is missing: look at what is printed, then HEGEMONIC_REGOLD=1"
    golden = path.read_text(encoding="utf-8").splitlines()
    for number, (now, before) in enumerate(zip(text.splitlines(), golden, strict=False), 1):
        assert now == before, f"{path}:{number}"
    assert text.splitlines() == golden
