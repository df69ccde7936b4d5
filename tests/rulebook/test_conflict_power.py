"""Starting Conflict Power: every kind of attacker and defender, what backs them, and what may not.

Rulebook: Step 1 – Determine Starting Conflict Power.
"""

from __future__ import annotations

from typing import Any

import pytest
from drawn import table
from fighting import asked, codes, fought, powers

from hegemonic_cli.games.hegemonic.boxfile import builtin_box
from hegemonic_cli.games.hegemonic.position import read_position
from hegemonic_cli.games.hegemonic.positionwriter import position_document
from hegemonic_cli.games.hegemonic.rules.conflict import ConflictVerdict
from hegemonic_cli.games.hegemonic.table import Table

BUILTIN = builtin_box()
LINE = """
    A1  A2  A3  B1  B2  B3
      C1  C2  C3  D1  D2  D3
    """


def on_line(**document: Any) -> Table:
    """A board of twelve Sectors; every Sector named in `pieces` that isn't in `tiles` gets a tile for anything."""
    tiles = document.pop("tiles", {})
    players = document.pop("players", "red blue yellow")
    for sector in document.get("pieces", {}):
        tiles.setdefault(sector, "i3 g1 m3")
    return table(LINE, players, tiles=tiles, **document)


def terms(verdict: ConflictVerdict, side: str = "defense") -> list[tuple[str | None, int | None]]:
    tally = (verdict.attack if side == "attack" else verdict.defense).tally
    assert tally is not None
    return [(term.place, term.amount) for term in tally.terms]


# Industrial Complex and Quantum Gate ----------------------------------------------------------------------------------


def test_complexes_attack_as_a_group_with_all_in_range_of_where_they_stand() -> None:
    lying = on_line(
        pieces={"A2": {"red": "2C"}, "A1": {"red": "C"}, "C1": {"red": "3C"}, "A3": {"blue": "C"}, "B1": {"red": "C"}}
    )
    verdict = fought(lying, "liquidate red@A2 blue:complex@A3")
    assert terms(verdict, "attack") == [("A2", 2), ("A1", 1), ("C1", 3)]
    assert verdict.attack.units == 0
    assert (verdict.attack.factions, verdict.attack.outposts) == ((), ())


def test_complexes_at_home_count_and_rival_ones_never() -> None:
    lying = on_line(
        tiles={"A1": "home red i1 e m1"},
        pieces={"A1": {"red": "C E O"}, "A2": {"red": "C", "blue": "C"}, "A3": {"blue": "C"}},
    )
    verdict = fought(lying, "liquidate red@A2 blue:complex@A2")
    assert powers(verdict) == (2, 2)


def test_a_gate_defends_with_the_complexes_in_range_of_the_half_attacked() -> None:
    lying = on_line(
        pieces={"A2": {"red": "C"}, "A1": {"blue": "2C"}, "B3": {"blue": "3C"}, "D1": {"blue": "C"}},
        tiles={"A3": "i1"},
        gates=[{"owner": "blue", "ends": ["A2", "B3"]}],
    )
    verdict = fought(lying, "merger red@A2 blue:gate@A2")
    assert codes(verdict) == []
    # A1 is next to A2, B3 through the Gate itself; D1 is in range of neither.
    assert terms(verdict) == [("A1", 2), ("B3", 3)]
    assert verdict.cost.total == 0


def test_a_gate_without_complexes_in_range_has_no_power() -> None:
    lying = on_line(
        pieces={"A1": {"red": "C"}}, tiles={"A2": "i1", "B3": "i1"}, gates=[{"owner": "blue", "ends": ["A2", "B3"]}]
    )
    verdict = fought(lying, "merger red@A1 blue:gate@A2")
    assert powers(verdict) == (1, 0)
    assert terms(verdict) == []


# Embassy --------------------------------------------------------------------------------------------------------------


def test_an_embassy_adds_its_faction_everywhere_and_the_agents_beside_it() -> None:
    lying = on_line(
        tiles={"A1": "i1 o2", "D3": "o3", "B3": "g3", "C1": "home blue i1 e m1"},
        pieces={
            "A1": {"red": "C", "blue": "E 2A"},
            "D3": {"blue": "E"},
            "B3": {"blue": "E"},
            "C1": {"blue": "E A"},
            "D1": {"yellow": "E"},
        },
    )
    verdict = fought(lying, "corrupt red@A1 blue:embassy@A1")
    assert terms(verdict) == [("A1", 2), ("D3", 3), ("A1", 2)]
    assert verdict.defense.factions == ("orange",)
    assert verdict.cost.total == 4


def test_wild_home_embassies_add_1_to_every_faction() -> None:
    lying = on_line(
        tiles={"A1": "i1 o2", "C1": "home blue i1 e m1", "B1": "home red i1 e m1"},
        pieces={"A1": {"red": "C A", "blue": "E"}, "C1": {"blue": "E"}, "B1": {"red": "E"}},
        variants=["wild-home-embassies"],
    )
    assert terms(fought(lying, "corrupt red@A1 blue:embassy@A1")) == [("A1", 2), ("C1", 1)]
    agent = fought(lying, "sabotage red@A1 blue:embassy@A1")
    assert (agent.attack.factions, terms(agent, "attack")) == (("green",), [("A1", 1), ("B1", 1)])


@pytest.mark.parametrize("faction", ["green", "none"])
def test_an_embassys_faction_is_no_choice(faction: str) -> None:
    lying = on_line(tiles={"A1": "i1 o2"}, pieces={"A1": {"red": "C", "blue": "E"}})
    assert codes(fought(lying, "corrupt red@A1 blue:embassy@A1", defender_faction="orange")) == []
    assert codes(fought(lying, "corrupt red@A1 blue:embassy@A1", defender_faction=faction)) == ["draw/not-a-choice"]


# Agent ----------------------------------------------------------------------------------------------------------------

FACTIONS = on_line(
    tiles={"A1": "g2", "A2": "o2", "A3": "p1", "B1": "p1", "B2": "i1 m1"},
    pieces={
        "A1": {"red": "E"},
        "A2": {"red": "E"},
        "A3": {"red": "E"},
        "B1": {"red": "E"},
        "B2": {"red": "A", "blue": "C A"},
    },
)


def spending(lying: Table, *spent: dict[str, str], **document: Any) -> Table:
    """The same table with things used up."""
    return read_position({**position_document(lying), "phase": "action-1", "spent": list(spent), **document})


def test_an_agent_draws_on_the_strongest_faction_and_ties_go_green_orange_purple() -> None:
    verdict = fought(FACTIONS, "annex red@B2 blue:complex@B2")
    assert verdict.attack.factions == ("green",)
    assert powers(verdict) == (3, 1)


def test_an_agent_may_name_its_faction_or_none() -> None:
    orange = fought(FACTIONS, "annex red@B2 blue:complex@B2", faction="o")
    assert (orange.attack.factions, orange.attack.total) == (("orange",), 3)
    none = fought(FACTIONS, "annex red@B2 blue:complex@B2", faction="none")
    assert (none.attack.factions, none.attack.total, codes(none)) == ((), 1, [])


def test_a_used_faction_is_passed_over_and_may_not_be_named() -> None:
    used = spending(FACTIONS, {"player": "red", "faction": "green"}, {"player": "red", "faction": "orange"})
    verdict = fought(used, "annex red@B2 blue:complex@B2")
    assert (verdict.attack.factions, verdict.attack.total) == (("purple",), 3)
    assert codes(fought(used, "annex red@B2 blue:complex@B2", faction="green")) == ["draw/faction-used"]
    rival = spending(FACTIONS, {"player": "blue", "faction": "green"})
    assert fought(rival, "annex red@B2 blue:complex@B2").attack.factions == ("green",)


def test_an_agent_without_embassies_draws_on_nothing() -> None:
    lying = on_line(pieces={"A1": {"red": "A", "blue": "C"}})
    assert fought(lying, "annex red@A1 blue@A1").attack.factions == ()
    answer = asked(lying, "annex red@A1 blue@A1")
    assert answer.data["attacker"]["draws_on"] is None


@pytest.mark.parametrize(
    ("reading", "wrong"), [("allowed", []), ("own-embassy", ["draw/no-embassy"])], ids=["allowed", "own-embassy"]
)
def test_ruling_faction_without_embassy(reading: str, wrong: list[str]) -> None:
    lying = on_line(
        pieces={"A1": {"red": "A", "blue": "C"}, "B1": {"yellow": "E"}}, rulings={"faction-without-embassy": reading}
    )
    verdict = fought(lying, "annex red@A1 blue@A1", faction="green", support=["yellow:attacker"])
    assert codes(verdict) == wrong
    assert verdict.totals["attacker"] == 2
    answer = asked(lying, "annex red@A1 blue@A1", faction="green")
    assert answer.rulings == (f"faction-without-embassy={reading}",)


@pytest.mark.parametrize(("reading", "defence", "faction"), [("both", 2, "orange"), ("attacker-only", 4, "green")])
def test_house_rule_phase_limits_of_factions(reading: str, defence: int, faction: str) -> None:
    lying = on_line(
        tiles={"A1": "i1", "A2": "g3", "A3": "o1"},
        pieces={"A1": {"red": "C", "blue": "A"}, "A2": {"blue": "E"}, "A3": {"blue": "E"}},
        phase="action-1",
        spent=[{"player": "blue", "faction": "green"}],
        rulings={"phase-limits": reading},
    )
    verdict = fought(lying, "liquidate red@A1 blue:agent@A1")
    assert (verdict.defense.total, verdict.defense.factions) == (defence, (faction,))
    assert asked(lying, "liquidate red@A1 blue:agent@A1").rulings == (f"phase-limits={reading}",)
    named = fought(lying, "liquidate red@A1 blue:agent@A1", defender_faction="green")
    assert codes(named) == (["draw/faction-used"] if reading == "both" else [])


@pytest.mark.parametrize(
    ("reading", "wrong"), [("both", ["draw/faction-used"]), ("attacker-only", ["draw/faction-used"])]
)
def test_phase_limits_hold_for_attackers_either_way(reading: str, wrong: list[str]) -> None:
    used = spending(FACTIONS, {"player": "red", "faction": "green"}, rulings={"phase-limits": reading})
    assert codes(fought(used, "annex red@B2 blue:complex@B2", faction="green")) == wrong


def test_defending_embassies_and_outposts_are_not_hindered_by_what_is_used() -> None:
    lying = on_line(
        tiles={"A1": "i1 g2 m2", "A2": "g3 m2"},
        pieces={"A1": {"red": "C", "blue": "E 2O"}, "A2": {"blue": "E 2O"}},
        phase="action-1",
        spent=[
            {"player": "blue", "faction": "green"},
            {"player": "blue", "outpost": "A1"},
            {"player": "blue", "outpost": "A2"},
        ],
    )
    assert fought(lying, "liquidate red@A1 blue:embassy@A1").defense.total == 5
    assert fought(lying, "liquidate red@A1 blue:outpost@A1").defense.total == 4


# Outpost --------------------------------------------------------------------------------------------------------------


def test_an_outpost_adds_those_it_reaches_and_those_that_reach_it_once_each() -> None:
    lying = on_line(
        pieces={
            "A2": {"red": "C", "blue": "2O"},  # reaches A1, A3, C1, C2
            "A1": {"blue": "O"},  # reached
            "C1": {"blue": "2O"},  # reaches and is reached: counts once
            "B1": {"blue": "3O"},  # two hexes off and reaches A2
            "B2": {"blue": "2O"},  # three hexes off
            "C3": {"blue": "O"},  # two hexes off, reaches nothing but itself
        },
    )
    verdict = fought(lying, "liquidate red@A2 blue:outpost@A2")
    assert terms(verdict) == [("A2", 2), ("A1", 1), ("B1", 3), ("C1", 2)]


def test_an_outpost_adds_the_fleets_beside_it_at_the_martial_tier() -> None:
    lying = on_line(
        pieces={"A1": {"red": "C", "blue": "3O 2F"}, "A2": {"blue": "O F"}, "B3": {"blue": "2O"}},
    )
    verdict = fought(lying, "liquidate red@A1 blue:outpost@A1")
    assert terms(verdict) == [("A1", 3), ("A2", 1), ("A1", 2 * 2)]  # 6 Outposts: Tier 2


# Fleet ----------------------------------------------------------------------------------------------------------------


def test_a_fleet_draws_on_one_outpost_whose_own_range_reaches_it() -> None:
    lying = on_line(
        pieces={
            "A3": {"red": "F", "blue": "C"},
            "A2": {"red": "O"},  # next to the Fleet, and doesn't reach it
            "A1": {"red": "3O"},  # two hexes off: reaches it, and adds A2
            "C2": {"red": "2O"},  # one hex off: reaches it, and adds A2 and A1
        },
    )
    verdict = fought(lying, "raze red@A3 blue@A3")
    assert verdict.attack.outposts == ("A1",)  # both bring 6; Sector order decides
    assert terms(verdict, "attack") == [("A3", 2), ("A1", 3), ("A2", 1), ("C2", 2)]
    other = fought(lying, "raze red@A3 blue@A3", outpost="C2")
    assert terms(other, "attack") == [("A3", 2), ("C2", 2), ("A1", 3), ("A2", 1)]
    assert codes(fought(lying, "raze red@A3 blue@A3", outpost="A2")) == ["draw/out-of-range"]
    assert codes(fought(lying, "raze red@A3 blue@A3", outpost="B1")) == ["draw/no-outpost"]
    assert powers(fought(lying, "raze red@A3 blue@A3", outpost="none"))[0] == 2


def test_a_used_outpost_is_passed_over_and_may_not_be_named() -> None:
    lying = on_line(
        pieces={"A1": {"red": "F", "blue": "C"}, "A2": {"red": "3O"}, "C1": {"red": "2O"}},
        phase="action-1",
        spent=[{"player": "red", "outpost": "A2"}],
    )
    verdict = fought(lying, "raze red@A1 blue@A1")
    assert verdict.attack.outposts == ("C1",)
    assert codes(fought(lying, "raze red@A1 blue@A1", outpost="A2")) == ["draw/outpost-used"]


@pytest.mark.parametrize(("reading", "defence"), [("both", 1), ("attacker-only", 3)])
def test_house_rule_phase_limits_of_outposts(reading: str, defence: int) -> None:
    lying = on_line(
        pieces={"A1": {"red": "C", "blue": "F"}, "A2": {"blue": "2O"}},
        phase="action-1",
        spent=[{"player": "blue", "outpost": "A2"}],
        rulings={"phase-limits": reading},
    )
    assert fought(lying, "liquidate red@A1 blue:fleet@A1").defense.total == defence


@pytest.mark.parametrize(("reading", "attack"), [("yes", 1 + 2), ("no", 1 + 2 + 1)])
def test_ruling_fleet_counts_once(reading: str, attack: int) -> None:
    lying = on_line(pieces={"A1": {"red": "2O F", "blue": "C"}}, rulings={"fleet-counts-once": reading})
    assert fought(lying, "raze red@A1 blue@A1").attack.total == attack
    assert asked(lying, "raze red@A1 blue@A1").rulings == (f"fleet-counts-once={reading}",)


def test_other_fleets_in_the_outposts_sector_count_whatever_the_ruling() -> None:
    lying = on_line(pieces={"A1": {"red": "2O 3F", "blue": "C"}})
    assert fought(lying, "raze red@A1 blue@A1").attack.total == 1 + 2 + 2


def test_a_fleet_that_moved_counts_where_it_stands_now() -> None:
    lying = on_line(pieces={"A1": {"red": "3O 2F"}, "A2": {"blue": "C"}, "B3": {"red": "2O"}}, rulings={})
    verdict = fought(lying, "raze red@A2 blue@A2", moved_from="A1")
    # Tier 2; the Outposts in A1 keep one Fleet beside them, the other fights.
    assert terms(verdict, "attack") == [("A2", 2), ("A1", 3), ("A1", 2)]
    assert verdict.cost.total == 1 + 1


def test_a_fleet_that_flew_to_the_outposts_it_draws_on_counts_once_or_again() -> None:
    pieces = {"A1": {"red": "F"}, "A2": {"red": "2O F", "blue": "C"}}
    assert fought(on_line(pieces=pieces), "raze red@A2 blue@A2", moved_from="A1").attack.total == 1 + 2 + 1
    again = on_line(pieces=pieces, rulings={"fleet-counts-once": "no"})
    assert fought(again, "raze red@A2 blue@A2", moved_from="A1").attack.total == 1 + 2 + 2


# Several Units --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "defence", "factions"),
    [("together", 2 + 3, ("green",)), ("one", 1 + 3, ("green",)), ("each-draws", 2 + 3 + 2, ("green", "orange"))],
)
def test_ruling_unit_defence_of_agents(reading: str, defence: int, factions: tuple[str, ...]) -> None:
    lying = on_line(
        tiles={"A1": "i1", "A2": "g3", "A3": "o2", "B1": "p1"},
        pieces={"A1": {"red": "C", "blue": "2A"}, **{sector: {"blue": "E"} for sector in ("A2", "A3", "B1")}},
        rulings={"unit-defence": reading},
    )
    verdict = fought(lying, "liquidate red@A1 blue:agent@A1")
    assert (verdict.defense.total, verdict.defense.factions) == (defence, factions)
    assert asked(lying, "liquidate red@A1 blue:agent@A1").rulings == (f"unit-defence={reading}",)


@pytest.mark.parametrize(
    ("reading", "defence", "outposts"),
    [("together", 2 * 2 + 2, ("A1",)), ("one", 2 + 2, ("A1",)), ("each-draws", 2 * 2 + 2 + 2, ("A1", "A3"))],
)
def test_ruling_unit_defence_of_fleets(reading: str, defence: int, outposts: tuple[str, ...]) -> None:
    lying = on_line(
        pieces={"A2": {"red": "C", "blue": "2F"}, "A1": {"blue": "2O"}, "A3": {"blue": "2O"}},
        rulings={"unit-defence": reading},
    )
    verdict = fought(lying, "liquidate red@A2 blue:fleet@A2")
    assert (verdict.defense.total, verdict.defense.outposts) == (defence, outposts)
    assert asked(lying, "liquidate red@A2 blue:fleet@A2").rulings == (f"unit-defence={reading}",)


def test_where_each_draws_no_two_draw_on_the_same() -> None:
    lying = on_line(
        tiles={"A1": "i1", "A2": "g3", "A3": "o2"},
        pieces={"A1": {"red": "C", "blue": "2A"}, "A2": {"blue": "E"}, "A3": {"blue": "E"}},
        rulings={"unit-defence": "each-draws"},
    )
    both = fought(lying, "liquidate red@A1 blue:agent@A1", defender_faction="orange,green")
    assert (both.defense.total, codes(both)) == (7, [])
    assert asked(lying, "liquidate red@A1 blue:agent@A1").data["defender"]["draws_on"] == {
        "faction": "green",
        "also": ["orange"],
    }
    twice = fought(lying, "liquidate red@A1 blue:agent@A1", defender_faction="green,green")
    assert codes(twice) == ["draw/twice"]
    three = fought(lying, "liquidate red@A1 blue:agent@A1", defender_faction="green,orange,purple")
    assert codes(three) == ["draw/too-many"]


def test_a_unit_draws_on_one_faction_only() -> None:
    assert codes(fought(FACTIONS, "annex red@B2 blue:complex@B2", faction="green,orange")) == ["draw/too-many"]


def test_several_attackers_are_backed_once() -> None:
    pieces = {"A1": {"red": "2A 2F", "blue": "C"}, "A2": {"red": "E 2O"}}
    together = on_line(pieces=pieces, rulings={"several-attackers": "together"})
    agents = fought(together, "annex red@A1 blue@A1", units=2)
    assert (codes(agents), agents.attack.total, agents.attack.units) == ([], 2 + 1, 2)
    fleets = fought(together, "raze red@A1 blue@A1", units=2)
    assert (codes(fleets), fleets.attack.total) == ([], 2 + 2)
    beside = on_line(pieces={"A2": {"red": "2O 3F", "blue": "C"}}, rulings={"several-attackers": "together"})
    assert fought(beside, "raze red@A2 blue@A2", units=2).attack.total == 2 + 2 + 1
    assert codes(fought(on_line(pieces=pieces), "annex red@A1 blue@A1", units=2)) == ["attack/several"]
    answer = asked(together, "annex red@A1 blue@A1", units=2)
    assert answer.rulings == ("several-attackers=together",)


# What nothing draws on ------------------------------------------------------------------------------------------------


def test_what_may_not_be_named_for_whom() -> None:
    lying = on_line(pieces={"A1": {"red": "C A F", "blue": "C"}, "A2": {"red": "E 2O"}})
    assert codes(fought(lying, "liquidate red@A1 blue@A1", faction="green")) == ["draw/wrong-kind"]
    assert codes(fought(lying, "liquidate red@A1 blue@A1", outpost="A2")) == ["draw/wrong-kind"]
    assert codes(fought(lying, "sabotage red@A1 blue@A1", outpost="A2")) == ["draw/wrong-kind"]
    assert codes(fought(lying, "raze red@A1 blue@A1", faction="green")) == ["draw/wrong-kind"]
    assert codes(fought(lying, "raze red@A1 blue@A1", defender_faction="green")) == ["draw/wrong-kind"]
    assert codes(fought(lying, "raze red@A1 blue@A1", defender_outpost="A2")) == ["draw/wrong-kind"]
    assert codes(fought(lying, "liquidate red@A1 blue@A1", faction="none", outpost="none")) == []


# Technologies, Leaders, what else adds --------------------------------------------------------------------------------


def test_standing_effects_and_modifiers_are_terms_of_their_own() -> None:
    lying = on_line(
        players=[
            {"color": "red", "modifiers": {"attack": 2, "defense": 9, "attack-martial": 4}},
            {"color": "blue", "modifiers": {"attack": 9, "defense": 1, "defense-industrial": 3, "defence": -1}},
        ],
        pieces={"A1": {"red": "A", "blue": "C"}},
    )
    verdict = fought(lying, "annex red@A1 blue@A1", modifier=5, defender_modifier=-2)
    assert terms(verdict, "attack") == [("A1", 1), (None, 2), (None, 5)]
    assert terms(verdict) == [("A1", 1), (None, 1), (None, 3), (None, -1), (None, -2)]
    assert powers(verdict) == (8, 2)


# What isn't known -----------------------------------------------------------------------------------------------------


def test_an_unknown_martial_tier_leaves_its_terms_open_and_gives_the_rest() -> None:
    lying = on_line(
        pieces={"A1": {"red": "F", "blue": "C"}, "A2": {"red": "3O"}, "B1": {"red": "2O F"}, "C1": {"red": "O"}}
    )
    answer = asked(lying, "raze red@A1 blue@A1", BUILTIN, technology=3, defender_technology=0)
    assert answer.status == "error"
    assert answer.unknown == ("martial.tiers.1",)
    data = answer.data
    assert data["attacker"]["power"]["total"] is None
    assert [term["power"] for term in data["attacker"]["power"]["terms"]] == [None, 3, 2, 1]
    assert data["attacker"]["draws_on"] == {"outpost": "A2"}
    assert data["defender"]["power"]["total"] == 1
    assert (data["totals"], data["margin"], data["winner"]) == ({"attacker": None, "defender": 1}, None, None)
    assert data["cost"]["total"] == 1
    assert [problem.code for problem in answer.problems] == ["box/unknown"]


def test_which_outpost_is_best_is_open_where_the_tier_decides() -> None:
    # A2 brings 2 and two Fleets, C1 brings 3 and none, whatever the Tier: that is 4, 6 or 8 against 3.
    clear = on_line(pieces={"A1": {"red": "F", "blue": "C"}, "A2": {"red": "2O 2F"}, "A3": {"red": "O"}})
    assert fought(clear, "raze red@A1 blue@A1", BUILTIN).attack.outposts == ("A2",)
    # B1 brings 3 + 1, C2 brings 3 and a Fleet at the Tier: even at Tier 1, Sector order decides; behind at Tier 2.
    lying = table(
        """
        B1  B2  A1  C1  C2
        """,
        "red blue",
        tiles={"A1": "i1", "B2": "m2", "B1": "m1", "C1": "m2"},
        pieces={"A1": {"red": "F", "blue": "C"}, "B2": {"red": "2O"}, "B1": {"red": "O"}, "C1": {"red": "2O F"}},
    )
    assert fought(lying, "raze red@A1 blue@A1").attack.outposts == ("C1",)
    open_choice = fought(lying, "raze red@A1 blue@A1", BUILTIN)
    assert (open_choice.attack.outposts, open_choice.attack.total) == ((), None)
    assert fought(lying, "raze red@A1 blue@A1", BUILTIN, outpost="B2").attack.outposts == ("B2",)


def test_which_outpost_is_best_is_clear_where_the_possible_tiers_agree() -> None:
    # B2 brings 2 + 2, C1 brings 2 and a Fleet: only at Tier 3 more than that, and 8 Outposts are Tier 2.
    lying = table(
        """
        B1  B2  A1  C1  C2
        """,
        "red blue",
        tiles={"A1": "i1", "B2": "m2", "B1": "m2", "C1": "m2"},
        pieces={"A1": {"red": "F", "blue": "C"}, "B2": {"red": "2O"}, "B1": {"red": "2O"}, "C1": {"red": "2O F"}},
    )
    verdict = fought(lying, "raze red@A1 blue@A1", BUILTIN)
    assert (verdict.attack.outposts, verdict.attack.total) == (("B2",), None)


def test_a_broken_rule_beats_an_unknown_number() -> None:
    lying = on_line(pieces={"A1": {"red": "F 2O"}, "A2": {"red": "2O", "blue": "C"}}, irregular=True)
    answer = asked(lying, "raze red@A1 blue@A2", BUILTIN)
    assert answer.status == "illegal"
    assert answer.unknown == ("martial.tiers.1",)
