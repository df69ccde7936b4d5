"""Whole commands beside a minimal Typer program with one string option."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from harness import HERE, Command, interpreter

MINIMAL = str(HERE / "minimal.py")
SIX = ("-p", str(HERE / "six-player.json"))


# The script that people run; it lies beside the interpreter where the package is installed.
SCRIPT = shutil.which("hegemonic", path=str(Path(sys.executable).parent))


def _hegemonic(*words: str) -> list[str]:
    return interpreter(SCRIPT, *words) if SCRIPT else interpreter("-m", "hegemonic_cli", *words)


BENCHES = [
    Command("minimal", interpreter(MINIMAL, "--name", "x")),
    Command("minimal --help", interpreter(MINIMAL, "--help")),
    Command("hegemonic --help", _hegemonic("--help"), "minimal --help", 1.2),
    Command("check conflict", _hegemonic("check", "conflict", *SIX, "merger", "yellow@D1", "red@D1"), "minimal", 1.5),
    Command("score", _hegemonic("score", *SIX), "minimal", 1.5),
    Command("score --json", _hegemonic("score", "--json", *SIX), "minimal", 1.5),
    Command("income --box sample", _hegemonic("income", "--box", "sample", *SIX), "minimal"),
    Command("a wrong word", _hegemonic("nonsense"), "minimal"),
]
