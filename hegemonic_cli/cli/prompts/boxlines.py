"""`box enter`: a Player Board in eleven short lines. Each line is kept at once, so one may leave after any of them.

Rulebook: 6 Player Boards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from hegemonic_cli.cli.prompts.conversation import is_yes, yes_no
from hegemonic_cli.cli.prompts.question import NOTHING, Conversation, Question, notice
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import UNKNOWN, box_document, read_box
from hegemonic_cli.games.hegemonic.reports.box import deviations
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, SPACES, UNITS
from hegemonic_cli.kernel.violation import Problem

CHAPTER = "6 Player Boards"
BLANK = "-"
DIGITS = 2  # no printed number has more
LINE = Question("line", "Which numbers?", "text", "box set", CHAPTER, is_free=True, is_optional=True)
KEEP = Question("keep", "Keep it all the same?", "yes-no", "box set", CHAPTER, yes_no())
QUESTIONS = (LINE, KEEP)


class BoxLine(NamedTuple):
    """One line to type: what it says, and the paths of the box that its numbers fill, with how many each takes."""

    text: str
    paths: tuple[tuple[str, int], ...]

    @property
    def length(self) -> int:
        """How many numbers the line holds."""
        return sum(count for _, count in self.paths)


def _track_lines() -> list[BoxLine]:
    printed = {
        "cost": "red numbers below the spaces (cost)",
        "income": "yellow numbers above the spaces (income)",
        "retention": "grey numbers in the spaces (Retention)",
    }
    return [
        BoxLine(f"{domain.capitalize()}: {words}", ((f"{domain}.{key}", SPACES[domain]),))
        for domain in DOMAINS
        for key, words in printed.items()
    ]


LINES: tuple[BoxLine, ...] = (
    *_track_lines(),
    BoxLine(
        "Tiers: the first space of Tier 2 and of Tier 3, Industrial, Political, Martial",
        tuple((f"{domain}.tiers", 2) for domain in DOMAINS),
    ),
    BoxLine("Units: what a Gate pair, an Agent and a Fleet cost", tuple((f"units.{unit}", 1) for unit in UNITS)),
)


def open_lines(box: Box) -> tuple[BoxLine, ...]:
    """The lines that still hold something unknown; all of them where everything is known."""
    return tuple(line for line in LINES if UNKNOWN in numbers_now(box, line)) or LINES


def ask_lines(scene: Scene, lines: Sequence[BoxLine]) -> Conversation:
    """Ask for these lines and keep each; nothing is returned."""
    yield notice(
        "One line at a time, space 1 first; spaces between the numbers, or none where all have one digit.",
        f"{BLANK} is a number you can't read; Enter leaves a line as it is. Every line is kept at once.",
    )
    for line in lines:
        yield from _ask_line(scene, line)
    return ()


def _ask_line(scene: Scene, line: BoxLine) -> Conversation:
    number = LINES.index(line) + 1
    attempt = 0
    while True:
        attempt += 1
        now = " ".join(numbers_now(scene.box, line)).replace(UNKNOWN, BLANK)
        text = f"{number} of {len(LINES)}. {line.text}; {line.length} numbers, now {now}:"
        answer = yield LINE.asked(
            text, about=f"{number}.{attempt}", check=lambda typed: fault_of(scene.box, line, typed)
        )
        if answer == NOTHING:
            return ()
        numbers = numbers_typed(answer, line.length)
        strange = strange_about(scene.box, line, numbers)
        if strange:
            yield notice(*(f"{sentence[0].upper()}{sentence[1:]}." for sentence in strange))
            if not is_yes((yield KEEP.asked(about=f"{number}.{attempt}"))):
                continue
        at = 0
        for path, count in line.paths:
            scene.remember(path, " ".join(numbers[at : at + count]))
            at += count
        return ()


def numbers_typed(text: str, length: int) -> list[str]:
    """The numbers of a line, `?` for unknown ones: `1 1 2 -`, `1,1,2,-`, or `112-` where there are just so many."""
    words = [word for word in re.split(r"[\s,]+", text.strip()) if word]
    if (
        len(words) == 1
        and length > 1
        and len(words[0]) > DIGITS
        and set(words[0]) <= set(f"0123456789{BLANK}{UNKNOWN}")
    ):
        words = list(words[0])
    return [UNKNOWN if word in (BLANK, UNKNOWN) else word for word in words]


def fault_of(box: Box, line: BoxLine, text: str) -> str:
    """What is wrong with a typed line, in a sentence; nothing where nothing is."""
    numbers = numbers_typed(text, line.length)
    wrong = [number for number in numbers if number != UNKNOWN and not (number.isdecimal() and len(number) <= DIGITS)]
    if wrong:
        return f"{', '.join(wrong)}: a number as printed, or {BLANK} for one you can't read."
    if len(numbers) != line.length:
        return f"That is {len(numbers)} numbers, and this line has {line.length}; {BLANK} for those you can't read."
    try:
        _with(box, line, numbers)
    except Problem as problem:
        return " ".join(f"{violation.message}." for violation in problem.violations)
    return ""


def strange_about(box: Box, line: BoxLine, numbers: list[str]) -> list[str]:
    """Where the numbers disagree with the rulebook's Player Board Example and the box didn't before."""
    before = deviations(box)
    return [sentence for sentence in deviations(_with(box, line, numbers)) if sentence not in before]


def numbers_now(box: Box, line: BoxLine) -> list[str]:
    """What the box knows of a line, `?` for what it doesn't."""
    found: list[str] = []
    for path, count in line.paths:
        area, key = path.split(".")
        value: Any = box_document(box).get(area, {}).get(key, [UNKNOWN] * count)
        found += [str(each) for each in (value if isinstance(value, list) else [value])]
    return found


def _with(box: Box, line: BoxLine, numbers: list[str]) -> Box:
    document = box_document(box)
    at = 0
    for path, count in line.paths:
        area, key = path.split(".")
        values = [number if number == UNKNOWN else int(number) for number in numbers[at : at + count]]
        at += count
        document[area] = {**document.get(area, {}), key: values if area != "units" else values[0]}
    # What is known of single spaces only may contradict the borders now: the borders say more.
    for domain in DOMAINS:
        if any(path == f"{domain}.tiers" for path, _ in line.paths) and domain in document:
            document[domain].pop("tier-at", None)
    return read_box(document, box.source)
