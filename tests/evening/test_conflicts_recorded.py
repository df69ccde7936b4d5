"""A recorded Conflict: what it costs, what leaves and comes, what is used up, and where the cards go."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from recorded_games import begin, four_players, record

from hegemonic_cli.evening.session import Recorded, Session
from hegemonic_cli.games.hegemonic.galaxy import Gate, Tile
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.games.hegemonic.table import Pieces, Spent, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import Problem

CARDS = ("red=subvert", "blue=industrialize", "yellow=assault", "green=discover")
Held = dict[Color, Pieces]


def table_with(pieces: dict[str, Held], readings: Readings | None = None, **changes: object) -> Table:
    """Four players with 20 CAPs each; Sectors of the Core hold what is said, on tiles with room for it."""
    table = four_players(readings)
    tile = Tile(industrial=3, faction="green", embassy=2, martial=3)
    seats = tuple(replace(seat, caps=20) for seat in table.seats)
    return replace(
        table,
        seats=seats,
        phase="action-1",
        tiles={**table.tiles, **dict.fromkeys(pieces, tile)},
        pieces={**table.pieces, **pieces},
        **changes,
    )


def fight(session: Session, *words: str, **options: str) -> Recorded:
    record(session, "cards", *CARDS)
    record(session, "done", "yellow")
    return record(session, "conflict", *words, **options)


def look(session: Session) -> Table:
    return session.look().table


def test_a_takeover_puts_the_attackers_bases_in_place_of_those_destroyed(tmp_path: Path) -> None:
    session = begin(tmp_path, table=table_with({"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(2)}}))
    done = fight(session, "corrupt", "red@X1", "blue:complex@X2", technology="4", defender_technology="1")
    table = look(session)
    assert table.at("X2", "red").complexes == 2
    assert table.at("X2", "blue").complexes == 0
    assert table.seat("red").caps == 20 - 4
    assert table.spent == (Spent("red", "complex", "X1"),)
    assert any("Take 2 Complexes of Bo off X2" in move for move in done.moves)
    assert any("Put 2 Complexes of Ann into X2" in move for move in done.moves)
    assert table.turn.early == {"red": 1}  # Blue is on; it counts all the same


def test_a_lost_attack_costs_the_unit_and_keeps_the_bases(tmp_path: Path) -> None:
    session = begin(tmp_path, table=table_with({"X1": {"red": Pieces(agents=1)}, "X2": {"blue": Pieces(2)}}))
    fight(session, "annex", "red@X2", "blue:complex@X2", from_="X1", outcome="defender")
    table = look(session)
    assert table.at("X1", "red") == table.at("X2", "red") == Pieces()
    assert table.at("X2", "blue").complexes == 2
    assert table.spent == ()


def test_the_price_can_be_said_and_then_stands(tmp_path: Path) -> None:
    session = begin(tmp_path, table=table_with({"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(2)}}))
    fight(session, "corrupt", "red@X1", "blue:complex@X2", outcome="attacker", paid="1")
    assert look(session).seat("red").caps == 19


def test_more_than_one_has_cant_be_paid_unless_forced(tmp_path: Path) -> None:
    table = table_with({"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(2)}})
    session = begin(tmp_path, table=table)
    record(session, "cards", *CARDS)
    with pytest.raises(Problem, match="can't pay 30"):
        record(session, "conflict", "corrupt", "red@X1", "blue:complex@X2", outcome="draw", paid="30")
    done = record(
        session, "conflict", "corrupt", "red@X1", "blue:complex@X2", outcome="draw", paid="30", force="a loan"
    )
    assert look(session).seat("red").caps == 0
    assert done.forced == "a loan"
    assert any("it is 0 now" in note for note in done.notes)


def test_who_won_must_be_known(tmp_path: Path) -> None:
    session = begin(tmp_path, table=table_with({"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(2)}}))
    before = look(session)
    with pytest.raises(Problem, match="Who won isn't known yet") as caught:
        record(session, "conflict", "corrupt", "red@X1", "blue:complex@X2", technology="3")
    assert caught.value.kind == "usage"
    assert look(session) == before


def test_the_winner_may_destroy_gates_of_whoever_lost_with_industrial_power(tmp_path: Path) -> None:
    gates = (Gate("blue", ("X2", "X3")),)
    pieces: dict[str, Held] = {"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(1)}, "X3": {}}
    session = begin(tmp_path, table=table_with(pieces, gates=gates))
    done = fight(session, "corrupt", "red@X1", "blue:complex@X2", outcome="attacker", destroy_gate="X2+X3")
    assert look(session).gates == ()
    assert any("Gate pair off X2 and X3" in move for move in done.moves)


def test_cards_played_lie_in_the_inactive_piles(tmp_path: Path) -> None:
    session = begin(tmp_path, table=table_with({"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(2)}}))
    words = ("corrupt", "red@X1", "blue:complex@X2")
    fight(session, *words, technology="4", card="Sample Card A", defender_technology="2", defender_swapped="")
    red, blue = look(session).seat("red"), look(session).seat("blue")
    assert (red.hand, red.inactive) == (4, ("Sample Card A",))
    assert (blue.hand, blue.inactive) == (4, ("?",))
    assert look(session).discard == ("?",)  # the card that Blue swapped for another


def test_without_a_card_the_hand_stays(tmp_path: Path) -> None:
    session = begin(tmp_path, table=table_with({"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(2)}}))
    fight(session, "corrupt", "red@X1", "blue:complex@X2", technology="4", defender_technology="0")
    assert look(session).seat("blue").hand == 5
    assert look(session).seat("red").hand == 4


@pytest.mark.parametrize(("reading", "hand", "pile"), [("pile-only", 2, 1), ("with-it", 3, 0)])
def test_the_last_card_in_hand_brings_the_inactive_pile_back(
    tmp_path: Path, reading: str, hand: int, pile: int
) -> None:
    table = table_with({"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(2)}}, Readings({"last-card": reading}))
    table = table.with_seat(replace(table.seat("red"), hand=1, inactive=("Sample Card B", "Sample Card C")))
    session = begin(tmp_path, table=table)
    done = fight(session, "corrupt", "red@X1", "blue:complex@X2", technology="4", defender_technology="0")
    red = look(session).seat("red")
    assert (red.hand, len(red.inactive or ())) == (hand, pile)
    assert any("last card in hand" in note for note in done.notes)


def test_in_the_learning_game_flipped_cards_go_to_the_discard_pile(tmp_path: Path) -> None:
    table = table_with({"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(2)}}, Readings(variants=["learning-game"]))
    session = begin(tmp_path, table=table)
    done = fight(session, "corrupt", "red@X1", "blue:complex@X2", technology="4", defender_card="Sample Card D")
    assert look(session).discard == ("?", "Sample Card D")
    assert done.moves[-2:] == (
        "Ann's card goes onto the discard pile.",
        "Bo's card, Sample Card D, goes onto the discard pile.",
    )
    assert look(session).seat("red").hand is None


def test_what_backed_a_unit_is_used_up_and_said(tmp_path: Path) -> None:
    pieces: dict[str, Held] = {
        "X1": {"red": Pieces(embassies=1)},
        "X2": {"red": Pieces(agents=1), "blue": Pieces(1)},
    }
    session = begin(tmp_path, table=table_with(pieces))
    done = fight(session, "annex", "red@X2", "blue:complex@X2", technology="0", defender_technology="0")
    assert look(session).spent == (Spent("red", "agent", "X2"), Spent("red", faction="green"))
    assert any("Ann draws on the green Faction" in note for note in done.notes)
    record(session, "done", "red")
    record(session, "set", "phase", "action-2")
    assert look(session).spent == ()  # a new Action Phase begins with everything unused


def test_an_illegal_conflict_can_be_forced_with_its_outcome(tmp_path: Path) -> None:
    pieces: dict[str, Held] = {"X1": {"red": Pieces(3)}, "X4": {"blue": Pieces(2)}}
    session = begin(tmp_path, table=table_with(pieces))
    record(session, "cards", *CARDS)
    with pytest.raises(Problem) as caught:
        record(session, "conflict", "corrupt", "red@X1", "blue:complex@X4", outcome="attacker")
    assert caught.value.kind == "illegal"
    done = record(
        session, "conflict", "corrupt", "red@X1", "blue:complex@X4", outcome="attacker", force="a Leader said so"
    )
    assert look(session).at("X4", "red").complexes == 2
    assert done.forced == "a Leader said so"


def test_the_power_of_a_card_that_the_box_knows_need_not_be_typed(tmp_path: Path) -> None:
    session = begin(tmp_path, table=table_with({"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(2)}}))
    done = fight(session, "corrupt", "red@X1", "blue:complex@X2", card="sample card a", defender_card="Sample Card J")
    assert done.text == "Ann: Corrupt against Bo's Complex in X2, a draw 5 : 5."  # 3 + 2 against 2 + 3


def test_a_typed_power_goes_before_the_cards(tmp_path: Path) -> None:
    session = begin(tmp_path, table=table_with({"X1": {"red": Pieces(3)}, "X2": {"blue": Pieces(2)}}))
    words = ("corrupt", "red@X1", "blue:complex@X2")
    with pytest.raises(Problem, match="both cards' Powers"):
        fight(session, *words, card="Sample Card A", defender_card="Nobody's Card")
    named = {"card": "Sample Card A", "technology": "0", "defender-technology": "0"}
    assert "won 3 : 2" in record(session, "conflict", *words, **named).text
