"""The golden evenings once more, every recording command by its prompts: the histories are equal, entry by entry.

Whoever answers may pick only what is on offer. What was refused, forced or paid otherwise runs as it was typed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from evenings.replay import evenings, prepare, replay
from running import hegemonic

from hegemonic_cli.cli import places
from hegemonic_cli.cli.prompts.conversation import Desk, hold
from hegemonic_cli.cli.prompts.rest import start_of
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.cli.prompts.wizards import WIZARDS
from hegemonic_cli.cli.typed import words_of
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.verbs.cards_counted import card_source
from hegemonic_cli.games.hegemonic.notation import parse_player
from hegemonic_cli.games.hegemonic.rules.actions import action_order
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Problem
from tests.cli.prompts.answering import AnsweringAsker, canonical

# These ask nothing, ask for one change at a time, or aren't asked with words that another command would take.
AS_TYPED = ("next", "done", "collect", "reopen", "finish", "caps", "vp", "set", "correct")
NOT_ASKED = ("force", "paid", "same-action", "extra")


@pytest.mark.parametrize("evening", evenings())
def test_an_evening_by_prompts_is_the_same_evening(
    evening: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "typed").mkdir()
    prepare(evening, tmp_path / "typed", monkeypatch)
    commands = [(one.words, one.ran) for one in replay(evening)]
    expected = happened()
    (tmp_path / "asked").mkdir()
    prepare(evening, tmp_path / "asked", monkeypatch)
    asked = 0
    for words, ran in commands:
        if ran is None:
            continue
        typed = recorded(words) if ran.code == 0 else None
        table = Session(places.home()).look().table if typed is not None else None
        if typed is not None and table is not None and is_asked(typed, table):
            words = by_prompts(typed, table)
            asked += 1
        hegemonic(*words)
    assert happened() == expected
    assert asked > len(expected) // 2


def is_asked(typed: Words, table: Table) -> bool:
    """Whether prompts come to just these words: they name no card of the deck as drawn, and leave no Action Card and no
    choice of the Arbiter open."""
    if typed.verb in AS_TYPED or set(typed.options) & set(NOT_ASKED):
        return False
    if typed.verb == "cards":
        played = canonical(typed, table)
        cards = {color: card for color, _, card in (word.partition("=") for word in played.args)}
        return len(cards) == len(table.seats) and action_order(table, cards, played.all("first")).is_settled
    named = typed.option("draw")
    if named is None:
        return True
    source, _ = card_source(table, places.load_box(None), parse_player(typed.args[0], table), named)
    return source != "deck"


def recorded(words: tuple[str, ...]) -> Words | None:
    """The words of a recording command that wasn't forced; None for any other."""
    if any(word.startswith("--force") for word in words):
        return None
    try:
        return words_of(list(words))
    except Problem:
        return None


def by_prompts(typed: Words, table: Table) -> tuple[str, ...]:
    """The command line that the wizard comes to."""
    wizard = WIZARDS[typed.verb]
    scene = Scene(table, places.load_box(None))
    return (typed.verb, *hold(lambda: start_of(wizard)(scene), AnsweringAsker(typed, table), Desk(may_force=True)))


def happened() -> list[Any]:
    """What every entry of the current game holds, in whatever order players were named."""
    with Session(places.home()).reading() as store:
        return [json.loads(entry.happened) for entry in store.entries()]
