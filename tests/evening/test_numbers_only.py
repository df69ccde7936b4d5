"""A game that tracks only CAPs and VPs, or the tracks too: it goes through its rounds without a word too many, and
never makes a number up."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded_games import BOX, begin, record
from running import hegemonic

from hegemonic_cli.evening.beginning import NewGame, Tracking, laid_out
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Problem


def new_table(tracking: Tracking = "caps", players: int = 4) -> Table:
    seats = (("red", "Ann"), ("blue", "Bo"), ("yellow", "Cleo"), ("green", "Dan"))[:players]
    return laid_out(NewGame(list(seats), Readings(), tracking=tracking), BOX)


def exploring(tmp_path: Path, tracking: Tracking = "caps", players: int = 4) -> Session:
    session = begin(tmp_path, table=new_table(tracking, players))
    record(session, "next")
    record(session, "collect", "red=5", "blue=5", *(("yellow=5", "green=5") if players == 4 else ("yellow=5",)))
    record(session, "next")
    return session


def stack(session: Session) -> int | None:
    return session.look().table.stack


def test_next_passes_exploration_and_action_phases_where_nobody_types_tiles_and_cards(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    assert record(session, "next").text == "Actions #1. 20 Sector Tiles left in the draw stack."
    texts = [record(session, "next").text for _ in range(3)]
    assert texts == ["Actions #2.", "Actions #3.", "Arbitration."]


def test_every_exploration_turn_takes_a_tile_whoever_said_something_of_it(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    record(session, "advance", "blue", "Sample Card D")
    record(session, "done", "red")
    assert stack(session) == 22
    assert session.look().table.seat("blue").hand == 5  # a card was drawn before one was Advanced
    record(session, "next")
    assert stack(session) == 20


def test_a_stack_that_nobody_counted_stays_unknown(tmp_path: Path) -> None:
    session = exploring(tmp_path, players=3)
    assert record(session, "next").text == "Actions #1."
    assert stack(session) is None


def test_the_last_tiles_are_not_counted_below_nothing(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    record(session, "set", "stack", "3")
    assert record(session, "next").text == "Actions #1. 0 Sector Tiles left in the draw stack."
    assert "This is the last round" in what_next(session.look().table, BOX).reminders[0]


def test_where_the_map_is_tracked_next_skips_nothing(tmp_path: Path) -> None:
    session = begin(tmp_path)
    for _ in range(3):
        record(session, "next")
    with pytest.raises(Problem, match="Ann is on, flip a Sector Tile"):
        record(session, "next")


def test_whoever_acts_without_cards_need_not_say_that_they_are_through(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    record(session, "next")
    record(session, "basic", "blue", "caps")
    assert record(session, "next").text == "Actions #2."


def test_retention_limits_that_nobody_tracks_stop_nobody(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    record(session, "set", "phase", "arbitration")
    record(session, "caps", "red=7")
    record(session, "next")
    done = record(session, "next")
    assert done.text == "The Retention Limits are seen to."
    assert "hegemonic caps red=N blue=N yellow=N green=N" in done.notes[0]
    assert done.table.seat("red").caps == 7


def test_only_limits_that_are_known_are_applied_beside_those_that_are_not(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    record(session, "set", "players.red.built", "3/4/8")
    record(session, "set", "phase", "arbitration")
    record(session, "next", "blue")
    done = record(session, "next")
    assert done.text == "Discarded to the Retention Limits: Ann 1."
    assert "The limits of Bo, Cleo and Dan aren't known" in done.notes[0]


def test_a_base_whose_price_nobody_can_know_is_not_free(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    with pytest.raises(Problem, match="how many Complexes are built"):
        record(session, "build", "red", "complex")
    assert record(session, "build", "red", "complex", paid="2").table.seat("red").caps == 3


def test_built_is_set_as_it_is_said_at_new(tmp_path: Path) -> None:
    session = exploring(tmp_path, "tracks")
    table = record(session, "set", "players.red.built", "3/4/8/1").table
    assert [table.on_board("red", piece) for piece in ("complex", "embassy", "outpost", "agent")] == [3, 4, 8, 1]


def test_no_conflict_is_offered_where_the_map_is_not_tracked(tmp_path: Path) -> None:
    session = exploring(tmp_path, "tracks")
    record(session, "next")
    record(session, "cards", "red=assault", "blue=subvert", "yellow=discover", "green=industrialize")
    commands = what_next(session.look().table, BOX).owed[0].commands
    assert commands == ("basic red caps", "basic red technology", "done red")


def test_tallies_of_a_round_ago_are_named_when_they_are_scored(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    record(session, "tally", "A", "red=5", "blue=3")
    record(session, "set", "phase", "arbitration")
    for words in (("next", "red"), ("next",)):
        record(session, *words, force="")
    owed = what_next(session.look().table, BOX).owed[0]
    assert owed.what.startswith("tally the boards that changed, then score: Ann +6, Bo +3")
    assert owed.commands[0] == "next"
    assert record(session, "next").notes == ("Scored as tallied: A. Where that was a round ago: undo, tally, next.",)


def test_incomes_that_nobody_knows_are_asked_for_in_one_line(tmp_path: Path) -> None:
    session = begin(tmp_path, table=new_table())
    record(session, "next")
    with pytest.raises(Problem, match="red=5 blue=5 yellow=5 green=5") as refused:
        record(session, "collect")
    assert len(refused.value.violations) == 1


def test_a_game_that_grows_shows_everything_that_differs(tmp_path: Path) -> None:
    assert hegemonic("new", "--name", "grows", "--players", "2", "--track", "caps", "--yes").code == 0
    position = tmp_path / "grown.toml"
    position.write_text(
        'format = "hegemonic-position/1"\nphase = "setup"\n'
        '[[players]]\ncolor = "blue"\ncaps = 4\nvp = 0\nhand = 5\ninactive = []\nbuilt = { complexes = 2 }\n'
        '[[players]]\ncolor = "green"\ncaps = 0\nvp = 0\nhand = 5\ninactive = []\n',
        encoding="utf-8",
    )
    ran = hegemonic("set", "--from", str(position))
    assert ran.out.splitlines() == [
        "2. The table is set as a position says.",
        "  Blue's CAPs: 0 → 4",
        "  Blue's built complexes: - → 2",
    ]


def test_nobody_is_out_of_turn_where_no_cards_are_known(tmp_path: Path) -> None:
    session = exploring(tmp_path, "tracks")
    record(session, "next")
    for words in (("basic", "red", "caps"), ("basic", "blue", "caps"), ("done", "red")):
        assert record(session, *words).notes == ()


def test_a_conflict_that_the_map_would_judge_says_how_else_to_record_it(tmp_path: Path) -> None:
    session = exploring(tmp_path, "tracks")
    with pytest.raises(Problem, match=r"caps red-3, hegemonic set players\.blue\.built\.complexes 2"):
        record(session, "conflict", "raze", "red@A3", "blue:complex@A3", outcome="attacker")


def test_a_map_that_is_set_whole_is_not_listed_sector_by_sector(tmp_path: Path) -> None:
    assert hegemonic("new", "--name", "grows", "--players", "2", "--track", "tracks", "--yes").code == 0
    assert hegemonic("new", "--name", "grown", "--players", "2", "--track", "map", "--yes").code == 0
    (tmp_path / "map.toml").write_text(hegemonic("position").out, encoding="utf-8")
    assert hegemonic("games", "switch", "grows").code == 0
    out = hegemonic("set", "--from", str(tmp_path / "map.toml")).out
    assert out.splitlines() == ["2. The table is set as a position says.", "  boards: A, B, C, X"]


def test_who_would_win_now_has_not_won_yet(tmp_path: Path) -> None:
    assert hegemonic("new", "--name", "runs", "--players", "2", "--track", "caps", "--yes").code == 0
    assert hegemonic("vp", "blue=3", "green=1").code == 0
    assert hegemonic("final").out.startswith("If the game ended now: Blue wins with 3 VPs.")
    assert hegemonic("finish").code == 0
    assert hegemonic("final").out.startswith("Blue wins with 3 VPs.")
