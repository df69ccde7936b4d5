"""`new --like GAME` and `new --from POSITION` beside what else is said on the command line."""

from __future__ import annotations

from typing import Any

from running import hegemonic

FRIDAY = (
    *("new", "--name", "friday", "--player", "red=Ann", "--player", "blue=Bo", "--house", "red=osiris"),
    *("--arbiter", "blue", "--variant", "leaders", "--ruling", "gate-on-draw=stays", "--rotate", "2", "--yes"),
)


def position(*words: str) -> dict[str, Any]:
    assert hegemonic(*FRIDAY).code == 0
    ran = hegemonic("new", "--like", "friday", "--name", "saturday", *words)
    assert ran.code == 0, ran.err
    found: dict[str, Any] = hegemonic("position", "--json").json["data"]
    return found


def test_what_isnt_said_is_as_it_was() -> None:
    found = position()
    assert hegemonic("games", "switch", "friday").code == 0
    assert found == hegemonic("position", "--json").json["data"]


def test_a_stored_set_up_overrode_what_was_given_on_the_command_line() -> None:
    found = position(
        *("--arbiter", "red", "--ruling", "gate-on-draw=lost", "--ruling", "final-tie=open"),
        *("--variant", "longer-game", "--house", "red=bushido", "--late", "3", "--caps", "red=4"),
    )
    assert found["arbiter"] == "red"
    assert found["rulings"] == {"final-tie": "open"}
    assert found["variants"] == ["longer-game"]
    assert found["players"][0] == {"color": "red", "name": "Ann", "house": "bushido", "caps": 4}
    assert found["round"] == 3
    assert found["boards"] == hegemonic("position", "--json").json["data"]["boards"]


def test_other_players_sit_at_a_galaxy_of_their_number() -> None:
    found = position("--player", "green=Cy", "--player", "yellow=Di", "--player", "red=Ann")
    assert [(player["color"], player.get("house")) for player in found["players"]] == [
        ("green", None),
        ("yellow", None),
        ("red", "osiris"),
    ]
    assert found["arbiter"] == "green"
    assert found["rulings"] == {"gate-on-draw": "stays"}
    assert len(found["boards"]) == 6


def test_beside_a_position_nothing_is_passed_over_silently() -> None:
    ran = hegemonic("new", "--from", "demo", "--ruling", "gate-on-draw=stays", "--stack", "0", "--yes")
    assert ran.code == 2
    assert "--ruling, --stack would say nothing" in ran.err
    assert "hegemonic set PATH VALUE" in ran.err
