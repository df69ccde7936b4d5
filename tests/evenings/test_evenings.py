"""Whole evenings, from set-up to the winner, print what they printed when they were looked at, and keep every law: any
step back and forth again is the same table, and a game that is carried out and in again is the same game."""

from __future__ import annotations

from pathlib import Path

import pytest
from evenings.replay import assert_transcript, evenings, prepare, replay
from running import hegemonic

from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.position import defects
from hegemonic_cli.games.hegemonic.table import Table

BUG = 1


@pytest.mark.parametrize("evening", evenings())
def test_an_evening_prints_what_it_printed(evening: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(evening, tmp_path, monkeypatch)
    played = list(replay(evening))
    assert BUG not in {one.ran.code for one in played if one.ran}
    assert_transcript(evening, played)
    home = tmp_path / "home"
    for game in Session(home).shelf.names():
        assert hegemonic("games", "switch", game).code == 0
        _goes_back_and_forth(home)
        _goes_out_and_in(game, tmp_path, monkeypatch)


def _goes_back_and_forth(home: Path) -> None:
    """Undo to the game's beginning and redo to its end: every table on the way is met again."""
    session = Session(home)
    forth: list[Table] = [session.look().table]
    while _moves("undo"):
        forth.append(session.look().table)
    for table in forth[-2::-1]:
        assert _moves("redo")
        assert session.look().table == table
        assert table.is_irregular or not defects(table)
    assert not _moves("redo")


def _moves(command: str) -> bool:
    ran = hegemonic(command)
    assert ran.code in (0, 2), ran.err
    return ran.code == 0


def _goes_out_and_in(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A history that is exported, imported elsewhere and exported there is the same, byte for byte."""
    out = hegemonic("export", game, "--format", "jsonl").out
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("HEGEMONIC_HOME", str(tmp_path / "elsewhere" / game))
        assert hegemonic("import", "-", stdin=out).code == 0
        assert hegemonic("export", "--format", "jsonl").out == out
