"""Boxes: what the rulebook says, what is made up, what a file may say, and the paths into it."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hegemonic_cli.games.hegemonic.box import Box, TechnologyCard, Track
from hegemonic_cli.games.hegemonic.boxfile import box_document, builtin_box, load_box, read_box, sample_box
from hegemonic_cli.games.hegemonic.boxpath import parse_box_path, parse_box_value, value_at
from hegemonic_cli.games.hegemonic.reports.box import deviations, unknown_numbers
from hegemonic_cli.games.hegemonic.rules.tracks import income, next_cost, retention_limit, tier_at
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, SPACES, UNITS, Domain
from hegemonic_cli.kernel.violation import Problem

# The rulebook's Player Board Example.
BUILT: dict[Domain, int] = {"industrial": 3, "political": 4, "martial": 8}
INCOME = {"industrial": 4, "political": 5, "martial": 7}
NEXT_COST = {"industrial": 2, "political": 5, "martial": 5}
TIER = {"industrial": 1, "political": 2, "martial": 2}
RETENTION_LIMIT = 4
CARDS_IN_THE_BOX = 54


@pytest.mark.parametrize("box", [builtin_box(), sample_box()], ids=["built-in", "sample"])
def test_the_boxes_agree_with_the_player_board_example(box: Box) -> None:
    for domain, count in BUILT.items():
        assert income(box, domain, count).value == INCOME[domain]
        assert next_cost(box, domain, count).value == NEXT_COST[domain]
        assert tier_at(box, domain, count).value == TIER[domain]
    assert deviations(box) == []


def test_the_built_in_box_knows_nothing_more() -> None:
    box = builtin_box()
    known = [number for track in box.tracks.values() for number in (*track.cost, *track.income, *track.retention)]
    assert sorted(number for number in known if number is not None) == sorted([*INCOME.values(), *NEXT_COST.values()])
    assert [track.tiers for track in box.tracks.values()] == [(None, None)] * 3
    assert set(box.units.values()) == {None}
    assert box.technologies == ()
    assert not box.is_made_up
    assert retention_limit(box, BUILT).value is None


def test_the_sample_box_is_complete_and_says_that_it_is_made_up() -> None:
    box = sample_box()
    assert unknown_numbers(box) == []
    assert box.is_made_up
    assert "made-up" in box.source
    assert retention_limit(box, BUILT).value == RETENTION_LIMIT
    assert sum(card.copies or 0 for card in box.technologies) == CARDS_IN_THE_BOX
    assert all(None not in (card.type, card.tier, card.cost, *card.power) and card.effect for card in box.technologies)
    assert {(card.type, card.tier) for card in box.technologies} == {
        (kind, tier) for kind in DOMAINS for tier in (1, 2, 3)
    }


def test_unknown_has_three_spellings() -> None:
    spelled = read_box({"political": {"cost": ["?", None, *range(7)], "income": "?", "tiers": [None, "?"]}}, "a file")
    track = spelled.tracks["political"]
    assert track.cost == (None, None, *range(7))
    assert track.income == track.retention == (None,) * SPACES["political"]
    assert track.tiers == (None, None)
    assert spelled.units == dict.fromkeys(UNITS)
    assert read_box({}, "a file") == Box(source="a file")


def test_a_box_names_its_source_itself_or_is_named_by_its_file() -> None:
    assert load_box('source = "my copy"', "box.toml").source == "my copy"
    assert load_box("made-up = true\n[units]\nagent = 2", "box.toml") == Box(
        units={"gate": None, "agent": 2, "fleet": None}, source="box.toml", is_made_up=True
    )


def random_box(rng: Random) -> Box:
    """A box of which about half is known."""

    def number(low: int = 0, high: int = 30) -> int | None:
        return rng.choice((None, rng.randint(low, high)))

    tracks = {}
    for domain in DOMAINS:
        spaces = SPACES[domain]
        second, third = sorted(rng.sample(range(2, spaces + 1), 2))
        lists = [tuple(number() for _ in range(spaces)) for _ in range(3)]
        tier_at_space = {1: 1} if rng.random() < 0.5 else {}
        tracks[domain] = Track(*lists, rng.choice(((second, third), (second, None), (None, None))), tier_at_space)
    cards = tuple(
        TechnologyCard(
            f"Card {at}", rng.choice((None, *DOMAINS)), number(1, 3), number(), (number(), number(), number()),
            number(1, 2), rng.choice(("", "does something\nin two lines")),
        )
        for at in range(rng.randint(0, 5))
    )  # fmt: skip
    return Box(tracks, {unit: number() for unit in UNITS}, cards, "somewhere", rng.random() < 0.5)


@given(st.integers(0, 2**32 - 1).map(Random).map(random_box))
def test_a_written_box_reads_as_the_same_box(box: Box) -> None:
    document = box_document(box)
    assert read_box(document, "elsewhere") == box
    assert load_box(json.dumps(document), "elsewhere") == box


@given(st.integers(0, 2**32 - 1).map(Random).map(random_box))
def test_unknown_numbers_are_the_paths_that_hold_none(box: Box) -> None:
    assert all(value_at(box, parse_box_path(path)) is None for path in unknown_numbers(box))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("political.cost.5", 5),
        ("industrial.income.3", 4),
        ("Martial.Retention.6", 4),
        ("industrial.tiers.1", 5),
        ("units.agent", 2),
        ("technologies.Sample Card A.cost", 4),
        ("technologies.sample card a.power.martial", 3),
        ("technologies.Sample Card A.power.1", 2),
        ("technologies.Nobody's card.cost", None),
    ],
)
def test_paths_into_a_box(path: str, value: int | None) -> None:
    assert value_at(sample_box(), parse_box_path(path)) == value


@pytest.mark.parametrize(
    "path",
    ["", "political", "political.cost.0", "political.cost.10", "political.cost.x", "martial.cost.1.2", "unit.agent",
     "units", "units.outpost", "technologies", "technologies.cost", "technologies.A.price", "industrial.tiers.3",
     "industrial.tier-at", "source.1", "technologies.A.power.4", "technologies..cost"],
)  # fmt: skip
def test_paths_that_lead_nowhere(path: str) -> None:
    with pytest.raises(Problem) as raised:
        parse_box_path(path)
    assert raised.value.kind == "usage"


@pytest.mark.parametrize(
    ("path", "text", "value"),
    [
        ("political.cost.5", "4", 4),
        ("political.cost.5", "-", "?"),
        ("political.cost.5", "?", "?"),
        ("industrial.tiers", "5 11", [5, 11]),
        ("industrial.tiers", "[5, ?]", [5, "?"]),
        ("technologies.A.effect", "+1 to all", "+1 to all"),
        ("technologies.A.type", "Martial", "martial"),
        ("made-up", "yes", True),
    ],
)
def test_values_as_they_are_typed(path: str, text: str, value: object) -> None:
    assert parse_box_value(parse_box_path(path), text) == value


@pytest.mark.parametrize("text", ["four", "4.5", "-3", "", "1 2", "1e3", "٣"])
def test_values_that_are_no_number(text: str) -> None:
    with pytest.raises(Problem):
        parse_box_value(parse_box_path("political.cost.5"), text)


def test_a_list_may_end_with_what_is_known() -> None:
    box = load_box("[political]\ncost = [1, 2]\ntiers = [4]\n", "a short one")
    assert box.tracks["political"].cost == (1, 2, *(None,) * 7)
    assert box.tracks["political"].tiers == (4, None)
