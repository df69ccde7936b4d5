"""An entry says which cards went where, and which phase began with it, as far as anybody said so."""

from __future__ import annotations

from pathlib import Path

from recorded_games import begin, record

from hegemonic_cli.evening.session import Session


def exploring(tmp_path: Path) -> Session:
    session = begin(tmp_path)
    for _ in range(3):
        record(session, "next")
    return session


def test_names_of_cards_are_kept_in_the_words_of_an_exploration(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    record(session, "set", "discard", "Sample Card H")
    text = record(session, "explore", "red", "i2", "X1", draw="discard", discard="Sample Card E").text
    assert text == (
        "Ann explores: flips i2, places i2 in X1, takes Sample Card H off the discard pile, discards Sample Card E."
    )
    assert record(session, "explore", "blue", "i2", "X2").text == "Bo explores: flips i2, places i2 in X2."
    assert (
        "places i1 in X3, draws Sample Card Q."
        in record(session, "explore", "yellow", "i1", "X3", draw="Sample Card Q").text
    )


def test_names_of_cards_are_kept_in_the_words_of_a_basic_action(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "set", "phase", "action-1")
    assert record(session, "basic", "red", "technology").text == (
        "Ann draws a Technology Card and discards one (BASIC)."
    )
    assert record(session, "basic", "red", "technology", discard="Sample Card J").text == (
        "Ann draws a Technology Card and discards Sample Card J (BASIC)."
    )
    record(session, "set", "players.red.technologies", '[{"name": "Sample Card B"}]')
    text = record(session, "basic", "red", "technology", draw="Sample Card B", discard="Sample Card C").text
    assert text == "Ann takes Sample Card B back out of a slot and discards Sample Card C (BASIC)."


def test_cards_that_begin_a_phase_say_so(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    for color in ("red", "blue", "yellow", "green"):
        record(session, "done", color)
    played = ("red=assault", "blue=discover", "yellow=subvert", "green=industrialize")
    assert record(session, "cards", *played).text == (
        "Actions #1. Cards: Ann Assault, Dan Industrialize, Cleo Subvert, Bo Discover."
    )
    assert record(session, "cards", "green=martialize").text.startswith("Cards: ")


def test_an_inactive_pile_is_set_as_it_is_read_aloud(tmp_path: Path) -> None:
    session = begin(tmp_path)
    table = record(session, "set", "players.red.inactive", "Sample Card B, Sample Card C").table
    assert table.seat("red").inactive == ("Sample Card B", "Sample Card C")


def test_a_ruling_that_is_set_had_its_default_before(tmp_path: Path) -> None:
    session = begin(tmp_path)
    assert record(session, "set", "rulings.tie-for-first", "next-scores-influence").text == (
        "Set rulings.tie-for-first: drop-a-place → next-scores-influence."
    )
