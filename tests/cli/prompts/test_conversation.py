"""Going back, rules at hand, force, and no question that has but one answer."""

from __future__ import annotations

import pytest

from hegemonic_cli.cli.prompts.conversation import Desk, Left, hold, yes_no
from hegemonic_cli.cli.prompts.question import (
    Choice,
    Conversation,
    Question,
    at_least,
    matching,
    narrowed,
    notice,
    picture,
    sum_of,
)
from tests.cli.prompts.scripted import END, INTERRUPT, ScriptedAsker

WHO = Question("who", "Who?", "player", "PLAYER", "setup", (Choice("red", "Ann"), Choice("blue", "Bob")))
WHERE = Question(
    "where",
    "Where?",
    "sector",
    "SECTOR",
    "range",
    (Choice("B1"), Choice("B2"), Choice("C1", refused="no free Location")),
)
PAID = Question("paid", "Paid?", "number", "--paid", "costs", check=at_least(0, 20))
DESK = Desk(lambda topic: [f"rule of {topic}"], lambda sectors: [f"map of {','.join(sectors)}"], may_force=True)


def three() -> Conversation:
    who = yield WHO
    yield notice(f"{who} it is.")
    where = yield WHERE
    paid = yield PAID
    return (who, where, paid)


def held(*answers: str, desk: Desk = DESK) -> tuple[tuple[str, ...], ScriptedAsker]:
    asker = ScriptedAsker(answers)
    return hold(three, asker, desk), asker


def test_answers_become_words() -> None:
    words, asker = held("red", "B2", "3+2+1")
    assert words == ("red", "B2", "6")
    assert asker.said == ["red it is."]


@pytest.mark.parametrize("back", ["<", INTERRUPT])
def test_back_asks_the_question_before_again(back: str) -> None:
    words, asker = held("red", "B2", back, "B1", "4")
    assert words == ("red", "B1", "4")
    assert asker.keys == ["who", "where", "paid", "where", "paid"]
    assert asker.said == ["red it is.", "red it is."]  # what stood above the question stands there again


@pytest.mark.parametrize("back", ["<", INTERRUPT])
def test_back_at_the_first_question_leaves(back: str) -> None:
    with pytest.raises(Left):
        held("red", back, back)


def test_the_end_of_input_ends_it() -> None:
    with pytest.raises(EOFError):
        held("red", "B2", END)


def test_rule_and_map_are_shown_and_the_question_comes_again() -> None:
    words, asker = held("red", "?", "#", "B2", "1")
    assert words == ("red", "B2", "1")
    assert asker.said == ["red it is.", "rule of range", "", "map of B1,B2", ""]


def test_a_picture_is_shown_above_its_question_and_again_as_its_map() -> None:
    def drawn() -> Conversation:
        yield picture("/\\")
        return ((yield WHO), (yield WHERE))

    asker = ScriptedAsker(["red", "#", "<", "#", "blue", "B1"])
    assert hold(drawn, asker, DESK) == ("blue", "B1")
    assert asker.said == ["/\\", *["/\\", ""], "/\\", *["/\\", ""]]


def test_force_is_one_step_away_and_asks_why() -> None:
    words, asker = held("red", "!", "C1", "we agreed", "1")
    assert words == ("red", "C1", "1", "--force", "we agreed")
    assert asker.keys == ["who", "where", "where", "why", "paid"]


def test_force_can_be_taken_back() -> None:
    words, _ = held("red", "!", "<", "B1", "1")
    assert words == ("red", "B1", "1")
    words, _ = held("red", "!", "C1", "", "<", "B1", "1")
    assert words == ("red", "B1", "1")


def test_where_nothing_may_be_forced_force_does_nothing() -> None:
    words, asker = held("red", "!", "B1", "1", desk=DESK._replace(may_force=False))
    assert words == ("red", "B1", "1")
    assert "Nothing is refused here that could be forced." in asker.said


def test_one_answer_alone_is_taken_and_said() -> None:
    def one() -> Conversation:
        who = yield WHO
        where = yield WHERE.asked(choices=(Choice("B1"), Choice("C1", refused="no free Location")))
        paid = yield PAID
        return (who, where, paid)

    asker = ScriptedAsker(["red", "2"])
    assert hold(one, asker, DESK) == ("red", "B1", "2")
    assert asker.keys == ["who", "paid"]
    assert asker.said == ["Where? B1: nothing else is possible (< shows what else there would be)."]
    # going back opens it, so that what is refused can be seen and forced
    asker = ScriptedAsker(["red", "<", "!", "C1", "", "2"])
    assert hold(one, asker, DESK) == ("red", "C1", "2", "--force")


def test_back_passes_over_what_was_remembered_elsewhere() -> None:
    known: list[str] = []

    def asking_the_box() -> Conversation:
        who = yield WHO
        if not known:
            known.append((yield PAID._replace(key="box", is_kept=True)))
        sure = yield Question("sure", "Sure?", "yes-no", choices=yes_no())
        return (who, known[0], sure)

    asker = ScriptedAsker(["red", "5", "<", "blue", "yes"])
    assert hold(asking_the_box, asker, DESK) == ("blue", "5", "yes")
    assert asker.keys == ["who", "box", "sure", "who", "sure"]


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("5", 5),
        ("3+2+1", 6),
        ("5-2", 3),
        ("-2", -2),
        (" 1 + 1 ", 2),
        ("+3", 3),
        ("", None),
        ("a", None),
        ("1++2", None),
    ],
)
def test_sums(text: str, total: int | None) -> None:
    assert sum_of(text) == total


def test_any_part_of_a_name_is_enough() -> None:
    cards = (Choice("Nano-Fabricants"), Choice("Emergent Economics"), Choice("Nano-Swarm"), Choice("Ürgrund"))
    assert [choice.value for choice in matching(cards, "eco")] == ["Emergent Economics"]
    assert [choice.value for choice in matching(cards, "nano-swarm")] == ["Nano-Swarm"]
    assert [choice.value for choice in matching(cards, "ü")] == ["Ürgrund"]
    assert [choice.value for choice in narrowed(cards, "r")] == [
        "Nano-Fabricants",
        "Emergent Economics",
        "Nano-Swarm",
        "Ürgrund",
    ]
    assert matching(cards, "zz") == []
