"""A player who leaves in mid-game: what goes, what stays, and whose turn it is then."""

from __future__ import annotations

from pathlib import Path

from exported_games import exported
from recorded_games import BOX, begin, four_players, record

from hegemonic_cli.evening.export.report import report_text
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.verbs.cards_counted import reshuffled
from hegemonic_cli.games.hegemonic.position import defects
from hegemonic_cli.views.recorded import counter_lines


def exploring(tmp_path: Path) -> Session:
    session = begin(tmp_path)
    for _ in range(3):
        record(session, "next")
    return session


def test_who_comes_next_in_exploration_flips_a_tile_of_their_own(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    record(session, "flip", "i1")
    record(session, "leave", "red")
    turn = session.look().table.turn
    assert (turn.player, turn.done, turn.order) == ("blue", (), ("blue", "yellow", "green"))


def test_cards_of_who_leaves_are_no_part_of_the_deck(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    record(session, "set", "players.green.technologies", '[{"name": "Sample Card B"}]')
    record(session, "set", "players.green.inactive", '["Sample Card C"]')
    done = record(session, "leave", "green")
    assert "Dan's Technology Cards go onto the discard." in done.moves
    assert done.table.discard == ("?",) * 5 + ("Sample Card C", "Sample Card B")
    assert not defects(done.table)


def test_with_three_left_of_four_all_54_cards_are_still_played_with(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    table = record(session, "leave", "green").table
    deck = 54 - 4 * 5
    assert not reshuffled(table, BOX, deck)
    assert reshuffled(table, BOX, deck + 1)


def test_the_tile_of_a_home_without_a_player_stays(tmp_path: Path) -> None:
    before = four_players()
    session = begin(tmp_path, table=before)
    home = before.home_of("green")
    assert home is not None
    after = record(session, "leave", "green").table
    assert after.tile(home) == before.tiles[home]._replace(home=None, home_embassy=False)
    assert after.pieces.get(home) is None


def test_the_last_of_a_phase_leaves_and_the_phase_is_over(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    for color in ("red", "blue", "yellow"):
        record(session, "done", color)
    turn = record(session, "leave", "green").table.turn
    assert turn.player is None
    assert record(session, "next").text == "Actions #1."


def test_of_who_left_no_counter_is_shown(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    done = record(session, "leave", "green")
    rows = [change._asdict() for change in done.changes]
    assert any(row["what"] == "players.green.caps" for row in rows)
    assert list(counter_lines(rows, done.table)) == []


def test_the_home_of_who_left_is_no_tile_too_many(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    record(session, "set", "stack", "42")  # with the pool and four Homes: 44 tiles beside the Homes
    for sector in ("X1", "X2", "X3", "X4"):
        record(session, "explore", session.look().table.turn.player or "red", "i1", sector, "i1")
    record(session, "set", "stack", "42")
    assert not defects(record(session, "leave", "green").table)
    assert [law.code for law in defects(record(session, "set", "stack", "43", force="").table)] == ["tiles/supply"]


def test_a_round_without_a_player_is_no_round_of_nothing(tmp_path: Path) -> None:
    session = exploring(tmp_path)
    for words in (("leave", "green"), ("set", "phase", "arbitration"), ("next", "blue"), ("next",), ("next",)):
        record(session, *words, force="")
    *_, row = (line for line in report_text(exported(session)).splitlines() if line.startswith("| 1 | "))
    assert row == "| 1 | 8 | 8 | 8 |  |"
