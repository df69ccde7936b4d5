"""BUILD steps in every spelling, Gates, relocation, counts, and what is said of wrong ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typedtables import FOUR, NO_MAP

from hegemonic_cli.games.hegemonic.notation import StepWords, parse_gate, parse_sectors, parse_steps, steps_words
from hegemonic_cli.games.hegemonic.vocabulary import PIECES
from hegemonic_cli.kernel.violation import Problem

COMPLEX = StepWords("complex", "B3")
GATE = StepWords("gate", "B3", "D1")
MOVED = StepWords("complex", "B3", None, "A2")
MOVED_GATE = StepWords("gate", "C1", "D4", "B3", "D1")


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ("complex@B3", [COMPLEX]),
        ("complex B3", [COMPLEX]),
        ("cb3", [COMPLEX]),
        ("CB3", [COMPLEX]),
        ("c@b3", [COMPLEX]),
        ("complex @ b3", [COMPLEX]),
        ("complexes b3", [COMPLEX]),
        ("compb3", [COMPLEX]),
        ("2cb3", [COMPLEX] * 2),
        ("2complex@B3", [COMPLEX] * 2),
        ("2 complexes b3", [COMPLEX] * 2),
        ("cb3,cb3", [COMPLEX] * 2),
        ("cb3, gb3d1", [COMPLEX, GATE]),
        ("gate@B3+D1", [GATE]),
        ("gb3d1", [GATE]),
        ("gb3+d1", [GATE]),
        ("gate b3 d1", [GATE]),
        ("gate b3+d1", [GATE]),
        ("gate b3 d1 cb3", [GATE, COMPLEX]),
        ("complex@A2..B3", [MOVED]),
        ("ca2..b3", [MOVED]),
        ("complex a2..b3", [MOVED]),
        ("complex a2 .. b3", [MOVED]),
        ("gate@B3+D1..C1+D4", [MOVED_GATE]),
        ("gb3d1..c1d4", [MOVED_GATE]),
        ("gate b3 d1 .. c1 d4", [MOVED_GATE]),
        ("cb3 2ec1 ab2 fb2 ob2", [COMPLEX, *[StepWords("embassy", "C1")] * 2, StepWords("agent", "B2"),
                                  StepWords("fleet", "B2"), StepWords("outpost", "B2")]),
    ],
)  # fmt: skip
def test_every_spelling_of_a_step(words: str, steps: list[StepWords]) -> None:
    assert list(parse_steps(words.split(), FOUR)) == steps


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ("complex", [StepWords("complex", None)]),
        ("2c", [StepWords("complex", None)] * 2),
        ("2c e gate", [*[StepWords("complex", None)] * 2, StepWords("embassy", None), StepWords("gate", None)]),
        ("cb3", [COMPLEX]),
    ],
)
def test_without_a_sector_only_the_track_moves(words: str, steps: list[StepWords]) -> None:
    assert list(parse_steps(words.split(), NO_MAP)) == steps


SECTORS = st.sampled_from(FOUR.galaxy.sectors)  # type: ignore[union-attr]
BASES_AND_UNITS = st.sampled_from([piece for piece in PIECES if piece != "gate"])
BASES = st.sampled_from(["complex", "embassy", "outpost"])
PLAIN = st.builds(lambda piece, sector: StepWords(piece, sector), BASES_AND_UNITS, SECTORS | st.none())
GATES = st.builds(lambda *ends: StepWords("gate", *ends), SECTORS, SECTORS)
RELOCATIONS = st.builds(lambda piece, to, origin: StepWords(piece, to, None, origin), BASES, SECTORS, SECTORS)
RELOCATED_GATES = st.builds(lambda *ends: StepWords("gate", *ends), SECTORS, SECTORS, SECTORS, SECTORS)
STEPS = st.lists(PLAIN | GATES | RELOCATIONS | RELOCATED_GATES, min_size=1, max_size=12)


@given(STEPS)
def test_canonical_words_are_read_back_as_they_were(steps: list[StepWords]) -> None:
    assert list(parse_steps(steps_words(steps), FOUR)) == steps
    assert list(parse_steps([" ".join(steps_words(steps))], FOUR)) == steps


@given(STEPS)
def test_glued_words_mean_the_same(steps: list[StepWords]) -> None:
    glued = [
        (step.piece[0] + step.words()[len(step.piece) :]).replace("@", "").replace("+", "").casefold() for step in steps
    ]
    assert list(parse_steps(glued, FOUR)) == steps


@pytest.mark.parametrize(
    ("words", "message", "hint"),
    [
        ("b3", "`b3` names a Sector and no piece; expected a step like complex@B3", "Did you mean complex@B3?"),
        ("complx@B3", "`complx@B3` is no step: `complx` is no piece; expected complex", "Did you mean complex?"),
        ("cb9", "there is no Sector B9: board B has B1 to B6.", ""),
        ("ck1", "there is no board K, so no Sector K1.", "The galaxy has A1–A6, B1–B6"),
        ("cx0", "X0, the Center, is no Sector", "The galaxy has"),
        ("gb3", "`gb3`: a Gate has two halves in two Sectors, and only B3 is named; expected gate@B3+D1.", ""),
        ("ob3+b4", "`ob3+b4`: an Outpost stands in one Sector; only a Gate has two", "Write outpost@B3 for each one."),
        ("ca2..", "`ca2..`: the Sector after `..` is missing.", ""),
        ("c..b3", "`c..b3`: a Sector must stand before `..`", ""),
        ("99cb3", "`99cb3`: 99 can't be built; a box holds at most 15 of a kind.", ""),
        ("0cb3", "`0cb3`: 0 can't be built", ""),
        ("3", "`3` is a number without a piece", ""),
        ("cb3 b4", "`b4` names a Sector and no piece", "Did you mean complex@B4?"),
        ("", "nothing to build is named.", "Expected a step like"),
        (",", "nothing to build is named.", "Expected a step like"),
        ("agent@b3-4", "`agent@b3-4` is no step: `-4` isn't understood", ""),
        ("…", "`…` is no step: a piece must come first", ""),
        ("+", "`+` is no step: a piece must come first", ""),
    ],
)  # fmt: skip
def test_a_wrong_step_says_what_was_expected(words: str, message: str, hint: str) -> None:
    with pytest.raises(Problem) as caught:
        parse_steps(words.split(), FOUR)
    assert caught.value.kind == "usage"
    assert str(caught.value).startswith(message)
    assert caught.value.hint.startswith(hint)
    assert bool(caught.value.hint) == bool(hint)


@given(st.lists(st.text(max_size=12), max_size=4))
def test_any_words_are_steps_or_a_usage_problem(words: list[str]) -> None:
    try:
        read: tuple[StepWords, ...] | Problem = parse_steps(words, FOUR)
    except Problem as problem:
        read = problem
    assert read.kind == "usage" if isinstance(read, Problem) else read


@pytest.mark.parametrize("word", ["B3+D1", "b3 d1", "gb3d1", "gate@B3+D1", "gate b3 d1", "b3d1", "G@b3+d1"])
def test_every_spelling_of_a_gate(word: str) -> None:
    assert parse_gate(word, FOUR) == ("B3", "D1")


def test_a_gate_on_board_g_is_not_taken_for_its_letter() -> None:
    assert parse_gate("g1a1", FOUR) == ("G1", "A1")
    assert parse_gate("gg1a1", FOUR) == ("G1", "A1")


@pytest.mark.parametrize("words", [["A3,b4"], ["A3", "b4"], ["a3, B4,"], ["A3 b4 a3"], ["@a3", "@b4"]])
def test_sectors_by_commas_or_words_each_once(words: list[str]) -> None:
    assert parse_sectors(words, FOUR) == ["A3", "B4"]
