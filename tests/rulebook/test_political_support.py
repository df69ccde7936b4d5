"""What third players may lend, to whom, and how much.

Rulebook: Step 2 – Add Political Support.
"""

from __future__ import annotations

from typing import Any

import pytest
from drawn import table
from fighting import SAMPLE, asked, codes, fought

from hegemonic_cli.games.hegemonic.rules.forces import Forces
from hegemonic_cli.games.hegemonic.rules.support import possible_support
from hegemonic_cli.games.hegemonic.table import Table

# Red's Agent draws on orange; Blue's Embassy in A1 is green. Yellow has orange 3 and 1, green 2; Purple orange 2.
TILES = {
    "A1": "g2 i1",
    "A2": "o2",
    "A3": "o3",
    "B1": "o1",
    "B2": "g2",
    "B3": "o2",
    "C1": "home purple i1 e m1",
    "C2": "p3",
    "D1": "home yellow i1 e m1",
}
PIECES: dict[str, dict[str, str]] = {
    "A1": {"red": "A C", "blue": "E"},
    "A2": {"red": "E"},
    "A3": {"yellow": "E A"},
    "B1": {"yellow": "E"},
    "B2": {"yellow": "E"},
    "B3": {"purple": "E"},
    "D1": {"yellow": "E"},
    "C1": {"purple": "E"},
}


def lying(**document: Any) -> Table:
    pieces = {**PIECES, **document.pop("pieces", {})}
    return table(
        """
        A1  A2  A3  B1  B2  B3
          C1  C2  C3  D1  D2  D3
        """,
        "red blue yellow purple",
        tiles=TILES,
        pieces=pieces,
        **document,
    )


AT_EMBASSY = "annex red@A1 blue:embassy@A1"


def lent(support: str, words: str = AT_EMBASSY, **document: Any) -> tuple[list[tuple[Any, ...]], list[str]]:
    verdict = fought(lying(**document), words, support=support.split())
    return [tuple(each)[:4] for each in verdict.support], codes(verdict)


def test_each_matching_sector_lends_1_to_the_faction_in_use() -> None:
    assert lent("yellow:attacker") == ([("yellow", "attacker", "orange", 2)], [])
    assert lent("yellow:defender") == ([("yellow", "defender", "green", 1)], [])
    verdict = fought(lying(), AT_EMBASSY, support=["purple:defender", "yellow:attacker"])
    assert codes(verdict) == ["support/no-embassy"]


def test_support_is_added_to_the_side_and_listed_in_seating_order() -> None:
    verdict = fought(lying(), AT_EMBASSY, support=["purple:attacker", "yellow:attacker"])
    assert [each.player for each in verdict.support] == ["yellow", "purple"]
    assert verdict.totals == {"attacker": 1 + 2 + 2 + 1, "defender": 2}
    assert verdict.attack.total == 3


def test_one_lends_from_as_many_of_the_sectors_as_one_likes() -> None:
    assert lent("yellow:attacker=1") == ([("yellow", "attacker", "orange", 1)], [])
    assert lent("yellow:attacker=0") == ([("yellow", "attacker", "orange", 0)], [])
    assert lent("yellow:attacker:orange=2")[1] == []
    assert lent("yellow:attacker=3")[1] == ["support/too-much"]


@pytest.mark.parametrize(("reading", "most"), [("one-per-sector", 2), ("location-power", 4)])
def test_house_rule_support_amount(reading: str, most: int) -> None:
    rulings = {"support-amount": reading}
    assert lent("yellow:attacker", rulings=rulings) == ([("yellow", "attacker", "orange", most)], [])
    answer = asked(lying(rulings=rulings), AT_EMBASSY, support=["yellow:attacker"])
    assert answer.rulings == (f"support-amount={reading}",)


def test_with_location_power_an_amount_must_come_from_whole_sectors() -> None:
    rulings = {"support-amount": "location-power"}  # 3 in A3, 1 in B1
    assert [lent(f"yellow:attacker={amount}", rulings=rulings)[1] for amount in range(6)] == [
        *([], [], ["support/no-such-sum"], [], [], ["support/too-much"])
    ]


def test_only_the_faction_in_use_can_be_lent() -> None:
    assert lent("yellow:attacker:green")[1] == ["support/other-faction"]
    verdict = fought(lying(), AT_EMBASSY, faction="purple", support=["yellow:attacker"])
    assert codes(verdict) == ["support/no-embassy"]


def test_only_a_side_that_uses_political_power_can_be_supported() -> None:
    assert lent("yellow:attacker", "corrupt red@A1 blue:embassy@A1")[1] == ["support/not-political"]
    assert lent("yellow:defender", "corrupt red@A1 blue:embassy@A1") == ([("yellow", "defender", "green", 1)], [])


def test_a_side_that_uses_no_faction_can_not_be_supported() -> None:
    verdict = fought(lying(), AT_EMBASSY, faction="none", support=["yellow:attacker"])
    assert codes(verdict) == ["support/no-faction"]


def test_who_fights_lends_nothing_and_a_supporter_picks_one_side() -> None:
    assert lent("red:attacker")[1] == ["support/involved"]
    assert "support/involved" in lent("blue:defender")[1]
    assert lent("yellow:attacker yellow:defender")[1] == ["support/twice"]
    assert lent("yellow:attacker=1 yellow:attacker=1")[1] == ["support/twice"]


def test_a_home_embassy_lends_only_where_it_is_wild() -> None:
    assert lent("purple:attacker") == ([("purple", "attacker", "orange", 1)], [])
    wild: dict[str, Any] = {"variants": ["wild-home-embassies"]}
    assert lent("purple:attacker", **wild) == ([("purple", "attacker", "orange", 2)], [])
    assert lent("purple:defender", **wild) == ([("purple", "defender", "green", 1)], [])
    by_location = {"rulings": {"support-amount": "location-power"}, **wild}
    assert lent("purple:attacker", **by_location) == ([("purple", "attacker", "orange", 3)], [])


def test_agents_are_never_lent_and_supporters_are_not_limited() -> None:
    used = [{"player": "yellow", "faction": "orange"}]
    assert lent("yellow:attacker", phase="action-1", spent=used) == ([("yellow", "attacker", "orange", 2)], [])


def test_in_the_learning_game_nobody_lends() -> None:
    assert lent("yellow:attacker", variants=["learning-game"])[1] == ["support/learning-game"]


def test_what_could_be_lent_is_what_may_be_lent() -> None:
    verdict = fought(lying(), AT_EMBASSY)
    possible = possible_support(Forces(lying(), SAMPLE), verdict.sides)
    assert [(each.player, each.side, each.power) for each in possible] == [
        ("yellow", "attacker", 2),
        ("yellow", "defender", 1),
        ("purple", "attacker", 1),
    ]
    for each in possible:
        assert lent(f"{each.player}:{each.side}={each.power}")[1] == []
        assert lent(f"{each.player}:{each.side}={each.power + 1}")[1] == ["support/too-much"]
    learning = lying(variants=["learning-game"])
    assert possible_support(Forces(learning, SAMPLE), fought(learning, AT_EMBASSY).sides) == []
