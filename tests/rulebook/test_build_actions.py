"""BUILD Actions: the rulebook's three chains, then every rule of a step, kept and broken.

Rulebook: BUILD Actions.
"""

from __future__ import annotations

from typing import Any

import pytest
from drawn import table

from hegemonic_cli.games.hegemonic.boxfile import builtin_box, sample_box
from hegemonic_cli.games.hegemonic.notation import parse_steps
from hegemonic_cli.games.hegemonic.rules.building import BuildVerdict, build, buildable
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.table import Pieces, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color

SAMPLE = sample_box()


def built(lying: Table, words: str, color: Color = "red") -> BuildVerdict:
    return build(lying, SAMPLE, color, parse_steps(words.split(), lying))


def codes(verdict: BuildVerdict) -> list[str]:
    return [violation.code for violation in verdict.violations]


def costs(verdict: BuildVerdict) -> list[int | None]:
    return [step.cost for step in verdict.steps]


# The three examples ---------------------------------------------------------------------------------------------------


def test_industrialize_a_complex_a_gate_and_through_it_two_more() -> None:
    lying = table(
        """
        A1  B1  C2  C1
          A2  B2  B3  D1
        """,
        "yellow blue",
        tiles={"A1": "i1", "B1": "i1", "C1": "i2", "D1": "i1"},
        pieces={"A1": {"yellow": "C"}},
    )
    assert buildable(Reach(lying), "yellow", "industrial") == ["B1"]
    verdict = built(lying, "complex@B1 gate@B1+C1 complex@C1 complex@D1", "yellow")
    assert verdict.is_legal
    assert costs(verdict) == [1, 3, 2, 2]
    assert verdict.cost == 8
    assert [verdict.table.at(sector, "yellow").complexes for sector in ("A1", "B1", "C1", "D1")] == [1, 1, 1, 1]
    assert [gate.ends for gate in verdict.table.gates] == [("B1", "C1")]


def test_politicize_an_agent_opens_a_sector_and_embassies_open_more() -> None:
    lying = table(
        """
        A1  A2  B1  C1
          A3  B2  B3  D1
        """,
        "blue red",
        tiles={"A1": "o1", "B1": "p2", "B2": "-", "C1": "g1", "B3": "o3"},
        pieces={"A1": {"blue": "E"}, "B1": {"blue": "A"}},
    )
    verdict = built(lying, "embassy@B1 embassy@C1 embassy@B3 agent@B3", "blue")
    assert verdict.is_legal
    assert costs(verdict) == [2, 3, 4, 2]
    assert verdict.table.at("B3", "blue") == Pieces(embassies=1, agents=1)


def test_martialize_a_fleet_three_outposts_and_what_they_reach() -> None:
    lying = table(
        """
        A1  A2  B1  B2  C1  C2
          A3  A4  B3  C3  D1  D2
        """,
        "red blue",
        tiles={"A1": "home red i1 e m1", "B1": "m3", "C1": "m2", "D1": "m1"},
        pieces={"A1": {"red": "C E O"}, "B1": {"red": "F"}},
    )
    verdict = built(lying, "3outpost@B1 2outpost@C1 outpost@D1")
    assert verdict.is_legal
    assert costs(verdict) == [1, 2, 2, 3, 3, 4]
    assert [verdict.table.at(sector, "red").outposts for sector in ("A1", "B1", "C1", "D1")] == [1, 3, 2, 1]


def test_a_stack_one_lower_does_not_reach_two_hexes() -> None:
    lying = table("A1  A2  A3  A4", tiles={"A1": "m3", "A3": "m2"}, pieces={"A1": {"red": "F"}})
    verdict = built(lying, "2outpost@A1 outpost@A3")
    assert codes(verdict) == ["build/out-of-range"]
    assert "the stack of 2 Outposts in A1 reaches 1 hex, A3 is 2 hexes away" in verdict.violations[0].message


# Locations ------------------------------------------------------------------------------------------------------------

ROW = "A1  A2  A3  A4  A5  A6"


def test_one_complex_to_each_industrial_location_whoever_owns_the_others() -> None:
    lying = table(ROW, tiles={"A1": "i1", "A2": "i3"}, pieces={"A1": {"red": "C"}, "A2": {"blue": "2C"}})
    verdict = built(lying, "2complex@A2")
    assert [step.is_legal for step in verdict.steps] == [True, False]
    assert verdict.violations[0].code == "build/location-taken"
    assert verdict.violations[0].rule == "Industrial Power"
    assert "3 Industrial Locations" in verdict.violations[0].message
    assert "Blue's 2 Complexes and Red's 1 Complex" in verdict.violations[0].message


def test_one_embassy_to_a_political_location() -> None:
    lying = table(ROW, tiles={"A1": "o1", "A2": "g3"}, pieces={"A1": {"red": "E"}, "A2": {"blue": "E"}})
    assert codes(built(lying, "embassy@A2")) == ["build/location-taken"]
    assert codes(built(lying, "embassy@A2", "blue")) == ["build/location-taken"]


def test_one_owner_to_a_martial_location_and_a_stack_no_higher_than_it_says() -> None:
    lying = table(
        ROW,
        tiles={"A1": "m2", "A2": "m3", "A3": "m2"},
        pieces={"A1": {"red": "2O"}, "A2": {"blue": "O"}, "A3": {"red": "F"}},
    )
    assert codes(built(lying, "outpost@A1")) == ["build/stack-full"]
    assert codes(built(lying, "outpost@A2")) == ["build/location-taken"]
    assert codes(built(lying, "3outpost@A3")) == ["build/stack-full"]


@pytest.mark.parametrize("step", ["complex@A2", "embassy@A2", "outpost@A2"])
def test_a_tile_must_have_a_location_of_the_type(step: str) -> None:
    lying = table(ROW, tiles={"A1": "i1 o1 m2", "A2": "-"}, pieces={"A1": {"red": "C E 2O"}})
    assert codes(built(lying, step)) == ["build/no-location"]


def test_nothing_is_built_on_an_empty_hex() -> None:
    lying = table(ROW, tiles={"A1": "i1 o1"}, pieces={"A1": {"red": "C E"}})
    assert codes(built(lying, "complex@A2")) == ["build/empty-hex"]
    assert codes(built(lying, "agent@A2", "red")) == ["build/empty-hex"]


def test_nothing_is_built_on_the_center_or_off_the_board() -> None:
    from hegemonic_cli.games.hegemonic.notation import StepWords

    lying = table("X1  ()  X2", tiles={"X1": "i1"}, pieces={"X1": {"red": "C"}})
    for sector, code in (("X0", "build/center"), ("Z9", "build/no-such-sector")):
        assert codes(build(lying, SAMPLE, "red", [StepWords("complex", sector)])) == [code]


# Range ----------------------------------------------------------------------------------------------------------------


def test_home_bases_give_range_the_home_embassy_too() -> None:
    lying = table(ROW, tiles={"A1": "home red i1 e m1", "A2": "i1 o1 m1"}, pieces={"A1": {"red": "C E O"}})
    assert built(lying, "complex@A2").is_legal
    assert built(lying, "embassy@A2").is_legal
    assert codes(built(lying, "outpost@A2")) == ["build/out-of-range"]


def test_agents_and_fleets_give_range_in_their_own_sector_only() -> None:
    lying = table(ROW, tiles={"A1": "o1 m1", "A2": "o1 m1"}, pieces={"A1": {"red": "A F"}})
    assert built(lying, "embassy@A1").is_legal
    assert built(lying, "outpost@A1").is_legal
    assert codes(built(lying, "embassy@A2")) == ["build/out-of-range"]
    assert codes(built(lying, "outpost@A2")) == ["build/out-of-range"]


def test_bases_of_another_type_give_no_range() -> None:
    lying = table(ROW, tiles={"A1": "i1 o1", "A2": "i1 o1"}, pieces={"A1": {"red": "C"}})
    verdict = built(lying, "embassy@A2")
    assert codes(verdict) == ["build/out-of-range"]
    assert "Red has no Embassy and no Agent" in verdict.violations[0].message


def test_range_goes_through_anyone_s_gate() -> None:
    lying = table(
        ROW,
        tiles={"A1": "i1 o1", "A6": "i1 o1"},
        pieces={"A1": {"red": "E", "blue": "C"}},
        gates=[{"owner": "blue", "ends": ["A1", "A6"]}],
    )
    assert built(lying, "embassy@A6").is_legal


def test_range_goes_over_empty_hexes_and_not_over_the_center() -> None:
    picture = """
      X1  X2
    X3  ()  X4
      X5  X6
    """
    lying = table(picture, tiles={"X3": "m3", "X4": "m1", "X2": "m1"}, pieces={"X3": {"red": "3O"}})
    assert built(lying, "outpost@X2").is_legal
    assert codes(built(lying, "outpost@X4")) == ["build/out-of-range"]
    opened = table(
        picture,
        tiles={"X3": "m3", "X4": "m1"},
        pieces={"X3": {"red": "3O"}},
        rulings={"center-blocks": "no"},
    )
    assert built(opened, "outpost@X4").is_legal


# Agents and Fleets ----------------------------------------------------------------------------------------------------


def test_units_are_built_at_an_own_base_of_their_type() -> None:
    lying = table(
        ROW,
        tiles={"A1": "o1", "A2": "m1", "A3": "o1"},
        pieces={"A1": {"red": "E"}, "A2": {"red": "O"}, "A3": {"blue": "E", "red": "A"}},
    )
    assert built(lying, "2agent@A1").is_legal
    assert built(lying, "fleet@A2").is_legal
    assert codes(built(lying, "agent@A2")) == ["build/no-own-base"]
    assert codes(built(lying, "agent@A3")) == ["build/no-own-base"]
    assert codes(built(lying, "fleet@A1")) == ["build/no-own-base"]


def test_an_agent_may_stand_at_an_embassy_that_was_just_built() -> None:
    lying = table(ROW, tiles={"A1": "o1", "A2": "g1"}, pieces={"A1": {"red": "E"}})
    assert built(lying, "embassy@A2 agent@A2").is_legal
    assert codes(built(lying, "agent@A2 embassy@A2")) == ["build/no-own-base"]


def test_each_color_has_three_agents_and_three_fleets() -> None:
    lying = table(ROW, tiles={"A1": "o1 m1"}, pieces={"A1": {"red": "E O 2A 2F"}})
    for unit in ("agent", "fleet"):
        verdict = built(lying, f"2{unit}@A1")
        assert [step.is_legal for step in verdict.steps] == [True, False]
        assert codes(verdict) == ["build/none-left"]


# What it costs --------------------------------------------------------------------------------------------------------


def test_the_cost_is_that_of_the_space_from_left_to_right() -> None:
    lying = table(ROW, tiles={f"A{n}": "i3" for n in range(1, 7)}, pieces={"A1": {"red": "C"}})
    verdict = built(lying, "2ca1 3ca2 3ca3 3ca4 3ca5")
    assert costs(verdict) == [1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6]
    assert [step.space for step in verdict.steps] == list(range(2, 16))
    assert [(step.space, step.tier) for step in verdict.steps if step.tier] == [(5, 2), (11, 3)]


def test_the_player_board_example_says_what_comes_next() -> None:
    tiles = {f"A{n}": "i1 o1 m2" for n in range(1, 7)}
    lying = table(
        ROW,
        tiles=tiles,
        pieces={
            "A1": {"red": "C E 2O"},
            "A2": {"red": "C E 2O"},
            "A3": {"red": "C E 2O"},
            "A4": {"red": "E 2O"},
        },
    )
    for step, cost in (("complex@A4", 2), ("embassy@A5", 5), ("outpost@A5", 5)):
        verdict = build(lying, builtin_box(), "red", parse_steps([step], lying))
        assert (verdict.is_legal, verdict.cost) == (True, cost)


def player(caps: int | None, **fields: Any) -> list[dict[str, Any]]:
    return [{"color": "red", "caps": caps, **fields} if caps is not None else {"color": "red"}, {"color": "blue"}]


def test_a_step_that_cannot_be_paid_is_not_carried_out_and_later_ones_are() -> None:
    lying = table(ROW, player(4), tiles={"A1": "i3", "A2": "i3"}, pieces={"A1": {"red": "C"}})
    verdict = built(lying, "ca1 ga1a2 ca2 ca2")
    assert [step.is_legal for step in verdict.steps] == [True, True, False, False]
    assert (verdict.cost, verdict.caps_before, verdict.caps_after) == (4, 4, 0)
    assert codes(verdict) == ["build/caps", "build/caps"]
    assert verdict.violations[0].message == "Step complex@A2 costs 2 CAPs, Red has 0 CAPs left"
    assert verdict.table.seat("red").caps == 0
    assert verdict.table.at("A2", "red").complexes == 0


def test_with_unknown_caps_nothing_is_too_dear() -> None:
    lying = table(ROW, player(None), tiles={"A1": "i3"}, pieces={"A1": {"red": "C"}})
    verdict = built(lying, "ca1 ca1")
    assert verdict.is_legal
    assert (verdict.cost, verdict.caps_before, verdict.caps_after) == (3, None, None)


def test_an_unknown_price_leaves_the_board_s_answer_and_no_total() -> None:
    lying = table(ROW, player(3), tiles={"A1": "i3", "A2": "i3", "A3": "i3"}, pieces={"A1": {"red": "C"}})
    verdict = build(lying, builtin_box(), "red", parse_steps(["ca1", "ca1", "ca2", "ca3"], lying))
    assert costs(verdict) == [None, None, 2, None]
    assert verdict.is_legal
    assert (verdict.cost, verdict.caps_after) == (None, None)
    assert verdict.unknown == ("industrial.cost.2", "industrial.cost.3", "industrial.cost.5")
    assert verdict.table.seat("red").caps is None


def test_a_known_price_above_all_caps_is_too_dear_whatever_came_before() -> None:
    lying = table(ROW, player(1), tiles={"A1": "i3", "A2": "i3"}, pieces={"A1": {"red": "C"}})
    verdict = build(lying, builtin_box(), "red", parse_steps(["ca1", "ca1", "ca2"], lying))
    assert [step.is_legal for step in verdict.steps] == [True, True, False]
    assert verdict.violations[0].message == "Step complex@A2 costs 2 CAPs, Red has 1 CAP at most"


# The chain ------------------------------------------------------------------------------------------------------------


def test_an_illegal_step_is_left_out_and_what_stood_on_it_falls() -> None:
    lying = table(
        ROW,
        tiles={"A1": "i1", "A2": "-", "A3": "i1", "A4": "i1"},
        pieces={"A1": {"red": "C"}},
    )
    verdict = built(lying, "ca2 ca3 ca4 ga1a3")
    assert [step.is_legal for step in verdict.steps] == [False, False, False, True]
    assert codes(verdict) == ["build/no-location", "build/out-of-range", "build/out-of-range"]
    assert verdict.cost == 3


def test_every_fault_of_a_step_is_named() -> None:
    lying = table(ROW, player(0), tiles={"A1": "i1", "A4": "i1"}, pieces={"A1": {"red": "C"}, "A4": {"blue": "C"}})
    assert codes(built(lying, "ca4")) == ["build/location-taken", "build/out-of-range", "build/caps"]


@pytest.mark.parametrize(
    ("words", "legal"),
    [("ca1 ea1", [True, False]), ("ea1 aa1 ca1", [True, True, False]), ("oa1 ga1a2 fa1", [True, False, True])],
)
def test_one_build_is_of_one_type(words: str, legal: list[bool]) -> None:
    lying = table(ROW, tiles={"A1": "i3 o1 m3", "A2": "i1"}, pieces={"A1": {"red": "C A O"}})
    verdict = built(lying, words)
    assert [step.is_legal for step in verdict.steps] == legal
    assert "build/other-type" in codes(verdict)


# Another player's Home Sector -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "legal"), [("allowed", True), ("forbidden", False)])
@pytest.mark.parametrize("step", ["complex@A2", "embassy@A2", "gate@A1+A2", "fleet@A2"])
def test_building_in_a_rival_home_is_as_the_table_rules(value: str, legal: bool, step: str) -> None:
    lying = table(
        ROW,
        tiles={"A1": "i1 o1 m2", "A2": "home blue i2 e m1"},
        pieces={"A1": {"red": "C E 2O"}, "A2": {"blue": "C", "red": "O"}},
        rulings={"rival-home-build": value},
        irregular=True,  # the Outpost stands there all the same
    )
    verdict = built(lying, step)
    assert verdict.is_legal is legal
    assert codes(verdict) == ([] if legal else ["build/rival-home"])


def test_the_own_home_is_never_forbidden() -> None:
    lying = table(
        ROW,
        tiles={"A1": "home red i2 e m1"},
        pieces={"A1": {"red": "C"}},
        rulings={"rival-home-build": "forbidden"},
    )
    assert built(lying, "ca1").is_legal


# Relocating -----------------------------------------------------------------------------------------------------------

NINE = "A1  A2  A3  A4  A5  A6  A7  A8  A9"


def full_embassies(**more: Any) -> Table:
    """Nine Embassies: one in each Sector but A9, and the ninth on the far board."""
    return table(
        """
        A1  A2  A3  A4  A5  A6  A7  A8  A9  A10
          ..  ..
        B1  B2
        """,
        player(9),
        tiles={**{f"A{n}": "o1" for n in range(1, 11)}, "B1": "home red e", "B2": "g1"},
        pieces={**{f"A{n}": {"red": "E"} for n in range(1, 9)}, "B1": {"red": "E"}},
        **more,
    )


def test_relocating_costs_space_one_and_moves_the_base() -> None:
    verdict = built(full_embassies(), "embassy@B1..A9")
    assert verdict.is_legal
    assert (verdict.cost, verdict.caps_after) == (1, 8)
    assert verdict.table.at("A9", "red").embassies == 1
    assert verdict.table.at("B1", "red").embassies == 0
    assert buildable(Reach(full_embassies()), "red", "political") == ["A9", "B2"]


def test_a_relocated_base_counts_at_once_in_its_new_place() -> None:
    verdict = built(full_embassies(), "embassy@A1..A9 embassy@A2..A10 agent@A10")
    assert verdict.is_legal
    assert verdict.cost == 1 + 1 + 2


def test_a_base_is_relocated_only_when_none_is_left() -> None:
    lying = table(ROW, tiles={"A1": "i1", "A2": "i1"}, pieces={"A1": {"red": "C"}})
    verdict = built(lying, "complex@A1..A2")
    assert codes(verdict) == ["relocate/bases-left"]
    assert "14 Complexes" in verdict.violations[0].message
    assert verdict.steps[0].cost == 1


def test_on_a_full_track_a_plain_step_is_refused_and_says_what_would_do() -> None:
    verdict = built(full_embassies(), "embassy@A9")
    assert codes(verdict) == ["build/none-left"]
    assert "embassy@FROM..TO" in verdict.violations[0].message
    assert verdict.steps[0].cost is None


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("embassy@A9..A10", "relocate/not-there"),
        ("embassy@A1..A1", "relocate/same-sector"),
        ("embassy@A1..A2", "build/location-taken"),
        ("embassy@A1..A10", "build/out-of-range"),
    ],
)
def test_a_relocated_base_needs_a_place_to_come_from_and_one_to_go_to(words: str, code: str) -> None:
    assert code in codes(built(full_embassies(), words))


@pytest.mark.parametrize(("value", "legal"), [("yes", True), ("no", False)])
def test_whether_a_relocated_base_gives_range_from_its_old_place(value: str, legal: bool) -> None:
    lying = full_embassies(rulings={"relocation-range": value})
    assert built(lying, "embassy@B1..B2").is_legal is legal
    assert built(lying, "embassy@A8..A9").is_legal is legal
    assert built(lying, "embassy@A7..A9").is_legal


@pytest.mark.parametrize(("value", "legal"), [("yes", True), ("no", False)])
def test_the_top_of_a_stack_may_be_relocated_and_lowers_its_range(value: str, legal: bool) -> None:
    full = table(
        "A1  A2  A3  ..  B1  B2  B3",
        tiles={"A1": "m3", "A3": "m1", "B1": "m3", "B2": "m3", "B3": "m3"},
        pieces={"A1": {"red": "3O"}, "B1": {"red": "3O"}, "B2": {"red": "3O"}, "B3": {"red": "3O"}},
        rulings={"relocation-range": value},
    )
    verdict = built(full, "outpost@A1..A3")
    assert verdict.is_legal is legal
    assert built(full, "outpost@B1..A3").is_legal
    assert buildable(Reach(full), "red", "martial") == ["A3"]
    if legal:
        assert [verdict.table.at(sector, "red").outposts for sector in ("A1", "A3")] == [2, 1]


@pytest.mark.parametrize("words", ["agent@A1..A2", "fleet@A1..A2"])
def test_agents_and_fleets_are_never_relocated_by_building(words: str) -> None:
    lying = table(
        ROW,
        tiles={"A1": "o1 m1", "A2": "o1 m1"},
        pieces={"A1": {"red": "E O 3A 3F"}, "A2": {"red": "E O"}},
    )
    assert codes(built(lying, words)) == ["relocate/unit"]


# Without a map --------------------------------------------------------------------------------------------------------


def untracked(**fields: Any) -> Table:
    from hegemonic_cli.games.hegemonic.position import read_position

    return read_position({"format": "hegemonic-position/1", "players": player(9, **fields)})


def test_without_a_map_a_step_moves_the_track_alone() -> None:
    lying = untracked(built={"complexes": 3, "embassies": 9, "outposts": 1, "agents": 3, "gates": 0})
    verdict = built(lying, "2c g")
    assert verdict.is_legal
    assert costs(verdict) == [2, 2, 3]
    assert (verdict.cost, verdict.caps_after) == (7, 2)
    assert verdict.table.seat("red").built == {"complex": 5, "embassy": 9, "outpost": 1, "agent": 3, "gate": 1}
    assert [step.tier for step in verdict.steps] == [None, 2, None]
    assert codes(built(lying, "e")) == ["build/none-left"]
    assert codes(built(lying, "a")) == ["build/none-left"]


def test_without_counts_the_price_of_a_base_is_not_known() -> None:
    verdict = built(untracked(), "c")
    assert (verdict.is_legal, verdict.cost, verdict.unknown) == (True, None, ())


def test_with_a_map_every_step_needs_a_place() -> None:
    lying = table(ROW, tiles={"A1": "i1"}, pieces={"A1": {"red": "C"}})
    assert codes(built(lying, "c")) == ["build/no-sector"]
    assert codes(built(lying, "g")) == ["build/no-sector"]
