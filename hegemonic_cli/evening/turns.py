"""Whose turn it is and how many actions they took: what an action changes of that, and what is odd about it.

Nothing odd is refused: people enter things late, and Leaders and Technologies break rules. It is noted.
"""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.games.hegemonic.events import CardsPlayed, Event, PhaseBegun, TurnChanged
from hegemonic_cli.games.hegemonic.rules.actions import ACTIONS_PER_CARD, ActionName, available_actions
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS, exploration_order, phase_after
from hegemonic_cli.games.hegemonic.table import OpenAction, Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import ActionCard, Color, Domain, Phase

CARD_OF: dict[Domain, ActionCard] = {
    "industrial": "industrialize",
    "political": "politicize",
    "martial": "martialize",
}


class Taken(NamedTuple):
    """What taking an action changes of the turn, and what is odd about it."""

    events: tuple[Event, ...] = ()
    notes: tuple[str, ...] = ()


def turn_changed(turn: Turn) -> TurnChanged:
    """The event that makes a turn so; cards and order stay."""
    return TurnChanged(turn.player, turn.taken, turn.done, turn.early, turn.open)


def action_taken(
    table: Table, color: Color, action: ActionName, card: ActionCard | None, still_open: OpenAction | None = None
) -> Taken:
    """One action by a player. `card` is the one that offers it, where only one does."""
    if not table.is_action_phase:
        return Taken((), (f"This is {PHASE_WORDS[table.phase]}, not an Action Phase; recorded all the same.",))
    turn, who = table.turn, table.seat(color).shown
    notes: list[str] = []
    played = turn.cards.get(color)
    if played is not None and (action not in available_actions(played, table.readings) or card not in (None, played)):
        notes.append(f"{who} played {played.capitalize()}, which doesn't offer this.")
    count = _taken_by(turn, color) + 1
    if count > ACTIONS_PER_CARD:
        notes.append(f"{who}'s action {count} in this Action Phase: a card allows {ACTIONS_PER_CARD}.")
    elif turn.player is not None and turn.player != color:
        notes.append(f"{table.seat(turn.player).shown} is on, not {who}.")
    return Taken((turn_changed(_counted(turn, color, count)._replace(open=still_open)),), tuple(notes))


def goes_on(table: Table, still_open: OpenAction | None) -> tuple[Event, ...]:
    """More of the action before: nothing is counted; what is open may change."""
    turn = table.turn._replace(open=still_open)
    return () if turn == table.turn else (turn_changed(turn),)


def is_open(table: Table, kind: str, color: Color) -> OpenAction | None:
    """The open thing of that kind by a player, if there is one."""
    found = table.turn.open
    return found if found is not None and found.kind == kind and found.player == color else None


def passed_on(turn: Turn, color: Color) -> Turn:
    """The turn after a player is through: the next in order who still has actions, or nobody."""
    if color not in turn.order:
        return turn._replace(player=None, taken=0) if turn.order else turn
    early = dict(turn.early)
    for other in turn.order[turn.order.index(color) + 1 :]:
        taken = early.pop(other, 0)
        if taken < ACTIONS_PER_CARD:
            return turn._replace(player=other, taken=taken, early=early)
    return turn._replace(player=None, taken=0, early=early)


def _taken_by(turn: Turn, color: Color) -> int:
    if turn.player == color:
        return turn.taken
    if color in turn.early:
        return turn.early[color]
    return ACTIONS_PER_CARD if _is_through(turn, color) else 0


def _is_through(turn: Turn, color: Color) -> bool:
    """Whether a player's place in the order has gone by."""
    if color not in turn.order:
        return False
    return turn.player is None or (
        turn.player in turn.order and turn.order.index(color) < turn.order.index(turn.player)
    )


def _counted(turn: Turn, color: Color, count: int) -> Turn:
    if turn.order and turn.player != color:
        return turn if _is_through(turn, color) else turn._replace(early={**turn.early, color: count})
    if not turn.order and turn.player != color:
        early = {other: taken for other, taken in turn.early.items() if other != color}
        if turn.player is not None:
            early[turn.player] = turn.taken
        return turn._replace(player=color, taken=count, early=early)
    turn = turn._replace(taken=count)
    return passed_on(turn, color) if count >= ACTIONS_PER_CARD and turn.order else turn


# Phases -------------------------------------------------------------------------------------------------------------


def begun(table: Table, phase: Phase) -> PhaseBegun:
    """The beginning of a phase; Collection begins a new round, unless it comes straight from set-up."""
    number = table.round + 1 if phase == "collection" and table.phase != "setup" else table.round
    if phase == "exploration":
        order = exploration_order(table)
        return PhaseBegun(number, phase, order, order[0])
    return PhaseBegun(number, phase)


def is_over(table: Table) -> bool:
    """Whether everybody is through with the phase, so that the next one may begin by itself."""
    if table.phase == "collection":
        return "income" in table.turn.done
    if table.phase == "exploration" or table.is_action_phase:
        return bool(table.turn.order) and table.turn.player is None
    return False


def entered(table: Table, phases: tuple[Phase, ...]) -> tuple[Event, ...]:
    """The beginning of the next phase, where the one before is over and the words belong into the next."""
    following = phase_after(table.phase)
    if is_over(table) and following in phases and table.phase not in phases:
        return (begun(table, following),)
    if table.is_action_phase and is_over(table) and following in phases:
        return (begun(table, following),)
    return ()


def cards_played(table: Table, cards: dict[Color, ActionCard], order: tuple[Color, ...]) -> CardsPlayed:
    """Cards on the table: who is on first, unless somebody already acted."""
    turn = table.turn
    if turn.player is not None and turn.player in order:
        return CardsPlayed(cards, order, turn.player)
    return CardsPlayed(cards, order, order[0] if order else None)
