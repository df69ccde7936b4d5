"""The tracks of a Player Board where more stands on them than they have spaces for: only an irregular table does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from running import hegemonic

from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.rules import tracks
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, SPACES

BOX = sample_box()
TOO_MANY = {"complexes": 99, "embassies": 10, "outposts": 13}


def test_more_bases_than_spaces_count_as_a_full_track() -> None:
    for domain in DOMAINS:
        full = SPACES[domain]
        assert tracks.income(BOX, domain, full + 1) == tracks.income(BOX, domain, full)
        assert tracks.next_cost(BOX, domain, full + 1) == tracks.next_cost(BOX, domain, full)
        assert tracks.tier_at(BOX, domain, full + 1) == tracks.tier_at(BOX, domain, full)
    assert tracks.retention_limit(BOX, dict.fromkeys(DOMAINS, 99)) == tracks.retention_limit(BOX, dict(SPACES))


@pytest.mark.parametrize("command", ["income", "status", "now", "final", "audit"])
def test_no_answer_about_an_irregular_table_ended_in_a_bug(command: str, tmp_path: Path) -> None:
    players = [{"color": "red", "caps": 1, "vp": 2, "built": TOO_MANY}, {"color": "blue", "caps": 1, "vp": 2}]
    position = {"format": "hegemonic-position/1", "irregular": True, "players": players}
    (tmp_path / "table.json").write_text(json.dumps(position), encoding="utf-8")
    ran = hegemonic(command, "-p", str(tmp_path / "table.json"), "--box", "sample")
    assert ran.code in (0, 5)
    assert command != "income" or "Next Complex none left, Embassy none left, Outpost none left." in ran.out
