"""Players by color, letter, name and part of a name; types, Factions, cards and acts by their beginnings."""

from __future__ import annotations

import pytest
from typedtables import FOUR, seated

from hegemonic_cli.games.hegemonic import notation
from hegemonic_cli.games.hegemonic.vocabulary import ACTION_CARDS, CONFLICT_ACTIONS, DOMAINS, FACTIONS
from hegemonic_cli.kernel.violation import Problem


@pytest.mark.parametrize(
    ("word", "color"),
    [
        ("r", "red"),
        ("red", "red"),
        ("RED", "red"),
        ("Ann Marie", "red"),
        ("ann marie", "red"),
        ("marie", "red"),
        ("zoe", "blue"),
        ("Zoë", "blue"),
        ("zoe\u0308", "blue"),
        ("oa", "yellow"),
        ("green", "green"),
        ("g", "green"),
    ],
)
def test_a_player_goes_by_color_letter_name_or_part_of_it(word: str, color: str) -> None:
    assert notation.parse_player(word, FOUR) == color
    assert notation.is_player(word, FOUR)


def test_a_color_that_somebody_plays_beats_a_name() -> None:
    table = seated(("red", "Blue"), ("blue", "Red"))
    assert notation.parse_player("blue", table) == "blue"
    assert notation.parse_player("b", table) == "blue"
    only_red = seated(("red", "Blue"), ("green", "Rita"))
    assert notation.parse_player("blue", only_red) == "red"


def test_an_exact_name_beats_a_part_of_another() -> None:
    table = seated(("red", "Jo"), ("blue", "Joan"))
    assert notation.parse_player("jo", table) == "red"
    assert notation.parse_player("joa", table) == "blue"


def test_two_names_that_differ_by_an_accent_stay_two() -> None:
    table = seated(("red", "Zoe"), ("blue", "Zoë"))
    assert notation.parse_player("Zoe", table) == "red"
    assert notation.parse_player("Zoë", table) == "blue"


def test_an_ambiguous_word_names_the_candidates() -> None:
    with pytest.raises(Problem) as caught:
        notation.parse_player("an", FOUR)
    assert caught.value.kind == "usage"
    assert str(caught.value) == "`an` could be Ann Marie (red) or Joan (yellow)."
    assert caught.value.hint == "Write more of the name, or the color."


def test_nobody_of_that_color_says_who_is_there() -> None:
    with pytest.raises(Problem) as caught:
        notation.parse_player("purple", FOUR)
    assert str(caught.value) == (
        "nobody plays purple: at the table are Ann Marie (red), Zoë (blue), Joan (yellow) and green."
    )


def test_a_mistyped_color_gets_its_likely_meaning() -> None:
    with pytest.raises(Problem) as caught:
        notation.parse_player("gren", FOUR)
    assert caught.value.hint == "Did you mean green?"


def test_a_mistyped_name_is_asked_after_as_it_is_written() -> None:
    with pytest.raises(Problem) as caught:
        notation.parse_player("Jorgg", seated(("red", "Jörg"), ("blue", "Bo")))
    assert caught.value.hint == "Did you mean Jörg?"


@pytest.mark.parametrize("word", ["red", "Cleo", "x"])
def test_nothing_far_fetched_is_asked_after(word: str) -> None:
    with pytest.raises(Problem) as caught:
        notation.parse_player(word, seated(("green", "Jörg"), ("blue", "Bo")))
    assert caught.value.hint == ""


@pytest.mark.parametrize("parse", [notation.parse_player, notation.parse_sector])
def test_an_empty_word_names_nothing(parse: object) -> None:
    with pytest.raises(Problem):
        parse("", FOUR)  # type: ignore[operator]


@pytest.mark.parametrize("name", list(CONFLICT_ACTIONS))
def test_three_letters_name_a_conflict_action(name: str) -> None:
    assert notation.parse_action(name[:3].upper()) == name
    assert notation.parse_action(name) == name


def test_an_ambiguous_act_names_both() -> None:
    with pytest.raises(Problem, match="`in` could be infiltrate or invade"):
        notation.parse_action("in")


def test_first_letters_name_cards_types_and_factions() -> None:
    assert [notation.parse_card(card[0]) for card in ACTION_CARDS] == list(ACTION_CARDS)
    assert [notation.parse_domain(domain[0]) for domain in DOMAINS] == list(DOMAINS)
    assert [notation.parse_faction(faction[0]) for faction in FACTIONS] == list(FACTIONS)


def test_a_wrong_card_says_what_there_is_and_what_was_meant() -> None:
    with pytest.raises(Problem) as caught:
        notation.parse_card("industralise")
    assert str(caught.value) == (
        "`industralise` is no Action Card: "
        "expected assault, industrialize, politicize, martialize, subvert or discover."
    )
    assert caught.value.hint == "Did you mean industrialize?"
