"""Whose turn it is and how many actions they took: what an action changes of that, and what is odd about it.

Nothing odd is refused: people enter things late, and Leaders and Technologies break rules. It is noted.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from hegemonic_cli.evening.recording import Words
from hegemonic_cli.games.hegemonic.events import CardsPlayed, Event, PhaseBegun, StackCounted, TurnChanged
from hegemonic_cli.games.hegemonic.rules.actions import ACTIONS_OF, ACTIONS_PER_CARD, action_order
from hegemonic_cli.games.hegemonic.rules.exploration import are_tiles_typed
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS, exploration_order, phase_after
from hegemonic_cli.games.hegemonic.table import OpenAction, Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import ActionCard, Color, Domain, Phase, Piece

BUILDS: dict[Domain, ActionCard] = {
    "industrial": "industrialize",
    "political": "politicize",
    "martial": "martialize",
}
# Conflict Actions that move a Unit, with or without a Conflict.
MOVES: dict[Piece, tuple[ActionCard, ...]] = {
    "agent": ("assault", "politicize", "subvert"),
    "fleet": ("assault", "martialize", "subvert"),
}
BASICS: tuple[ActionCard, ...] = tuple(card for card, actions in ACTIONS_OF.items() if "basic" in actions)
# The phase that begins by itself where Exploration is over and somebody acts without saying which cards were played.
FIRST_ACTIONS: tuple[Phase, ...] = ("action-1",)
EXTRA = "extra"  # the option for what a Leader or a Technology allows beside the card
DISCOVERS: tuple[ActionCard, ...] = ("discover",)


class Taken(NamedTuple):
    """What taking an action changes of the turn, and what is odd about it."""

    events: tuple[Event, ...] = ()
    notes: tuple[str, ...] = ()


def turn_changed(turn: Turn) -> TurnChanged:
    """The event that makes a turn so; cards and order stay."""
    return TurnChanged(turn.player, turn.taken, turn.done, turn.early, turn.open)


def action_taken(
    words: Words,
    table: Table,
    color: Color,
    offered_by: Collection[ActionCard],
    still_open: OpenAction | None = None,
) -> Taken:
    """One action by a player, which these Action Cards offer; with `--extra` it is none of the card's."""
    if words.has(EXTRA):
        opened = () if still_open is None else goes_on(table, still_open)
        return Taken(opened, ("An extra action: it isn't counted among the card's.",))
    if not table.is_action_phase:
        return Taken((), (f"This is {PHASE_WORDS[table.phase]}, not an Action Phase; recorded all the same.",))
    turn, who = table.turn, table.seat(color).shown
    notes: list[str] = []
    played = turn.cards.get(color)
    if played is not None and played not in offered_by:
        notes.append(f"{who} played {played.capitalize()}, which doesn't offer this.")
    if not turn.order and _is_everybody_in(table):
        is_tied = any(color in choice.tied for choice in action_order(table, turn.cards).choices)
        if is_tied:
            notes.append(f"So {who} begins among those tied.")
        turn = _settled_by(table, color, is_tied=is_tied)
    count = _taken_by(turn, color) + 1
    if count > ACTIONS_PER_CARD:
        notes.append(f"{who}'s action {count} in this Action Phase: a card allows {ACTIONS_PER_CARD}.")
    elif turn.player not in (None, color) and turn.taken < ACTIONS_PER_CARD and has_order(turn):
        notes.append(f"{table.seat(turn.player or color).shown} is on, not {who}.")
    events: tuple[Event, ...] = ()
    if turn.order != table.turn.order:
        events = (CardsPlayed(turn.cards, turn.order, turn.player),)
    return Taken((*events, turn_changed(_counted(turn, color, count)._replace(open=still_open))), tuple(notes))


def has_order(turn: Turn) -> bool:
    """Whether anything is known of who acts when: without cards, whoever acts is on, and nobody is out of turn."""
    return bool(turn.cards or turn.order)


def ordered(table: Table, turn: Turn, firsts: Sequence[Color]) -> Turn:
    """The turn with its cards in order, `firsts` beginning among the tied; whoever still has actions is on."""
    order = action_order(table, turn.cards, firsts).order
    if turn.player is not None and turn.player in order:
        turn = turn._replace(order=order)
        return passed_on(turn, turn.player) if turn.taken >= ACTIONS_PER_CARD and turn.player else turn
    waiting = [color for color in order if turn.early.get(color, 0) < ACTIONS_PER_CARD]
    if not waiting:
        return turn._replace(order=order, player=None, taken=0)
    early = {color: taken for color, taken in turn.early.items() if color != waiting[0]}
    return turn._replace(order=order, player=waiting[0], taken=turn.early.get(waiting[0], 0), early=early)


def _is_everybody_in(table: Table) -> bool:
    return all(color in table.turn.cards for color in table.colors)


def _settled_by(table: Table, color: Color, *, is_tied: bool) -> Turn:
    """The turn once somebody acts: where nobody said who begins among the tied, whoever acts first does."""
    turn = table.turn
    if not is_tied and action_order(table, turn.cards).choices:
        is_first = turn.player is None
        return turn._replace(player=color, taken=turn.early.get(color, 0)) if is_first else turn
    return ordered(table, turn, [color] if is_tied else [])


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


# Exploration --------------------------------------------------------------------------------------------------------


def step_done(table: Table, step: str) -> tuple[Event, ...]:
    """A step of the exploration turn under way is done."""
    turn = table.turn
    if step in turn.done:
        return ()
    return (turn_changed(turn._replace(done=(*turn.done, step), open=None)),)


def flipped_unsaid(table: Table, color: Color) -> tuple[Event, ...]:
    """The tile that an exploration turn takes off the draw stack where nobody types tiles."""
    is_said = table.turn.player == color and "flip" in table.turn.done
    if are_tiles_typed(table) or table.phase != "exploration" or not table.stack or is_said:
        return ()
    return (StackCounted(table.stack - 1),)


def explored(table: Table, color: Color, still_open: OpenAction | None = None) -> tuple[Event, ...]:
    """A player's exploration turn is over; where they were on, the next one is."""
    turn = table.turn
    if not turn.order:
        turn = turn._replace(order=exploration_order(table), player=table.arbiter)
    order_known = () if table.turn.order else (PhaseBegun(table.round, table.phase, turn.order, turn.player),)
    if turn.player == color:
        at = turn.order.index(color) + 1
        gone = {other for other, turns_taken in turn.early.items() if turns_taken}
        waiting = [other for other in turn.order[at:] if other not in gone]
        turn = turn._replace(player=waiting[0] if waiting else None, done=())
    elif turn.player is not None and turn.order.index(color) > turn.order.index(turn.player):
        turn = turn._replace(early={**turn.early, color: 1})
    return (*order_known, turn_changed(turn._replace(open=still_open)))
