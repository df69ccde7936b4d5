"""`set` with whole lists, written as a position file writes them, and with what stands there already."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded_games import begin, record

from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.table import Advanced, Gate, Spent
from hegemonic_cli.kernel.violation import Problem


@pytest.fixture
def session(tmp_path: Path) -> Session:
    found = begin(tmp_path)
    for path, value in (("tiles.X1", "i1"), ("tiles.X4", "i1 m3"), ("pieces.X1.red", "C"), ("pieces.X4.red", "O F")):
        record(found, "set", path, value)
    return found


@pytest.mark.parametrize(
    "value", ['[{owner = "red", ends = ["X1", "X4"]}]', '[{"owner": "red", "ends": ["X1", "X4"]}]']
)
def test_a_list_that_the_refusal_itself_had_shown_was_refused(session: Session, value: str) -> None:
    with pytest.raises(Problem) as refused:
        record(session, "set", "gates", "X1+X4")
    assert refused.value.hint == (
        'Nothing was recorded. Like: hegemonic set gates \'[{owner = "red", ends = ["A2", "X4"]}]\''
    )
    assert record(session, "set", "gates", value).table.gates == (Gate("red", ("X1", "X4")),)


def test_what_is_used_up_and_technologies_are_set_likewise(session: Session) -> None:
    table = record(session, "set", "spent", '[{player = "red", attacker = "fleet@X4"}]').table
    assert table.spent == (Spent("red", "fleet", "X4"),)
    card = '[{name = "Foo", type = "industrial", tier = 1}]'
    assert record(session, "set", "players.red.technologies", card).table.seat("red").technologies == (
        Advanced("Foo", "industrial", 1),
    )


def test_a_value_that_stood_there_already_seemed_to_change_something(session: Session) -> None:
    assert record(session, "set", "players.red.caps", "0").notes == ("Nothing differs.",)
    assert record(session, "set", "players.red.caps", "1").notes == ()
