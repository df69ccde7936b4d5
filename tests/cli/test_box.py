"""`hegemonic box …`: one's own numbers, shown, set and checked."""

from __future__ import annotations

from pathlib import Path

import pytest
from running import hegemonic

from hegemonic_cli.cli import places
from hegemonic_cli.games.hegemonic.boxfile import builtin_box, load_box


def own_box() -> Path:
    return places.box_path()


def test_path_says_where_whether_or_not_it_is_there() -> None:
    assert hegemonic("box", "path").out == f"{own_box()}\n"
    assert hegemonic("box", "path", "--json").json["data"] == {"path": str(own_box()), "exists": False}
    hegemonic("box", "set", "units.agent", "2")
    assert hegemonic("box", "path", "--json").json["data"]["exists"] is True


def test_the_first_number_begins_with_what_the_rulebook_says() -> None:
    ran = hegemonic("box", "set", "political.cost.6", "6")
    assert (ran.code, ran.err) == (0, "")
    assert "political.cost.6 is 6 now" in ran.out
    box, known = places.load_box(None), builtin_box()
    cost = list(known.tracks["political"].cost)
    cost[5] = 6
    assert box.tracks["political"]._replace(cost=tuple(cost)) == box.tracks["political"]
    assert box.tracks["political"].income == known.tracks["political"].income
    assert box.tracks["martial"] == known.tracks["martial"]
    assert box.source == str(own_box())


def test_set_says_what_stood_there_before() -> None:
    hegemonic("box", "set", "units.agent", "2")
    assert "units.agent is 3 now (it was 2)" in hegemonic("box", "set", "units.agent", "3").out
    data = hegemonic("box", "set", "units.agent", "?", "--json").json["data"]
    assert (data["path"], data["before"], data["after"]) == ("units.agent", 3, None)


def test_comments_order_and_everything_else_stay() -> None:
    text = (
        "# mine\n\n[units]\nagent = 2 # read off\nfleet = 3\n\n[political]\n# red numbers\n"
        'cost = [\n  1, 2, 3, # first row\n  "?", 5, 6, 7, 8, 9,\n]\n\n[[technologies]]\nname = "Q.E.D."\ncost = 3\n'
    )
    own_box().parent.mkdir(parents=True)
    own_box().write_text(text, encoding="utf-8")
    for path, value in (("units.fleet", "4"), ("political.cost.4", "4"), ("technologies.q.e.d..cost", "5")):
        assert hegemonic("box", "set", path, value).code == 0
    expected = text.replace("fleet = 3", "fleet = 4").replace('"?"', "4").replace("cost = 3", "cost = 5")
    assert own_box().read_text(encoding="utf-8") == expected


def test_cards_come_as_they_turn_up() -> None:
    ran = hegemonic("box", "set", "technologies.Phase Cannon.cost", "4")
    assert "This card is new in your box." in ran.out
    hegemonic("box", "set", "technologies.Phase Cannon.type", "martial")
    hegemonic("box", "set", "technologies.phase cannon.power.martial", "3")
    hegemonic("box", "set", "technologies.Phase Cannon.effect", "+1", "to", "all")
    (card,) = places.load_box(None).technologies
    assert (card.name, card.type, card.cost, card.power) == ("Phase Cannon", "martial", 4, (None, None, 3))
    assert card.effect == "+1 to all"
    assert "Phase Cannon: martial, Tier ?, costs 4, Power ?/?/3" in hegemonic("box", "show").out


def test_a_whole_list_at_once() -> None:
    assert hegemonic("box", "set", "political.cost", "1", "2", "3", "4", "5", "-", "?", "8", "9").code == 0
    assert places.load_box(None).tracks["political"].cost == (1, 2, 3, 4, 5, None, None, 8, 9)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("political.cost.10", "4"), "the numbers there are 1 to 9"),
        (("political.cost.5", "four"), "political.cost.5 is a whole number"),
        (("political.cost.5", "-3"), "political.cost.5 is a whole number"),
        (("political.cost.5", "400"), "a whole number from 0 to 99 is expected"),
        (("political.cost", "1", "2"), "political.cost is a list of 9 numbers, 2 given"),
        (("martial.tiers", "9", "4"), "it has to begin after Tier 2"),
        (("martial.tiers.1", "9"), "Tier 2 with 8 Outposts doesn't agree with martial.tiers"),
        (("industral.cost.1", "1"), "Did you mean industrial?"),
        (("technologies.A.type", "marital"), "did you mean martial?"),
        (("technologies.A.tier", "4"), "a whole number from 1 to 3 is expected"),
    ],
)
def test_impossible_values_change_nothing(words: tuple[str, ...], said: str) -> None:
    ran = hegemonic("box", "set", *words)
    assert ran.code == 2
    assert said in ran.err
    assert not own_box().exists()


def test_what_differs_from_the_rulebook_is_said_once() -> None:
    note = "political.cost.5 is 4; in the rulebook's Player Board Example it is 5"
    assert note in hegemonic("box", "set", "political.cost.5", "4").out.replace("\n", " ")
    assert note not in hegemonic("box", "set", "units.agent", "2").out.replace("\n", " ")
    assert note in hegemonic("box", "check").out.replace("\n", " ")


def test_a_damaged_box_is_not_written_over() -> None:
    own_box().parent.mkdir(parents=True)
    own_box().write_text("[units]\nagent = two\n", encoding="utf-8")
    ran = hegemonic("box", "set", "units.fleet", "2")
    assert ran.code == 4
    assert "line 2" in ran.err
    assert own_box().read_text(encoding="utf-8") == "[units]\nagent = two\n"


def test_a_box_that_cant_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path / "file" / "below"))
    ran = hegemonic("box", "set", "units.fleet", "2")
    assert ran.code == 4
    assert "can't be written" in ran.err


def test_a_json_box_is_read_and_goes_on_as_toml() -> None:
    own_box().parent.mkdir(parents=True)
    own_box().write_text('{"units": {"agent": 2}, "technologies": [{"name": "A", "cost": 1}]}', encoding="utf-8")
    assert hegemonic("box", "set", "units.fleet", "3").code == 0
    box = load_box(own_box().read_bytes(), "box")
    assert box.units == {"gate": None, "agent": 2, "fleet": 3}
    assert [card.name for card in box.technologies] == ["A"]


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_show_fits_and_shows_what_is_unknown(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    ran = hegemonic("box", "show")
    assert ran.code == 0
    assert all(len(line) <= columns for line in ran.out.splitlines())
    assert "?" in ran.out
    assert "111 numbers aren't known yet" in ran.out.replace("\n", " ")
    assert "made up" not in ran.out


def test_the_sample_says_that_it_is_made_up() -> None:
    assert "made up" in hegemonic("box", "show", "--box", "sample").out
    assert "made up" in hegemonic("box", "check", "sample").out
    shown = hegemonic("box", "show", "--box", "sample", "--json").json
    assert (shown["command"], shown["data"]["made_up"], shown["data"]["unknown"]) == ("box show", True, [])


def test_check_of_no_file() -> None:
    ran = hegemonic("box", "check", "nowhere.toml", "--json")
    assert ran.code == 4
    assert ran.json["status"] == "error"


@pytest.mark.parametrize(
    ("path", "what"), [("industrial", "list of a track"), ("units", "Unit"), ("", "part of a box")]
)
def test_a_path_that_stops_halfway_is_told_what_is_missing(path: str, what: str) -> None:
    ran = hegemonic("box", "set", path, "1")
    assert (ran.code, ran.err.splitlines()[0]) == (2, f'"{path}" is no path in a box: which {what} is missing.')
