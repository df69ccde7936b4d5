"""Whose turn it is: actions counted, turns passed on, phases begun; what is odd is noted and never refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded_games import begin, four_players, record

from hegemonic_cli.evening.session import Recorded, Session
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.table import Advanced, Turn
from hegemonic_cli.kernel.violation import Problem


def action_phase(tmp_path: Path, *cards: str, readings: Readings | None = None) -> Session:
    session = begin(tmp_path, table=four_players(readings))
    record(session, "set", "phase", "action-1")
    for color in ("red", "blue", "yellow", "green"):
        record(session, "caps", f"{color}=9")
    record(session, "cards", *(cards or ("red=assault", "blue=industrialize", "yellow=subvert", "green=discover")))
    return session


def turn(session: Session) -> Turn:
    return session.look().table.turn


def on(session: Session) -> tuple[str | None, int]:
    return turn(session).player, turn(session).taken


def noted(done: Recorded) -> str:
    return " ".join(done.notes)


def test_two_actions_pass_the_turn_on(tmp_path: Path) -> None:
    session = action_phase(tmp_path)
    assert on(session) == ("red", 0)
    record(session, "basic", "red", "caps")
    assert on(session) == ("red", 1)
    record(session, "basic", "red", "caps")
    assert on(session) == ("blue", 0)
    for color in ("blue", "yellow", "green"):
        record(session, "done", color)
    assert on(session) == (None, 0)
    assert turn(session).order == ("red", "blue", "yellow", "green")


def test_a_third_action_is_recorded_with_a_note(tmp_path: Path) -> None:
    session = action_phase(tmp_path)
    for _ in range(2):
        record(session, "basic", "red", "caps")
    done = record(session, "basic", "red", "caps")
    assert "Ann's action 3 in this Action Phase: a card allows 2" in noted(done)
    assert on(session) == ("blue", 0)


def test_who_acts_early_is_noted_and_has_that_much_less_later(tmp_path: Path) -> None:
    session = action_phase(tmp_path)
    assert "Ann is on, not Bo" in noted(record(session, "basic", "blue", "caps"))
    record(session, "basic", "blue", "caps")
    record(session, "basic", "yellow", "caps")
    record(session, "done", "red")
    assert on(session) == ("yellow", 1)  # Blue took both actions early


def test_an_action_that_the_card_doesnt_offer_is_noted(tmp_path: Path) -> None:
    session = action_phase(tmp_path)
    assert "Ann played Assault, which doesn't offer this" in noted(record(session, "capitalize", "red"))


def test_outside_an_action_phase_an_action_is_noted_and_counts_for_nobody(tmp_path: Path) -> None:
    session = begin(tmp_path)
    done = record(session, "basic", "red", "caps")
    assert "This is Set-up, not an Action Phase" in noted(done)
    assert turn(session) == Turn()


def test_more_of_a_build_is_the_same_action(tmp_path: Path) -> None:
    session = action_phase(tmp_path, "red=industrialize", "blue=assault", "yellow=subvert", "green=discover")
    home = session.look().table.home_of("red") or ""
    near = next(sector for sector in ("A2", "A4") if sector != home)
    record(session, "set", f"tiles.{near}", "i3")
    record(session, "done", "blue")
    record(session, "build", "red", f"complex@{near}")
    record(session, "build", "red", f"complex@{near}", same_action="")
    assert on(session) == ("red", 1)
    record(session, "basic", "red", "caps")
    with pytest.raises(Problem, match="no BUILD to go on with"):
        record(session, "build", "red", f"complex@{near}", same_action="")


def test_a_move_and_the_attack_of_that_unit_are_one_action(tmp_path: Path) -> None:
    table = four_players()
    home = table.home_of("red") or ""
    near = next(sector for sector in ("A2", "A4") if sector != home)
    session = begin(tmp_path, table=table)
    for words in (
        ("phase", "action-1"),
        (f"pieces.{home}.red", "C E O A"),
        (f"tiles.{near}", "i3"),
        (f"pieces.{near}.blue", "C"),
        ("players.red.caps", "9"),
    ):
        record(session, "set", *words)
    record(session, "cards", "red=assault", "blue=industrialize", "yellow=subvert", "green=discover")
    record(session, "move", f"red:agent@{home}", near)
    assert on(session) == ("red", 1)
    done = record(session, "conflict", "sabotage", f"red@{near}", f"blue:complex@{near}", outcome="attacker")
    assert on(session) == ("red", 1)
    assert session.look().table.at(near, "blue").complexes == 0
    assert "is on" not in noted(done)
    with pytest.raises(Problem, match="already used"):
        record(session, "move", f"red:agent@{near}", home)


def test_ties_wait_for_the_arbiter(tmp_path: Path) -> None:
    session = action_phase(tmp_path, "red=politicize", "blue=industrialize", "yellow=assault", "green=discover")
    assert turn(session).order == ()
    record(session, "cards", first="blue")
    assert turn(session).order == ("yellow", "blue", "red", "green")
    assert on(session) == ("yellow", 0)


def test_whoever_of_the_tied_acts_first_was_chosen(tmp_path: Path) -> None:
    session = action_phase(tmp_path, "red=politicize", "blue=industrialize", "yellow=martialize", "green=assault")
    record(session, "basic", "green", "caps")
    record(session, "basic", "green", "caps")
    done = record(session, "basic", "yellow", "caps")
    assert "So Cleo begins among those tied" in noted(done)
    assert turn(session).order == ("green", "yellow", "red", "blue")
    assert on(session) == ("yellow", 1)


def test_cards_one_by_one_settle_the_order_with_the_last(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "set", "phase", "action-2")
    for word in ("red=subvert", "blue=assault", "yellow=discover"):
        record(session, "cards", word)
        assert turn(session).order == ()
    record(session, "cards", "green=industrialize")
    assert turn(session).order == ("blue", "green", "red", "yellow")


def test_cards_of_everybody_begin_the_next_action_phase(tmp_path: Path) -> None:
    cards = ("red=assault", "blue=industrialize", "yellow=subvert", "green=discover")
    session = action_phase(tmp_path, *cards)
    for color in ("red", "blue", "yellow", "green"):
        record(session, "done", color)
    record(session, "cards", *cards)
    assert session.look().table.phase == "action-2"
    record(session, "basic", "red", "caps")
    done = record(session, "cards", *cards)
    assert session.look().table.phase == "action-3"
    assert "Actions #2 wasn't over: Ann was on" in noted(done)


def test_exploration_goes_round_and_then_cards_begin_the_actions(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "next")
    record(session, "collect")
    for color, sector in (("red", "X1"), ("blue", "X2"), ("yellow", "X3"), ("green", "X4")):
        assert session.look().table.turn.player in (color, None)
        record(session, "explore", color, "i2", sector)
    table = session.look().table
    assert (table.phase, table.turn.player, table.stack) == ("exploration", None, 16)
    assert table.seat("red").hand == 5  # one drawn, one discarded
    record(session, "cards", "red=assault", "blue=industrialize", "yellow=subvert", "green=discover")
    assert session.look().table.phase == "action-1"


def test_an_advance_after_exploring_takes_the_discards_place(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "set", "phase", "exploration")
    record(session, "set", "players.red.caps", "9")
    record(session, "explore", "red", "i2", "X1")
    assert session.look().table.discard == ("?",)
    done = record(session, "advance", "red", "Emergent", "Trade", type="industrial", tier="1", cost="2")
    seat = session.look().table.seat("red")
    assert (seat.hand, seat.caps, seat.technologies) == (5, 7, (Advanced("Emergent Trade", "industrial", 1),))
    assert session.look().table.discard == ()
    assert done.notes == ()
    assert session.look().table.turn.player == "blue"


def test_exploring_step_by_step_is_the_same_as_at_once(tmp_path: Path) -> None:
    at_once = begin(tmp_path / "one")
    record(at_once, "set", "phase", "exploration")
    record(at_once, "explore", "red", "i2", "X1")
    stepwise = begin(tmp_path / "other")
    record(stepwise, "set", "phase", "exploration")
    record(stepwise, "flip", "i2")
    record(stepwise, "place", "X1", "i2")
    record(stepwise, "draw", "red")
    assert stepwise.look().table.turn.done == ("flip", "place", "draw")
    record(stepwise, "discard", "red")
    tables = [session.look().table for session in (at_once, stepwise)]
    assert tables[0].turn.player == tables[1].turn.player == "blue"
    assert (tables[0].tiles, tables[0].pool, tables[0].stack) == (tables[1].tiles, tables[1].pool, tables[1].stack)
    assert tables[0].seats == tables[1].seats


def test_next_says_what_must_be_said_where_it_cant_go_on_alone(tmp_path: Path) -> None:
    session = action_phase(tmp_path)
    with pytest.raises(Problem) as caught:
        record(session, "next")
    assert caught.value.kind == "usage"
    assert "Ann (Assault) is on" in caught.value.violations[0].message
    assert "hegemonic done red" in caught.value.hint


def test_an_extra_action_takes_none_of_the_cards(tmp_path: Path) -> None:
    session = action_phase(tmp_path)
    done = record(session, "basic", "blue", "caps", extra="")
    assert (on(session), turn(session).early) == (("red", 0), {})
    assert noted(done) == "An extra action: it isn't counted among the card's."
    record(session, "basic", "red", "caps")
    record(session, "basic", "red", "caps", extra="")
    assert on(session) == ("red", 1)
    assert session.look().table.seat("red").caps == 9 + 4


def test_a_build_goes_on_after_an_extra_action_of_somebody_else(tmp_path: Path) -> None:
    session = action_phase(tmp_path)
    home = four_players().home_of("blue")
    record(session, "build", "blue", f"outpost@{home}")
    record(session, "basic", "red", "caps", extra="")
    done = record(session, "build", "blue", f"fleet@{home}", same_action="")
    assert not done.notes
    assert turn(session).early == {"blue": 1}


def test_who_has_taken_both_actions_is_not_on_though_a_later_tie_is_open(tmp_path: Path) -> None:
    session = action_phase(tmp_path, "red=assault", "blue=subvert", "yellow=discover", "green=discover")
    for _ in range(2):
        record(session, "basic", "red", "caps")
    assert noted(record(session, "basic", "blue", "caps")) == ""
