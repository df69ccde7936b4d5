"""The guide through an Action Phase: cards, ties that the Arbiter settles, whose turn it is, cards back.

Rulebook: Phases 3, 4, & 5. Action Phases, Playing Action Cards.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.actions import (
    ACTIONS_OF,
    ACTIONS_PER_CARD,
    ActionName,
    TiedCards,
    action_order,
    available_actions,
)
from hegemonic_cli.games.hegemonic.rules.guide.values import Guide, Owed, followed_by, names
from hegemonic_cli.games.hegemonic.rules.learning_game import draws_technologies
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS, phase_after
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import ActionCard, Color

COMMANDS: dict[ActionName, tuple[str, ...]] = {
    "build": ("build {player} STEP",),
    "destroy": ("conflict ACTION {player}@SECTOR TARGET",),
    "takeover": ("conflict ACTION {player}@SECTOR TARGET",),
    "basic": ("basic {player} caps",),
    "capitalize": ("capitalize {player}",),
    "survey": ("survey {player} FLIPPED SECTOR",),
    "research": ("research {player}",),
}


CONFLICTS: tuple[ActionName, ...] = ("destroy", "takeover")


def action_phase(table: Table, box: Box) -> Guide:
    """Whose action it is and who follows; before that, the cards and the Arbiter's choices."""
    return _whose_action(table)._replace(reminders=_moved(table))


def _moved(table: Table) -> tuple[str, ...]:
    """That a Unit which has just moved may still attack in the same action."""
    open_action = table.turn.open
    if open_action is None or open_action.kind != "move" or open_action.piece is None:
        return ()
    unit = f"{table.seat(open_action.player).shown}'s {open_action.piece.capitalize()} in {open_action.sector}"
    return (f"A Conflict of {unit} still belongs to the same action as its move.",)


def _whose_action(table: Table) -> Guide:
    turn = table.turn
    if turn.player is None and turn.order:
        return _all_through(table)
    missing = () if turn.order else tuple(color for color in table.colors if color not in turn.cards)
    if missing and (turn.player is None or turn.taken >= ACTIONS_PER_CARD):
        return _cards_missing(table, missing)
    ordered = action_order(table, turn.cards)
    order = turn.order or ordered.order
    unsettled = () if turn.order else tuple(choice for choice in ordered.choices if choice.first is None)
    player = turn.player if turn.player is not None else order[0]
    taken = turn.taken if turn.player is not None else turn.early.get(player, 0)
    if unsettled and turn.player is None and player in unsettled[0].tied:
        return _choosing(table, unsettled)
    following = _following(table, order, player, unsettled)
    if taken >= ACTIONS_PER_CARD:
        if not following:
            return _choosing(table, unsettled) if unsettled else _all_through(table)
        player, *rest = following
        following, taken = tuple(rest), turn.early.get(player, 0)
    return _on(table, player, taken, following, tuple(_choice(table, choice) for choice in unsettled))


def _on(table: Table, player: Color, taken: int, then: tuple[Color, ...], choices: tuple[Owed, ...]) -> Guide:
    who = table.seat(player).shown
    card = table.turn.cards.get(player)
    left = ACTIONS_PER_CARD - taken
    shown = f"{who} ({card.capitalize()})" if card else who
    headline = (
        f"{PHASE_WORDS[table.phase]}: {shown} is on, action {taken + 1} of {ACTIONS_PER_CARD}"
        f"{followed_by(table, then)}."
    )
    what = f"take up to {left} {'actions' if left > 1 else 'more action' if taken else 'action'}"
    if card:
        what += ": " + ", ".join(action.upper() for action in available_actions(card, table.readings))
    commands = (*_commands(table, player, card), f"done {player}")
    if not table.turn.cards and not table.is_map_tracked:
        commands = (*commands, "next")  # where nobody types cards, nobody need say who is through
    return Guide(headline, (Owed("action", (player,), what, commands), *choices), player, then)


def _following(
    table: Table, order: tuple[Color, ...], player: Color, unsettled: tuple[TiedCards, ...]
) -> tuple[Color, ...]:
    """Who is sure to follow: up to the first group of which the Arbiter hasn't said who begins."""
    after = order[order.index(player) + 1 :] if player in order else ()
    open_players = {color for choice in unsettled for color in choice.tied}
    following = []
    for color in () if player in open_players else after:
        if color in open_players:
            break
        if table.turn.early.get(color, 0) < ACTIONS_PER_CARD:
            following.append(color)
    return tuple(following)


def _cards_missing(table: Table, missing: tuple[Color, ...]) -> Guide:
    phase = PHASE_WORDS[table.phase]
    if len(missing) == len(table.seats):
        headline = f"{phase}: everybody chooses one Action Card, then all reveal together."
    else:
        headline = f"{phase}: {names(table, missing)} still to choose an Action Card, then all reveal together."
    words = " ".join(f"{color}=CARD" for color in missing)
    commands: tuple[str, ...] = (f"cards {words}",)
    if not table.is_map_tracked and len(missing) == len(table.seats):
        commands = (*commands, "next")  # where only numbers are kept, the phase may pass without a word
    return Guide(headline, (Owed("cards", missing, "choose and reveal one Action Card", commands),))


def _choice(table: Table, choice: TiedCards) -> Owed:
    what = f"say who begins among {names(table, choice.tied)} (Order Number {choice.number})"
    return Owed("first", (table.arbiter,), what, tuple(f"cards --first {color}" for color in choice.tied))


def _choosing(table: Table, unsettled: tuple[TiedCards, ...]) -> Guide:
    arbiter = table.seat(table.arbiter).shown
    choice = unsettled[0]
    headline = (
        f"{PHASE_WORDS[table.phase]}: {arbiter}, the Arbiter, says who begins among {names(table, choice.tied)}"
        f" (Order Number {choice.number})."
    )
    return Guide(headline, tuple(_choice(table, each) for each in unsettled), table.arbiter)


def _all_through(table: Table) -> Guide:
    following = PHASE_WORDS[phase_after(table.phase)]
    what = f"take their Action Cards back; the Phase Tracker moves on to {following}"
    headline = f"{PHASE_WORDS[table.phase]} are done: take your Action Cards back, then {following}."
    return Guide(headline, (Owed("phase", table.colors, what, ("next",)),))


def _commands(table: Table, player: Color, card: ActionCard | None) -> tuple[str, ...]:
    """The command lines that record what a card offers, with capitals where something is filled in."""
    if card is None:
        return ()
    commands: list[str] = []
    for action in available_actions(card, table.readings):
        if action in CONFLICTS and not table.is_map_tracked:
            continue  # only the map can tell who wins and what is lost
        commands += [line.format(player=player) for line in COMMANDS[action]]
    if "basic" in ACTIONS_OF[card] and draws_technologies(table):
        commands.append(f"basic {player} technology")
    return tuple(commands)
