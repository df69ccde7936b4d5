"""The recording commands through the program: exit codes, text and JSON, and one way from every command to the log."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from running import Ran, hegemonic

from hegemonic_cli.cli import places
from hegemonic_cli.cli.app import COMMANDS
from hegemonic_cli.cli.footnotes import MADE_UP
from hegemonic_cli.cli.lazy import load
from hegemonic_cli.cli.typed import words_of
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.verbs import VERBS
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import sample_box

PLAYER_BOARD = sample_box().tracks["industrial"]
RECORDED_KEYS = {"entry", "text", "moves", "changes", "notes", "forced"}


def ok(*words: str) -> Ran:
    ran = hegemonic(*words)
    assert ran.code == 0, ran.err
    return ran


def game(*more: str) -> None:
    ok("new", "--from", "demo", "--name", "friday", *more)


def data(ran: Ran) -> dict[str, Any]:
    found: dict[str, Any] = ran.json["data"]
    return found


def test_a_recorded_entry_is_said_in_text_and_json() -> None:
    game()
    assert ok("caps", "red+3", "b-2").out.splitlines() == [
        "2. Ann +3 CAPs, Bo -2 CAPs.",
        "  CAPs: Ann 10 → 13, Bo 10 → 8.",
    ]
    ran = ok("caps", "r=5", "--json")
    assert set(data(ran)) == RECORDED_KEYS
    assert ran.json["command"] == "caps"
    assert ran.json["status"] == "ok"
    assert data(ran)["entry"] == 3
    assert data(ran)["changes"] == [{"what": "players.red.caps", "before": 13, "after": 5}]


def test_what_the_board_forbids_is_refused_and_nothing_is_recorded() -> None:
    game()
    ran = hegemonic("build", "green", "outpost@F5", "--box", "sample")
    assert ran.code == 3
    assert "stack in F5 is full" in ran.err
    assert "--force" in ran.err
    as_json = hegemonic("build", "green", "outpost@F5", "--box", "sample", "--json")
    assert as_json.code == 3
    assert as_json.json["status"] == "illegal"
    assert as_json.json["problems"][0]["code"].startswith("build/")
    assert len(data(ok("log", "--json"))["entries"]) == 1


@pytest.mark.parametrize(("flags", "why"), [(("--force",), ""), (("--force", "house rule"), "house rule")])
def test_force_records_it_and_the_log_keeps_why(flags: tuple[str, ...], why: str) -> None:
    game()
    ok("build", "green", "outpost@F5", "--box", "sample", *flags)
    entry = data(ok("log", "--json"))["entries"][-1]
    assert entry["forced"] == why
    assert entry["kind"] == "build"
    legal = ok("caps", "red+1", "--force", "not needed", "--json")
    assert data(legal)["forced"] is None  # nothing was overruled


def test_a_number_of_the_box_that_isnt_known_records_nothing_unless_the_price_is_said() -> None:
    game()
    ran = hegemonic("build", "red", "complex@X2")
    assert ran.code == 5
    assert "hegemonic box set industrial.cost.8" in ran.err
    assert len(data(ok("log", "--json"))["entries"]) == 1
    done = data(ok("build", "red", "complex@X2", "--paid", "2", "--json"))
    assert {"what": "players.red.caps", "before": 10, "after": 8} in done["changes"]


def test_out_of_turn_is_recorded_with_a_note() -> None:
    game()
    done = data(ok("basic", "green", "caps", "--json"))
    assert any("is on" in note for note in done["notes"])


def test_wrong_words_are_usage_and_record_nothing() -> None:
    game()
    for words in (("caps", "red"), ("give", "red", "blue", "x"), ("move", "rab9", "b3"), ("cards", "red=nothing")):
        assert hegemonic(*words).code == 2, words
    assert len(data(ok("log", "--json"))["entries"]) == 1


def test_without_a_game_recording_says_how_to_begin() -> None:
    ran = hegemonic("caps", "red+1")
    assert ran.code == 4
    assert "hegemonic new" in ran.err


def test_undo_and_redo_say_what_they_took_and_what_that_changed() -> None:
    game()
    ok("caps", "red+3")
    assert ok("undo").out.splitlines() == ["Undone: 2. Ann +3 CAPs.", "  Ann's CAPs: 13 → 10"]
    redone = ok("redo", "--json")
    assert data(redone)["entries"] == [{"n": 2, "text": "Ann +3 CAPs."}]
    assert hegemonic("redo").code == 2
    assert hegemonic("undo", "--to", "7").code == 2
    assert hegemonic("undo", "--turn", "--round").code == 2


def test_undo_to_an_entry_and_over_a_turn_a_phase_and_a_round() -> None:
    game()
    ok("basic", "red", "caps")
    ok("note", "hm")
    ok("basic", "red", "caps")
    ok("done", "green")
    ok("next")
    ok("next", "--box", "sample")
    ok("undo", "--to", "3")
    assert data(ok("log", "--json", "--current"))["entries"][-1]["n"] == 3
    ok("redo")
    assert [entry["n"] for entry in data(ok("undo", "--phase", "--json"))["entries"]] == [7]
    assert [entry["n"] for entry in data(ok("undo", "--turn", "--json"))["entries"]] == [6]
    assert [entry["n"] for entry in data(ok("undo", "--turn", "--json"))["entries"]] == [5]
    assert [entry["n"] for entry in data(ok("undo", "--turn", "--json"))["entries"]] == [2, 3, 4]
    ok("redo", "--turn")
    assert data(ok("log", "--json", "--current"))["entries"][-1]["n"] == 4
    ok("undo", "--round")
    assert data(ok("log", "--json", "--current"))["entries"][-1]["n"] == 1


def test_the_log_filters_by_player_round_and_kind_and_marks_what_was_undone() -> None:
    game()
    ok("caps", "red+1")
    ok("vp", "blue+2")
    ok("undo")
    ok("note", "so far")
    entries = data(ok("log", "--json"))["entries"]
    assert [(entry["n"], entry["kind"], entry["undone"]) for entry in entries] == [
        (1, "new", False),
        (2, "caps", False),
        (3, "vp", True),
        (4, "note", False),
    ]
    assert {"n", "at", "kind", "text", "undone", "forced", "notes"} <= set(entries[0])
    assert [entry["n"] for entry in data(ok("log", "--player", "Bo", "--json"))["entries"]] == [3]
    assert [entry["n"] for entry in data(ok("log", "--kind", "caps", "--json"))["entries"]] == [2]
    assert [entry["n"] for entry in data(ok("log", "--last", "1", "--json"))["entries"]] == [4]
    assert len(data(ok("log", "--round", "4", "--json"))["entries"]) == 4
    assert data(ok("log", "--round", "3", "--json"))["entries"] == []
    assert "undone 3. Bo +2 VPs." in ok("log").out


def test_a_correction_shows_every_total_it_changes_and_is_one_undo() -> None:
    game()
    ok("caps", "red+3")
    ok("give", "red", "blue", "12")
    tried = ok("correct", "2", "caps", "red+9", "--dry-run")
    assert "Ann's CAPs: 1 → 7" in tried.out
    assert "Nothing was recorded" in tried.out
    done = data(ok("correct", "2", "caps", "red+9", "--json"))
    assert done["entry"] == 4
    assert done["changes"] == [{"what": "players.red.caps", "before": 1, "after": 7}]
    assert [entry["n"] for entry in data(ok("log", "--json", "--current"))["entries"]] == [1, 2, 3, 4]
    ok("undo")
    assert data(ok("status", "--json"))["players"][0]["caps"] == 1


def test_a_correction_corrects_no_correction() -> None:
    game()
    ok("caps", "red+1")
    ran = hegemonic("correct", "2", "correct", "2", "caps", "red+2")
    assert (ran.code, ran.err.splitlines()[0]) == (2, "correct records nothing that could stand in the log.")


def test_what_a_correction_makes_illegal_is_named_and_stops_it_unless_told() -> None:
    game()
    ok("caps", "red+3")
    ok("give", "red", "blue", "12")
    stopped = hegemonic("correct", "--drop", "2")
    assert stopped.code == 3
    assert "3. Ann gives Bo 12 CAPs. Became illegal" in stopped.out
    assert "can't give 12" in stopped.out
    assert stopped.out.count("can't give 12") == 1
    assert [problem["code"] for problem in hegemonic("correct", "--drop", "2", "--json").json["problems"]] == [
        "give/caps"
    ]
    assert len(data(ok("log", "--json"))["entries"]) == 3
    dropped = data(ok("correct", "--drop", "2", "--illegal", "drop", "--json"))
    assert [(fallen["n"], fallen["decision"]) for fallen in dropped["illegal"]] == [(3, "drop")]
    assert data(ok("status", "--json"))["players"][0]["caps"] == 10
    ok("undo")
    kept = data(ok("correct", "--drop", "2", "--illegal", "3=force", "--json"))
    assert kept["illegal"][0]["decision"] == "force"
    assert data(ok("log", "--json", "--current"))["entries"][1]["forced"] == "kept in a correction"


def test_a_correction_inserts_and_leaves_the_beginning_alone() -> None:
    game()
    ok("caps", "red=1")
    ok("correct", "--before", "2", "vp", "red+5")
    assert [entry["n"] for entry in data(ok("log", "--json", "--current"))["entries"]] == [1, 3, 2, 4]
    assert hegemonic("correct", "1", "caps", "red=2").code == 2
    assert hegemonic("correct", "9", "caps", "red=2").code == 2
    assert hegemonic("correct", "2", "status").code == 2
    assert hegemonic("correct", "2").code == 2


def test_set_makes_one_place_or_all_agree_with_the_table(tmp_path: Path) -> None:
    game()
    ok("set", "pieces.A5.red", "E O 2A")
    ok("set", "players.red.name", "Eve")
    ok("set", "arbiter", "Bo")
    ok("set", "rulings.tie-for-first", "next-scores-influence")
    ok("set", "players.blue.caps", "?")
    position = ok("position", "--json").json["data"]
    assert position["pieces"]["A5"]["red"] == "E O 2A"
    assert position["players"][0]["name"] == "Eve"
    assert position["arbiter"] == "blue"
    assert position["rulings"] == {"tie-for-first": "next-scores-influence"}
    assert "caps" not in position["players"][1]
    assert hegemonic("set", "players.red.caps", "many").code == 2
    assert hegemonic("set", "nowhere", "1").code == 2
    position["round"] = 6
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position))
    done = data(ok("set", "--from", str(file), "--json"))
    assert done["changes"] == [{"what": "round", "before": 4, "after": 6}]


def test_several_games_stand_side_by_side() -> None:
    game()
    ok("caps", "red=1")
    ok("new", "--like", "friday", "--name", "saturday")
    assert data(ok("status", "--json"))["game"] == "saturday"
    assert data(ok("status", "--json"))["players"][0]["caps"] == 0
    clash = hegemonic("new", "--from", "demo", "--name", "Friday")
    assert clash.code == 2
    assert "already" in clash.err
    ok("games", "switch", "fri")
    assert data(ok("status", "--json"))["players"][0]["caps"] == 1
    rows = data(ok("games", "list", "--json"))["games"]
    assert [(row["name"], row["current"]) for row in rows] == [("friday", True), ("saturday", False)]
    ok("games", "rename", "saturday", "Sunday")
    assert Path(ok("games", "path", "Sunday").out.strip()).exists()
    assert hegemonic("games", "delete", "Sunday").code == 2  # nobody can be asked here
    ok("games", "delete", "Sunday", "--yes")
    assert "Sunday" not in ok("games", "list").out


def test_a_new_game_prints_the_checklist_in_the_rulebooks_order() -> None:
    words = ("new", "--player", "red=Ann", "--player", "blue=Bo", "--player", "green=Cy")
    missing = hegemonic(*words)
    assert missing.code == 2
    assert "--arbiter" in missing.err
    assert "--track" in missing.err
    ran = ok(*words, "--yes", "--name", "x")
    order = [
        "takes the Arbiter Token",
        "Lay the Core Board and 5",
        "Player Board, tokens",
        "one copy of each",
        "deal 2",
    ]
    places = [ran.out.find(words) for words in order]
    assert -1 not in places
    assert places == sorted(places)
    assert data(ok("status", "--json"))["phase"] == "setup"
    ok("place", "A2", "home", "red", "i1", "e", "m1")
    assert ok("position", "--json").json["data"]["pieces"] == {"A2": {"red": "C E O"}}


def test_every_mistake_in_new_is_named_at_once() -> None:
    words = ("--player", "pink", "--player", "red=A", "--ruling", "x=y", "--variant", "nothing", "--late", "2")
    ran = hegemonic("new", "--yes", *words, "--caps", "red=many")
    assert ran.code == 2
    for said in ("pink", "no ruling `x`", "nothing", "many"):
        assert said in ran.err
    assert hegemonic("status").code == 4


def test_a_game_is_taken_up_late_from_typed_totals() -> None:
    ok(
        *("new", "--yes", "--late", "5", "--phase", "action-2", "--player", "red=Ann", "--player", "blue=Bo"),
        *("--caps", "red=4", "--vp", "red=31", "--vp", "blue=0", "--built", "red=3/4/8", "--name", "late"),
        *("--stack", "2"),
    )
    status = data(ok("status", "--json", "--box", "sample"))
    assert (status["round"], status["phase"], status["stack"]) == (5, "action-2", 2)
    red, blue = status["players"]
    assert (red["caps"], red["vp"], red["income"]) == (4, 31, 16)
    assert (blue["caps"], blue["vp"]) == (None, 0)


def test_with_counters_alone_a_round_is_recorded_to_its_end() -> None:
    ok("new", "--yes", "--track", "caps", "--player", "red=Ann", "--player", "blue=Bo", "--name", "plain")
    ok("next")
    assert hegemonic("collect").code == 5
    ok("collect", "red+5", "blue+6")
    ok("set", "phase", "arbitration")
    ok("tally", "A", "red=5", "blue=4")
    ok("next")
    ok("caps", "red=3", "blue=2")
    ok("next")  # the Retention Limits aren't known where no track is: what people typed stays
    ok("next")
    assert [player["vp"] for player in data(ok("status", "--json"))["players"]] == [6, 3]


def test_every_recording_command_takes_the_same_way() -> None:
    """Each verb has a command, its options are read by one declaration, and none of them is lost on the way."""
    samples = {
        "build": ["red", "complex@B3", "gate@B3+D1", "--same-action", "--paid", "4"],
        "conflict": [*("raze", "red@A3", "blue:complex@A3", "--from", "A1", "--support", "yellow:attacker=2"),
                     *("--technology", "3", "--modifier", "-1", "--swapped", "--units", "2")],
        "explore": ["red", "i2g3", "B4", "i3", "--draw", "discard"],
        "advance": ["red", "Nano", "Fabricants", "--type", "industrial", "--tier", "2", "--cost", "4"],
        "cards": ["red=assault", "--first", "red", "--first", "blue"],
    }  # fmt: skip
    for verb, argv in samples.items():
        words = words_of([verb, *argv])
        assert words.read(words.kept()) == words
        for option in (word for word in argv if word.startswith("--")):
            assert option.removeprefix("--") in words.options, (verb, option)
    assert words_of(["conflict", *samples["conflict"]]).options["support"] == ("yellow:attacker=2",)
    assert words_of(["cards", *samples["cards"]]).options["first"] == ("red", "blue")
    for verb in VERBS:
        assert load(verb, COMMANDS[verb][0]).name == verb


def test_what_somebody_else_recorded_is_told_on_standard_error() -> None:
    game()
    ok("caps", "red+1")
    other = Session(Path(os.environ["HEGEMONIC_HOME"]), "friday", writer="another terminal")
    other.record(words_of(["note", "hello"]), Box)
    ran = ok("caps", "red+1")
    assert ran.err.splitlines() == ["Since your last entry:", "  3. Note: hello"]
    assert ok("caps", "red+1").err == ""


def test_asking_commands_change_no_byte_of_a_game() -> None:
    """A view that connected to look erased what it looked at."""
    game()
    home = Path(os.environ["HEGEMONIC_HOME"])
    before = {path: path.read_bytes() for path in (home / "games").rglob("*") if path.is_file()}
    for words in (("status",), ("now",), ("log",), ("audit",), ("map",), ("position",), ("score",), ("games", "list")):
        ok(*words)
    assert {path: path.read_bytes() for path in (home / "games").rglob("*") if path.is_file()} == before


def test_a_pool_that_nobody_typed_is_unknown_and_refuses_no_tile() -> None:
    ok("new", "--yes", "--player", "red=Ann", "--player", "blue=Bo", "--name", "x")
    assert "pool" not in ok("position", "--json").json["data"]
    ok("set", "phase", "exploration")
    ok("explore", "red", "i3", "A1", "m2")
    assert "pool" not in ok("position", "--json").json["data"]


def test_tiles_laid_into_the_pool_in_set_up_begin_it() -> None:
    ok("new", "--yes", "--players", "4", "--name", "x")
    ok("flip", "i2")
    ok("flip", "m3")
    position = ok("position", "--json").json["data"]
    assert (position["pool"], position["stack"]) == (["i2", "m3"], 24)


def test_what_is_forced_is_paid_for_like_anything_else() -> None:
    game()
    before = Session(places.home()).look().table
    assert hegemonic("build", "red", "complex@E4", "complex@A4", "--box", "sample").code == 3
    ran = ok("build", "red", "2complex@E4", "--force", "agreed", "--box", "sample")
    price = sum(cost or 0 for cost in PLAYER_BOARD.cost[before.on_board("red", "complex") or 0 :][:2])
    assert ran.out.splitlines()[0] == f"2. Ann builds 2 Complexes E4 for {price} CAPs."
    assert Session(places.home()).look().table.seat("red").caps == (before.seat("red").caps or 0) - price


def test_equal_steps_are_said_once() -> None:
    game()
    ran = ok("build", "red", "2agent@A2", "agent@A5", "--box", "sample", "--force")
    assert ran.out.splitlines()[:3] == [
        "2. Ann builds 2 Agents A2, Agent A5 for 6 CAPs.",
        "  Put 2 Agents into A2, from the Player Board.",
        "  Put 1 Agent into A5, from the Player Board.",
    ]


def test_the_made_up_box_is_named_where_an_entry_shows_its_numbers() -> None:
    game()
    for words, is_named in (
        (("note", "late"), False),
        (("caps", "red+1"), False),
        (("flip", "i2"), False),
        (("build", "red", "agent@A2", "--force"), True),
        (("set", "phase", "collection"), False),
        (("next",), True),  # incomes
        (("next",), False),  # Exploration begins
    ):
        assert (MADE_UP in ok(*words, "--box", "sample").out) == is_named, words


def test_a_discard_pile_of_unnamed_cards_is_counted() -> None:
    game()
    ok("set", "discard", "[]")
    ok("discard", "red")
    ok("discard", "blue", "Sample Card B")
    assert "  discard pile: 2 cards, Sample Card B on top → 1 card" in ok("undo").out.splitlines()


def test_a_conflicts_entry_names_its_supporters_and_the_cards_that_nobody_counted() -> None:
    game()
    ran = ok(
        *("conflict", "annex", "red@B2", "blue:embassy@B2", "--from", "A5", "--support", "yellow:attacker"),
        *("--technology", "3", "--defender-technology", "0", "--force", "--box", "sample"),
    )
    assert "Note: Cleo lends Ann 2." in ran.out
    assert "Note: not counted: Ann's Sample Card K; Bo's Sample Card Q." in ran.out
    undone = ok("undo").out
    assert "  used up: Ann's agent@B2, Ann's orange Faction → -" in undone
    assert "  Ann's inactive: Sample Card D, a card that nobody named → Sample Card D" in undone


def test_why_says_the_headline_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    game()
    monkeypatch.setenv("COLUMNS", "40")
    asked = ok("check", "conflict", "annex", "red@B2", "blue:embassy@B2", "--from", "A5", "--box", "sample")
    monkeypatch.setenv("COLUMNS", "80")
    assert asked.out.startswith("Ann 4 : 4 Bo. The better card wins.\nCosts 8, leaves 2.\n")
    assert ok("why").out.startswith("Ann 4 : 4 Bo. The better card wins. Costs 8, leaves 2.\n")


def test_why_explains_a_recorded_conflict_step_by_step() -> None:
    game()
    ok("conflict", "liquidate", "red@A4", "green:complex@X1", "--technology", "1", "--defender-technology", "2")
    said = " ".join(ok("why").out.split())
    assert "Ann attacks with Power" in said
    assert "= 7. [Step 1" in said
    assert "The Technology Cards add 1 for the Attacker, 2 for the Defender. [Step 3" in said
    assert "8 : 4" in said


def test_why_explains_boards_that_were_scored() -> None:
    game()
    ok("set", "phase", "arbitration")
    ok("next", "red")
    ok("next", "--box", "sample")
    assert "Ann +13" in ok("next").out
    said = " ".join(ok("why").out.split())
    assert "Board A: Ann has Power 1 (1 Complex in A1) + 0 (1 Embassy in A1)" in said
    assert "= 10 and scores 6 for Control" in said
