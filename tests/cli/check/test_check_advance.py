"""`check advance` through the program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from running import Ran, hegemonic


def asked(tmp_path: Path, *words: str, box: str = "sample", **fields: Any) -> Ran:
    players = [{"color": "red", "caps": 6, "built": {"complexes": 5, "embassies": 0}, **fields}, {"color": "blue"}]
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"format": "hegemonic-position/1", "players": players}), encoding="utf-8")
    return hegemonic("check", "advance", *words, "-p", str(path), "--box", box)


NANO = {"name": "Nano-Fabricants", "type": "industrial", "tier": 2}
EMERGENT = ("Emergent", "Economics", "--type", "industrial", "--tier", "3", "--cost", "5")


def test_yes_with_the_price_and_what_it_rests_on(tmp_path: Path) -> None:
    ran = asked(tmp_path, "red", *EMERGENT, technologies=[NANO])
    assert ran.code == 0
    assert ran.out.splitlines()[:3] == [
        "Yes: Emergent Economics (Tier 3), 5 CAPs, 1 left.",
        "Emergent Economics needs Industrial Tier 3; the Advanced Nano-Fabricants is at",
        "most one tier lower.",
    ]
    assert "1 slot left for more." in ran.out


def test_no_with_every_reason(tmp_path: Path) -> None:
    ran = asked(tmp_path, "r", *EMERGENT, caps=0)
    assert ran.code == 3
    assert ran.out.startswith("No. Emergent Economics needs Industrial Tier 3: Red is in Industrial Tier 2 and\n")
    assert "costs 5 CAPs, Red has 0" in " ".join(ran.out.split())


def test_the_json(tmp_path: Path) -> None:
    ran = asked(
        tmp_path,
        "r",
        "sample card a",
        "--json",
        technologies=[NANO],
    )
    assert ran.json["status"] == "ok"
    assert ran.json["data"] == {
        "player": "red",
        "name": "Sample Card A",
        "type": "industrial",
        "tier": 2,
        "legal": True,
        "own_tier": 2,
        "carried_by": None,
        "discarded": None,
        "slots_free": 1,
        "cost": 4,
        "caps_before": 6,
        "caps_after": 2,
    }


def test_a_full_board_needs_a_discard(tmp_path: Path) -> None:
    three = [NANO, {"name": "Two", "type": "martial", "tier": 1}, {"name": "Three", "type": "martial", "tier": 1}]
    assert asked(tmp_path, "r", "Sample", "Card", "A", technologies=three).code == 3
    ran = asked(tmp_path, "r", "Sample", "Card", "A", "--discard", "two", "--json", technologies=three)
    assert (ran.code, ran.json["data"]["discarded"], ran.json["data"]["slots_free"]) == (0, "Two", 0)


def test_a_card_that_the_box_does_not_know_needs_its_words(tmp_path: Path) -> None:
    ran = asked(tmp_path, "r", "Whatever")
    assert ran.code == 5
    assert "--type industrial --tier 2 --cost 4" in " ".join(ran.out.split())
    ran = asked(tmp_path, "r", "Whatever", "--tier", "1", "--type", "ind", "--json")
    assert ran.code == 5
    assert [problem["code"] for problem in ran.json["problems"]] == ["advance/unknown-card"]
    assert "--cost 4" in ran.json["problems"][0]["message"]
    assert "--tier" not in ran.json["problems"][0]["message"]


def test_an_untracked_tier_says_how_to_give_it(tmp_path: Path) -> None:
    ran = asked(tmp_path, "r", *EMERGENT, "--json", built={})
    assert ran.code == 5
    assert [problem["code"] for problem in ran.json["problems"]] == ["table/not-tracked"]
    assert "players.red.tiers.industrial" in ran.json["problems"][0]["message"]


def test_the_effects_of_cards_are_not_counted(tmp_path: Path) -> None:
    held = [{"name": "Sample Card A"}]
    assert "not counted: Red's Sample Card A (" in asked(tmp_path, "r", *EMERGENT, technologies=held).out
