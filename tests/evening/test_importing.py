"""Games taken in: whole or not at all, nothing twice, nothing overwritten; what differs is named and kept beside."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from exported_games import document_of, everything_in, history_of, imported, made_up_evening
from golden_files import assert_golden
from recorded_games import BOX, begin, record
from running import hegemonic

from hegemonic_cli.evening import importing, schema
from hegemonic_cli.evening.correction import Decisions, Edit, correct
from hegemonic_cli.evening.importing import Compared, join
from hegemonic_cli.evening.importing_log import Log, read_log
from hegemonic_cli.evening.importing_text import read_export
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.evening.store import Store
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.kernel.violation import Problem

EVENINGS = (
    (1, Readings()),
    (2, Readings({"tie-for-first": "next-scores-influence"}, ("leaders", "longer-game", "wild-home-embassies"))),
    (3, Readings(variants=("learning-game",))),
)


@pytest.fixture
def short(tmp_path: Path) -> str:
    """The JSON Lines of a game with an undone branch and a correction."""
    session = begin(tmp_path / "elsewhere")
    record(session, "caps", "red+2")
    record(session, "note", "so it was")
    session.undo()
    record(session, "caps", "blue+3")
    correct(session, Edit(2, Words("caps", ("red+1",))), BOX, Decisions())
    record(session, "vp", "red+4")
    session.undo()
    return history_of(session)


def documents(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(written: list[Any]) -> str:
    return "".join(f"{json.dumps(document)}\n" for document in written)


def file_name(what: str) -> str:
    return what.replace("'", "").replace(" ", "-")


def at_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HEGEMONIC_HOME", str(home))
    return home


# Out and in again ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "readings"), EVENINGS)
def test_a_history_comes_out_again_byte_for_byte(seed: int, readings: Readings, tmp_path: Path) -> None:
    session = made_up_evening(tmp_path / "here", seed, 90, readings)
    text = history_of(session)
    assert imported(tmp_path / "there", text).result == "new"
    other = Session(tmp_path / "there")
    assert history_of(other) == text
    assert other.look().table == session.look().table
    assert other.undo().entries == session.undo().entries


def test_undone_moves_and_corrections_come_in_as_they_were(short: str, tmp_path: Path) -> None:
    imported(tmp_path, short)
    session = Session(tmp_path)
    assert history_of(session) == short
    assert [entry.text for entry in session.redo().entries] == ["Ann +4 VPs."]
    session.undo()
    session.undo()  # the whole correction at once
    assert session.look().table.seat("red").caps == 2


def test_the_json_document_is_taken_in_as_well(tmp_path: Path) -> None:
    session = made_up_evening(tmp_path / "here", 4, 30)
    assert imported(tmp_path / "there", document_of(session)).result == "new"
    assert history_of(Session(tmp_path / "there")) == history_of(session)


def test_line_ends_and_a_byte_order_mark_of_another_system_do_no_harm(short: str, tmp_path: Path) -> None:
    raw = b"\xef\xbb\xbf" + short.replace("\n", "\r\n").encode() + b"\r\n\r\n"
    join(tmp_path, read_log(read_export(raw)))
    assert history_of(Session(tmp_path)) == short


def test_a_file_of_sorted_keys_is_the_same_game(short: str, tmp_path: Path) -> None:
    imported(tmp_path, short)
    ordered = "".join(f"{json.dumps(each, sort_keys=True, indent=None)}\n" for each in documents(short))
    assert imported(tmp_path, ordered).result == "nothing-new"


def test_a_game_that_is_new_here_becomes_the_current_one(short: str, tmp_path: Path) -> None:
    begin(tmp_path, "saturday")
    assert imported(tmp_path, short).name == "friday"
    assert Shelf(tmp_path).current() == "friday"
    record(Session(tmp_path), "caps", "red+1")
    assert Session(tmp_path).look().table.seat("red").caps == 2


# Nothing twice, nothing overwritten ---------------------------------------------------------------------------------


def test_an_import_was_counted_twice(short: str, tmp_path: Path) -> None:
    imported(tmp_path, short)
    before = everything_in(tmp_path)
    assert imported(tmp_path, short).result == "nothing-new"
    assert everything_in(tmp_path) == before
    assert Shelf(tmp_path).names() == ["friday"]


def test_a_game_was_replaced_by_another_one_of_the_same_name(short: str, tmp_path: Path) -> None:
    mine = begin(tmp_path, "friday")
    record(mine, "note", "mine")
    kept = history_of(mine)
    found = imported(tmp_path, short)
    assert (found.result, found.name) == ("new", "friday-2")
    assert history_of(mine) == kept
    assert history_of(Session(tmp_path, "friday-2")) == short.replace('"friday"', '"friday-2"', 1)


def test_what_goes_on_from_a_known_log_is_added(tmp_path: Path) -> None:
    there = begin(tmp_path / "there")
    record(there, "caps", "red+2")
    here = tmp_path / "here"
    imported(here, history_of(there))
    record(there, "caps", "blue+3")
    there.undo()
    record(there, "vp", "green+1")
    record(there, "set", "round", "2")
    found = imported(here, history_of(there))
    assert (found.result, found.added, found.name) == ("added", 3, "friday")
    session = Session(here)
    assert history_of(session) == history_of(there)
    assert session.look().table == there.look().table
    copies = sorted(path.name for path in (Shelf(here).copies / "friday").iterdir())
    assert copies == ["round-1.hegemonic", "round-2.hegemonic"]


def test_others_hear_of_what_was_added(tmp_path: Path) -> None:
    mine = begin(tmp_path / "here", writer="me")
    record(mine, "caps", "red+2")
    imported(tmp_path / "there", history_of(mine))
    there = Session(tmp_path / "there")
    for _ in range(2):
        record(there, "vp", "blue+1")
    imported(tmp_path / "here", history_of(there))
    record(mine, "caps", "red+1")
    assert mine.news == ("2 entries imported, 3 to 4.",)


def test_an_older_state_of_the_file_takes_nothing_back(tmp_path: Path) -> None:
    session = begin(tmp_path)
    record(session, "caps", "red+2")
    older = history_of(session)
    record(session, "caps", "red+2")
    assert imported(tmp_path, older).result == "nothing-new"
    assert session.look().table.seat("red").caps == 4


def test_where_only_the_undone_differs_it_is_said_and_nothing_changed(tmp_path: Path) -> None:
    there = begin(tmp_path / "there")
    record(there, "caps", "red+2")
    imported(tmp_path / "here", history_of(there))
    there.undo()
    found = imported(tmp_path / "here", history_of(there))
    assert (found.result, found.ours and found.ours.node.number, found.theirs and found.theirs.node.number) == (
        "elsewhere",
        2,
        1,
    )
    assert Session(tmp_path / "here").look().table.seat("red").caps == 2


def test_what_held_here_and_is_undone_in_the_file_is_counted(tmp_path: Path) -> None:
    there = begin(tmp_path / "there")
    for _ in range(3):
        record(there, "caps", "red+2")
    imported(tmp_path / "here", history_of(there))
    there.undo()
    there.undo()
    record(there, "caps", "red+1")
    found = imported(tmp_path / "here", history_of(there))
    assert (found.result, found.added, found.undone) == ("added", 1, 2)
    assert Session(tmp_path / "here").look().table.seat("red").caps == 3


def test_another_course_of_a_game_is_named_and_kept_beside_it(tmp_path: Path) -> None:
    there = begin(tmp_path / "there")
    record(there, "caps", "red+2")
    here = tmp_path / "here"
    imported(here, history_of(there))
    mine = Session(here)
    record(mine, "caps", "red+7")
    record(there, "caps", "blue+3")
    record(there, "caps", "blue+3")
    found = imported(here, history_of(there))
    assert (found.result, found.name, found.other, found.place) == ("second", "friday-2", "friday", "line 4")
    assert (found.ours and found.ours.text, found.theirs and found.theirs.text) == ("Ann +7 CAPs.", "Bo +3 CAPs.")
    assert Shelf(here).current() == "friday"
    assert mine.look().table.seat("red").caps == 9
    second = Session(here, "friday-2")
    assert second.look().table == there.look().table
    # It is a game of its own from now on, and the same file adds nothing again.
    ours, theirs = documents(history_of(mine))[0], documents(history_of(second))[0]
    assert theirs["id"] != ours["id"]
    assert theirs["differs_from"] == ours["id"]
    assert imported(here, history_of(there)).result == "nothing-new"
    record(there, "caps", "green+3")
    found = imported(here, history_of(there))
    assert (found.result, found.name, found.added) == ("added", "friday-2", 1)
    assert Shelf(here).names() == ["friday", "friday-2"]


def test_a_third_course_is_kept_as_well(tmp_path: Path) -> None:
    here = begin(tmp_path / "here")
    beginning = history_of(here)
    record(here, "caps", "red+1")
    others = []
    for color in ("blue", "green"):
        imported(tmp_path / color, beginning)
        record(Session(tmp_path / color), "caps", f"{color}+1")
        others.append(history_of(Session(tmp_path / color)))
    results = [imported(tmp_path / "here", text).result for text in (*others, *others)]
    assert results == ["second", "second", "nothing-new", "nothing-new"]
    assert Shelf(tmp_path / "here").names() == ["friday", "friday-2", "friday-3"]


def test_somebody_records_while_a_file_is_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = begin(tmp_path / "there")
    imported(tmp_path / "here", history_of(there))
    record(there, "caps", "blue+3")
    compared = importing.compared
    courses = []

    def noted(store: Store, log: Log) -> Compared:
        found = compared(store, log)
        courses.append(found.course)
        if len(courses) == 1:
            store.connection.execute("COMMIT")  # the reader is through, and before it adds anything …
            record(Session(tmp_path / "here"), "caps", "red+1")
            store.connection.execute("BEGIN")
        return found

    monkeypatch.setattr(importing, "compared", noted)
    found = imported(tmp_path / "here", history_of(there))
    assert courses == ["goes-on", "differs", "differs"]
    assert (found.result, found.name) == ("second", "friday-2")
    assert Session(tmp_path / "here", "friday").look().table.seat("red").caps == 1


def test_a_trial_changes_nothing(short: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = at_home(tmp_path / "home", monkeypatch)
    file = tmp_path / "friday.jsonl"
    file.write_text(short, encoding="utf-8")
    ran = hegemonic("import", str(file), "--dry-run")
    assert (ran.code, ran.out) == (
        0,
        "8 entries would be imported as the game friday.\nNothing was changed: this was a trial.\n",
    )
    assert not (home / "games").exists()


def test_a_game_that_cant_be_read_is_named_when_another_comes_in(
    short: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = at_home(tmp_path / "home", monkeypatch)
    begin(home, "broken")
    Shelf(home).path("broken").write_bytes(b"torn")
    ran = hegemonic("import", "-", stdin=short)
    assert ran.out == (
        "8 entries are imported as the game friday.\nThe game broken can't be read now, so it wasn't compared.\n"
    )


# A game's own file --------------------------------------------------------------------------------------------------


def test_a_backup_could_not_be_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = made_up_evening(tmp_path / "there", 5, 40)
    sent = tmp_path / "friday by mail.hegemonic"
    sent.write_bytes(session.path.read_bytes())
    at_home(tmp_path / "here", monkeypatch)
    assert hegemonic("import", str(sent), "--json").json["data"]["result"] == "new"
    assert Session(tmp_path / "here").look().table == session.look().table
    copy = next((Shelf(tmp_path / "there").copies / "friday").iterdir())
    assert hegemonic("import", str(copy), "--json").json["data"]["result"] == "nothing-new"
    assert sent.read_bytes() == session.path.read_bytes()


def test_a_damaged_file_and_one_of_a_later_version_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(tmp_path / "there")
    home = at_home(tmp_path / "here", monkeypatch)
    sent = tmp_path / "sent.hegemonic"
    sent.write_bytes(session.path.read_bytes()[:9000])
    ran = hegemonic("import", str(sent))
    assert ran.code == 4
    assert "is damaged" in ran.err
    sent.write_bytes(session.path.read_bytes())
    connection = sqlite3.connect(sent)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    ran = hegemonic("import", str(sent))
    assert ran.code == 4
    assert "later version" in ran.err
    assert not home.exists()


# What is wrong with a file ------------------------------------------------------------------------------------------

Change = Callable[[list[Any]], object]


def _events(written: list[Any], line: int) -> Any:
    return written[line - 1]["events"]


FAULTS: dict[str, Change] = {
    "a line is missing": lambda d: d.pop(3),
    "the last lines are missing": lambda d: [d.pop(), d.pop()],
    "a line stands twice": lambda d: d.insert(3, d[3]),
    "two lines changed places": lambda d: d.insert(3, d.pop(4)),
    "an event of a later version": lambda d: _events(d, 3)[0].update(event="CapsMultiplied"),
    "a field of a later version": lambda d: _events(d, 3)[0].update(reason="a joke"),
    "an entry of a later version": lambda d: d[2].update(mood="good"),
    "a command of a later version": lambda d: d[2].update(kind="bribe", words=["bribe", "red"]),
    "not an event": lambda d: _events(d, 3).append("CapsChanged"),
    "an event's name that is something else in the program": lambda d: _events(d, 3)[0].update(event="Mapping"),
    "an event's name that is no text": lambda d: _events(d, 3)[0].update(event=["CapsChanged"]),
    "an amount in words": lambda d: _events(d, 3)[0]["changes"][0].update(by="two"),
    "an amount that is no whole number": lambda d: _events(d, 3)[0]["changes"][0].update(by=1.5),
    "somebody who doesn't play": lambda d: _events(d, 3)[0]["changes"][0].update(player="purple"),
    "a color that isn't one": lambda d: _events(d, 3)[0]["changes"][0].update(player="pink"),
    "pieces where nothing lies": lambda d: _events(d, 3).append(
        {"event": "UnitMoved", "player": "red", "piece": "agent", "origin": "X1", "to": "X2", "paid": 0}
    ),
    "a Sector that isn't there": lambda d: _events(d, 3).append(
        {"event": "BasesBuilt", "player": "red", "steps": [{"piece": "complex", "sector": "Q9"}], "paid": 0}
    ),
    "no first table": lambda d: d[1].update(events=d[2]["events"]),
    "a second beginning": lambda d: d[3].update(after=None),
    "an entry before its turn": lambda d: d[3].update(after=5),
    "a number twice": lambda d: d[4].update(n=2),
    "a time that is none": lambda d: d[3].update(at="yesterday"),
    "a week's date": lambda d: d[3].update(at="2025-W48-6T19:00:00"),
    "what is undone doesn't fit": lambda d: d[3].update(undone=False),
    "a head that isn't there": lambda d: d[0].update(head=70),
    "redo of something that isn't there": lambda d: d[0].update(redo=[0]),
    "no id": lambda d: d[0].pop("id"),
    "no record": lambda d: d.__setitem__(3, ["caps", "red+2"]),
    "words that aren't": lambda d: d[2].update(words="caps red+2", notes=[1], text="", forced=True),
    "half a letter": lambda d: d[2].update(text="\ud83d"),
    "a ruling of a later version": lambda d: _events(d, 2)[0]["table"].update(
        readings={"rulings": {"tie-for-last": "yes"}, "variants": []}
    ),
    "a variant of a later version": lambda d: _events(d, 2)[0]["table"].update(
        readings={"rulings": {}, "variants": ["seven-players"]}
    ),
    "boards that overlap": lambda d: _events(d, 2)[0]["table"]["galaxy"]["boards"].update(
        A=_events(d, 2)[0]["table"]["galaxy"]["boards"]["B"]
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_every_fault_is_named_and_nothing_is_kept(
    what: str, short: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = at_home(tmp_path / "home", monkeypatch)
    written = documents(short)
    FAULTS[what](written)
    ran = hegemonic("import", "-", stdin=text_of(written))
    assert (ran.code, ran.out) == (4, "")
    assert ran.err.endswith("Nothing was imported.\n")
    assert not home.exists()
    assert_golden(f"import/{file_name(what)}.txt", ran.err)


def test_all_faults_of_a_file_are_named_at_once(short: str) -> None:
    written = documents(short)
    written[2]["at"] = "yesterday"
    written[3]["kind"] = "vp"
    written[5]["events"] = None
    with pytest.raises(Problem) as caught:
        read_log(read_export(text_of(written).encode()))
    assert [violation.message.split(":")[0] for violation in caught.value.violations] == ["line 3", "line 4", "line 6"]


def test_a_file_torn_anywhere_is_refused(short: str, tmp_path: Path) -> None:
    raw = short.encode()
    for length in [*range(0, len(raw) - 1, 97), len(raw) - 2]:
        with pytest.raises(Problem) as caught:
            read_log(read_export(raw[:length]))
        assert caught.value.kind == "unreadable"
        assert all(violation.message for violation in caught.value.violations)


ODD_VALUES = (None, True, -1, 0, 3, 10**30, 2.5, "", "red", "A1", "Q9", "x" * 300, [], ["red"], {}, {"red": 1})


def changed_somewhere(value: Any, rng: Random) -> Any:
    """A JSON value with one value inside it, chosen at random, gone or replaced by something odd."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        if rng.random() < 0.1:
            return {other: each for other, each in value.items() if other != key}
        return {**value, key: changed_somewhere(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        return [*value[:at], changed_somewhere(value[at], rng), *value[at + 1 :]]
    return rng.choice(ODD_VALUES)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_stands_in_a_file_what_is_taken_in_can_be_shown(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(seed)
    text = history_of(made_up_evening(tmp_path / "there", seed, 25))
    for number in range(25):
        written = documents(text)
        at = rng.choice((0, 1, rng.randrange(len(written))))
        written[at] = changed_somewhere(written[at], rng)
        home = at_home(tmp_path / str(number), monkeypatch)
        ran = hegemonic("import", "-", stdin=text_of(written))
        assert ran.code in (0, 4), (written[at], ran.err)
        if ran.code == 0 and Shelf(home).names():
            for words in (
                ["status"],
                ["audit"],
                ["audit", "--lay-out"],
                ["now"],
                ["map"],
                ["log"],
                ["undo"],
                ["score"],
            ):
                assert hegemonic(*words).code in (0, 2, 3, 5), (written[at], words, hegemonic(*words).err)
            for form in ("jsonl", "json", "csv", "markdown", "bgsplay"):
                assert hegemonic("export", "--format", form).code == 0, (written[at], form)


OTHER_FILES: dict[str, bytes] = {
    "nothing": b"",
    "blank lines": b"\n\n",
    "a position in TOML": b'format = "hegemonic-position/1"\nplayers = [{ color = "red" }, { color = "blue" }]\n',
    "a position in JSON": b'{"format": "hegemonic-position/1", "players": [{"color": "red"}, {"color": "blue"}]}',
    "a play of BG Stats": b'{"about": "", "games": [], "plays": []}',
    "a table of VPs": b"round,board,player,power,vp\n1,A,red,5,6\n",
    "a list of lines": b"# the first round\nr+3\ncb3\n",
    "a list": b"[1, 2]",
    "a number": b"7",
    "a report": b"# friday\n\nHegemonic, 2025-11-29.\n",
    "UTF-16": "hegemonic".encode("utf-16"),
    "not text": bytes(range(128, 256)),
    "a later version": b'{"format":"hegemonic-game/2","id":"x","entries":1}\n{"n":1}\n',
    "a later version in one document": b'{"format":"hegemonic-game/12","entries":[]}',
    "a version that never was": b'{"format":"hegemonic-game/0","id":"x"}\n{"n":1}\n',
    "a document without entries": b'{"format":"hegemonic-game/1","id":"x","name":"x","entries":[]}',
    "deep": b"[" * 100_000,
}


@pytest.mark.parametrize("what", OTHER_FILES)
def test_another_file_is_said_to_be_what_it_is(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = at_home(tmp_path / "home", monkeypatch)
    ran = hegemonic("import", "-", stdin=OTHER_FILES[what])
    assert (ran.code, ran.out) == (4, "")
    assert not home.exists()
    assert_golden(f"import/other/{file_name(what)}.txt", ran.err)


# The command --------------------------------------------------------------------------------------------------------


def test_a_name_for_a_game_that_is_new_here(short: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = at_home(tmp_path / "home", monkeypatch)
    assert hegemonic("import", "-", "--name", "last week", stdin=short).out == (
        "8 entries are imported as the game last week.\n"
    )
    assert Shelf(home).current() == "last week"
    ran = hegemonic("import", "-", "--name", "last week", stdin=short)
    assert ran.code == 2
    assert "There is a game named `last week` already" in ran.err


@pytest.mark.parametrize("name", ["../../elsewhere", "a/b", "CON", "...", "\x1b[31mred"])
def test_a_files_name_for_the_game_stays_inside_the_folder(
    name: str, short: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = at_home(tmp_path / "home", monkeypatch)
    written = documents(short)
    written[0]["name"] = name
    assert hegemonic("import", "-", stdin=text_of(written)).code == 0
    (only,) = Shelf(home).names()
    assert only.isprintable()
    assert Shelf(home).path(only).parent == home / "games"
    assert not any(home not in path.parents for path in tmp_path.rglob("*.hegemonic") if path.stem == only)


def test_what_the_command_says_of_two_courses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = begin(tmp_path / "there")
    home = at_home(tmp_path / "home", monkeypatch)
    imported(home, history_of(there))
    record(Session(home), "caps", "red+1")
    record(there, "note", "elsewhere")
    found = hegemonic("import", "-", "--json", stdin=history_of(there)).json
    assert found["command"] == "import"
    assert found["data"]["result"] == "second"
    differs = found["data"]["differs"]
    assert (differs["game"], differs["place"]) == ("friday", "line 3")
    assert (differs["here"]["text"], differs["there"]["text"]) == ("Ann +1 CAP.", "Note: elsewhere")
    ran = hegemonic("import", "-", stdin=history_of(there))
    assert (ran.code, ran.out) == (0, "Nothing new: friday-2 has all of it.\n")
