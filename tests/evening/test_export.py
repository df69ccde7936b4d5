"""Games written out: every format from one source of numbers, the same at every export, nothing that was undone."""

from __future__ import annotations

import csv
import io
import json
import os
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from exported_games import document_of, exported, history_of, imported, made_up_evening
from golden_files import assert_golden
from recorded_games import BOX, begin, four_players, record
from running import hegemonic

from hegemonic_cli.cli import documents
from hegemonic_cli.evening import starting
from hegemonic_cli.evening.correction import Decisions, Edit, correct
from hegemonic_cli.evening.export.bgsplay import play_text
from hegemonic_cli.evening.export.game import read_game
from hegemonic_cli.evening.export.report import report_text
from hegemonic_cli.evening.export.rows import rows_text
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.boxfile import builtin_box
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.table import Advanced, Pieces, Table
from hegemonic_cli.kernel.violation import Problem

SEEDS = (1, 2, 3)
PLAY_KEYS = [
    *("uuid", "gameRefId", "playDate", "playDateYmd", "entryDate", "modificationDate", "durationMin", "rounds"),
    *("board", "comments", "usesTeams", "manualWinner", "ignored", "locationRefId", "playerScores"),
]
SCORE_KEYS = [
    *("playerRefId", "score", "winner", "rank", "startPlayer", "newPlayer", "seatOrder", "role", "metaData"),
]
AN_ID = "0c1d7a52-4f0a-4b52-9d86-6f0c1f6f0a11"


def play_of(session: Session) -> Any:
    return json.loads(play_text(exported(session)))


def rows_of(session: Session) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(rows_text(exported(session)))))


def report_of(session: Session) -> str:
    return report_text(exported(session))


def with_vps(table: Table, **vps: int | None) -> Table:
    return replace(table, seats=tuple(replace(seat, vp=vps.get(seat.color, seat.vp)) for seat in table.seats))


def finished(home: Path, table: Table) -> Session:
    session = begin(home, table=table)
    record(session, "finish")
    return session


def a_short_evening(home: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Two scored rounds with a Conflict, a correction, something forced, something undone, notes, and a winner."""
    monkeypatch.setattr(starting, "uuid4", lambda: AN_ID)
    table = four_players(Readings({"tie-for-first": "next-scores-influence"}, ["longer-game"]))
    seats = tuple(
        replace(seat, caps=9, house=house)
        for seat, house in zip(table.seats, ("bushido", "osiris", None, "vanir"), strict=True)
    )
    held = {"X1": {"red": Pieces(complexes=2)}, "X2": {"blue": Pieces(complexes=1)}}
    tile = table.pool[0] if table.pool else None
    assert tile is not None
    table = replace(
        table,
        seats=seats,
        phase="action-1",
        tiles={**table.tiles, "X1": tile, "X2": tile},
        pieces={**table.pieces, **held},
    )
    session = begin(home, table=table)
    record(session, "cards", "red=subvert", "blue=assault", "yellow=assault", "green=discover", first="blue")
    record(session, "note", "Dan spilled | the *tea*")
    record(session, "done", "blue")
    record(session, "done", "yellow")
    record(session, "conflict", "corrupt", "red@X1", "blue:complex@X2", technology="4", defender_technology="1")
    record(session, "caps", "green+2")
    session.undo()
    record(session, "give", "blue", "green", "2")
    record(session, "build", "red", "embassy@X2", force="agreed by all")
    record(session, "set", "phase", "arbitration")
    record(session, "caps", "red=12")
    for _ in range(3):
        record(session, "next")
    record(session, "vp", "green+2")
    record(session, "next")
    correct(session, Edit(8, Words("give", ("blue", "green", "1"))), BOX, Decisions())
    record(session, "set", "phase", "arbitration")
    record(session, "caps", "red=12")
    for _ in range(3):
        record(session, "next")
    record(session, "finish")
    return session


# One source of numbers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_two_exports_of_one_game_disagreed(seed: int, tmp_path: Path) -> None:
    session = made_up_evening(tmp_path, seed, 90)
    if session.look().table.phase != "finished":
        record(session, "finish")
    document, play, rows = json.loads(document_of(session)), play_of(session), rows_of(session)
    scores = {row["player"]: row["total"] if row["total"] is not None else row["vp"] for row in document["players"]}
    assert scores == dict(zip(scores, (int(each["score"]) for each in play["plays"][0]["playerScores"]), strict=True))
    assert scores == {player: sum(int(row["vp"] or 0) for row in rows if row["player"] == player) for player in scores}
    (totals,) = re.findall(r"^\| Total \| (.*) \|$", report_of(session), re.MULTILINE)
    assert list(scores.values()) == [int(cell) for cell in totals.split(" | ")]
    winners = {row["player"] for row in document["players"] if row["winner"]}
    assert winners == set(document["winners"])
    assert [each["winner"] for each in play["plays"][0]["playerScores"]] == [player in winners for player in scores]
    assert [each["rank"] for each in play["plays"][0]["playerScores"]] == [row["rank"] for row in document["players"]]


def test_live_score_and_export_came_from_two_formulas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    table = with_vps(four_players(), red=40, blue=38, yellow=30, green=20)
    seats = tuple(
        replace(seat, technologies=(Advanced("Somewhere Else", "industrial", tier),))
        for seat, tier in zip(table.seats, (1, 3, 2, 1), strict=True)
    )
    session = finished(tmp_path, replace(table, seats=seats))
    live = hegemonic("final", "--box", "sample", "--json").json["data"]
    written = json.loads(document_of(session))
    assert [(row["player"], row["total"], row["rank"]) for row in live["players"]] == [
        (row["player"], row["total"], row["rank"]) for row in written["players"]
    ]
    assert live["winners"] == written["winners"] == ["blue"]


def test_undone_moves_came_back_in_the_exported_file(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "vp", "red+7")
    record(session, "note", "this was never so")
    session.undo()
    session.undo()
    record(session, "vp", "red+2")
    assert [(row["board"], row["vp"]) for row in rows_of(session)] == [("adjustment", "2")]
    assert "never so" not in report_of(session)
    assert "2 entries were undone" in report_of(session)
    assert "never so" not in play_of(session)["plays"][0]["comments"]
    entries = [json.loads(line) for line in history_of(session).splitlines()[1:]]
    assert [(entry["n"], entry["undone"]) for entry in entries] == [(1, False), (2, True), (3, True), (4, False)]


def test_a_correction_left_exports_stale(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "vp", "red+7")
    record(session, "vp", "red+1")
    correct(session, Edit(2, Words("vp", ("red+3",))), BOX, Decisions())
    assert [row["vp"] for row in rows_of(session)] == ["3", "1"]
    assert "| On the track | 4 |" in report_of(session)


def test_vps_set_right_after_the_end_count_in_every_export(tmp_path: Path) -> None:
    session = finished(tmp_path, with_vps(four_players(), red=10, blue=11, yellow=1, green=1))
    assert json.loads(document_of(session))["winners"] == ["blue"]
    record(session, "vp", "red+5")
    assert json.loads(document_of(session))["winners"] == ["red"]
    assert "**Ann wins with 15 VPs.**" in report_of(session)
    assert sum(int(row["vp"]) for row in rows_of(session) if row["player"] == "red") == 15


def test_another_box_doesnt_change_who_won_an_evening_that_is_over(tmp_path: Path) -> None:
    table = with_vps(four_players(), red=10, blue=9, yellow=1, green=1)
    card = Advanced("Sample Card A")  # of Tier 2 in the sample box; the built-in one doesn't know it
    seats = tuple(replace(seat, technologies=(card,)) if seat.color == "blue" else seat for seat in table.seats)
    session = finished(tmp_path, replace(table, seats=seats))
    with session.reading() as store:
        game = read_game(store, session.name, builtin_box())
    assert [standing.total for standing in game.standings] == [10, 13, 1, 1]
    assert [standing.seat.color for standing in game.winners] == ["blue"]


# BG Stats -----------------------------------------------------------------------------------------------------------


def test_a_play_has_just_the_shape_that_bg_stats_reads(tmp_path: Path) -> None:
    document = play_of(finished(tmp_path, with_vps(four_players(), red=1, blue=2, yellow=3, green=4)))
    assert list(document) == ["about", "games", "locations", "players", "plays", "userInfo"]
    assert list(document["userInfo"]) == ["meRefId"]
    (game,) = document["games"]
    assert list(game) == ["id", "bggId", "name", "highestWins", "noPoints", "cooperative", "usesTeams"]
    for player in document["players"]:
        assert list(player) == ["id", "uuid", "name", "isAnonymous", "bggUsername"]
    (play,) = document["plays"]
    assert list(play) == PLAY_KEYS
    for score in play["playerScores"]:
        assert list(score) == SCORE_KEYS
        assert isinstance(score["score"], str)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"])
    assert play["playDateYmd"] == 20251129
    assert {score["playerRefId"] for score in play["playerScores"]} == {player["id"] for player in document["players"]}


def test_an_import_doubled_the_play_because_its_uuid_had_changed(tmp_path: Path) -> None:
    session = begin(tmp_path / "here")
    first = play_of(session)
    record(session, "vp", "red+3")
    second = play_of(session)
    imported(tmp_path / "there", history_of(session))
    third = play_of(Session(tmp_path / "there"))
    for document in (second, third):
        assert document["plays"][0]["uuid"] == first["plays"][0]["uuid"]
        assert [player["uuid"] for player in document["players"]] == [player["uuid"] for player in first["players"]]
    other = play_of(begin(tmp_path / "here", "saturday"))
    assert other["plays"][0]["uuid"] != first["plays"][0]["uuid"]
    assert other["players"] == first["players"]  # the same people in another game


def test_of_joint_winners_one_was_dropped(tmp_path: Path) -> None:
    session = finished(tmp_path, with_vps(four_players(), red=30, blue=20, yellow=30, green=10))
    scores = play_of(session)["plays"][0]["playerScores"]
    assert [(score["winner"], score["rank"]) for score in scores] == [(True, 1), (False, 3), (True, 1), (False, 4)]
    assert play_of(session)["plays"][0]["manualWinner"] is False
    assert "**Ann and Cleo share the win with 30 VPs.**" in report_of(session)
    assert "CAP gain decides: Ann 5, Cleo 5" in report_of(session)


def test_the_tie_breaker_was_hidden(tmp_path: Path) -> None:
    table = with_vps(four_players(), red=30, blue=20, yellow=30, green=10)
    home = next(sector for sector, tile in table.tiles.items() if tile.home == "yellow")
    more = {**table.pieces, home: {"yellow": Pieces(1, 1, 2)}}
    session = finished(tmp_path, replace(table, pieces=more))
    play = play_of(session)["plays"][0]
    assert [(score["winner"], score["rank"]) for score in play["playerScores"]] == [
        (False, 2),
        (False, 3),
        (True, 1),
        (False, 4),
    ]
    assert play["manualWinner"] is True  # by points alone BG Stats would take both
    assert re.search(r"Ann and Cleo have 30 VPs each; CAP gain decides: Ann \d+, Cleo \d+\.", report_of(session))


def test_an_unknown_number_was_exported_as_0(tmp_path: Path) -> None:
    session = begin(tmp_path, table=with_vps(four_players(), red=None, blue=4))
    scores = play_of(session)["plays"][0]["playerScores"]
    assert [score["score"] for score in scores] == ["", "4", "0", "0"]
    assert [score["rank"] for score in scores] == [0, 0, 0, 0]
    assert not any(row["player"] == "red" for row in rows_of(session))
    assert "| 1 | Ann | Red |  | ? |" in report_of(session)
    record(session, "finish")
    assert play_of(session)["plays"][0]["playerScores"][0]["score"] == ""


def test_the_time_between_two_evenings_isnt_playing_time(tmp_path: Path) -> None:
    moments = iter(("T19:00:00", "T20:30:00", "T20:45:30", "T23:50:31"))
    session = begin(tmp_path)
    session = Session(tmp_path, session.name, clock=lambda: f"2025-11-30{next(moments)}+00:00")
    for _ in range(4):
        record(session, "note", "on we go")
    assert play_of(session)["plays"][0]["durationMin"] == 105


def test_names_were_cut_and_two_players_became_one(tmp_path: Path) -> None:
    names = ["Maximiliane-Alexandra the First", "Maximiliane-Alexandra the Second", "Ann", "ann"]
    table = four_players()
    table = replace(table, seats=tuple(replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)))
    players = play_of(begin(tmp_path, table=table))["players"]
    assert len({player["uuid"] for player in players}) == 4
    assert [player["name"] for player in players] == [*names[:2], "Ann (yellow)", "ann (green)"]


# Rows ---------------------------------------------------------------------------------------------------------------


def test_power_that_isnt_scored_yet_has_a_row_without_vps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    hegemonic("new", "--player", "red=Ann", "--player", "blue==1+1", "--track", "caps", "--yes")
    hegemonic("tally", "A", "red=5", "blue=4")
    session = Session(tmp_path)
    assert [tuple(row.values()) for row in rows_of(session)] == [
        ("1", "A", "red", "5", "", "Ann"),
        ("1", "A", "blue", "4", "", "'=1+1"),  # no spreadsheet takes a name for a formula
    ]
    hegemonic("set", "phase", "arbitration")
    hegemonic("caps", "red=1", "blue=0")
    for _ in range(2):
        hegemonic("next")
    hegemonic("caps", "red=0")
    record(session, "set", "turn.done", "arbiter, limits")
    record(session, "next")
    assert [tuple(row.values())[:5] for row in rows_of(session)] == [
        ("1", "A", "red", "5", "6"),
        ("1", "A", "blue", "4", "3"),
    ]


# Files --------------------------------------------------------------------------------------------------------------


def test_a_short_evening_in_every_format(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = a_short_evening(tmp_path, monkeypatch)
    for ending, text in (
        ("jsonl", history_of(session)),
        ("json", document_of(session)),
        ("csv", rows_text(exported(session))),
        ("md", report_of(session)),
        ("bgsplay", play_text(exported(session))),
    ):
        assert_golden(f"export/friday.{ending}", text)


def test_an_export_never_overwrites_without_being_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path / "home"))
    begin(tmp_path / "home")
    file = tmp_path / "friday.csv"
    file.write_text("mine", encoding="utf-8")
    ran = hegemonic("export", "--to", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"{file} exists already.\nNothing was written. Add --replace, or choose another name.\n"
    assert file.read_text(encoding="utf-8") == "mine"
    said = hegemonic("export", "--to", str(file), "--replace", "--json").json["data"]
    assert (said["format"], said["file"], said["document"]) == ("csv", str(file), None)
    assert file.read_text(encoding="utf-8").startswith("round,board,player,power,vp,name\n")
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["friday.csv"]


@pytest.mark.parametrize(("file", "begins"), [("a.md", "# friday"), ("a.BGSPLAY", "{\n"), ("a.txt", '{"format"')])
def test_the_files_end_says_the_format(file: str, begins: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path / "home"))
    begin(tmp_path / "home")
    assert hegemonic("export", "--to", str(tmp_path / file)).code == 0
    assert (tmp_path / file).read_text(encoding="utf-8").startswith(begins)


def test_a_place_that_cant_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path / "home"))
    begin(tmp_path / "home")
    (tmp_path / "file").write_text("", encoding="utf-8")
    for target in (tmp_path / "file" / "a.json", tmp_path / "nowhere" / "a.json", tmp_path):
        ran = hegemonic("export", "--to", str(target), "--replace")
        assert ran.code == 4
        assert f"{target} can't be written" in ran.err
        assert "Nothing was written." in ran.err


def test_bytes_are_exact_whatever_the_terminals_encoding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    table = four_players()
    table = replace(table, seats=(replace(table.seats[0], name="Zoë 兎"), *table.seats[1:]))
    session = begin(tmp_path, table=table)
    ran = hegemonic("export", encoding="latin-1")
    assert ran.out.encode("latin-1") == history_of(session).encode()


def test_another_game_than_the_current_one_is_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    begin(tmp_path, "friday")
    begin(tmp_path, "saturday")
    assert json.loads(hegemonic("export").out.splitlines()[0])["name"] == "saturday"
    assert json.loads(hegemonic("export", "fri").out.splitlines()[0])["name"] == "friday"
    assert hegemonic("export", "sunday").code == 4
    found = hegemonic("export", "fri", "--format", "csv", "--json").json["data"]
    assert found["document"] == "round,board,player,power,vp,name\n"
    assert (found["game"], found["format"], found["file"]) == ("friday", "csv", None)


def test_an_unknown_format_is_wrong_usage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    begin(tmp_path)
    ran = hegemonic("export", "--format", "xml")
    assert (ran.code, ran.err) == (2, "--format takes jsonl, json, csv, markdown, bgsplay, not `xml`.\n")
    assert hegemonic("export", "--format", "js").code == 2
    assert hegemonic("export", "--format", "mark").out.startswith("# friday")


@pytest.mark.skipif(not hasattr(os, "link"), reason="needs hard links")
def test_a_name_taken_meanwhile_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "a.json"
    real = os.fsync

    def slow(number: int) -> None:
        place.write_text("another program's", encoding="utf-8")
        real(number)

    monkeypatch.setattr(os, "fsync", slow)
    with pytest.raises(Problem):
        documents.keep(place, b"ours", replaces=False)
    assert place.read_text(encoding="utf-8") == "another program's"


def test_a_torn_entry_is_said_even_where_it_was_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    session = begin(tmp_path)
    record(session, "caps", "red+1")
    session.undo()
    with session.writing() as store:
        store.connection.execute("UPDATE entry SET events = ? WHERE id = 2", ('[{"event":',))
    ran = hegemonic("export")
    assert (ran.code, ran.out) == (4, "")
    assert "damaged" in ran.err
