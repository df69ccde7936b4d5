"""quick conflict, score and income: answers from terms as typed, the same as the real ones."""

from __future__ import annotations

import json

import pytest
from running import hegemonic


def test_quick_conflict_is_the_real_answers_line() -> None:
    ran = hegemonic("quick", "conflict", "3+4", "2+2+1", "--technology", "3")
    assert ran.out.splitlines() == [
        "Attacker 10 : 5 Defender. Defender needs a card of 6 to win, 5 to draw.",
        "  Attacker: 3 + 4 + 3 card = 10",
        "  Defender: 2 + 2 + 1 = 5",
    ]


@pytest.mark.parametrize(
    ("words", "totals", "winner"),
    [
        (["3+4", "2+2+1"], (7, 5), None),
        (["3+4", "2+2+1", "--technology", "0", "--defender-technology", "1"], (7, 6), "attacker"),
        (["7", "5", "--technology", "1", "--defender-technology", "3"], (8, 8), "draw"),
        (["8", "6", "--support", "defender+2", "--technology", "0", "--defender-technology", "1"], (8, 9), "defender"),
        (["8", "6", "--support", "a+1", "--support", "d=2"], (9, 8), None),
        (["8", "6", "--modifier", "-2", "--defender-modifier", "1"], (6, 7), None),
    ],
)
def test_quick_conflict(words: list[str], totals: tuple[int, int], winner: str | None) -> None:
    ran = hegemonic("quick", "conflict", *words, "--json")
    assert ran.code == 0
    data = ran.json["data"]
    assert (data["totals"]["attacker"], data["totals"]["defender"]) == totals
    assert data["margin"] == totals[0] - totals[1]
    assert data["winner"] == winner
    for side, typed in (("attacker", words[0]), ("defender", words[1])):
        assert [term["power"] for term in data[side]["power"]["terms"]][: typed.count("+") + 1] == [
            int(term) for term in typed.split("+")
        ]


def test_quick_score() -> None:
    ran = hegemonic("quick", "score", "red=5", "blue=4", "yellow=2", "--core")
    assert ran.out.splitlines() == [
        "Red +7, Blue +4, Yellow +2.",
        "  Red 5 → Control 6 + Core Bonus 1 = 7",
        "  Blue 4 → Influence 3 + Core Bonus 1 = 4",
        "  Yellow 2 → Presence 1 + Core Bonus 1 = 2",
    ]


@pytest.mark.parametrize(
    ("words", "vp", "rulings"),
    [
        (["red=5", "blue=5", "yellow=2"], {"red": 3, "blue": 3, "yellow": 1}, ["tie-for-first=drop-a-place"]),
        (
            ["red=5,blue=5,yellow=2", "--ruling", "tie-for-first=next"],
            {"red": 3, "blue": 3, "yellow": 3},
            ["tie-for-first=next-scores-influence"],
        ),
        (["red=2+1", "blue=3"], {"red": 3, "blue": 3}, []),
        (["red=0"], {"red": 8}, ["zero-power-rank=ranks"]),
        (
            ["red=0", "--core", "--ruling", "zero-power-rank=presence-only"],
            {"red": 4},
            ["zero-power-rank=presence-only"],
        ),
        (["red=1"], {"red": 8}, []),
    ],
)
def test_quick_score_of_ties_and_rulings(words: list[str], vp: dict[str, int], rulings: list[str]) -> None:
    ran = hegemonic("quick", "score", *words, "--json")
    assert ran.code == 0
    assert ran.json["data"]["boards"][0]["vp"] == vp
    assert ran.json["data"]["totals"] == vp
    assert ran.json["rulings"] == rulings


def test_quick_score_is_the_real_score() -> None:
    position = {
        "format": "hegemonic-position/1",
        "players": [{"color": "blue"}, {"color": "red"}, {"color": "yellow"}],
        "power": {"X": {"red": 4, "blue": 4, "yellow": 0}},
    }
    real = hegemonic("score", "X", "-p", "-", "--json", stdin=json.dumps(position)).json
    quick = hegemonic("quick", "score", "yellow=0", "red=4", "blue=4", "--core", "--json").json
    assert quick["data"] == real["data"]
    assert quick["rulings"] == real["rulings"]


@pytest.mark.parametrize("words", [["3", "4", "8"], ["o=8", "complexes=3", "emb=4"], ["3,4,8"]])
def test_quick_income_from_bases(words: list[str]) -> None:
    ran = hegemonic("quick", "income", *words, "--box", "sample", "--json")
    assert ran.code == 0
    (row,) = ran.json["data"]["players"]
    assert row["income"] == {"industrial": 4, "political": 5, "martial": 7, "total": 16}
    assert row["next_cost"] == {"industrial": 2, "political": 5, "martial": 5}
    assert row["retention"] == 4


def test_quick_income_from_typed_gains_needs_no_box() -> None:
    ran = hegemonic("quick", "income", "4+5+7", "--modifier", "2")
    assert ran.code == 0
    assert " ".join(ran.out.split()) == (
        "18 CAPs: 4 (Industrial) + 5 (Political) + 7 (Martial) + 2 (Technologies and Leader). CAPITALIZE pays 4."
    )


def test_quick_income_with_unknown_numbers() -> None:
    ran = hegemonic("quick", "income", "3", "4", "8", "--json")
    assert ran.code == 5
    assert ran.json["data"]["players"][0]["income"]["total"] == 16
    assert len(ran.json["data"]["unknown"]) == 15


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["conflict", "x", "3"], "`x` is no Power"),
        (["conflict", "3+", "3"], "`3+` is no Power"),
        (["conflict", "3", "4", "--support", "yellow+2"], "is no support"),
        (["conflict", "3", "4", "--support", "attacker"], "is no support"),
        (["score", "red"], "expected PLAYER=POWER"),
        (["score", ","], "nobody is named"),
        (["score", "red=-1"], "is no Power"),
        (["score", "red=1", "r=2"], "Red is named twice"),
        (["score", "red=1", "--ruling", "tie=x"], "is no value of tie-for-first"),
        (["score", "red=1", "--ruling", "center"], "expected RULING=VALUE"),
        (["income", "3", "4"], "expected three numbers"),
        (["income", "c=3"], "embassies and outposts is missing"),
        (["income", "c=3", "c=4", "e=1", "o=1"], "counted twice"),
        (["income", "16", "1", "1"], "the track has 15 spaces"),
        (["income", "4+5"], "expected three"),
    ],
)
def test_wrong_words(words: list[str], says: str) -> None:
    ran = hegemonic("quick", *words)
    assert ran.code == 2
    assert says in ran.err
    assert ran.out == ""
