"""Everything that can happen: stored and read back as what it was, and folded in without judging."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import get_args

import pytest
from recorded_games import four_players

from hegemonic_cli.games.hegemonic import events as e
from hegemonic_cli.games.hegemonic.evolve import evolve, evolve_all
from hegemonic_cli.games.hegemonic.galaxy import Gate, Tile
from hegemonic_cli.games.hegemonic.stored import event_document, event_from, table_document, table_from
from hegemonic_cli.games.hegemonic.table import Advanced, OpenAction, Pieces, Spent, Table
from hegemonic_cli.kernel.codec import Unreadable

TABLE = replace(four_players(), round=3, phase="action-2")
HOME = TABLE.home_of("red") or ""
ONE_OF_EACH: tuple[e.Event, ...] = (
    e.TableSet(TABLE),
    e.Irregular(True),
    e.PlayerLeft("green", "red"),
    e.NoteWritten("„Hm“, said Ann — 你好"),
    e.PhaseBegun(4, "exploration", ("red", "blue"), "red"),
    e.TurnChanged("blue", 1, ("flip",), {"green": 1}, OpenAction("red", "move", "political", "agent", "A3")),
    e.CardsPlayed({"red": "assault", "blue": "discover"}, ("red", "blue"), "red"),
    e.SpentChanged((Spent("red", "agent", "A3"), Spent("blue", faction="green"), Spent("blue", outpost="B1"))),
    e.LeadersMoved({"red": 2}),
    e.ArbiterChosen("yellow"),
    e.GameFinished({"red": 9, "blue": 9}, ("red", "blue")),
    e.GameReopened(3, "arbitration"),
    e.CapsChanged((e.CounterChange("red", by=-2), e.CounterChange("blue", to=0))),
    e.VpsChanged((e.CounterChange("red", by=3),)),
    e.CapsGiven("red", "blue", 2),
    e.IncomeCollected({"red": 5, "blue": 0}),
    e.LimitsApplied({"red": 3}),
    e.BoardsScored(3, (e.BoardScored("A", {"red": 4, "blue": 0}, {"red": 6, "blue": 3}),)),
    e.PowerTallied("X", {"red": 5}),
    e.TileFlipped(Tile(industrial=2)),
    e.StackCounted(7),
    e.TilePlaced("X1", Tile(faction="orange", embassy=2, martial=1), is_from_pool=True),
    e.TechnologyDrawn("red", "discard", "Sample Card A"),
    e.DeckReshuffled(),
    e.TechnologyDiscarded("red", "hand"),
    e.DiscardTakenBack("red"),
    e.TechnologyAdvanced("red", Advanced("Sample Card A", "industrial", 2), 4),
    e.CardMadeInactive("red", "Sample Card B", is_swapped=True),
    e.InactiveReturned(("red", "blue")),
    e.HandRefilled("red", 2, 5),
    e.HandCounted("red", 0),
    e.BasesBuilt("red", (e.BuiltStep("complex", HOME, cost=2), e.BuiltStep("gate", HOME, "X1", cost=None)), 5),
    e.UnitMoved("red", "agent", HOME, "X1", 2),
    e.ConflictFought(
        *("raze", "red", "fleet", "X1", "blue", "outpost", "X1", "attacker", 3, 7, 5),
        (e.PieceChange("blue", "outpost", "X1", 2),),
        gates=(Gate("blue", ("X1", "X2")),),
    ),
)


def test_one_of_each_kind_is_here() -> None:
    assert {type(event) for event in ONE_OF_EACH} == set(get_args(e.Event))


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_an_event_is_read_back_as_what_it_was_and_can_be_folded_in(event: e.Event) -> None:
    back = event_from(json.loads(json.dumps(event_document(event))))
    assert back == event
    assert type(back) is type(event)
    reopened = replace(TABLE, turn=TABLE.turn._replace(done=("arbitration",)))
    after = evolve(reopened, event)
    assert after == evolve(reopened, back)
    assert table_from(json.loads(json.dumps(table_document(after)))) == after


@pytest.mark.parametrize("document", [{}, {"event": "Nothing"}, {"event": "Event"}, {"event": "CapsGiven"}, [], 3])
def test_what_is_no_event_is_unreadable(document: object) -> None:
    with pytest.raises(Unreadable):
        event_from(document)


def after(*happened: e.Event, table: Table = TABLE) -> Table:
    return evolve_all(table, happened)


def test_what_isnt_known_stays_unknown() -> None:
    unknown = replace(
        TABLE,
        seats=tuple(replace(seat, caps=None, vp=None, hand=None, inactive=None) for seat in TABLE.seats),
        stack=None,
        pool=None,
        discard=None,
    )
    table = after(
        e.CapsChanged((e.CounterChange("red", by=3),)),
        e.IncomeCollected({"red": 5}),
        e.VpsChanged((e.CounterChange("red", by=3),)),
        e.BoardsScored(3, (e.BoardScored("A", {"red": 4}, {"red": 6}),)),
        e.TechnologyDrawn("red", "deck"),
        e.TechnologyDiscarded("red", "hand", "Sample Card A"),
        e.CardMadeInactive("red"),
        e.InactiveReturned(("red",)),
        e.TileFlipped(Tile()),
        table=unknown,
    )
    assert table == unknown
    assert after(e.CapsChanged((e.CounterChange("red", to=0),)), table=unknown).seat("red").caps == 0


def test_a_gate_is_relocated_and_destroyed_as_a_pair() -> None:
    built = e.BuiltStep("gate", "X2", "X1")
    moved = e.BuiltStep("gate", "X3", HOME, "X1", "X2")
    table = after(e.BasesBuilt("red", (built,), 0))
    assert table.gates == (Gate("red", ("X1", "X2")),)
    table = after(e.BasesBuilt("red", (moved,), 0), table=table)
    assert table.gates == (Gate("red", tuple(sorted((HOME, "X3")))),)  # type: ignore[arg-type]


def test_where_no_map_is_tracked_the_typed_counts_move() -> None:
    seats = tuple(replace(seat, built={"complex": 3, "outpost": 1}) for seat in TABLE.seats)
    flat = replace(TABLE, galaxy=None, tiles={}, pieces={}, seats=seats)
    table = after(e.BasesBuilt("red", (e.BuiltStep("complex", None), e.BuiltStep("agent", None)), 2), table=flat)
    assert table.seat("red").built == {"complex": 4, "outpost": 1}  # Agents weren't counted before


def test_who_leaves_takes_everything_along() -> None:
    table = after(
        e.CardsPlayed({"red": "assault", "green": "discover"}, ("red", "green"), "red"),
        e.SpentChanged((Spent("green", faction="green"), Spent("red", faction="green"))),
        e.BasesBuilt("green", (e.BuiltStep("gate", "X1", "X2"),), 0),
        e.PlayerLeft("green", "red"),
    )
    assert table.colors == ("red", "blue", "yellow")
    assert table.gates == ()
    assert table.spent == (Spent("red", faction="green"),)
    assert table.turn.order == ("red",)
    assert all("green" not in held for held in table.pieces.values())
    assert all(tile.home != "green" for tile in table.tiles.values())
    assert table.at(HOME, "red") == Pieces(1, 1, 1)
