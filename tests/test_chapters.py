"""The rulebook, chapter by chapter: each is in the program, named by a module that holds it (`Rulebook: Scoring.`), or
is left out with the reason. And no module, ruling or violation names a chapter that isn't there."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from offences import assert_none

from hegemonic_cli.games.hegemonic.readings import RULINGS

PACKAGE = Path(__file__).parents[1] / "hegemonic_cli"

# Every heading of the printed rulebook, in its order.
CHAPTERS = (
    "Great Houses of the Post-Human Assembly",
    "Game Overview + Objective",
    "Component Summary",
    "6 Player Boards",
    "Game Setup",
    "CAPs and Negotiations",
    "Game Rounds",
    "Phase Tracker",
    "Phase 1. Collection",
    "Phase 2. Exploration",
    "Advancing Technologies",
    "Phases 3, 4, & 5. Action Phases",
    "Phase 6. Arbitration",
    "Ending the Game",
    "Power + Range",
    "The Industrial, Political, and Martial Tracks",
    "Power",
    "Range",
    "Resolving Actions",
    "[1] ASSAULT",
    "[2] INDUSTRIALIZE",
    "[2] POLITICIZE",
    "[2] MARTIALIZE",
    "[3] SUBVERT",
    "[4] DISCOVER",
    "Action Card Icon Reference",
    "Playing Action Cards",
    "BASIC Actions",
    "BUILD Actions",
    "Quantum Gates",
    "Conflict Actions (DESTROY / TAKEOVER)",
    "Moving Agents and Fleets",
    "Declaring and Targeting Conflicts",
    "Conflict Costs",
    "Conflicts",
    "Step 1 – Determine Starting Conflict Power",
    "Step 2 – Add Political Support",
    "Step 3 – Add Technology Card Power",
    "Step 4 – Compare Final Conflict Power",
    "Step 5 – Cleanup",
    "Inactive Technology Cards",
    "Scoring",
    "Final Scoring + Determining the Winner",
    "The Learning Game",
    "Optional Advanced Rules",
    "Optional: Leaders",
    "Optional: Multiple Technology Discard Piles",
    "Optional: Technology Draft",
    "Optional: Longer Game",
    'Optional: "Wild" Home Embassies',
)
# Headings inside a chapter: they may be named, and are covered with their chapter.
SECTIONS = (
    "Industrial Power",
    "Political Power",
    "Martial Power",
    "Industrial Complex",
    "Quantum Gate",
    "Embassy",
    "Agent",
    "Outpost",
    "Fleet",
    "Using Leader Card Abilities",
)
HEADINGS = CHAPTERS + SECTIONS
LEFT_OUT = {
    "Game Overview + Objective": "says what the game is about; every rule in it stands in a chapter of its own",
    "The Industrial, Political, and Martial Tracks": "names the three types; they are the vocabulary's `Domain`",
    "Action Card Icon Reference": "explains pictures on the cards; what they mean is the vocabulary's",
}
SEPARATOR = ", "
LITERALS_ASIDE = {"none"}  # a module of the game that is about files, not rules


def rulebook_line(path: Path) -> str:
    """What a module's docstring says behind `Rulebook:`, on one line; empty where it says nothing."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    found = re.search(r"^Rulebook: (.*)\Z", docstring, re.MULTILINE | re.DOTALL)
    return " ".join(found[1].split()).removesuffix(".") if found else ""


def chapters_in(line: str) -> Iterator[str]:
    """The chapters that a `Rulebook:` line names; a chapter may hold commas itself. What is none comes out as it is."""
    while line:
        known = max((name for name in HEADINGS if (line + SEPARATOR).startswith(name + SEPARATOR)), key=len, default="")
        name = known or line.partition(SEPARATOR)[0]
        yield name
        line = line[len(name) :].removeprefix(SEPARATOR)


def modules_by_chapter() -> dict[str, list[str]]:
    found = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for chapter in chapters_in(rulebook_line(path)):
            found[chapter].append(path.relative_to(PACKAGE).as_posix())
    return found


def test_every_chapter_is_in_the_program_or_left_out_with_a_reason() -> None:
    covered = modules_by_chapter()
    assert_none([name for name in CHAPTERS if name not in covered and name not in LEFT_OUT])


def test_what_is_left_out_is_really_left_out() -> None:
    assert_none([name for name in LEFT_OUT if name in modules_by_chapter()])
    assert set(LEFT_OUT) <= set(CHAPTERS)


def test_modules_name_chapters_as_the_rulebook_does() -> None:
    unknown = {name: where for name, where in modules_by_chapter().items() if name not in HEADINGS}
    assert_none({name: where for name, where in unknown.items() if name.split(";")[0] not in LITERALS_ASIDE}.items())


def test_rulings_name_chapters_as_the_rulebook_does() -> None:
    assert_none([ruling.id for ruling in RULINGS.values() if ruling.chapter not in HEADINGS])


def test_violations_and_reasons_name_chapters_as_the_rulebook_does() -> None:
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            position = {"Violation": 2, "Reason": 1}.get(node.func.id)
            if position is None:
                continue
            given = [*node.args[position : position + 1], *(each.value for each in node.keywords if each.arg == "rule")]
            wrong += [
                f"{path.name}:{node.lineno} {value.value!r}"
                for value in given
                if isinstance(value, ast.Constant) and value.value and value.value not in HEADINGS
            ]
    assert_none(wrong)
