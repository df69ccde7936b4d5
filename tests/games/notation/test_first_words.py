"""No first word of a line means two: all commands, short words, acts, players, steps, counters, on ten boards."""

from __future__ import annotations

from itertools import product

import pytest
from typedtables import FOUR, SECTORS_EACH, TEN_BOARDS, seated

from hegemonic_cli.cli.app import COMMANDS
from hegemonic_cli.games.hegemonic.notation.firstword import FirstWord, first_word
from hegemonic_cli.games.hegemonic.notation.steps import PIECE_WORDS
from hegemonic_cli.games.hegemonic.notation.verbs import ACTS, GO_ON, HELP, OWN_ACTIONS, SHORT, VERBS
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import COLORS, PIECES
from hegemonic_cli.kernel.violation import Problem

SIX = seated(*((color, "") for color in COLORS))
SECTORS = [f"{board}{number}" for board in TEN_BOARDS.lower() for number in range(1, SECTORS_EACH + 1)]
LETTERS = [color[0] for color in COLORS]
FIXED = [*VERBS, *SHORT, *OWN_ACTIONS, *ACTS, HELP, GO_ON]


def _step_words() -> list[str]:
    single = [f"{count}{piece[0]}{sector}" for count, piece, sector in product(("", "2", "12"), PIECES, SECTORS)]
    gates = [f"g{one}{other}" for one, other in product(SECTORS, SECTORS)]
    relocated = [f"{piece[0]}{one}..{other}" for piece, one, other in product(PIECES, SECTORS[::7], SECTORS)]
    long = [f"{piece}@{sector}" for piece, sector in product(PIECES, SECTORS)]
    return [*single, *gates, *relocated, *long, *(word for word in PIECE_WORDS if len(word) > 1)]


STEPS = _step_words()
COUNTERS = [
    f"{who}{counter}{sign}{amount}"
    for who, counter, sign, amount in product([*LETTERS, *COLORS], ("", "vp", "caps"), "+-=", (0, 3, 12))
]


def test_the_commands_of_a_line_are_the_commands_of_the_shell() -> None:
    assert set(VERBS) == set(COMMANDS)
    assert len(VERBS) == len(set(VERBS))


def test_no_short_word_is_a_players_letter_or_color() -> None:
    assert not {*SHORT, *OWN_ACTIONS, *ACTS, HELP, GO_ON} & {*LETTERS, *COLORS}
    assert not set(VERBS) & {*LETTERS, *COLORS}


def test_the_kinds_of_first_words_share_none() -> None:
    groups = [set(FIXED), set(LETTERS) | set(COLORS), set(STEPS), set(COUNTERS), set(SECTORS)]
    for at, one in enumerate(groups):
        for other in groups[at + 1 :]:
            assert not one & other


@pytest.mark.parametrize("table", [SIX, FOUR], ids=["six players", "four players"])
def test_every_fixed_word_means_itself(table: Table) -> None:
    expected = {word: FirstWord("command", word) for word in VERBS}
    expected |= {word: FirstWord("short", verb) for word, verb in SHORT.items()}
    expected |= {word: FirstWord("own", word) for word in OWN_ACTIONS}
    expected |= {word: FirstWord("act", word) for word in ACTS}
    expected |= {HELP: FirstWord("help", HELP), GO_ON: FirstWord("go-on", GO_ON)}
    assert {word: first_word(word, table) for word in expected} == expected


def test_every_player_means_themself() -> None:
    for color in COLORS:
        assert first_word(color[0], SIX) == first_word(color.upper(), SIX) == FirstWord("player", color)


def test_every_step_on_ten_boards_is_a_step() -> None:
    assert {first_word(word, SIX).kind for word in STEPS} == {"step"}


def test_every_counter_is_a_counter() -> None:
    assert {first_word(word, SIX).kind for word in COUNTERS} == {"counter"}


def test_every_beginning_of_a_command_is_that_command_or_names_all_it_could_be() -> None:
    names = [*VERBS, *ACTS.values()]
    for name in VERBS:
        for length in range(1, len(name)):
            word = name[:length]
            if word in {*FIXED, *LETTERS, *COLORS, *PIECE_WORDS}:
                continue
            fitting = {other for other in names if other.startswith(word)}
            if len(fitting) == 1:
                assert first_word(word, SIX).meaning == SHORT.get(name, name)
            else:
                with pytest.raises(Problem) as caught:
                    first_word(word, SIX)
                assert all(other in str(caught.value) for other in fitting)


@pytest.mark.parametrize("name", ["Ann", "Cap", "U", "X", "Bc", "Score", "Raz", "Complex", "Cb3", "Red+3", "Gate"])
def test_a_name_never_takes_a_word_away(name: str) -> None:
    bare, named = seated(("red", ""), ("blue", "")), seated(("red", ""), ("blue", name))
    assert first_word(name, named) == first_word(name, bare)


def test_an_exact_name_beats_the_beginning_of_a_command() -> None:
    table = seated(("red", "Sco"), ("blue", "Scotty"))
    assert first_word("sco", table) == FirstWord("player", "red")


def test_a_part_of_a_name_and_a_beginning_of_a_command_are_both_named() -> None:
    with pytest.raises(Problem, match=r"`sco` could be score or Scott \(red\): write more of it."):
        first_word("sco", seated(("red", "Scott"), ("blue", "")))
