"""Evenings played by whole words, by short lines and by prompts are the same evening."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from made_up_evenings import next_words
from recorded_games import BOX, begin
from shortlines import short_line

from hegemonic_cli.cli.prompts.conversation import Desk, hold
from hegemonic_cli.cli.prompts.rest import start_of
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.cli.prompts.wizards import WIZARDS
from hegemonic_cli.cli.typed import words_of
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.notation.lines import read_line
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.games.hegemonic.table import Table
from tests.cli.prompts.answering import AnsweringAsker

COMMANDS = 120
WITHOUT_PROMPTS = ("next", "collect", "reopen", "finish", "caps", "vp", "set")


def by_line(words: Words, table: Table) -> Words:
    """The words that the short line for these words comes to."""
    line = short_line(words, table)
    read = read_line(line, table, None, what_next(table, BOX).player)
    return words_of([read.verb, *read.words])


def by_prompts(words: Words, table: Table) -> Words:
    """The words that the wizard comes to where it is answered so as to mean these."""
    if words.verb in WITHOUT_PROMPTS or words.args[-1:] == ("0",):  # nobody is asked how much nothing is
        return words
    wizard = WIZARDS[words.verb]
    asker = AnsweringAsker(words, table)
    found = hold(lambda: start_of(wizard)(Scene(table, BOX)), asker, Desk(may_force=True))
    return words_of([words.verb, *found])


def happened(session: Session) -> list[str]:
    with session.reading() as store:
        return [entry.happened for entry in store.entries()]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_words_lines_and_prompts_make_equal_histories(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    sessions = {way: begin(tmp_path / way, way) for way in ("words", "lines", "prompts")}
    for _ in range(COMMANDS):
        table = sessions["words"].look().table
        words = next_words(table, rng)
        if words.verb == "reopen":
            break
        said = {"words": words, "lines": by_line(words, table), "prompts": by_prompts(words, table)}
        for way, session in sessions.items():
            session.record(said[way], lambda: BOX)
        last = {way: happened(session)[-1] for way, session in sessions.items()}
        assert last["lines"] == last["words"], (words.kept(), said["lines"].kept())
        assert last["prompts"] == last["words"], (words.kept(), said["prompts"].kept())
    histories = [happened(session)[1:] for session in sessions.values()]
    assert histories[0] == histories[1] == histories[2]
