"""The arrows of the house, held by reading the source: what may import what, and what a module looks like.

`cli → views, evening → games/<one> → kernel`: never backwards, and never from one game to another. Every test collects
all that breaks its rule, so that one run shows the whole of it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from offences import assert_none

PACKAGE = Path(__file__).parents[1] / "hegemonic_cli"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 300

# Which parts of the house each part may import from; itself it always may.
ARROWS = {
    "kernel": set[str](),
    "games": {"kernel"},
    "views": {"games", "kernel"},
    "evening": {"games", "kernel"},
    "cli": {"views", "evening", "games", "kernel"},
}
TERMINAL = {"typer", "questionary", "prompt_toolkit"}
# What the rules know nothing about: a terminal, chance, the clock, the system, the disk.
NOT_IN_RULES = {
    *(*TERMINAL, "tabulate", "rich", "tomlkit"),
    *("random", "time", "datetime", "os", "sys", "sqlite3", "subprocess", "socket", "uuid", "secrets"),
}
NOWHERE = {"click", "pydantic", "rich", "requests", "numpy", "logging", "asyncio"}
VAGUE_NAMES = {"utils", "util", "helpers", "helper", "manager", "common", "base", "misc"}
UNFINISHED = ("TODO", "FIXME", "XXX", "NotImplementedError")
PRINTERS = {"print", "echo", "secho"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def part(path: Path) -> str:
    """The part of the house a module lies in; empty for the package's own files."""
    inside = path.relative_to(PACKAGE).parts
    return inside[0] if len(inside) > 1 else ""


def where(path: Path, node: ast.AST | None = None) -> str:
    line = getattr(node, "lineno", None)
    return path.relative_to(PACKAGE).as_posix() + (f":{line}" if line else "")


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file, as a full name."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{where(path, node)}: imports are written in full"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def packages(path: Path) -> set[str]:
    """The top-level packages that a file imports."""
    return {name.split(".")[0] for name in imports(path)}


def test_arrows_point_one_way() -> None:
    wrong = []
    for path in MODULES:
        here = part(path)
        ours = {name.split(".")[1] for name in imports(path) if name.startswith("hegemonic_cli.")} - {"__version__"}
        if here and not ours <= ARROWS[here] | {here}:
            wrong.append((where(path), sorted(ours - ARROWS[here] - {here})))
    assert_none(wrong)


def test_rules_know_no_terminal_chance_clock_or_system() -> None:
    rules = [path for path in MODULES if part(path) in ("kernel", "games")]
    assert_none([(where(path), sorted(found)) for path in rules if (found := packages(path) & NOT_IN_RULES)])


def test_only_the_command_line_knows_the_terminal() -> None:
    others = [path for path in MODULES if part(path) not in ("cli", "")]
    assert_none([(where(path), sorted(found)) for path in others if (found := packages(path) & TERMINAL)])
    assert_none([(where(path), sorted(found)) for path in MODULES if (found := packages(path) & NOWHERE)])


def test_games_never_import_one_another() -> None:
    wrong = []
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        game = path.relative_to(PACKAGE / "games").parts[0]
        games = {name.split(".")[2] for name in imports(path) if name.startswith("hegemonic_cli.games.")}
        if not games <= {game}:
            wrong.append((where(path), sorted(games)))
    assert_none(wrong)


def test_only_the_printer_prints() -> None:
    wrong = []
    for path in MODULES:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
                owner = getattr(getattr(node.func, "value", None), "id", None)
                if name in PRINTERS and owner in (None, "typer", "questionary", "sys"):
                    wrong.append(where(path, node))
    assert_none(wrong)


def test_files_are_short() -> None:
    lines = {where(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert_none({path: count for path, count in lines.items() if count > LONGEST}.items())


def test_every_module_says_what_it_is() -> None:
    assert_none([where(path) for path in MODULES if not ast.get_docstring(tree(path))])
    assert_none([where(path) for path in MODULES if path.stem in VAGUE_NAMES])


def test_every_public_name_of_the_rules_says_what_it_answers() -> None:
    wrong = []
    for path in MODULES:
        if part(path) not in ("kernel", "games"):
            continue
        classes = [node for node in tree(path).body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]
        for node in [*tree(path).body, *(inner for outer in classes for inner in outer.body)]:
            public = isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
            if public and not ast.get_docstring(node):
                wrong.append(f"{where(path, node)} {node.name}")
    assert_none(wrong)


def test_nothing_is_left_to_do() -> None:
    texts = {where(path): path.read_text(encoding="utf-8") for path in MODULES}
    assert_none([(path, word) for path, text in texts.items() for word in UNFINISHED if word in text])
