"""What the documents say stays true: the files they name exist, and README's commands give what README shows."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from offences import assert_none
from running import hegemonic

from hegemonic_cli.cli.app import COMMANDS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "hegemonic_cli"
PLACES = (ROOT, PACKAGE, PACKAGE / "games" / "hegemonic")
README = ROOT / "README.md"


def named_files(document: str) -> set[str]:
    """Every file or folder of ours that a document names between backticks."""
    words = re.findall(r"`([^`\n]+)`", (ROOT / document).read_text(encoding="utf-8"))
    ours = re.compile(r"\.?[\w./-]+\.(py|toml|md|sh)|(tests|hegemonic_cli|cli|evening|games)/[\w/.]+")
    return {word for word in words if ours.fullmatch(word)}


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "README.md"])
def test_the_files_that_a_document_names_exist(document: str) -> None:
    names = named_files(document) - {"table.toml", "box.toml"}
    assert_none(name for name in names if not any((place / name).exists() for place in PLACES))


def test_every_command_is_named_in_the_readme() -> None:
    text = README.read_text(encoding="utf-8")
    assert_none(name for name in COMMANDS if not re.search(rf"\b{name}\b", text))


class Shown:
    """One command of the README and the lines that it shows as its output."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.output: list[str] = []


def shown_in(block: str) -> Iterator[Shown]:
    """The commands of one console block."""
    shown = None
    for line in block.splitlines():
        if line.startswith("$ "):
            if shown is not None:
                yield shown
            shown = Shown(line[2:])
        elif shown is not None:
            shown.output.append(line)
    if shown is not None:
        yield shown


def test_the_commands_of_the_readme_give_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = README.read_text(encoding="utf-8")
    for name, content in re.findall(r"```toml title=(\S+)\n(.*?)```", text, re.DOTALL):
        (tmp_path / name).write_text(content, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```console\n(.*?)```", text, re.DOTALL)
    assert len(blocks) > 3
    for block in blocks:
        anew = []
        for shown in shown_in(block):
            words = shlex.split(shown.command)
            assert words[0] == "hegemonic", "console blocks hold our own commands; others stand in sh blocks"
            ran = hegemonic(*words[1:])
            assert ran.code in (0, 3, 5), ran.err
            anew.append(f"$ {shown.command}\n{ran.out}{ran.err}")
        text = text.replace(block, "".join(anew))
    if os.environ.get("HEGEMONIC_REGOLD"):
        README.write_text(text, encoding="utf-8", newline="\n")
    assert text == README.read_text(encoding="utf-8")


def test_ci_runs_both_commands_of_the_readme() -> None:
    told = [
        block.strip() for block in re.findall(r"^```sh\n(.*?)^```", README.read_text(encoding="utf-8"), re.S | re.M)
    ]
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    tests = next(line for line in told if "pytest" in line)
    assert run.endswith(f"\n{tests}\n")
    assert any(line.endswith("hegemonic demo") for line in told)
    assert '/bin/hegemonic" demo' in run
