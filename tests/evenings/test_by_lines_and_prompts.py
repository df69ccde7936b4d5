"""The golden evenings once more, by short lines and by prompts: the histories are equal, and the lines are short."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest
from evenings.replay import evenings, prepare, replay
from running import hegemonic
from shortlines import short_line

from hegemonic_cli.cli import places
from hegemonic_cli.cli.prompts.conversation import Desk, hold
from hegemonic_cli.cli.prompts.rest import start_of
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.cli.prompts.wizards import WIZARDS
from hegemonic_cli.cli.typed import words_of
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.verbs import VERBS
from hegemonic_cli.games.hegemonic.notation.lines import read_line
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Problem
from tests.cli.prompts.answering import AnsweringAsker

LONGEST, LONGEST_WITH_SUPPORT, MEDIAN_OF_A_ROUND = 20, 26, 10  # keys, Enter counted
FOUR_PLAYERS = "four"
WITHOUT_PROMPTS = ("next", "collect", "reopen", "finish", "caps", "vp", "set", "correct")
TOO_RARE_FOR_A_LINE = (
    "set",
    "note",
    "correct",
    "leave",
    "reopen",
    "finish",
    "draw",
    "discard",
    "flip",
    "place",
    "tally",
)


class Pressed(NamedTuple):
    """One recorded command of an evening as a line, and how many keys it takes."""

    round: int
    line: str
    keys: int
    has_support: bool


def lines_of(words: tuple[str, ...], table: Table) -> str | None:
    """The line for a command line that records; None for any other, and where it was forced or paid otherwise."""
    typed = _recorded(words)
    if typed is None or any(word.startswith(("--force", "--paid")) for word in words):
        return None
    return short_line(typed, table)


def _recorded(words: tuple[str, ...]) -> Words | None:
    try:
        return words_of(list(words))
    except Problem:
        return None


def by_prompts(typed: Words, table: Table) -> list[str]:
    """The command line that the wizard comes to."""
    wizard = WIZARDS[typed.verb]
    scene = Scene(table, places.load_box(None))
    words = hold(lambda: start_of(wizard)(scene), AnsweringAsker(typed, table), Desk(may_force=True))
    return [typed.verb, *words]


def happened() -> list[str]:
    with Session(places.home()).reading() as store:
        return [entry.happened for entry in store.entries()]


@pytest.mark.parametrize("evening", evenings())
@pytest.mark.parametrize("way", ["lines", "prompts"])
def test_an_evening_by_other_means_is_the_same_evening(
    evening: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "as typed").mkdir()
    prepare(evening, tmp_path / "as typed", monkeypatch)
    commands = [(one.words, one.ran) for one in replay(evening)]
    expected = happened()
    (tmp_path / way).mkdir()
    prepare(evening, tmp_path / way, monkeypatch)
    for words, ran in commands:
        if ran is not None:  # what was refused is refused here too; prompts don't even offer it
            hegemonic(*(_other_words(words, way) if ran.code == 0 else words))
    assert happened() == expected


def _other_words(words: tuple[str, ...], way: str) -> list[str]:
    typed = _recorded(words)
    if typed is None or typed.verb not in VERBS or any(word.startswith(("--force", "--paid")) for word in words):
        return list(words)
    table = Session(places.home()).look().table
    if way == "lines":
        read = read_line(short_line(typed, table), table, None, what_next(table, places.load_box(None)).player)
        return [read.verb, *read.words]
    return list(words) if typed.verb in WITHOUT_PROMPTS else by_prompts(typed, table)


def pressed(evening: str) -> list[Pressed]:
    """Every entry of an evening that people type round after round, as a line."""
    found = []
    table: Table | None = None
    for one in replay_with_tables(evening):
        words, table = one
        line = lines_of(words, table) if table is not None and words[0] not in TOO_RARE_FOR_A_LINE else None
        if line is not None and table is not None and table.phase not in ("setup", "finished"):
            found.append(Pressed(table.round, line, len(line) + 1, "--support" in words))
    return found


def replay_with_tables(evening: str) -> list[tuple[tuple[str, ...], Table | None]]:
    """Every command with the table as it stood before it."""
    found: list[tuple[tuple[str, ...], Table | None]] = []
    table: Table | None = None
    for one in replay(evening):
        if one.words:
            found.append((one.words, table))
            table = Session(places.home()).look().table if _is_there_a_game() else None
    return found


def _is_there_a_game() -> bool:
    from hegemonic_cli.evening.shelf import Shelf

    return bool(Shelf(places.home()).names())


@pytest.mark.skipif(FOUR_PLAYERS not in evenings(), reason="the golden evening of four players isn't there")
def test_lines_are_shorter_than_counting_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(FOUR_PLAYERS, tmp_path, monkeypatch)
    found = pressed(FOUR_PLAYERS)
    assert [one for one in found if one.keys > (LONGEST_WITH_SUPPORT if one.has_support else LONGEST)] == []
    for number in {one.round for one in found}:
        assert median(one.keys for one in found if one.round == number) <= MEDIAN_OF_A_ROUND
