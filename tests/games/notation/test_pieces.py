"""Pieces, attackers, targets and support in every spelling."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typedtables import FOUR, seated

from hegemonic_cli.games.hegemonic import notation
from hegemonic_cli.games.hegemonic.notation import PieceAt, SupportWords
from hegemonic_cli.games.hegemonic.vocabulary import FACTIONS, PIECES
from hegemonic_cli.kernel.violation import Problem


@pytest.mark.parametrize(
    "word", ["blue:embassy@A3", "blue embassy A3", "blue:embassy:a3", "bea3", "BEA3", "b:ea3", "zoe ea3", "Zoë:emb@a3"]
)
def test_every_spelling_of_a_target(word: str) -> None:
    assert notation.parse_target(word, FOUR) == ("blue", "embassy", "A3")


@pytest.mark.parametrize("word", ["be@a3", "blueea3", "bluee@a3", "ZOEEA3", "zoëe@a3"])
def test_a_player_written_out_may_be_glued_and_a_letter_may_stand_before_the_at(word: str) -> None:
    assert notation.parse_target(word, FOUR) == ("blue", "embassy", "A3")


def test_a_whole_name_beats_a_shorter_one_and_a_piece() -> None:
    table = seated(("red", "Ann"), ("blue", "Anna"))
    assert notation.parse_target("annaa2", table) == ("blue", None, "A2")
    assert notation.parse_target("annaaa2", table) == ("blue", "agent", "A2")
    assert notation.parse_target("annca2", table) == ("red", "complex", "A2")


@pytest.mark.parametrize("word", ["blue@A3", "blue A3", "ba3", "b@a3", "zoe@a3"])
def test_the_piece_of_a_target_may_be_left_out(word: str) -> None:
    assert notation.parse_target(word, FOUR) == ("blue", None, "A3")


@pytest.mark.parametrize(
    ("word", "target"),
    [
        ("gc3", ("green", None, "C3")),
        ("gg3", ("green", None, "G3")),
        ("ggg3", ("green", "gate", "G3")),
        ("yed3", ("yellow", "embassy", "D3")),
        ("be3", ("blue", None, "E3")),
        ("bee3", ("blue", "embassy", "E3")),
        ("yellow:gate@C3", ("yellow", "gate", "C3")),
    ],
)
def test_letters_that_are_boards_players_and_pieces_at_once(word: str, target: tuple[str, str | None, str]) -> None:
    assert notation.parse_target(word, FOUR) == target


@pytest.mark.parametrize("word", ["red@B2", "red:agent@B2", "red b2", "rb2", "rab2", "marie@b2"])
def test_every_spelling_of_an_attacker(word: str) -> None:
    assert notation.parse_attacker(word, FOUR) == ("red", "B2")


def test_an_attacker_that_the_action_does_not_attack_with_is_not_passed_over() -> None:
    assert notation.parse_attacker("red:agent@B2", FOUR, "agent") == ("red", "B2")
    with pytest.raises(Problem, match="names Agents, and this action attacks with Complexes"):
        notation.parse_attacker("red:agent@B2", FOUR, "complex")


@pytest.mark.parametrize(
    "words", [["red:agent@B2"], ["red", "agent", "B2"], ["red", "ab2"], ["rab2"], ["red agent@b2"]]
)
def test_every_spelling_of_a_piece(words: list[str]) -> None:
    assert notation.parse_piece_at(words, FOUR) == ("red", "agent", "B2")


@given(st.builds(PieceAt, st.sampled_from(FOUR.colors), st.sampled_from(PIECES), st.sampled_from(["A3", "G1", "X6"])))
def test_a_piece_is_read_back_as_written(at: PieceAt) -> None:
    assert PieceAt(*notation.parse_piece_at([at.words()], FOUR)) == at
    assert PieceAt(*notation.parse_target(at.words(), FOUR)) == at


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["blue"], "`blue` is not a piece: expected red:agent@B2 (or rab2)."),
        (["rb2"], "`rb2` names no piece: expected complex"),
        (["blue:embasy@K9"], "`embasy` is no step"),
        (["rab9"], "there is no Sector B9"),
        (["", ""], "a piece is missing"),
        (["red", "agent", "B2", "B3"], "`red agent B2 B3` is not a piece: Red is understood, the rest isn't;"),
    ],
)
def test_a_wrong_piece_says_what_was_expected(words: list[str], message: str) -> None:
    with pytest.raises(Problem) as caught:
        notation.parse_piece_at(words, FOUR)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("word", "support"),
    [
        ("yellow:attacker", SupportWords("yellow", "attacker")),
        ("yellow:attacker:orange=2", SupportWords("yellow", "attacker", "orange", 2)),
        ("yellow:defender=2", SupportWords("yellow", "defender", None, 2)),
        ("y+a", SupportWords("yellow", "attacker")),
        ("y+d2", SupportWords("yellow", "defender", None, 2)),
        ("y+d=0", SupportWords("yellow", "defender", None, 0)),
        ("y:a:o", SupportWords("yellow", "attacker", "orange")),
        ("joan+a:p1", SupportWords("yellow", "attacker", "purple", 1)),
    ],
)
def test_every_spelling_of_support(word: str, support: SupportWords) -> None:
    assert notation.parse_support(word, FOUR) == support


@given(
    st.builds(
        SupportWords,
        st.sampled_from(FOUR.colors),
        st.sampled_from(["attacker", "defender"]),
        st.none() | st.sampled_from(FACTIONS),
        st.none() | st.integers(0, 99),
    )
)
def test_support_is_read_back_as_written(support: SupportWords) -> None:
    assert notation.parse_support(support.words(), FOUR) == support


@pytest.mark.parametrize("word", ["y+x", "y", "y+", "+a", "yellow:attacker:pink", "y+a=two"])
def test_wrong_support_is_a_usage_problem(word: str) -> None:
    with pytest.raises(Problem) as caught:
        notation.parse_support(word, FOUR)
    assert caught.value.kind == "usage"


def test_a_name_with_spaces_names_a_player_in_support_and_counters() -> None:
    table = seated(("red", "Ann"), ("blue", "Mary Ann"))
    assert notation.parse_support("mary ann:attacker", table).player == "blue"
    assert notation.parse_counter("mary ann+3", table).player == "blue"


@pytest.mark.parametrize(
    ("word", "read"),
    [
        ("r+3", ("red", "caps", "+", 3)),
        ("red-2", ("red", "caps", "-", 2)),
        ("zoe=5", ("blue", "caps", "=", 5)),
        ("rvp+2", ("red", "vp", "+", 2)),
        ("red:vp=0", ("red", "vp", "=", 0)),
        ("rcaps+2", ("red", "caps", "+", 2)),
    ],
)
def test_every_spelling_of_a_counter(word: str, read: tuple[str, str, str, int]) -> None:
    counter = notation.parse_counter(word, FOUR)
    assert counter == read
    assert notation.parse_counter(counter.words(), FOUR) == counter
    assert notation.parse_counter(counter.words("vp"), FOUR, "vp") == counter


@pytest.mark.parametrize("word", ["r", "r+", "+3", "r+x", "r*3", "r+3.5", "q+3"])
def test_a_wrong_counter_is_a_usage_problem(word: str) -> None:
    with pytest.raises(Problem) as caught:
        notation.parse_counter(word, FOUR)
    assert caught.value.kind == "usage"


def test_a_number_too_long_for_any_counter_is_not_called_a_wrong_form() -> None:
    with pytest.raises(Problem, match="`red=1000000`: that number is too long, no counter goes so far"):
        notation.parse_counter("red=1000000", FOUR)
