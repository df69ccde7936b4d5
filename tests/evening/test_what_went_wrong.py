"""What went wrong for others who kept such logs, each a test named after it: history, totals, ties, end, saving."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from recorded_games import BOX, begin, four_players, record

from hegemonic_cli.evening import judging, verbs
from hegemonic_cli.evening.beginning import Late, taken_up_late
from hegemonic_cli.evening.copies import Copy, good
from hegemonic_cli.evening.correction import Decisions, Edit, correct
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.evening.shelving import restore
from hegemonic_cli.games.hegemonic.events import GameFinished
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.rules.scoring import score, score_totals
from hegemonic_cli.games.hegemonic.table import Pieces, Table
from hegemonic_cli.kernel.violation import Problem

CARDS = ("red=assault", "blue=industrialize", "yellow=subvert", "green=discover")


def at_actions(session: Session, *cards: str) -> Session:
    """The first Action Phase, everybody's card known."""
    record(session, "set", "phase", "action-1")
    record(session, "cards", *(cards or CARDS))
    return session


def to_arbitration(session: Session) -> Session:
    """Arbitration begins, and nobody is tied with Red."""
    record(session, "set", "phase", "arbitration")
    record(session, "caps", "red=3")
    return session


# History ------------------------------------------------------------------------------------------------------------


def test_the_list_of_what_to_undo_drifted_apart_from_the_states(tmp_path: Path) -> None:
    session = begin(tmp_path)
    tables = {1: session.look().table}
    for number in range(2, 30):
        record(session, "caps", f"red+{number}")
        tables[number] = session.look().table
    for number in range(29, 1, -1):
        moved = session.undo()
        assert [(entry.node.number, entry.text) for entry in moved.entries] == [(number, f"Ann +{number} CAPs.")]
        assert session.look().table == tables[number - 1]


def test_undo_across_a_rounds_border_left_the_new_rounds_cards_and_first_player(tmp_path: Path) -> None:
    session = at_actions(begin(tmp_path))
    record(session, "set", "phase", "arbitration")
    record(session, "caps", "blue=9")
    before = session.look().table
    for _ in range(4):
        record(session, "next")
    assert session.look().table.round == 2
    assert session.look().table.arbiter == "blue"
    for _ in range(4):
        session.undo()
    assert session.look().table == before
    assert session.look().table.arbiter == "red"


def test_undo_of_a_mistaken_undo_was_impossible_and_redo_came_back_off_by_one(tmp_path: Path) -> None:
    session = begin(tmp_path)
    for number in (1, 2, 3):
        record(session, "caps", f"red={number}")
    session.undo()
    session.undo()
    assert session.look().table.seat("red").caps == 1
    session.redo()
    assert session.look().table.seat("red").caps == 2
    session.redo()
    assert session.look().table.seat("red").caps == 3
    with pytest.raises(Problem, match="nothing to redo"):
        session.redo()


def test_redo_survived_a_new_move_and_resurrected_old_ones(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "caps", "red=1")
    session.undo()
    record(session, "caps", "blue=2")
    with pytest.raises(Problem, match="nothing to redo"):
        session.redo()
    assert session.look().table.seat("red").caps == 0


def test_a_pass_wasnt_recorded_so_that_after_undo_a_player_had_an_extra_action(tmp_path: Path) -> None:
    session = at_actions(begin(tmp_path))
    record(session, "basic", "red", "caps")
    record(session, "done", "red")
    assert session.look().table.turn.player == "blue"
    session.undo()
    turn = session.look().table.turn
    assert (turn.player, turn.taken) == ("red", 1)


def test_a_once_per_turn_right_used_up_by_the_undone_action_stayed_used_up(tmp_path: Path) -> None:
    table = four_players()
    home = table.home_of("red") or ""
    table = table.with_pieces(home, "red", "agent", 1)
    session = at_actions(begin(tmp_path, table=table))
    near = next(sector for sector in ("A2", "A3", "A4", "A5") if sector != home)
    record(session, "set", f"tiles.{near}", "i1")
    record(session, "move", f"red:agent@{home}", near)
    assert session.look().table.spent
    session.undo()
    assert session.look().table.spent == ()
    record(session, "move", f"red:agent@{home}", near)


def test_replaying_the_log_ran_automatic_steps_twice(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "next")
    record(session, "collect")
    once = session.look().table
    with session.reading() as store:
        assert store.table_at(store.marks().head) == once
    record(session, "note", "a")
    session.undo()
    assert session.look().table == once


def test_dropping_or_renaming_a_player_wasnt_in_the_log(tmp_path: Path) -> None:
    session = at_actions(begin(tmp_path))
    before = session.look().table
    record(session, "set", "players.red.name", "Eve")
    record(session, "leave", "green")
    table = session.look().table
    assert table.colors == ("red", "blue", "yellow")
    assert table.seat("red").name == "Eve"
    session.undo()
    session.undo()
    assert session.look().table == before


def test_nobody_knew_what_undo_had_taken_back(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "caps", "red=5")
    moved = session.undo()
    assert [entry.text for entry in moved.entries] == ["Ann has 5 CAPs."]
    assert [(change.what, change.before, change.after) for change in moved.changes] == [("players.red.caps", 5, 0)]


def test_each_undo_took_longer_the_longer_the_game_was(tmp_path: Path) -> None:
    """The work of an undo, counted in statements, is bounded by the distance of snapshots, not by the game's length."""
    session = begin(tmp_path)
    counts = []
    for _ in range(3):
        for _ in range(110):
            record(session, "caps", "red+1")
        with session.writing() as store:
            seen: list[str] = []
            store.connection.set_trace_callback(seen.append)
            marks = store.marks()
            assert store.table_at(store.node(marks.head).parent or 0) is not None
            counts.append(len(seen))
    assert max(counts) < 120


def test_undo_after_the_end_of_the_game_left_it_half_ended(tmp_path: Path) -> None:
    session = to_arbitration(begin(tmp_path, table=four_players(stack=0)))
    for _ in range(3):
        record(session, "next")
    before = session.look().table
    record(session, "next")
    assert session.look().table.phase == "finished"
    session.undo()
    assert session.look().table == before
    record(session, "next")
    record(session, "reopen")
    assert session.look().table.phase == "arbitration"


def test_an_upgrade_of_the_rules_broke_games_already_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replay needs neither rules nor box: with all of them gone, the evening is what it was."""
    session = at_actions(begin(tmp_path))
    record(session, "basic", "red", "caps")
    table = session.look().table
    monkeypatch.setattr(verbs, "VERBS", {})
    monkeypatch.setattr(judging, "defects", lambda table: pytest.fail("judged"))
    with session.reading() as store:
        assert store.table_at(store.marks().head) == table
    session.undo()
    session.redo()
    assert session.look().table == table


# Totals -------------------------------------------------------------------------------------------------------------


def test_editing_an_old_round_left_totals_stale_or_added_to_them(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "vp", "red+5")
    for number in range(2, 5):
        record(session, "set", "round", str(number))
        record(session, "vp", "red+1", "blue+2")
    assert session.look().table.seat("red").vp == 8
    done = correct(session, Edit(2, Words("vp", ("red+3",))), BOX, Decisions())
    assert [(change.what, change.before, change.after) for change in done.plan.changes] == [("players.red.vp", 8, 6)]
    assert session.look().table.seat("red").vp == 6
    assert session.look().table.seat("blue").vp == 6
    session.undo()
    assert session.look().table.seat("red").vp == 8


def test_after_a_crash_people_had_to_retype_twenty_rounds(tmp_path: Path) -> None:
    late = Late(7, "exploration", {"red": 5, "blue": 0}, {"red": 61, "blue": 58})
    session = begin(tmp_path, table=taken_up_late(replace(four_players(), galaxy=None, tiles={}, pieces={}), late))
    table = session.look().table
    assert (table.round, table.phase, table.seat("red").vp, table.seat("blue").caps) == (7, "exploration", 61, 0)
    assert table.seat("green").vp is None  # nobody typed it: unknown, not 0
    record(session, "vp", "red+3")
    assert session.look().table.seat("red").vp == 64


def test_0_was_refused_as_an_entry(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "caps", "red+5")
    record(session, "caps", "red=0")
    assert session.look().table.seat("red").caps == 0


def test_a_blank_counted_as_0(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "caps", "red=5")
    with pytest.raises(Problem, match="changes no counter"):
        record(session, "caps", "red=")
    assert session.look().table.seat("red").caps == 5


def test_negatives_were_silently_clamped(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "caps", "red=2")
    with pytest.raises(Problem, match="Ann has 3 CAPs too few"):
        record(session, "caps", "red-5")
    assert session.look().table.seat("red").caps == 2
    done = record(session, "caps", "red-5", force="the table says so")
    assert session.look().table.seat("red").caps == 0
    assert any("it is 0 now" in note for note in done.notes)
    assert done.forced == "the table says so"


def test_one_round_was_scored_twice(tmp_path: Path) -> None:
    session = to_arbitration(begin(tmp_path))
    for _ in range(3):
        record(session, "next")
    scored = {seat.color: seat.vp for seat in session.look().table.seats}
    assert all(scored.values())
    record(session, "next")
    table = session.look().table
    assert (table.round, table.phase) == (2, "collection")
    assert {seat.color: seat.vp for seat in table.seats} == scored


# Ties, order, end ---------------------------------------------------------------------------------------------------


def untracked(readings: Readings | None = None) -> Table:
    return replace(four_players(readings), galaxy=None, tiles={}, pieces={}, phase="arbitration")


def test_three_tied_and_only_two_were_paid(tmp_path: Path) -> None:
    session = begin(tmp_path, table=untracked())
    record(session, "tally", "A", "red=4", "blue=4", "yellow=4", "green=1")
    record(session, "next", "blue")
    record(session, "caps", "red=0", "blue=0", "yellow=0", "green=0")
    record(session, "set", "turn.done", "arbiter, limits")
    record(session, "next")
    assert [seat.vp for seat in session.look().table.seats] == [3, 3, 3, 1]


def test_the_second_place_after_a_tied_first_went_to_the_wrong_player(tmp_path: Path) -> None:
    for value, green in (("drop-a-place", 1), ("next-scores-influence", 3)):
        table = untracked(Readings({"tie-for-first": value}))
        session = begin(tmp_path / value, table=table)
        record(session, "tally", "A", "red=4", "blue=4", "green=2")
        record(session, "set", "turn.done", "arbiter, limits")
        record(session, "next")
        assert [seat.vp for seat in session.look().table.seats] == [3, 3, 0, green]


def test_a_bonus_independent_of_the_majority_was_given_to_the_majority_only(tmp_path: Path) -> None:
    session = begin(tmp_path, table=untracked())
    record(session, "tally", "X", "red=4", "blue=2", "yellow=1")
    record(session, "set", "turn.done", "arbiter, limits")
    record(session, "next")
    assert [seat.vp for seat in session.look().table.seats] == [7, 4, 2, 0]


def test_of_joint_winners_one_was_dropped(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "vp", "red=9", "blue=9", "yellow=3")
    record(session, "finish")
    with session.reading() as store:
        (finished,) = store.entry(store.marks().head).events()
    assert isinstance(finished, GameFinished)
    assert finished.winners == ("red", "blue")


def test_live_score_and_final_score_came_from_two_formulas_and_differed(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "set", "tiles.X1", "i3")
    record(session, "set", "pieces.X1.red", "2C")
    table = session.look().table
    live = score_totals(table, score(table))
    to_arbitration(session)
    for _ in range(3):
        record(session, "next")
    assert {seat.color: seat.vp for seat in session.look().table.seats} == live


def test_the_end_of_game_trigger_was_missed(tmp_path: Path) -> None:
    session = begin(tmp_path, table=replace(four_players(stack=1), phase="exploration"))
    done = record(session, "explore", "red", "i2", "X1")
    assert "That was the last tile of the draw stack." in done.notes
    to_arbitration(session)
    for _ in range(4):
        record(session, "next")
    assert session.look().table.phase == "finished"


def test_order_among_equals_changed_from_one_refresh_to_the_next(tmp_path: Path) -> None:
    cards = ("red=politicize", "blue=industrialize", "yellow=martialize", "green=assault")
    orders = set()
    for number, played in enumerate((cards, cards[::-1], (*cards[2:], *cards[:2]))):
        session = at_actions(begin(tmp_path / str(number)), *played)
        record(session, "cards", first="yellow")
        orders.add(session.look().table.turn.order)
    assert orders == {("green", "yellow", "red", "blue")}


def test_what_should_be_decided_before_a_discard_was_decided_after_it(tmp_path: Path) -> None:
    """The new Arbiter is chosen by the CAPs that players hold before they discard to their Retention Limits."""
    session = to_arbitration(begin(tmp_path))
    record(session, "caps", "red=8", "blue=20", "yellow=8", "green=8")
    record(session, "next")
    assert session.look().table.arbiter == "blue"
    record(session, "next")
    held = session.look().table
    assert (held.seat("blue").caps or 0) < 20
    assert held.arbiter == "blue"


# Saving -------------------------------------------------------------------------------------------------------------


def test_an_old_autosave_overwrote_a_newer_one(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "set", "round", "2")
    record(session, "caps", "red=5")
    with pytest.raises(Problem, match="can be read, so it stays as it is"):
        restore(tmp_path, "friday")
    assert session.look().table.seat("red").caps == 5


def test_a_backup_could_not_be_imported(tmp_path: Path) -> None:
    """A copy is a whole game: laid among the games under another name, it is one."""
    session = begin(tmp_path)
    record(session, "set", "round", "2")
    record(session, "caps", "red=5")
    copy: Copy = next(good(Shelf(tmp_path), "friday"))
    Shelf(tmp_path).path("copied").write_bytes(copy.path.read_bytes())
    copied = Session(tmp_path, "copied")
    assert copied.look().table.round == 2
    assert record(copied, "caps", "red=1").entry == copy.last_entry + 1
    assert session.look().table.seat("red").caps == 5


def test_a_view_that_connected_to_look_erased_what_it_looked_at(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "caps", "red=5")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    for _ in range(3):
        session.look()
        with session.reading() as store:
            store.entries()
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_forced_pieces_that_break_a_law_are_kept_and_named(tmp_path: Path) -> None:
    session = begin(tmp_path)
    home = session.look().table.home_of("red") or ""
    with pytest.raises(Problem, match="Industrial Location"):
        record(session, "set", f"pieces.{home}.red", "5C E O")
    done = record(session, "set", f"pieces.{home}.red", "5C E O", force="new house rule")
    table = session.look().table
    assert table.at(home, "red") == Pieces(5, 1, 1)
    assert table.is_irregular
    assert done.forced == "new house rule"
    record(session, "set", f"pieces.{home}.red", "C E O")
    assert not session.look().table.is_irregular


@pytest.mark.parametrize("force", [None, "the table says so"])
@pytest.mark.parametrize(
    ("words", "options"),
    [
        (("caps", "red=9999", "red+1"), {}),
        (("vp", "red=99999"), {}),
        (("flip", "home", "red", "i1", "e", "m1"), {}),
        (("discard", "red", "a\x1b[31m"), {}),
        (("discard", "red", "n" * 101), {}),
        (("advance", "red", ""), {"type": "industrial", "tier": "1", "cost": "0"}),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_a_game_took_in_what_its_position_could_not_say_and_then_nothing_could_be_set(
    words: tuple[str, ...], options: dict[str, str], force: str | None, tmp_path: Path
) -> None:
    session = begin(tmp_path)
    before = session.look()
    with pytest.raises(Problem) as caught:
        record(session, *words, force=force, **options)
    assert caught.value.kind == "illegal"
    assert session.look() == before
    record(session, "set", "round", "2")


def test_what_next_could_not_do_ended_in_a_colon_where_a_correction_repeats_it(tmp_path: Path) -> None:
    session = at_actions(begin(tmp_path))
    with pytest.raises(Problem) as caught:
        record(session, "next")
    assert str(caught.value).endswith("action 1 of 2; then Bo, Cleo, Dan. What is done there must be said.")
    assert caught.value.hint.startswith("Like: hegemonic conflict ")
