"""`import --lines`: a list of lines recorded up to the first that can't be, and never a line twice."""

from __future__ import annotations

from pathlib import Path

import pytest
from exported_games import everything_in
from golden_files import assert_golden
from recorded_games import begin, record
from running import hegemonic

from hegemonic_cli.evening import importing_lines
from hegemonic_cli.evening.session import Session

LIST = """\
# the first words of an evening
r+9 b+9 y=9

note Dan is late
score
hegemonic next
collect
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path / "home"))
    begin(tmp_path / "home")
    return tmp_path / "home"


def texts(home: Path) -> list[str]:
    with Session(home).reading() as store:
        return [entry.text for entry in store.entries()][1:]


def taken_in(text: str, *options: str) -> tuple[int, str, str]:
    ran = hegemonic("import", "--lines", "-", "--box", "sample", *options, stdin=text)
    return ran.code, ran.out, ran.err


def test_a_list_is_recorded_line_by_line(home: Path) -> None:
    code, out, err = taken_in(LIST)
    assert (code, err) == (0, "")
    assert_golden("lists/recorded.txt", out)
    assert texts(home)[:2] == ["Ann +9 CAPs, Bo +9 CAPs, Cleo has 9 CAPs.", "Note: Dan is late"]
    assert Session(home).look().table.phase == "collection"


def test_lines_are_what_the_same_words_record_in_the_shell(home: Path, tmp_path: Path) -> None:
    lines = ("set phase action-1", "caps red=9", "cards red=industrialize b=assault y=assault g=assault --first blue")
    hegemonic("import", "--lines", "-", "--box", "sample", stdin="\n".join((*lines, "done b", "r ca1 !")))
    listed = texts(home)
    other = begin(tmp_path / "other")
    record(other, "set", "phase", "action-1")
    record(other, "caps", "red=9")
    record(other, "cards", "red=industrialize", "b=assault", "y=assault", "g=assault", first="blue")
    record(other, "done", "b")
    record(other, "build", "red", "complex@A1", force="")
    assert texts(tmp_path / "other") == listed
    with Session(home).reading() as mine, other.reading() as theirs:
        assert [entry.words for entry in mine.entries()][1:-1] == [entry.words for entry in theirs.entries()][1:-1]
        assert mine.table() == theirs.table()


def test_it_stops_at_the_first_line_that_cant_be_recorded(home: Path) -> None:
    code, out, err = taken_in(LIST.replace("hegemonic next", "give red blue 99"))
    assert code == 3
    assert_golden("lists/stopped.txt", f"{out}--\n{err}")
    assert texts(home) == ["Ann +9 CAPs, Bo +9 CAPs, Cleo has 9 CAPs.", "Note: Dan is late"]


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("cb3 xx", 2, "Line 1 `cb3 xx`: Understood: Ann builds. Then: `xx` is no step"),
        ("flurb", 2, "Line 1 `flurb`: "),
        ("build red", 2, "Line 1 `build red`: build: Missing: STEP."),
        ("caps red+2 --paid", 2, "Line 1 `caps red+2 --paid`: "),
        ("new --player red=Ann", 2, "Line 1 `new --player red=Ann`: new records nothing that could stand in the log"),
        ("import other.jsonl", 2, "import records nothing that could stand in the log"),
        ("u", 2, "Line 1 `u`: There is nothing to undo"),
        ("vp red-5", 3, "Line 1 `vp red-5`: "),
        ("give red blue 5", 3, "Line 1 `give red blue 5`: "),
    ],
)
def test_the_line_is_named_with_what_was_expected(line: str, code: int, said: str, home: Path) -> None:
    before = texts(home)
    found = hegemonic("import", "--lines", "-", stdin=f"{line}\ncaps red+1\n")
    assert found.code == code
    assert said in found.err
    assert found.err.endswith("Nothing was recorded.\n")
    assert texts(home) == before


def test_a_list_that_was_mended_goes_on_where_it_stopped(home: Path) -> None:
    broken = LIST.replace("hegemonic next", "give red blue 99")
    taken_in(broken)
    code, out, _ = taken_in(LIST)
    assert code == 0
    assert out.startswith("2 lines were recorded before. 2 lines recorded as entries 4 to 5.\n")
    assert len(texts(home)) == 4


def test_an_import_was_counted_twice(home: Path) -> None:
    taken_in(LIST)
    before = texts(home)
    assert taken_in(LIST) == (0, "5 lines were recorded before. Nothing new.\n", "")
    assert texts(home) == before


def test_another_list_in_between_makes_no_difference(home: Path) -> None:
    taken_in("r+1\nb+1\n")
    taken_in("g+1\n")
    assert taken_in("r+1\nb+1\ny+1\n")[1].startswith("2 lines were recorded before. 1 line recorded as entry 5.\n")
    assert taken_in("g+1\n") == (0, "1 line was recorded before. Nothing new.\n", "")


def test_what_was_undone_is_recorded_again(home: Path) -> None:
    taken_in("r+1\nb+1\n")
    Session(home).undo()
    assert taken_in("r+1\nb+1\n")[1].startswith("1 line was recorded before. 1 line recorded as entry 4.\n")


def test_again_records_it_a_second_time_where_one_says_so(home: Path) -> None:
    taken_in("r+1\n")
    assert taken_in("r+1\n", "--again")[1].startswith("1 line recorded as entry 3.\n")
    assert Session(home).look().table.seat("red").caps == 2


def test_undo_and_redo_stand_in_a_list_like_everything_else(home: Path) -> None:
    code, out, _ = taken_in("r+1\nb+1\nu\nredo\nundo --to 1\ny+5\n")
    assert code == 0
    assert_golden("lists/undone.txt", out)
    assert [seat.caps for seat in Session(home).look().table.seats] == [0, 0, 5, 0]
    assert taken_in("r+1\nb+1\nu\nredo\nundo --to 1\ny+5\n")[1] == "6 lines were recorded before. Nothing new.\n"


def test_corrections_stand_in_a_list_too(home: Path) -> None:
    code, out, _ = taken_in("r+3\nb+1\ncorrect 2 r+5\ncorrect --drop 3\ndraw r deck\n")
    assert code == 0
    assert "Corrected: 2 is now: Ann +5 CAPs." in out
    assert [seat.caps for seat in Session(home).look().table.seats] == [5, 0, 0, 0]
    again = taken_in("r+3\nb+1\ncorrect 2 r+5\ncorrect --drop 3\ndraw r deck\n")
    assert again[1] == "5 lines were recorded before. Nothing new.\n"


def test_a_correction_that_makes_later_entries_illegal_stops_the_list(home: Path) -> None:
    code, _, err = taken_in("r=3\npay r b 3\ncorrect 2 r=1\n")
    assert code == 3
    assert "entry 3 (Ann gives Bo 3 CAPs.) becomes illegal" in err
    assert taken_in("r=3\npay r b 3\ncorrect 2 r=1 --illegal drop\n")[0] == 0
    assert [seat.caps for seat in Session(home).look().table.seats] == [1, 0, 0, 0]


def test_a_plus_goes_on_with_the_build_before(home: Path) -> None:
    taken_in("set phase action-1\ncaps red=20\ncards r=i b=a y=a g=a --first b\ndone b\n")
    home_sector = next(sector for sector, tile in Session(home).look().table.tiles.items() if tile.home == "red")
    hegemonic("set", f"tiles.{home_sector}", "home red i3 e m2")
    assert taken_in(f"r c{home_sector}\n")[0] == 0
    code, _, _ = taken_in(f"+ c{home_sector}\n")
    assert code == 0
    assert Session(home).look().table.turn.early == {"red": 1}  # both BUILDs are one action


def test_a_trial_records_nothing(home: Path) -> None:
    before = everything_in(home)
    code, out, err = taken_in(LIST.replace("collect", "give red blue 99"), "--dry-run")
    assert code == 3
    assert out.splitlines()[0] == "3 lines would be recorded as entries 2 to 4."
    assert "Line 7 `give red blue 99`" in err
    assert err.endswith("The lines before it can be recorded. Nothing was: this was a trial.\n")
    assert taken_in(LIST, "--dry-run")[1].endswith("Nothing was recorded: this was a trial.\n")
    after = everything_in(home)
    assert {name: after[name] for name in before} == before
    assert texts(home) == []


def test_json_says_line_by_line_what_came_of_it(home: Path) -> None:
    del home
    found = hegemonic("import", "--lines", "-", "--json", stdin="r+1\nmap\nvp red-5\n")
    assert found.code == 3
    data = found.json["data"]
    assert found.json["status"] == "illegal"
    assert [(row["line"], row["entry"]) for row in data["lines"]] == [(1, 2), (2, None)]
    assert data["stopped_at"] == 3
    assert found.json["problems"][0]["code"] == "record/below-zero"
    ran = hegemonic("import", "--lines", "-", "--json", stdin="r+1\nmap\n")
    assert ran.json["data"] == {
        "game": "friday",
        "recorded_before": 1,
        "lines": [{"line": 2, "typed": "map", "entry": None, "text": "(only looks)", "notes": [], "forced": None}],
        "stopped_at": None,
        "dry_run": False,
    }


def test_what_others_did_meanwhile_is_told(home: Path) -> None:
    hegemonic("caps", "red+1")
    other = Session(home, "friday", writer="other")
    record(other, "note", "hello")
    assert taken_in("b+1\n")[2] == "Since your last entry:\n  3. Note: hello\n"


def test_a_crash_in_the_middle_loses_and_doubles_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = importing_lines.dumped
    calls = []

    def crash(value: object) -> str:
        calls.append(value)
        if len(calls) == 2:
            raise KeyboardInterrupt
        return real(value)

    monkeypatch.setattr(importing_lines, "dumped", crash)
    assert taken_in("r+1\nb+1\ny+1\n")[0] == 130
    assert texts(home) == ["Ann +1 CAP."]  # the second line was rolled back with what was to be remembered of it
    monkeypatch.setattr(importing_lines, "dumped", real)
    assert taken_in("r+1\nb+1\ny+1\n")[1].startswith("1 line was recorded before. 2 lines recorded as entries 3 to 4.")


def test_without_a_game_or_a_file_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path))
    assert taken_in("r+1\n")[0] == 4
    assert hegemonic("import", "--lines", str(tmp_path / "nowhere.txt")).code == 4
    assert "isn't UTF-8" in hegemonic("import", "--lines", "-", stdin=b"r+1\n\xff\n").err
    assert hegemonic("import", "--lines", "-", "--name", "x", stdin="r+1\n").code == 2
    assert hegemonic("import", "-", "--again", stdin="r+1\n").code == 2


def test_a_list_of_comments_records_nothing(home: Path) -> None:
    assert taken_in("# nothing\n\n   \n") == (0, "No line recorded anything.\n", "")
    assert texts(home) == []
