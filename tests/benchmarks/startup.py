"""Whole commands beside a minimal Typer program with one string option."""

from __future__ import annotations

from harness import HERE, Command, interpreter

MINIMAL = str(HERE / "minimal.py")
POSITION = str(HERE / "six-player.json")
CONFLICT = "check conflict"


def _hegemonic(*words: str) -> list[str]:
    return interpreter("-m", "hegemonic_cli", *words)


BENCHES = [
    Command("minimal", interpreter(MINIMAL, "--name", "x")),
    Command("minimal --help", interpreter(MINIMAL, "--help")),
    Command("hegemonic --help", _hegemonic("--help"), "minimal --help", 1.2),
    Command("hegemonic --version", _hegemonic("--version"), "minimal"),
    Command("hegemonic nonsense", _hegemonic("nonsense"), "minimal"),
]
