"""The Learning Game, wherever it changes what a round's questions answer."""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.reports.income import income
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.games.hegemonic.rules.learning_game import draws_technologies, next_arbiter
from hegemonic_cli.games.hegemonic.rules.phases import exploration_steps
from hegemonic_cli.games.hegemonic.table import Seat, Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import ActionCard, Color, Phase, Piece

LEARNING = Readings(variants=["learning-game"])
NO_TECHNOLOGIES = Readings({"learning-technologies": "none"}, ["learning-game"])
BASES: dict[Piece, int] = {"complex": 3, "embassy": 4, "outpost": 8}
POOL = (Tile(1),)


def table(phase: Phase, readings: Readings = LEARNING, turn: Turn = Turn()) -> Table:  # noqa: B008
    seats = (Seat("red", caps=9, built=BASES), Seat("blue", caps=1, built=BASES), Seat("green", caps=20, built=BASES))
    return Table(seats, "blue", phase=phase, readings=readings, turn=turn, stack=5, pool=POOL)


def test_the_token_passes_counter_clockwise() -> None:
    assert next_arbiter(table("arbitration")) == "red"
    guide = what_next(table("arbitration"), sample_box())
    assert guide.headline == "Arbitration: Red becomes Arbiter."
    assert guide.owed[0].what == "pass the Arbiter Token counter-clockwise, to Red"


def test_retention_limits_are_shown_and_not_applied() -> None:
    guide = what_next(table("arbitration"), sample_box())
    assert [owed.step for owed in guide.owed] == ["arbiter", "scoring", "end"]
    assert income(table("collection"), sample_box()).data["players"][0]["retention"] == 4


def test_technologies_are_drawn_and_used_at_once_or_not_at_all() -> None:
    assert draws_technologies(table("exploration"))
    assert exploration_steps(table("exploration")) == ("flip", "place", "draw", "discard")
    guide = what_next(table("exploration"), sample_box())
    assert any("at once" in reminder for reminder in guide.reminders)
    without = table("exploration", NO_TECHNOLOGIES)
    assert not draws_technologies(without)
    assert exploration_steps(without) == ("flip", "place")
    assert what_next(without, sample_box()).reminders == ()


def test_no_research_and_no_draw_where_there_are_no_technologies() -> None:
    cards: dict[Color, ActionCard] = {"red": "discover", "blue": "assault", "green": "subvert"}
    turn = Turn(cards=cards, order=("blue", "green", "red"), player="red")
    assert "research red" not in what_next(table("action-1", turn=turn), sample_box()).owed[0].commands
    on = turn._replace(player="blue")
    assert "basic blue technology" in what_next(table("action-1", turn=on), sample_box()).owed[0].commands
    without = what_next(table("action-1", NO_TECHNOLOGIES, on), sample_box())
    assert "basic blue technology" not in without.owed[0].commands
    assert "basic blue caps" in without.owed[0].commands
