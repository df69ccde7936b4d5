"""Advancing Technologies: the rulebook's example, then every rule kept and broken.

Rulebook: Advancing Technologies.
"""

from __future__ import annotations

from typing import Any

import pytest

from hegemonic_cli.games.hegemonic.box import Box, TechnologyCard
from hegemonic_cli.games.hegemonic.boxfile import builtin_box, sample_box
from hegemonic_cli.games.hegemonic.position import read_position
from hegemonic_cli.games.hegemonic.rules.advancing import AdvanceVerdict, AdvanceWords, advance_verdict
from hegemonic_cli.games.hegemonic.table import Table

SAMPLE = sample_box()
TIER_OF_COMPLEXES = {1: 1, 2: 5, 3: 11}  # how many Complexes the sample box wants for each tier


def lying(tier: int = 1, technologies: list[dict[str, Any]] | None = None, **fields: Any) -> Table:
    rulings = fields.pop("rulings", {})
    variants = fields.pop("variants", [])
    red = {
        "color": "red",
        "built": {"complexes": TIER_OF_COMPLEXES[tier], "embassies": 0},
        "technologies": technologies or [],
        **fields,
    }
    return read_position(
        {
            "format": "hegemonic-position/1",
            "players": [red, {"color": "blue"}],
            "rulings": rulings,
            "variants": variants,
        }
    )


def held(name: str, tier: int, type_: str = "industrial") -> dict[str, Any]:
    return {"name": name, "type": type_, "tier": tier}


def advanced(table: Table, tier: int = 3, box: Box = SAMPLE, **words: Any) -> AdvanceVerdict:
    asked = AdvanceWords(
        words.pop("name", "Emergent Economics"), words.pop("type", "industrial"), tier, words.pop("cost", 5), **words
    )
    return advance_verdict(table, box, "red", asked)


def codes(verdict: AdvanceVerdict) -> list[str]:
    return [violation.code for violation in verdict.violations]


# The example ----------------------------------------------------------------------------------------------------------


def test_emergent_economics_rests_on_nano_fabricants() -> None:
    table = lying(2, [held("Nano-Fabricants", 2)])
    verdict = advanced(table)
    assert verdict.is_legal
    assert verdict.carried_by is not None
    assert verdict.carried_by.name == "Nano-Fabricants"
    assert [card.name for card in verdict.table.seat("red").technologies] == ["Nano-Fabricants", "Emergent Economics"]
    assert codes(advanced(lying(2))) == ["advance/tier"]


# The tier -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("own", [1, 2, 3])
@pytest.mark.parametrize("needed", [1, 2, 3])
def test_a_base_in_or_above_the_tier(own: int, needed: int) -> None:
    assert advanced(lying(own), needed).is_legal is (own >= needed)


@pytest.mark.parametrize("has", [1, 2, 3])
@pytest.mark.parametrize("needed", [2, 3])
def test_or_another_technology_at_most_one_tier_lower(has: int, needed: int) -> None:
    assert advanced(lying(1, [held("Nano-Fabricants", has)]), needed).is_legal is (has >= needed - 1)


def test_a_technology_of_another_type_carries_nothing() -> None:
    assert codes(advanced(lying(1, [held("Nano-Fabricants", 3, "martial")]), 2)) == ["advance/tier"]


def test_no_base_at_all_is_tier_1() -> None:
    table = read_position(
        {"format": "hegemonic-position/1", "players": [{"color": "red", "built": {"complexes": 0}}, {"color": "blue"}]}
    )
    assert advanced(table, 1).is_legal
    assert not advanced(table, 2).is_legal


# Slots and copies -----------------------------------------------------------------------------------------------------

THREE = [held("One", 1), held("Two", 2), held("Three", 1, "martial")]


def test_three_slots_and_no_more() -> None:
    assert codes(advanced(lying(3, THREE))) == ["advance/no-slot"]
    verdict = advanced(lying(3, THREE), discard="three")
    assert verdict.is_legal
    assert [card.name for card in verdict.table.seat("red").technologies] == ["One", "Two", "Emergent Economics"]


def test_the_card_that_gave_the_tier_may_be_the_one_discarded() -> None:
    table = lying(1, THREE)
    assert advanced(table, 3, discard="Two").is_legal
    assert advanced(table, 3, discard="One").is_legal
    assert codes(advanced(lying(1, [held("One", 1)]), 3, discard="One")) == ["advance/tier"]


def test_what_is_discarded_must_be_advanced() -> None:
    assert codes(advanced(lying(3, THREE), discard="Four")) == ["advance/not-there", "advance/no-slot"]
    assert codes(advanced(lying(3), discard="Four")) == ["advance/not-there"]


def test_one_copy_of_each_card() -> None:
    assert codes(advanced(lying(3, THREE[:1]), name="one")) == ["advance/second-copy"]
    assert advanced(lying(3, THREE[:1]), name="one", discard="One").is_legal


# The cost -------------------------------------------------------------------------------------------------------------


def test_the_cost_is_paid_or_the_card_stays_in_hand() -> None:
    verdict = advanced(lying(3, caps=5))
    assert (verdict.is_legal, verdict.caps_before, verdict.caps_after) == (True, 5, 0)
    assert verdict.table.seat("red").caps == 0
    poor = advanced(lying(3, caps=4))
    assert codes(poor) == ["advance/caps"]
    assert poor.caps_after == 4
    assert poor.table.seat("red").technologies == ()
    assert advanced(lying(3)).caps_after is None


def test_every_fault_is_named() -> None:
    table = lying(1, [held("One", 1, "martial"), *THREE[1:2], held("Tres", 1)], caps=0)
    assert codes(advanced(table, 2, name="Tres", type="political")) == [
        "advance/no-slot",
        "advance/second-copy",
        "advance/tier",
        "advance/caps",
    ]


# What the box knows ---------------------------------------------------------------------------------------------------


def test_the_box_s_card_is_used_and_words_beat_it() -> None:
    verdict = advance_verdict(lying(2), SAMPLE, "red", AdvanceWords("sample card a"))
    assert (verdict.card.name, verdict.card.type, verdict.card.tier, verdict.cost) == (
        "Sample Card A",
        "industrial",
        2,
        4,
    )
    assert advance_verdict(lying(2), SAMPLE, "red", AdvanceWords("Sample Card A", cost=1)).cost == 1


def test_an_unknown_card_says_what_must_be_given() -> None:
    verdict = advance_verdict(lying(2), SAMPLE, "red", AdvanceWords("Whatever"))
    assert verdict.is_legal is None
    assert verdict.needs_words == ("type", "tier")
    assert (verdict.cost, verdict.unknown) == (None, ("technologies.Whatever.cost",))


def test_an_unknown_cost_leaves_the_rest() -> None:
    box = Box(technologies=(TechnologyCard("Half", "industrial", 1),))
    verdict = advance_verdict(lying(1, caps=3), box, "red", AdvanceWords("Half"))
    assert (verdict.is_legal, verdict.cost, verdict.caps_after) == (True, None, None)
    assert verdict.unknown == ("technologies.Half.cost",)


def test_an_unknown_tier_of_the_player_stays_open() -> None:
    verdict = advanced(lying(2), 2, builtin_box())
    assert verdict.is_legal is None
    assert verdict.unknown == ("industrial.tiers.1",)
    assert advanced(lying(2), 1, builtin_box()).is_legal is True
    assert advanced(lying(2, [held("Nano-Fabricants", 1)]), 2, builtin_box()).is_legal is True


def test_a_held_card_of_unknown_tier_keeps_the_answer_open() -> None:
    verdict = advanced(lying(1, [{"name": "Old", "type": "industrial"}]), 2)
    assert verdict.is_legal is None
    assert verdict.unknown == ("technologies.Old.tier",)
    assert advanced(lying(1, [{"name": "Old", "type": "martial"}]), 2).is_legal is False
    assert advanced(lying(1, [{"name": "Sample Card A"}]), 3).is_legal is True


def test_an_untracked_tier_stays_open_unless_it_was_typed() -> None:
    def untracked(**fields: Any) -> Table:
        return read_position(
            {"format": "hegemonic-position/1", "players": [{"color": "red", **fields}, {"color": "blue"}]}
        )

    assert advanced(untracked(), 2).is_legal is None
    assert advanced(untracked(tiers={"industrial": 2}), 2).is_legal is True
    assert advanced(untracked(tiers={"industrial": 1}), 2).is_legal is False


# The Learning Game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "legal"), [("draw-and-use", True), ("none", False)])
def test_the_learning_game_advances_or_not_as_the_table_rules(value: str, legal: bool) -> None:
    table = lying(3, variants=["learning-game"], rulings={"learning-technologies": value})
    verdict = advanced(table)
    assert verdict.is_legal is legal
    assert codes(verdict) == ([] if legal else ["advance/learning-game"])
