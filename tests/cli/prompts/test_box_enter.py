"""`box enter`: eleven lines, checked against the rulebook's example, each kept at once, taken up again later."""

from __future__ import annotations

import pytest

from hegemonic_cli.cli import places
from hegemonic_cli.cli.prompts import boxcards, boxlines
from hegemonic_cli.cli.prompts.boxcards import ask_cards
from hegemonic_cli.cli.prompts.boxlines import LINES, ask_lines, fault_of, numbers_typed, open_lines
from hegemonic_cli.cli.prompts.conversation import Desk, hold
from hegemonic_cli.cli.prompts.desk import scene_without_table
from hegemonic_cli.games.hegemonic.boxfile import builtin_box, sample_box
from tests.cli.prompts.scripted import END, ScriptedAsker

BOARD = (
    "112223334445566",
    "2 3 4 4 5 6 6 7 8 8 9 10 11 12 13",
    "9,7,8,7,6,8,6,7,5,6,5,7,4,5,3",
    "123455678",
    "2 3 4 5 6 7 9 10 12",
    "8 6 9 5 7 6 5 4 6",
    "1 1 2 2 3 3 4 4 5 5 6 6",
    "1 2 2 3 4 5 6 7 7 8 9 10",
    "7 8 6 5 7 4 6 5 5 4 3 4",
    "5 11 4 7 4 9",
    "3 2 2",
)


def entered(*answers: str) -> ScriptedAsker:
    asker = ScriptedAsker(answers)
    scene = scene_without_table()
    lines = open_lines(scene.box)
    hold(lambda: ask_lines(scene, lines), asker, Desk())
    assert asker.left == []
    return asker


def test_eleven_lines_make_a_whole_player_board() -> None:
    assert len(LINES) == len(BOARD) == 11
    asker = entered(*BOARD)
    found, sample = places.load_box(None), sample_box()
    assert found.tracks["political"].cost == sample.tracks["political"].cost
    assert found.tracks["industrial"].retention == sample.tracks["industrial"].retention
    assert found.tracks["martial"].tiers == (4, 9)
    assert dict(found.units) == {"gate": 3, "agent": 2, "fleet": 2}
    assert [question.declared_key for question in asker.asked] == ["line"] * 11


def test_each_line_is_kept_at_once_and_the_rest_is_taken_up_again() -> None:
    with pytest.raises(EOFError):
        entered(BOARD[0], BOARD[1], END)
    box = places.load_box(None)
    assert box.tracks["industrial"].income[0] == 2
    assert box.tracks["industrial"].retention == (None,) * 15
    asker = entered(*BOARD[2:])
    assert "3 of 11" in asker.asked[0].text


def test_back_takes_the_line_before_again() -> None:
    entered(BOARD[0], "<", "1 1 2 2 2 3 3 3 4 4 4 5 5 6 7", *BOARD[1:])
    assert places.load_box(None).tracks["industrial"].cost[-1] == 7


def test_a_line_left_as_it_is_keeps_what_is_known() -> None:
    entered(*[""] * 11)
    assert places.load_box(None).tracks == builtin_box().tracks


def test_a_line_that_disagrees_with_the_rulebooks_example_is_asked_about() -> None:
    odd = "2 3 5 4 5 6 6 7 8 8 9 10 11 12 13"
    asker = entered(BOARD[0], odd, "no", BOARD[1], *BOARD[2:])
    assert any("industrial.income.3 is 5" in line.casefold() and "is 4" in line.casefold() for line in asker.said)
    assert places.load_box(None).tracks["industrial"].income[2] == 4


def test_what_disagrees_can_be_kept() -> None:
    odd = "2 3 5 4 5 6 6 7 8 8 9 10 11 12 13"
    asker = entered(BOARD[0], odd, "yes", *BOARD[2:])
    assert places.load_box(None).tracks["industrial"].income[2] == 5
    # what was kept once isn't asked about with every later line
    assert [question.declared_key for question in asker.asked].count("keep") == 1


@pytest.mark.parametrize(
    ("number", "text", "sentence"),
    [
        (0, "1 2 3", "That is 3 numbers, and this line has 15; - for those you can't read."),
        (0, "1 1 2 2 2 3 3 3 4 4 4 5 5 6 x", "x: a number as printed, or - for one you can't read."),
        (0, "112-", "That is 4 numbers, and this line has 15; - for those you can't read."),
        (0, "-" * 15, ""),
        (10, "3 2", "That is 2 numbers, and this line has 3; - for those you can't read."),
    ],
)
def test_a_mistaken_line_says_what_is_wrong(number: int, text: str, sentence: str) -> None:
    assert fault_of(builtin_box(), LINES[number], text) == sentence


def test_tiers_in_the_wrong_order_are_refused() -> None:
    assert "industrial.tiers" in fault_of(builtin_box(), LINES[9], "11 5 4 7 4 9")


def test_numbers_can_be_typed_without_spaces() -> None:
    assert numbers_typed("12-4", 4) == ["1", "2", "?", "4"]
    assert numbers_typed("12 4", 2) == ["12", "4"]


def test_cards_are_kept_as_they_turn_up() -> None:
    asker = ScriptedAsker(
        [
            "Hyperfold",
            "martial",
            "2",
            "3+1",
            "1 - 4",
            "Fleets may pass the Center.",
            "Slow Light",
            "",
            "",
            "",
            "",
            "",
            "",
        ]
    )
    scene = scene_without_table()
    hold(lambda: ask_cards(scene), asker, Desk())
    card = places.load_box(None).technology("hyperfold")
    assert card is not None
    assert (card.type, card.tier, card.cost, card.power) == ("martial", 2, 4, (1, None, 4))
    assert card.effect == "Fleets may pass the Center."
    assert places.load_box(None).technology("Slow Light") is not None
    assert {question.declared_key for question in asker.asked} == {q.key for q in boxcards.QUESTIONS}


def test_the_lines_declare_their_questions() -> None:
    assert {question.key for question in boxlines.QUESTIONS} == {"line", "keep"}
