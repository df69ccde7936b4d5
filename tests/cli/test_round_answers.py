"""income, score, final, order, arbiter, status, now and rulings, by the program: words, JSON, exit codes, width."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from golden_files import assert_golden
from running import hegemonic

from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.views.layout import cell_width

ENVELOPE = {"schema", "command", "status", "data", "problems", "rulings"}
COMMANDS = ("income", "score", "final", "order", "arbiter", "status", "now", "rulings")

# Five players who track VPs, CAPs and their tracks, and type the boards' Power.
NO_MAP = """
format = "hegemonic-position/1"
round = 4
phase = "action-2"
arbiter = "red"
stack = 3
pool = ["i2"]
[rulings]
final-technology-vp = "two-per-tier"
[turn]
cards = { red = "industrialize", orange = "assault", yellow = "politicize", green = "industrialize", blue = "discover" }
[[players]]
color = "red"
name = "Ann-Kathrin"
caps = 9
vp = 30
built = { complexes = 3, embassies = 4, outposts = 8 }
technologies = [{ name = "Sample Card A", type = "industrial", tier = 1 }]
[[players]]
color = "orange"
name = "山田"
caps = 9
vp = 41
built = { complexes = 1, embassies = 1, outposts = 1 }
[[players]]
color = "yellow"
caps = 9
vp = 12
built = { complexes = 1, embassies = 0, outposts = 1 }
modifiers = { income = 2 }
[[players]]
color = "green"
caps = 0
vp = 32
built = { complexes = 3, embassies = 4, outposts = 8 }
[[players]]
color = "blue"
caps = 4
vp = 7
built = { complexes = 15, embassies = 9, outposts = 12 }
[power.A]
red = 5
yellow = 5
blue = 2
[power.X]
orange = 3
[power.B]
"""


@pytest.fixture
def no_map(tmp_path: Path) -> str:
    path = tmp_path / "table.toml"
    path.write_text(NO_MAP, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("columns", [40, 80])
def test_words(command: str, columns: int, no_map: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    box = [] if command == "rulings" else ["--box", "sample"]
    ran = hegemonic(command, "-p", no_map, *box)
    assert ran.code == 0
    assert ran.err == ""
    assert max(cell_width(line) for line in ran.out.splitlines()) <= columns
    assert_golden(f"round/{command}-{columns}.txt", ran.out)


@pytest.mark.parametrize("command", COMMANDS)
def test_json(command: str, no_map: str) -> None:
    box = [] if command == "rulings" else ["--box", "sample"]
    ran = hegemonic(command, "-p", no_map, "--json", *box)
    assert ran.code == 0
    found = ran.json
    assert set(found) == ENVELOPE
    assert (found["schema"], found["command"], found["status"]) == (1, command, "ok")
    assert_golden(f"round/{command}.json", json.dumps(found, indent=1, ensure_ascii=False) + "\n")


def test_demo_position_answers_everything() -> None:
    for command in COMMANDS:
        if command != "order":
            assert hegemonic(command, "-p", "demo", *([] if command == "rulings" else ["--box", "sample"])).code == 0


def test_income_of_one_player_by_any_word_for_them(no_map: str) -> None:
    for word in ("red", "R", "ann", "kathrin"):
        ran = hegemonic("income", word, "-p", no_map, "--box", "sample", "--json")
        assert [row["player"] for row in ran.json["data"]["players"]] == ["red"]
    assert hegemonic("income", "nobody", "-p", no_map).code == 2


def test_income_with_unknown_numbers_ends_5_and_gives_the_rest(no_map: str) -> None:
    ran = hegemonic("income", "red", "-p", no_map)
    assert ran.code == 5
    said = " ".join(ran.out.split())
    assert said.startswith("Ann-Kathrin collects 16 CAPs: 4 (3 Complexes) + 5 (4 Embassies) + 7 (8 Outposts).")
    assert "hegemonic box set industrial.retention.1 NUMBER" in said


def test_score_of_one_board(no_map: str) -> None:
    ran = hegemonic("score", "x", "-p", no_map, "--json")
    (board,) = ran.json["data"]["boards"]
    assert board["awards"] == [
        {"player": "orange", "award": "control", "vp": 9, "bonuses": {"exclusivity": 2, "core": 1}}
    ]
    assert ran.json["data"]["totals"]["orange"] == 9
    assert hegemonic("score", "x", "-p", no_map).out.startswith("The Core pays 山田 9.\n")
    assert hegemonic("score", "a", "-p", no_map).out.startswith("Board A pays Ann-Kathrin 3, Yellow 3, Blue 1.\n")
    assert hegemonic("score", "b", "-p", no_map).out.startswith("Board B pays nobody.\n")
    untyped = hegemonic("score", "D", "-p", no_map, "--json")
    assert untyped.code == 5
    assert untyped.json["problems"][0]["code"] == "table/not-tracked"
    assert hegemonic("score", "Q", "-p", "demo").code == 2
    assert hegemonic("score", "12", "-p", no_map).code == 2
    assert hegemonic("score", "core", "-p", no_map, "--json").json == ran.json


def test_score_where_nothing_is_tracked(tmp_path: Path) -> None:
    path = tmp_path / "bare.json"
    path.write_text('{"format": "hegemonic-position/1", "players": [{"color": "red"}, {"color": "blue"}]}')
    ran = hegemonic("score", "-p", str(path))
    assert ran.code == 5
    assert ran.out.startswith("Can't be scored.")
    for command, code in (("income", 5), ("final", 5), ("arbiter", 5), ("status", 0), ("now", 0), ("order", 2)):
        assert hegemonic(command, "-p", str(path)).code == code, command


def test_order_with_words_in_place_of_the_tables_cards(no_map: str) -> None:
    ran = hegemonic("order", "red=d", "Orange=Assault", "y=a,g=m", "--first", "yellow", "-p", no_map, "--json")
    assert ran.code == 0
    assert ran.json["data"]["order"] == ["yellow", "orange", "green", "red"]
    assert ran.json["data"]["choices"] == [{"number": 1, "tied": ["orange", "yellow"], "first": "yellow"}]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["red"], "expected PLAYER=CARD"),
        (["red=sabotage"], "is no Action Card"),
        (["purple=assault"], "nobody plays purple"),
        (["red=assault", "ann=discover"], "Ann-Kathrin is named twice"),
        (["red=assault", "--first", "nobody"], "is no player"),
    ],
)
def test_order_with_wrong_words(words: list[str], says: str, no_map: str) -> None:
    ran = hegemonic("order", *words, "-p", no_map)
    assert ran.code == 2
    assert says in ran.err
    assert ran.out == ""


def test_order_with_a_first_who_isnt_tied(no_map: str) -> None:
    ran = hegemonic("order", "--first", "blue", "-p", no_map)
    assert ran.code == 3
    assert "Blue can't be named to begin" in ran.out


def test_arbiter_with_unknown_caps(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text(NO_MAP.replace("caps = 4\n", ""), encoding="utf-8")
    ran = hegemonic("arbiter", "-p", str(path))
    assert ran.code == 5
    said = " ".join(ran.out.split())
    assert "Ann-Kathrin, 山田 and Yellow lead with 9" in said
    assert "caps blue=NUMBER" in said


def test_rulings_without_a_game_show_the_defaults() -> None:
    ran = hegemonic("rulings", "--json")
    assert ran.code == 0
    assert [row["id"] for row in ran.json["data"]["rulings"]] == list(RULINGS)
    assert all(row["value"] == row["default"] for row in ran.json["data"]["rulings"])
    for command in ("now", "status", "score"):
        assert hegemonic(command).code == 4


def test_rulings_show_the_tables_values(no_map: str) -> None:
    rows = {row["id"]: row for row in hegemonic("rulings", "-p", no_map, "--json").json["data"]["rulings"]}
    assert rows["final-technology-vp"]["value"] == "two-per-tier"
    assert rows["final-technology-vp"]["default"] == "printed-list"
    assert rows["center-blocks"]["house_rule"]


def test_status_projects_vps_until_the_boards_are_scored(tmp_path: Path, no_map: str) -> None:
    def projected(path: str) -> list[int | None]:
        return [
            row["vp_if_round_ended_now"] for row in hegemonic("status", "-p", path, "--json").json["data"]["players"]
        ]

    assert projected(no_map) == [33, 50, 15, 32, 8]
    scored = tmp_path / "scored.toml"
    text = NO_MAP.replace('"action-2"', '"arbitration"').replace("[turn]\n", '[turn]\ndone = ["scoring"]\n')
    scored.write_text(text, encoding="utf-8")
    assert projected(str(scored)) == [30, 41, 12, 32, 7]
    assert "→" not in hegemonic("score", "-p", str(scored)).out.splitlines()[0]


def test_why_gives_rule_and_chapter(no_map: str) -> None:
    hegemonic("score", "A", "-p", no_map)
    said = " ".join(hegemonic("why").out.split())
    assert "Ann-Kathrin has Power 5 (as typed) = 5 and scores 3 for tied for first. [Scoring]" in said
    hegemonic("arbiter", "-p", no_map)
    assert "can't keep the Arbiter Token" in " ".join(hegemonic("why").out.split())


# What went wrong for others -------------------------------------------------------------------------------------------

TIED = """
format = "hegemonic-position/1"
phase = "finished"
RULINGS
[[players]]
color = "red"
vp = 40
built = { complexes = 3, embassies = 4, outposts = 8 }
[[players]]
color = "blue"
vp = 40
built = { complexes = COMPLEXES, embassies = 4, outposts = 8 }
[[players]]
color = "green"
vp = 12
"""


def final(tmp_path: Path, *, complexes: int, rulings: str = "") -> str:
    path = tmp_path / "final.toml"
    path.write_text(TIED.replace("COMPLEXES", str(complexes)).replace("RULINGS", rulings), encoding="utf-8")
    return " ".join(hegemonic("final", "-p", str(path), "--box", "sample").out.split())


def test_the_tie_break_is_said_with_both_figures(tmp_path: Path) -> None:
    said = final(tmp_path, complexes=9)
    assert said.startswith("Blue wins: tied at 40 VPs, and the higher CAP gain decides (Red 16, Blue 20).")
    assert "1. Blue 40 = 40 VPs; CAP gain 20" in said
    assert "3. Green 12 = 12 VPs " in said, "nobody compares Green's CAP gain"


def test_no_joint_winner_is_dropped(tmp_path: Path) -> None:
    said = final(tmp_path, complexes=3)
    assert said.startswith("Red and Blue share the win: 40 VPs and CAP gain 16 each.")
    assert "ruling final-tie: shared" in said
    said = final(tmp_path, complexes=3, rulings='[rulings]\nfinal-tie = "open"')
    assert said.startswith("Red and Blue are tied at 40 VPs and CAP gain 16: the table decides.")


def test_live_score_and_projection_are_one_formula(no_map: str) -> None:
    for position in (no_map, "demo"):
        score = hegemonic("score", "-p", position, "--json").json["data"]
        status = hegemonic("status", "-p", position, "--json").json["data"]
        assert {row["color"]: row["vp_if_round_ended_now"] for row in status["players"]} == score["after"]


def test_answers_are_the_same_each_time(no_map: str) -> None:
    for command in COMMANDS:
        first, second = (hegemonic(command, "-p", no_map, "--json").out for _ in range(2))
        assert first == second
