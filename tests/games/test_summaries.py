"""Every chapter and every ruling is summed up, and found by its name and by the words people use."""

from __future__ import annotations

import pytest
from test_chapters import CHAPTERS

from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.games.hegemonic.summaries import find, topics
from hegemonic_cli.games.hegemonic.vocabulary import ACTION_CARDS, CONFLICT_ACTIONS

SENTENCE_ENDS = ".?"


def test_the_chapters_are_the_rulebooks_in_its_order() -> None:
    assert [topic.name for topic in topics() if topic.kind == "chapter"] == list(CHAPTERS)


def test_the_rulings_are_all_there_with_a_meaning_for_each_value() -> None:
    told = {topic.name: tuple(value.name for value in topic.values) for topic in topics() if topic.kind == "ruling"}
    assert told == {name: ruling.values for name, ruling in RULINGS.items()}
    for topic in topics():
        assert all(value.meaning for value in topic.values)
        assert [value.is_default for value in topic.values] == [True, *[False] * (len(topic.values) - 1)][
            : len(topic.values)
        ]


def test_every_topic_says_something_in_a_few_sentences() -> None:
    for topic in topics():
        assert topic.text.endswith(tuple(SENTENCE_ENDS)), topic.name
        assert 20 < len(topic.text) < 700, topic.name


def test_a_ruling_stands_with_its_chapter() -> None:
    held = [ruling for topic in topics() for ruling in topic.rulings]
    assert sorted(held) == sorted(RULINGS)


@pytest.mark.parametrize("name", [*CHAPTERS, *RULINGS])
def test_every_topic_is_found_by_its_own_name(name: str) -> None:
    assert find(name)[0].name == name
    assert find(name.upper())[0].name == name


@pytest.mark.parametrize(
    ("sought", "name"),
    [
        ("gate", "Quantum Gates"),
        ("gates", "Quantum Gates"),
        ("gat", "Quantum Gates"),
        ("tie", "Scoring"),
        ("arbiter", "Phase 6. Arbitration"),
        ("arbitor", "Phase 6. Arbitration"),
        ("collection", "Phase 1. Collection"),
        ("exploration", "Phase 2. Exploration"),
        ("income", "Phase 1. Collection"),
        ("retention limit", "6 Player Boards"),
        ("order", "Phases 3, 4, & 5. Action Phases"),
        ("support", "Step 2 – Add Political Support"),
        ("suport", "Step 2 – Add Political Support"),
        ("step 4", "Step 4 – Compare Final Conflict Power"),
        ("border", "Moving Agents and Fleets"),
        ("move fleet", "Moving Agents and Fleets"),
        ("relocate", "BUILD Actions"),
        ("embassy", "Power"),
        ("range", "Range"),
        ("target", "Declaring and Targeting Conflicts"),
        ("home", "Game Setup"),
        ("deal", "CAPs and Negotiations"),
        ("leaders", "Optional: Leaders"),
        ("wild", 'Optional: "Wild" Home Embassies'),
        ("learning", "The Learning Game"),
        ("inactive", "Inactive Technology Cards"),
        ("unit-def", "unit-defence"),
        ("capitalize", "[4] DISCOVER"),
        ("counterclockwise", "The Learning Game"),
    ],
)
def test_a_topic_is_found_by_the_words_people_use(sought: str, name: str) -> None:
    assert find(sought)[0].name == name


@pytest.mark.parametrize("card", ACTION_CARDS)
def test_every_action_card_is_found(card: str) -> None:
    assert card.upper() in find(card)[0].name


@pytest.mark.parametrize("action", CONFLICT_ACTIONS.values())
def test_every_conflict_action_is_found_with_its_card(action: object) -> None:
    assert action.card.upper() in find(action.name)[0].name  # type: ignore[attr-defined]


@pytest.mark.parametrize("sought", ["", "   ", "zzzz", "?!", "漢字"])
def test_what_nobody_knows_finds_nothing(sought: str) -> None:
    assert find(sought) == ()
