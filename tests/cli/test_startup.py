"""Start-up is kept short by what is not imported: exact, so that no busy machine can fail it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SIX_PLAYERS = str(Path(__file__).parents[1] / "benchmarks" / "six-player.json")
# Each of these costs more than it gives to a command that doesn't need it (milliseconds beside Typer's own 50).
HEAVY = {
    "rich",  # 35
    "pydantic",  # 90
    "prompt_toolkit",  # 80
    "questionary",  # 104
    "tabulate",  # 23
    "wcwidth",  # 5
    "tomlkit",  # 20
    "asyncio",  # 25
    "http.server",  # 20
    "sqlite3",
    "importlib.metadata",
    "tomllib",  # 4; no TOML is read here
    "logging",
    "unittest",
    "email",
    "numpy",
}

CASES: dict[str, tuple[list[str], int]] = {
    "nothing": ([], 0),
    "help": (["--help"], 0),
    "help of a command": (["check", "conflict", "--help"], 0),
    "version": (["--version"], 0),
    "a wrong word": (["nonsense"], 2),
    "missing words": (["check", "conflict"], 2),
    "no such file": (["score", "-p", "/no/such/file"], 4),
    "completion": (["completion", "bash"], 0),
    "conflict": (["check", "conflict", "-p", SIX_PLAYERS, "merger", "purple@X2", "red@X2"], 3),
    "score": (["score", "-p", SIX_PLAYERS], 0),
    "score as JSON": (["score", "--json", "-p", SIX_PLAYERS], 0),
    "range": (["range", "red", "industrial", "-p", SIX_PLAYERS], 0),
}


def started(*words: str) -> tuple[set[str], int]:
    """Everything that one run imported, and its exit code."""
    argv = [sys.executable, "-X", "importtime", "-m", "hegemonic_cli", *words]
    ran = subprocess.run(argv, capture_output=True, text=True, check=False)
    lines = [line for line in ran.stderr.splitlines() if line.startswith("import time:")]
    return {line.rsplit("|", 1)[1].strip() for line in lines}, ran.returncode


@pytest.mark.parametrize("name", CASES)
def test_nothing_heavy_is_imported(name: str) -> None:
    words, code = CASES[name]
    imported, ended = started(*words)
    assert ended == code
    assert "typer" in imported
    assert imported & HEAVY == set()
    if code in (0, 3):  # nothing is missing, so nothing need be asked
        assert [module for module in imported if module.startswith("hegemonic_cli.cli.prompts.rest")] == []


def test_no_command_is_imported_before_it_runs() -> None:
    imported, _ = started("--help")
    assert [name for name in imported if name.startswith("hegemonic_cli.cli.commands.")] == []
    assert [name for name in imported if name.startswith("hegemonic_cli.games.")] == []


def test_ctrl_c_amid_the_imports_ends_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n", encoding="utf-8")
    program = "import sys; from hegemonic_cli.cli.start import start; sys.exit(start())"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, env=environment, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, b"", b"")
