"""The evening: recording and undo late in a long game beside an empty one, and the replay of 10,000 entries."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from harness import Bench, Command, interpreter

sys.path.insert(0, str(Path(__file__).parents[1]))

from made_up_evenings import next_words
from recorded_games import BOX, begin, four_players, record

from hegemonic_cli.evening.judging import judged
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.stored import event_document, event_from
from hegemonic_cli.kernel import history

LONG = 2000
SHORT = 40
REPLAYED = 10_000
EVENING = 500
SAME = 1.3
KEPT = TemporaryDirectory(prefix="hegemonic-bench-")  # goes when the measuring ends
HOMES = Path(KEPT.name)


def home(entries: int, use: str) -> Path:
    """A data folder with one game of so many entries."""
    folder = HOMES / f"{use}-{entries}"
    session = begin(folder)
    with session.writing() as store:
        table, rng = store.table(), Random(1)
        for _ in range(entries - 1):
            found = judged(next_words(table, rng), table, BOX)
            table = found.table
            node = store.append(session.draft(found), table, store.marks().head)
            store.stand(history.recorded(node), table)
    return folder


def recording(entries: int) -> Callable[[], Callable[[], object]]:
    """One entry more, judged, written and on disk."""

    def setup() -> Callable[[], object]:
        session = Session(home(entries, "record"), "friday", writer="bench")
        return lambda: record(session, "caps", "red+1")

    return setup


def undoing(entries: int) -> Callable[[], Callable[[], object]]:
    """One entry taken back."""

    def setup() -> Callable[[], object]:
        session = Session(home(entries, "undo"), "friday", writer="bench")
        return session.undo

    return setup


def replay() -> Callable[[], object]:
    """10,000 entries read from JSON and folded in, without rules or box."""
    table, rng = four_players(), Random(2)
    first = table
    lines = []
    for _ in range(EVENING):
        found = judged(next_words(table, rng), table, BOX)
        lines.append(json.dumps([event_document(event) for event in found.events]))
        table = found.table

    def work() -> object:
        for _ in range(REPLAYED // EVENING):
            after = first
            for line in lines:
                after = evolve_all(after, map(event_from, json.loads(line)))
        assert after == table
        return after

    return work


def whole(entries: int, *words: str) -> list[str]:
    """A whole run of the program in such a game."""
    folder = home(entries, f"whole-{words[0]}")
    return ["env", f"HEGEMONIC_HOME={folder}", *interpreter("-m", "hegemonic_cli", *words)]


BENCHES = [
    Bench("record in an empty game", recording(1)),
    Bench("record in 2,000 entries", recording(LONG), None, "record in an empty game", SAME),
    Bench("undo in 40 entries", undoing(SHORT)),
    Bench("undo in 2,000 entries", undoing(LONG), None, "undo in 40 entries", SAME),
    Bench("replay 10,000 entries", replay),
    Command("hegemonic caps, empty game", whole(1, "caps", "red+1")),
    Command("hegemonic caps, 2,000 entries", whole(LONG, "caps", "red+1"), "hegemonic caps, empty game", SAME),
    Command("hegemonic undo, 40 entries", whole(SHORT, "undo")),
    Command("hegemonic undo, 2,000 entries", whole(LONG, "undo"), "hegemonic undo, 40 entries", SAME),
]
