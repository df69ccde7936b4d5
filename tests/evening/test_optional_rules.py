"""What the optional rules change of a recorded game."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded_games import BOX, begin, four_players, record

from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.discardpiles import open_cards, piles_said
from hegemonic_cli.kernel.violation import Problem

THREE_PILES = Readings(variants=("multiple-discard-piles",))
INDUSTRIAL, POLITICAL, OTHER_POLITICAL = "Sample Card A", "Sample Card B", "Sample Card E"


def test_the_cards_left_of_the_draft_lie_on_the_discard() -> None:
    assert four_players(Readings(variants=("technology-draft",))).discard == ("?",) * 4
    assert four_players().discard == ()


def test_the_draft_of_a_learning_game_is_none() -> None:
    assert not Readings(variants=("technology-draft", "learning-game")).drafts_technologies


def test_of_three_piles_the_top_of_each_can_be_drawn(tmp_path: Path) -> None:
    session = begin(tmp_path, table=four_players(THREE_PILES))
    for name in (POLITICAL, INDUSTRIAL, OTHER_POLITICAL):
        record(session, "discard", "red", name)
    table = session.look().table
    assert open_cards(table, BOX) == (INDUSTRIAL, OTHER_POLITICAL)
    assert piles_said(table, BOX) == [
        ("Industrial discard pile", (INDUSTRIAL,)),
        ("Political discard pile", (POLITICAL, OTHER_POLITICAL)),
    ]
    assert record(session, "draw", "blue", INDUSTRIAL.lower()).text.endswith(f"{INDUSTRIAL} from the discard pile.")
    assert session.look().table.discard == (POLITICAL, OTHER_POLITICAL)


def test_of_three_piles_one_must_be_said(tmp_path: Path) -> None:
    session = begin(tmp_path, table=four_players(THREE_PILES))
    for name in (POLITICAL, INDUSTRIAL):
        record(session, "discard", "red", name)
    with pytest.raises(Problem, match=f"On top: {INDUSTRIAL}, {POLITICAL}"):
        record(session, "draw", "blue", "discard")
    record(session, "draw", "blue", INDUSTRIAL)
    record(session, "draw", "blue", "discard")
    assert session.look().table.discard == ()


def test_a_card_deep_in_the_only_pile_was_not_drawn_from_there(tmp_path: Path) -> None:
    session = begin(tmp_path)
    for name in (POLITICAL, INDUSTRIAL):
        record(session, "discard", "red", name)
    assert "from the deck" in record(session, "draw", "blue", POLITICAL).text
    assert session.look().table.discard == (POLITICAL, INDUSTRIAL)


def test_a_card_on_a_pile_and_in_a_slot_is_told_apart(tmp_path: Path) -> None:
    session = begin(tmp_path, table=four_players(THREE_PILES))
    record(session, "discard", "red", INDUSTRIAL)
    record(session, "set", "players.blue.technologies", f'[{{"name": "{INDUSTRIAL}"}}]')
    assert "from the discard pile" in record(session, "draw", "blue", "discard", INDUSTRIAL).text
    assert "back from a slot" in record(session, "draw", "blue", INDUSTRIAL).text
    with pytest.raises(Problem, match=r"Nothing was discarded"):
        record(session, "draw", "blue", "discard", INDUSTRIAL)
