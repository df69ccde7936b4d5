"""README shows a part of the four-player evening as it was, and how many keys the evening takes as short lines; no line
is long. `HEGEMONIC_REGOLD=1` writes both parts of README anew."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from evenings.lines import FOUR, chapters, typed_lines
from evenings.replay import EVENINGS, TRANSCRIPT

README = Path(__file__).parents[2] / "README.md"
LONGEST, LONGEST_WITH_SUPPORT, MEDIAN_OF_A_ROUND = 20, 26, 10  # keys, Enter counted
SUPPORT = re.compile(r" [a-z]\+[ad]\d*\b")
PROMPT = "$ hegemonic "
# How the first and the last command of every part begin that README shows.
SHOWN = (("check conflict annex red@F2", "conflict annex red@F2"), ("log --last 4", "correct 100"))
SETUP = "set-up"


def keys(line: str) -> int:
    """How many keys a line takes, Enter counted."""
    return len(line) + 1


def rounds() -> dict[str, list[str]]:
    """The lines of every round, and of the set-up before the first."""
    found: dict[str, list[str]] = {}
    for chapter in chapters(FOUR):
        name, _, phase = chapter.title.partition(", ")
        if phase or name.casefold() == SETUP:
            found.setdefault(name.removeprefix("Round ").casefold(), []).extend(chapter.lines)
    return found


def key_table() -> str:
    """The keys of every round as README shows them."""
    rows = ["| round | lines | keys | median | longest | longest with support |", "|---|---|---|---|---|---|"]
    everything = rounds()
    everything["all"] = [line for lines in everything.values() for line in lines]
    for name, lines in everything.items():
        plain = [keys(line) for line in lines if not SUPPORT.search(line)]
        supported = [keys(line) for line in lines if SUPPORT.search(line)]
        middle = median(keys(line) for line in lines)
        cells = (name, len(lines), sum(map(keys, lines)), f"{middle:g}", max(plain), max(supported, default="-"))
        rows.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(rows)


def transcripts() -> Iterator[str]:
    """The parts of the evening that README shows, as they were printed."""
    lines = (EVENINGS / FOUR / TRANSCRIPT).read_text(encoding="utf-8").splitlines()
    for first, last in SHOWN:
        start = min(at for at, line in enumerate(lines) if line.startswith(PROMPT + first))
        end = max(at for at, line in enumerate(lines) if line.startswith(PROMPT + last)) + 1
        while not lines[end].startswith((PROMPT, "#")) and lines[end]:
            end += 1
        yield "\n".join(lines[start:end])


def shown_transcripts() -> str:
    """Those parts as blocks; `evening` tells them from the blocks of which every command is run where it stands."""
    return "\n\n".join(f"```console evening\n{part}\n```" for part in transcripts())


def test_no_line_is_long() -> None:
    lines = typed_lines(FOUR)
    assert [line for line in lines if keys(line) > (LONGEST_WITH_SUPPORT if SUPPORT.search(line) else LONGEST)] == []


def test_the_median_of_a_round_is_short() -> None:
    medians = {name: median(map(keys, lines)) for name, lines in rounds().items() if name != SETUP}
    assert len(medians) > 4
    assert max(medians.values()) <= MEDIAN_OF_A_ROUND


@pytest.mark.parametrize("mark", ["keys", "evening"])
def test_readme_shows_what_is_so(mark: str) -> None:
    part = {"keys": key_table, "evening": shown_transcripts}[mark]()
    between = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- /{mark} -->)", re.DOTALL)
    text = README.read_text(encoding="utf-8")
    assert len(between.findall(text)) == 1
    anew = between.sub(lambda found: f"{found[1]}{part}\n{found[2]}", text)
    if os.environ.get("HEGEMONIC_REGOLD"):
        README.write_text(anew, encoding="utf-8", newline="\n")
    assert anew == README.read_text(encoding="utf-8")
