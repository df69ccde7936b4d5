"""Phases 3, 4, & 5. Action Phases: the example of five players, ties, and what each card offers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.reports.order import order as report
from hegemonic_cli.games.hegemonic.rules.actions import (
    ACTIONS_PER_CARD,
    BASIC_CAPS,
    action_order,
    available_actions,
    firsts_of,
)
from hegemonic_cli.games.hegemonic.table import Seat, Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import ACTION_CARDS, COLORS, ORDER_NUMBER, ActionCard, Color
from hegemonic_cli.kernel.violation import Problem

# Seated in this order, Red is the Arbiter.
SEATED: tuple[Color, ...] = ("red", "orange", "yellow", "green", "blue")
CARDS: dict[Color, ActionCard] = {
    "red": "industrialize",
    "orange": "assault",
    "yellow": "politicize",
    "green": "industrialize",
    "blue": "discover",
}


def seated(*colors: Color, arbiter: Color = "red", turn: Turn = Turn()) -> Table:  # noqa: B008
    return Table(tuple(Seat(color) for color in colors), arbiter, phase="action-1", turn=turn)


def test_action_phase_example() -> None:
    answer = report(seated(*SEATED), Box(), CARDS, ["red"])
    assert answer.data["order"] == ["orange", "red", "yellow", "green", "blue"]
    assert answer.data["choices"] == [{"number": 2, "tied": ["red", "yellow", "green"], "first": "red"}]
    assert answer.status == "ok"


def test_action_phase_example_before_the_arbiter_chooses() -> None:
    answer = report(seated(*SEATED), Box(), CARDS)
    assert answer.data["choices"] == [{"number": 2, "tied": ["red", "yellow", "green"], "first": None}]
    assert answer.data["order"] == ["orange", "red", "yellow", "green", "blue"]


def test_action_phase_example_if_the_arbiter_had_chosen_green() -> None:
    assert report(seated(*SEATED), Box(), CARDS, ["green"]).data["order"] == [
        "orange",
        "green",
        "red",
        "yellow",
        "blue",
    ]


def test_tied_players_are_listed_clockwise_from_the_arbiter() -> None:
    answer = report(seated(*SEATED, arbiter="yellow"), Box(), CARDS)
    assert answer.data["choices"][0]["tied"] == ["yellow", "green", "red"]
    assert answer.data["order"] == ["orange", "yellow", "green", "red", "blue"]


def test_several_tied_groups_each_with_a_choice() -> None:
    cards: dict[Color, ActionCard] = {
        "red": "discover",
        "orange": "assault",
        "yellow": "discover",
        "green": "assault",
        "blue": "subvert",
    }
    answer = report(seated(*SEATED), Box(), cards, ["yellow", "green"])
    assert answer.data["order"] == ["green", "orange", "blue", "yellow", "red"]
    assert answer.data["choices"] == [
        {"number": 1, "tied": ["orange", "green"], "first": "green"},
        {"number": 4, "tied": ["red", "yellow"], "first": "yellow"},
    ]
    half = report(seated(*SEATED), Box(), cards, ["green"])
    assert [choice["first"] for choice in half.data["choices"]] == ["green", None]


def test_the_cards_on_the_table_and_the_order_that_was_settled() -> None:
    turn = Turn(cards=CARDS, order=("orange", "yellow", "green", "red", "blue"))
    answer = report(seated(*SEATED, turn=turn), Box())
    assert answer.data["order"] == ["orange", "yellow", "green", "red", "blue"]
    assert answer.data["choices"] == [{"number": 2, "tied": ["red", "yellow", "green"], "first": "yellow"}]
    fresh = report(seated(*SEATED, turn=Turn(cards=CARDS)), Box())
    assert fresh.data["choices"][0]["first"] is None
    other = report(seated(*SEATED, turn=turn), Box(), None, ["green"])
    assert other.data["order"] == ["orange", "green", "red", "yellow", "blue"], "the words beat the table"


@pytest.mark.parametrize(
    ("firsts", "code", "says"),
    [
        (["blue"], "order/not-tied", "Order Number 4"),
        (["orange", "red"], "order/not-tied", "Order Number 1"),
        (["red", "green"], "order/two-firsts", "Red and Green"),
    ],
)
def test_who_may_not_be_named_to_begin(firsts: list[Color], code: str, says: str) -> None:
    answer = report(seated(*SEATED), Box(), CARDS, firsts)
    assert answer.status == "illegal"
    assert [problem.code for problem in answer.problems] == [code]
    assert says in answer.problems[0].message
    assert answer.data["order"][0] == "orange"


def test_all_wrong_firsts_are_named() -> None:
    answer = report(seated(*SEATED), Box(), {"red": "assault", "blue": "discover"}, ["red", "green"])
    assert [problem.code for problem in answer.problems] == ["order/not-tied", "order/not-tied"]
    assert "no card of theirs is known" in answer.problems[1].message


def test_cards_that_arent_known_yet() -> None:
    answer = report(seated(*SEATED), Box(), {"blue": "assault", "red": "discover"})
    assert answer.data["order"] == ["blue", "red"]
    assert answer.not_counted == ("the card of Orange, Yellow and Green, which isn't known",)
    with pytest.raises(Problem) as nothing:
        report(seated(*SEATED), Box())
    assert nothing.value.kind == "usage"


@given(
    cards=st.dictionaries(st.sampled_from(COLORS), st.sampled_from(ACTION_CARDS), min_size=1),
    arbiter=st.sampled_from(COLORS),
    data=st.data(),
)
def test_any_order(cards: dict[Color, ActionCard], arbiter: Color, data: st.DataObject) -> None:
    table = seated(*COLORS, arbiter=arbiter)
    groups = [choice.tied for choice in action_order(table, cards).choices]
    firsts = [data.draw(st.sampled_from(tied)) for tied in groups]
    ordered = action_order(table, cards, firsts)
    assert sorted(ordered.order) == sorted(cards)
    assert ordered.is_settled
    assert not ordered.violations
    numbers = [ORDER_NUMBER[cards[color]] for color in ordered.order]
    assert numbers == sorted(numbers)
    for tied, first in zip(groups, firsts, strict=True):
        acting = [color for color in ordered.order if color in tied]
        assert acting == [color for color in table.clockwise_from(first) if color in tied]
    assert sorted(firsts_of(ordered.order, cards)) == sorted(firsts), "an order tells whom the Arbiter let begin"


def test_what_the_cards_offer() -> None:
    offered = {card: available_actions(card, Readings()) for card in ACTION_CARDS}
    assert offered == {
        "assault": ("destroy", "basic"),
        "industrialize": ("build", "takeover", "basic"),
        "politicize": ("build", "takeover", "basic"),
        "martialize": ("build", "takeover", "basic"),
        "subvert": ("takeover", "basic"),
        "discover": ("capitalize", "survey", "research"),
    }
    learning = Readings(variants=["learning-game"])
    assert available_actions("discover", learning) == ("capitalize", "survey"), "without hands nothing to RESEARCH"
    assert (ACTIONS_PER_CARD, BASIC_CAPS) == (2, 2)
