"""What stands below an answer, and what is kept of it for `why`."""

from __future__ import annotations

from pathlib import Path

import pytest
from running import hegemonic

from hegemonic_cli.cli.footnotes import footnotes, runs
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer, box_unknown
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.kernel.violation import Violation
from hegemonic_cli.views.asked import Asked

TABLE = Table(seats=(Seat("red"), Seat("blue")), arbiter="red")
ASKED = Asked(TABLE, Box(), 200)
SIX = str(Path(__file__).parents[1] / "benchmarks" / "six-player.json")


@pytest.mark.parametrize(
    ("paths", "drawn"),
    [
        ([], []),
        (["units.gate"], ["units.gate"]),
        (["a.cost.3", "a.cost.4", "a.cost.5"], ["a.cost.3 to 5"]),
        (["a.cost.3", "b.cost.4", "b.cost.6"], ["a.cost.3", "b.cost.4", "b.cost.6"]),
        (["a.cost.3", "units.gate", "a.cost.4"], ["a.cost.3", "units.gate", "a.cost.4"]),
    ],
)
def test_neighbouring_numbers_are_drawn_together(paths: list[str], drawn: list[str]) -> None:
    assert runs(paths) == drawn


def test_problems_that_the_text_says_are_not_said_twice() -> None:
    found = Answer("x", {}, "illegal", (Violation("a/b", "Said in the text."), Violation("c/d", "Not said yet.")))
    assert list(footnotes(found, ASKED, "It was Said in\nthe text.".replace("\n", " "))) == ["Not said yet."]


def test_order_of_the_footnotes() -> None:
    found = Answer(
        "x",
        {},
        "error",
        (box_unknown("units.gate"),),
        unknown=("units.gate",),
        not_counted=("Ann's Card.",),
        rulings=("tie-for-first=drop-a-place",),
    )
    asked = ASKED._replace(box=Box(is_made_up=True))
    first, second, third, fourth = footnotes(found, asked, "")
    assert first.startswith("Not known: units.gate. ")
    assert first.endswith("hegemonic box set units.gate NUMBER")
    assert second == "not counted: Ann's Card."
    assert third.startswith("ruling tie-for-first: drop-a-place - Players tied for the most Power")
    assert fourth == "The box's numbers are made up (the sample box)."


def test_why_says_more_of_the_last_answer_as_text_and_as_json() -> None:
    answered = hegemonic("score", "-p", SIX)
    ran = hegemonic("why")
    assert ran.code == 0
    assert ran.out.splitlines()[0] == answered.out.splitlines()[0]
    assert "[Scoring]" in ran.out
    assert "It can also be: next-scores-influence." in ran.out
    document = hegemonic("why", "--json").json
    assert document["data"]["of"] == "score"
    assert document["rulings"] == ["tie-for-first=drop-a-place"]
    assert document["data"]["rulings"][0]["others"] == ["next-scores-influence"]
    assert all(reason["sentence"] and reason["chapter"] for reason in document["data"]["reasons"])


def test_why_can_be_asked_after_json_and_after_an_unknown_number() -> None:
    assert hegemonic("income", "red", "-p", SIX, "--json").code == 5
    ran = hegemonic("why")
    assert ran.code == 0
    assert ran.out.startswith("The last answer was to `income`.")
    assert ran.out.count("hegemonic box set") == 1


def test_an_answer_that_cannot_be_kept_is_given_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "a-file"
    blocked.write_text("")
    monkeypatch.setenv("HEGEMONIC_HOME", str(blocked / "below"))
    assert hegemonic("score", "-p", SIX).code == 0
    assert hegemonic("why").code == 4


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b'["a", "b", [["x"]], [], [], [], []]', b"\xff", b"null"])
def test_a_damaged_last_answer_is_none(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "last-answer.json").write_bytes(content)
    ran = hegemonic("why")
    assert ran.code == 4
    assert "no answer yet" in ran.err
