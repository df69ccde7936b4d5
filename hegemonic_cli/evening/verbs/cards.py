"""`cards`: the Action Cards that were revealed, and whom the Arbiter lets begin among the tied."""

from __future__ import annotations

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import CardsPlayed, Event
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.notation import parse_card, parse_player
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.rules.actions import action_order, firsts_of
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS, phase_after
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import ACTION_PHASES, ActionCard, Color
from hegemonic_cli.kernel.violation import usage


def cards(words: Words, table: Table, box: Box) -> Recording:
    """Cards as `red=assault`, all or some of them; `--first red` for the Arbiter's choice, once for each tied group."""
    del box
    notes: list[str] = []
    begun = turns.entered(table, ACTION_PHASES) or _next_cards(words, table, notes)
    if not begun and not table.is_action_phase:
        notes.append(f"This is {PHASE_WORDS[table.phase]}, not an Action Phase; recorded all the same.")
    table = evolve_all(table, begun)
    begins = f"{PHASE_WORDS[table.phase]}. " if begun else ""
    played = dict(table.turn.cards)
    for word in words.args:
        who, equals, card = word.partition("=")
        if not equals:
            raise usage(f"cards: `{word}` isn't PLAYER=CARD, like red=assault.")
        color = parse_player(who, table)
        if table.turn.cards.get(color) not in (None, parse_card(card)):
            notes.append(f"{table.seat(color).shown} had {played[color].capitalize()} before.")
        played[color] = parse_card(card)
    named = [parse_player(word, table) for word in words.all("first")]
    if not words.args and not named:
        raise usage("cards: who played what is missing, like red=assault blue=discover.")
    firsts = _firsts(table, played, named)
    found = action_order(table, played, firsts)
    turn = table.turn._replace(cards=played, order=())
    is_complete = all(color in played for color in table.colors)
    if is_complete and (found.is_settled or named):
        turn = turns.ordered(table, turn, firsts)
        for choice in found.choices:
            if choice.first is None:
                notes.append(f"Among {_names(table, choice.tied)} the first begins; say another with --first.")
    elif is_complete:
        for choice in found.choices:
            notes.append(
                f"{table.seat(table.arbiter).shown}, the Arbiter, says who begins among {_names(table, choice.tied)}: "
                f"hegemonic cards --first {choice.tied[0]}"
            )
    events = (*begun, CardsPlayed(turn.cards, turn.order, turn.player), turns.turn_changed(turn))
    return Recording(
        events,
        begins + _text(table, played, turn.order, bool(words.args)),
        notes=tuple(notes),
        violations=found.violations,
    )


def _next_cards(words: Words, table: Table, notes: list[str]) -> tuple[Event, ...]:
    """The next Action Phase, where everybody's cards come after actions were taken: somebody's turn wasn't ended."""
    turn = table.turn
    named = {word.partition("=")[0] for word in words.args}
    has_acted = bool(turn.early or turn.taken or (turn.order and turn.player != turn.order[0]))
    following = phase_after(table.phase)
    if not table.is_action_phase or following not in ACTION_PHASES or len(named) < len(table.seats) or not has_acted:
        return ()
    if turn.player is not None:
        notes.append(f"{PHASE_WORDS[table.phase]} wasn't over: {table.seat(turn.player).shown} was on.")
    return (turns.begun(table, following),)


def _firsts(table: Table, played: dict[Color, ActionCard], named: list[Color]) -> list[Color]:
    """Those named now, and those named before whose group nobody was named for now."""
    groups = [choice.tied for choice in action_order(table, played).choices]
    firsts = list(named)
    for color in firsts_of(table.turn.order, played):
        group = next((group for group in groups if color in group), ())
        if group and not any(first in group for first in firsts):
            firsts.append(color)
    return firsts


def _text(table: Table, played: dict[Color, ActionCard], order: tuple[Color, ...], is_new: bool) -> str:
    in_order = order or tuple(color for color in table.colors if color in played)
    shown = [f"{table.seat(color).shown} {played[color].capitalize()}" for color in in_order]
    return f"{'Cards' if is_new else 'Order'}: {', '.join(shown)}."


def _names(table: Table, colors: tuple[Color, ...]) -> str:
    return listed([table.seat(color).shown for color in colors], "and")
