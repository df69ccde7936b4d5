"""Quantum Gates: where the halves may be placed, how far apart, and moving a pair.

Rulebook: Quantum Gates.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from drawn import table

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import builtin_box, sample_box
from hegemonic_cli.games.hegemonic.notation import parse_steps
from hegemonic_cli.games.hegemonic.rules.building import BuildVerdict, build
from hegemonic_cli.games.hegemonic.table import Table

SAMPLE = sample_box()
ROW = "A1  A2  A3  A4  A5  A6  A7"
ALL_INDUSTRIAL = {f"A{n}": "i3" for n in range(1, 8)}


def built(lying: Table, words: str, box: Box = SAMPLE) -> BuildVerdict:
    return build(lying, box, "red", parse_steps(words.split(), lying))


def codes(verdict: BuildVerdict) -> list[str]:
    return [violation.code for violation in verdict.violations]


def row(pieces: str = "C", **more: Any) -> Table:
    return table(ROW, tiles=ALL_INDUSTRIAL, pieces={"A1": {"red": pieces}}, **more)


# The two halves -------------------------------------------------------------------------------------------------------


def test_one_price_for_the_pair_and_either_end_first() -> None:
    for words in ("gate@A1+A3", "gate@A3+A1"):
        verdict = built(row(), words)
        assert verdict.is_legal
        assert verdict.cost == 3
        assert [gate.ends for gate in verdict.table.gates] == [("A1", "A3")]


def test_one_half_at_an_own_complex_the_other_at_any_industrial_location() -> None:
    lying = table(
        ROW,
        tiles={**ALL_INDUSTRIAL, "A3": "o1"},
        pieces={"A1": {"red": "C"}, "A2": {"blue": "3C"}, "A3": {"red": "E"}, "A5": {"blue": "C"}},
    )
    assert built(lying, "gate@A1+A2").is_legal  # all three Locations are Blue's
    assert codes(built(lying, "gate@A1+A3")) == ["gate/no-industrial-location"]
    assert codes(built(lying, "gate@A4+A5")) == ["gate/no-own-complex"]
    assert codes(built(lying, "gate@A3+A5")) == ["gate/no-own-complex", "gate/no-industrial-location"]


def test_a_complex_just_built_will_do_and_one_not_yet_built_will_not() -> None:
    assert built(row(), "complex@A2 gate@A2+A4").is_legal
    assert codes(built(row(), "gate@A2+A4 complex@A2")) == ["gate/no-own-complex"]


def test_the_halves_are_in_two_sectors_that_have_tiles() -> None:
    assert codes(built(row(), "gate@A1+A1")) == ["gate/same-sector"]
    lying = table(ROW, tiles={"A1": "i1"}, pieces={"A1": {"red": "C"}})
    assert codes(built(lying, "gate@A1+A2")) == ["build/empty-hex"]


def test_each_color_has_three_pairs() -> None:
    verdict = built(row(), "gate@A1+A2 gate@A1+A2 gate@A1+A3 gate@A1+A3")
    assert [step.is_legal for step in verdict.steps] == [True, True, True, False]
    assert codes(verdict) == ["build/none-left"]


# How far apart --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tier", "span"), [(1, 2), (2, 3), (3, 4)])
def test_two_three_or_four_hexes_by_industrial_tier(tier: int, span: int) -> None:
    count = {1: 4, 2: 5, 3: 11}[tier]
    elsewhere = {f"B{n}": {"red": "C"} for n in range(1, count)}
    lying = table(
        f"{ROW}  ..  " + "  ".join(f"B{n}" for n in range(1, count)),
        tiles={**ALL_INDUSTRIAL, **dict.fromkeys(elsewhere, "i1")},
        pieces={"A1": {"red": "C"}, **elsewhere},
    )
    for steps in range(1, 6):
        verdict = built(lying, f"gate@A1+A{1 + steps}")
        assert verdict.is_legal is (steps <= span)
        assert codes(verdict) == ([] if steps <= span else ["gate/too-far"])


def test_a_tier_gained_in_the_same_build_counts_at_once() -> None:
    lying = row("3C")
    assert codes(built(lying, "gate@A1+A4")) == ["gate/too-far"]
    assert codes(built(lying, "complex@A2 gate@A1+A4")) == ["gate/too-far"]
    assert built(lying, "2complex@A2 gate@A1+A4").is_legal


@pytest.mark.parametrize(("value", "legal"), [("through-gates", True), ("board-only", False)])
def test_hexes_are_counted_through_gates_in_play_or_not(value: str, legal: bool) -> None:
    lying = row(rulings={"gate-placement-distance": value}, gates=[{"owner": "blue", "ends": ["A2", "A6"]}])
    verdict = built(lying, "gate@A1+A6")
    assert verdict.is_legal is legal
    assert codes(verdict) == ([] if legal else ["gate/too-far"])


def test_a_gate_of_the_same_build_shortens_the_way_for_the_next() -> None:
    verdict = built(row(), "gate@A1+A3 gate@A1+A4 gate@A1+A5")
    assert [step.is_legal for step in verdict.steps] == [True, True, True]


def test_off_board_hexes_and_the_center_are_not_counted_through() -> None:
    picture = """
      X1  X2
    X3  ()  X4
      X5  X6
    """
    tiles = {"X3": "i1", "X4": "i1"}
    pieces = {"X3": {"red": "C"}}
    verdict = built(table(picture, tiles=tiles, pieces=pieces), "gate@X3+X4")
    assert codes(verdict) == ["gate/too-far"]
    assert "3 hexes apart" in verdict.violations[0].message
    assert built(table(picture, tiles=tiles, pieces=pieces, rulings={"center-blocks": "no"}), "gate@X3+X4").is_legal
    apart = table("A1  ..  B1", tiles={"A1": "i1", "B1": "i1"}, pieces={"A1": {"red": "C"}})
    assert codes(built(apart, "gate@A1+B1")) == ["gate/no-way"]


# A tier that isn't known ----------------------------------------------------------------------------------------------


def test_what_every_tier_allows_or_forbids_needs_no_tier() -> None:
    unknown = Box()
    assert built(row(), "gate@A1+A3", unknown).steps[0].is_legal is True
    assert built(row(), "gate@A1+A6", unknown).steps[0].is_legal is False


def test_what_hangs_on_an_unknown_tier_stays_open_and_names_it() -> None:
    verdict = built(row(), "gate@A1+A4 complex@A4", Box())
    assert [step.is_legal for step in verdict.steps] == [None, True]
    assert verdict.steps[0].unknown == ("units.gate", "industrial.tiers.1")


def test_a_known_space_bounds_the_tiers_before_it() -> None:
    assert codes(built(row("2C"), "gate@A1+A4", builtin_box())) == ["gate/too-far"]


def test_a_typed_tier_stands_for_the_complexes_of_that_moment() -> None:
    def stated(tier: int) -> Table:
        return row(players=[{"color": "red", "tiers": {"industrial": tier}}, {"color": "blue"}])

    assert built(stated(2), "gate@A1+A4", Box()).steps[0].is_legal is True
    assert built(stated(2), "gate@A1+A5", Box()).steps[0].is_legal is False
    after = built(stated(2), "complex@A1 gate@A1+A5", Box()).steps[1]
    assert after.is_legal is None
    assert after.unknown[1:] == ("industrial.tiers.2",)


# Relocating -----------------------------------------------------------------------------------------------------------

WITH_GATE = [{"owner": "red", "ends": ["A1", "A3"]}]


def test_a_pair_may_be_relocated_at_any_time_at_its_full_price() -> None:
    verdict = built(row(gates=WITH_GATE), "gate@A1+A3..A1+A2")
    assert verdict.is_legal
    assert verdict.cost == 3
    assert [gate.ends for gate in verdict.table.gates] == [("A1", "A2")]
    assert verdict.table.on_board("red", "gate") == 1


def test_the_ends_may_be_named_in_any_order() -> None:
    assert built(row(gates=WITH_GATE), "gate@A3+A1..A2+A1").is_legal


def test_the_old_pair_is_lifted_before_the_new_place_is_judged() -> None:
    lying = row(gates=WITH_GATE)
    assert built(lying, "gate@A1+A4").is_legal  # two hexes, through the pair that stays
    assert codes(built(lying, "gate@A1+A3..A1+A4")) == ["gate/too-far"]


def test_all_three_pairs_in_play_may_still_be_relocated() -> None:
    lying = row(gates=[*WITH_GATE, *WITH_GATE, *WITH_GATE])
    assert codes(built(lying, "gate@A1+A2")) == ["build/none-left"]
    assert built(lying, "gate@A1+A3..A1+A2").is_legal


@pytest.mark.parametrize(
    ("words", "code"),
    [("gate@A1+A2..A1+A3", "relocate/not-there"), ("gate@A1+A3..A3+A1", "relocate/same-sector")],
)
def test_a_relocated_pair_must_be_there_and_must_move(words: str, code: str) -> None:
    assert code in codes(built(row(gates=WITH_GATE), words))


def test_nobody_relocates_another_player_s_pair() -> None:
    lying = row(gates=[{"owner": "blue", "ends": ["A1", "A3"]}])
    assert codes(built(lying, "gate@A1+A3..A1+A2")) == ["relocate/not-there"]


def test_a_pair_that_cannot_be_paid_stays() -> None:
    lying = row(gates=WITH_GATE)
    poor = lying.with_seat(replace(lying.seat("red"), caps=2))
    verdict = built(poor, "gate@A1+A3..A1+A2")
    assert codes(verdict) == ["build/caps"]
    assert verdict.table.gates == poor.gates
