"""`--help` of every command is golden, fits 80 columns and any code page, and nothing in it is cut short."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from golden_files import assert_golden
from running import hegemonic
from typer.main import get_command

from hegemonic_cli.cli.app import app
from hegemonic_cli.cli.lazy import LazyGroup, load


def command_paths() -> Iterator[tuple[str, ...]]:
    """Every command and subcommand, as the words that call it."""
    yield ()
    yield from _below(get_command(app), ())


def _below(group: object, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if isinstance(group, LazyGroup):
        for name, target in group.table.items():
            yield (*path, name)
            yield from _below(load(name, target[0]), (*path, name))


@pytest.mark.parametrize("path", list(command_paths()), ids=" ".join)
def test_help_is_golden(path: tuple[str, ...]) -> None:
    ran = hegemonic(*path, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.isascii()
    assert max(map(len, ran.out.splitlines())) <= 80
    assert_golden(f"help/{'-'.join(path) or 'hegemonic'}.txt", ran.out)


@pytest.mark.parametrize("path", [(), ("check",), ("box",), ("quick",), ("games",)], ids=" ".join)
def test_no_line_of_a_list_is_cut_short(path: tuple[str, ...]) -> None:
    assert "..." not in hegemonic(*path, "--help").out.replace("[ARGS]...", "")


@pytest.mark.parametrize("path", [("score",), ("check", "build")], ids=" ".join)
def test_h_is_help(path: tuple[str, ...]) -> None:
    assert hegemonic(*path, "-h") == hegemonic(*path, "--help")


@pytest.mark.parametrize("path", [(), ("score",), ("check", "conflict"), ("quick",)], ids=" ".join)
def test_help_fits_a_narrow_terminal(path: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, hegemonic(*path, "--help").out.splitlines())) <= 40
