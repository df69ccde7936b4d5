"""The laws of the evening, on evenings of 300 legal commands with undo, redo and corrections among them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from made_up_evenings import next_words
from recorded_games import BOX, begin, four_players

from hegemonic_cli.evening.correction import Decisions, Edit, correct
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.events import BoardsScored, TableSet, VpsChanged
from hegemonic_cli.games.hegemonic.evolve import evolve_all, laid_out
from hegemonic_cli.games.hegemonic.laws import defects
from hegemonic_cli.games.hegemonic.position import read_position
from hegemonic_cli.games.hegemonic.positionwriter import position_document
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.stored import event_document, event_from, table_document, table_from
from hegemonic_cli.games.hegemonic.vocabulary import PIECES, SUPPLY, Color, Variant
from hegemonic_cli.kernel import history
from hegemonic_cli.kernel.history import Marks
from hegemonic_cli.kernel.violation import Problem

COMMANDS = 300
EVENINGS: tuple[tuple[int, tuple[Variant, ...]], ...] = (
    (1, ()),
    (2, ("leaders", "longer-game", "wild-home-embassies", "multiple-discard-piles", "technology-draft")),
    (3, ("learning-game",)),
)


def entries_and_marks(session: Session) -> tuple[int, Marks]:
    with session.reading() as store:
        return len(store.entries()), store.marks()


def assert_laws(session: Session) -> None:
    with session.reading() as store:
        line = [store.entry(node.id) for node in history.line(store.marks().head, store.node)][::-1]
        table = laid_out(line[0].events())
        vp = {seat.color: seat.vp for seat in table.seats}
        for entry in line[1:]:
            happened = entry.events()
            assert tuple(event_from(json.loads(json.dumps(event_document(event)))) for event in happened) == happened
            table = evolve_all(table, happened)
            recount(vp, happened)
        running = store.table()
    assert table == running
    assert vp == {seat.color: seat.vp for seat in running.seats}
    assert table_from(json.loads(json.dumps(table_document(running)))) == running
    assert read_position(position_document(running)) == running
    assert defects(running) == []
    for color in running.colors:
        for piece in PIECES:
            on_board = running.on_board(color, piece)
            assert on_board is not None
            assert 0 <= on_board <= SUPPLY[piece]


def recount(vp: dict[Color, int | None], happened: tuple[object, ...]) -> None:
    """VPs by what the log says, entry by entry; who leaves takes theirs along."""
    for event in happened:
        if isinstance(event, BoardsScored):
            for board in event.boards:
                for color, amount in board.vp.items():
                    vp[color] = (vp[color] or 0) + amount
        elif isinstance(event, VpsChanged):
            for change in event.changes:
                vp[change.player] = change.to if change.to is not None else (vp[change.player] or 0) + (change.by or 0)
        elif isinstance(event, TableSet):
            vp.update({seat.color: seat.vp for seat in event.table.seats})


@pytest.mark.parametrize(("seed", "variants"), EVENINGS, ids=["plain", "every-option", "learning-game"])
def test_an_evening_of_300_commands_keeps_every_law(tmp_path: Path, seed: int, variants: tuple[Variant, ...]) -> None:
    rng = Random(seed)
    session = begin(tmp_path, table=four_players(Readings(variants=variants)))
    for number in range(COMMANDS):
        before, marks = entries_and_marks(session)
        chance = rng.random()
        if chance < 0.05:
            undo_and_redo(session)
        elif chance < 0.08:
            session.undo() if marks.head > 1 else None
        elif chance < 0.10 and marks.redo:
            session.redo()
        elif chance < 0.13 and marks.head > 12:
            corrected(session, rng)
        else:
            session.record(next_words(session.look().table, rng), lambda: BOX)
            after, _ = entries_and_marks(session)
            assert after == before + 1
        if number % 25 == 0:
            assert_laws(session)
    assert_laws(session)


def undo_and_redo(session: Session) -> None:
    before, marks = session.look(), entries_and_marks(session)
    try:
        session.undo()
    except Problem:
        return
    session.redo()
    assert session.look() == before
    assert entries_and_marks(session) == marks


def corrected(session: Session, rng: Random) -> None:
    """Something of the last entries set right; whatever became illegal goes. One undo brings everything back."""
    with session.reading() as store:
        line = [node.number for node in history.line(store.marks().head, store.node)]
    before = session.look().table
    number = rng.choice(line[: min(12, len(line) - 1)])
    words = Words("caps", (f"{rng.choice(before.colors)}+1",))
    edit = rng.choice((Edit(number), Edit(number, words), Edit(number, words, is_insertion=True)))
    done = correct(session, edit, BOX, Decisions("drop"))
    assert done.entry is not None
    assert session.look().table == done.plan.table
    session.undo()
    assert session.look().table == before
    session.redo()
    assert session.look().table == done.plan.table


def test_a_shortcut_changed_state_past_the_one_write_path(tmp_path: Path) -> None:
    """Every kind of command is one entry and one undo."""
    rng = Random(11)
    session = begin(tmp_path)
    seen = set()
    for _ in range(200):
        before = session.look().table
        words = next_words(before, rng)
        done = session.record(words, lambda: BOX)
        seen.add(words.verb)
        session.undo()
        assert session.look().table == before, words
        session.redo()
        assert session.look().head.node.number == done.entry
    assert {"build", "cards", "collect", "conflict", "explore", "move", "next", "done"} <= seen
