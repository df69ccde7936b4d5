"""Somebody leaves a game that is finished already: it can still be written out."""

from __future__ import annotations

from pathlib import Path

import pytest
from running import hegemonic

SIX = str(Path(__file__).parents[1] / "benchmarks" / "six-player.json")


@pytest.mark.parametrize("form", ["jsonl", "json", "csv", "markdown", "bgsplay"])
def test_a_finished_game_that_somebody_left_is_written_out(form: str) -> None:
    assert hegemonic("new", "--from", SIX, "--yes").code == 0
    for cards, none in (("technologies", "[]"), ("hand", "0")):
        assert hegemonic("set", f"players.orange.{cards}", none).code == 0
    assert hegemonic("vp", "red=90", "blue=10", "orange=14").code == 0  # blue's Technology makes both 14
    assert hegemonic("finish", "--box", "sample").code == 0
    assert hegemonic("leave", "orange").code == 0
    ran = hegemonic("export", "--format", form)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out
