"""The Power of Bases by themselves, and how far Bases and Units reach.

Rulebook: Power + Range.
"""

from __future__ import annotations

from typing import Any

import pytest
from drawn import table

from hegemonic_cli.games.hegemonic.reports.range import in_range
from hegemonic_cli.games.hegemonic.rules.power import base_power, bases_power, location_power
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Domain


def row(pieces: dict[str, dict[str, str]], **document: Any) -> Table:
    tiles = {**dict.fromkeys(pieces, "i3 g2 m3"), **document.pop("tiles", {})}
    return table("A1  A2  A3  A4  A5  A6  A7", "red blue", tiles=tiles, pieces=pieces, **document)


def reached(lying: Table, domain: Domain) -> list[str]:
    return Reach(lying).in_range("red", domain)


@pytest.mark.parametrize(
    ("pieces", "domain", "sectors"),
    [
        ("C", "industrial", "A3 A4 A5"),
        ("E", "political", "A3 A4 A5"),
        ("O", "martial", "A4"),
        ("2O", "martial", "A3 A4 A5"),
        ("3O", "martial", "A2 A3 A4 A5 A6"),
        ("A", "political", "A4"),
        ("F", "martial", "A4"),
        ("2O F", "martial", "A3 A4 A5"),
        ("C E 3O", "political", "A3 A4 A5"),
        ("E 3O", "industrial", ""),
    ],
)
def test_range_of_each_base_and_unit(pieces: str, domain: Domain, sectors: str) -> None:
    assert reached(row({"A4": {"red": pieces}}), domain) == sectors.split()


def test_gates_have_no_range_and_empty_hexes_are_within_range() -> None:
    lying = row({}, tiles={"A1": "i1", "A7": "i1"}, gates=[{"owner": "red", "ends": ["A1", "A7"]}])
    assert reached(lying, "industrial") == []
    assert reached(row({"A1": {"red": "3O"}}), "martial") == ["A1", "A2", "A3"]


def test_range_goes_through_anyones_gate() -> None:
    lying = row({"A1": {"red": "3O C"}}, tiles={"A6": "i1"}, gates=[{"owner": "blue", "ends": ["A1", "A6"]}])
    assert reached(lying, "industrial") == ["A1", "A2", "A6"]
    assert reached(lying, "martial") == ["A1", "A2", "A3", "A5", "A6", "A7"]


def test_hexes_off_the_boards_are_not_counted_through() -> None:
    gap = table("A1  ..  A2", "red blue", tiles={"A1": "m3"}, pieces={"A1": {"red": "3O"}})
    assert reached(gap, "martial") == ["A1"]


@pytest.mark.parametrize(("reading", "sectors"), [("yes", "X1 X2 X3"), ("no", "X1 X2 X3 X4")])
def test_house_rule_center_blocks(reading: str, sectors: str) -> None:
    core = table(
        """
        X1  X2
      X3  ()  X4
        """,
        "red blue",
        tiles={"X3": "m3"},
        pieces={"X3": {"red": "3O"}},
        rulings={"center-blocks": reading},
    )
    assert reached(core, "martial") == sectors.split()


def test_the_answer_lists_where_one_could_build() -> None:
    lying = row({"A2": {"red": "C", "blue": "C"}}, tiles={"A2": "i3", "A1": "i1", "A3": "o1"})
    answer = in_range(lying, "red", "industrial")
    assert answer.data["in_range"] == ["A1", "A2", "A3"]
    assert answer.data["buildable"] == ["A1", "A2"]
    assert [reason.sentence for reason in answer.reasons] == ["1 Complex in A2, Range 1: A1 A2 A3."]


# Power ----------------------------------------------------------------------------------------------------------------


def home(**document: Any) -> Table:
    return row({"A1": {"red": "C E O"}}, tiles={"A1": "home red i1 e m1"}, **document)


def test_power_of_bases_by_themselves() -> None:
    lying = row({"A1": {"red": "3C E 2O 2A F", "blue": "A"}}, tiles={"A1": "i3 p3 m3"})
    assert [term.amount for term in bases_power(lying, "A1", "red")] == [3, 3, 2]
    assert bases_power(lying, "A1", "blue") == ()
    assert [base_power(lying, "A1", "red", base) for base in ("complex", "embassy", "outpost")] == [3, 3, 2]
    assert (location_power(lying, "A1"), location_power(lying, "A2")) == (3, 0)


def test_a_home_embassy_has_no_power_unless_it_is_wild() -> None:
    assert [term.amount for term in bases_power(home(), "A1", "red")] == [1, 0, 1]
    wild = home(variants=["wild-home-embassies"])
    assert (location_power(home(), "A1"), location_power(wild, "A1")) == (0, 1)
    assert [term.amount for term in bases_power(wild, "A1", "red")] == [1, 1, 1]


def test_ruling_wild_home_scores() -> None:
    lying = home(variants=["wild-home-embassies"], rulings={"wild-home-scores": "no"})
    assert [term.amount for term in bases_power(lying, "A1", "red")] == [1, 0, 1]
    # It counts in Conflicts all the same.
    assert location_power(lying, "A1") == 1
