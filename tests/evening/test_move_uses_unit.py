"""The ruling move-uses-unit: whether a Unit that only moved is used for this Action Phase.

Rulebook: Declaring and Targeting Conflicts.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded_games import begin, four_players, record

from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.table import Spent
from hegemonic_cli.kernel.violation import Problem


def moved(tmp_path: Path, reading: str) -> Session:
    """Red's Agent has moved from X1 to X2, and Red's next action was another one."""
    session = begin(tmp_path, table=four_players(Readings({"move-uses-unit": reading})))
    for path, value in (
        ("phase", "action-1"),
        ("tiles.X1", "o1"),
        ("tiles.X2", "i3"),
        ("tiles.X3", "i3"),
        ("pieces.X1.red", "E A"),
        ("pieces.X2.blue", "C"),
        ("players.red.caps", "9"),
    ):
        record(session, "set", path, value)
    record(session, "cards", "red=assault", "blue=industrialize", "yellow=subvert", "green=discover")
    record(session, "move", "red:agent@X1", "X2")
    record(session, "basic", "red", "caps")
    return session


def test_yes_the_move_was_its_conflict_action(tmp_path: Path) -> None:
    session = moved(tmp_path, "yes")
    assert session.look().table.spent == (Spent("red", "agent", "X2"),)
    with pytest.raises(Problem, match="wasn't used in this Action Phase"):
        record(session, "conflict", "sabotage", "red@X2", "blue:complex@X2", outcome="attacker")
    with pytest.raises(Problem, match="already used"):
        record(session, "move", "red:agent@X2", "X1")


def test_no_it_may_move_and_attack_once_more(tmp_path: Path) -> None:
    session = moved(tmp_path, "no")
    assert session.look().table.spent == ()
    record(session, "move", "red:agent@X2", "X1")
    record(session, "basic", "red", "caps")
    record(session, "conflict", "sabotage", "red@X2", "blue:complex@X2", from_="X1", outcome="attacker")
    assert session.look().table.at("X2", "blue").complexes == 0
    with pytest.raises(Problem, match="already used"):
        record(session, "move", "red:agent@X2", "X1")
