"""What can be done now, numbered, most likely first: the guide's commands as things to pick."""

from __future__ import annotations

import re
from shlex import split
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.rules.guide import Guide, Owed, Step, what_next
from hegemonic_cli.games.hegemonic.rules.moving import MOBILE
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    BASE_OF,
    CONFLICT_ACTIONS,
    PLURAL,
    UNIT_OF,
    ActionCard,
    Color,
    ConflictAction,
    Domain,
)

CONFLICT, FINISH = "conflict", "finish"
PLACEHOLDER = re.compile(r"[A-Z]{2,}")
BUILT_BY: dict[ActionCard | None, Domain] = {
    "industrialize": "industrial",
    "politicize": "political",
    "martialize": "martial",
}
LABELS: dict[str, str] = {
    "build": "BUILD",
    "conflict": "Conflict Action",
    "basic caps": "BASIC: 2 CAPs",
    "basic technology": "BASIC: a Technology Card",
    "capitalize": "CAPITALIZE",
    "survey": "SURVEY",
    "research": "RESEARCH",
    "done": "end the turn",
    "explore": "explore: flip a tile, place one",
    "flip": "flip a Sector Tile",
    "place": "place a Sector Tile",
    "draw deck": "draw a Technology Card from the deck",
    "draw discard": "draw the top card of the discard pile",
    "draw": "draw an Advanced Technology back",
    "discard": "discard a Technology Card",
    "advance": "Advance a Technology",
    "cards": "type the Action Cards",
    "final": "look at the final scores",
    "finish": "end the game: Final Scoring",
}


class Option(NamedTuple):
    """One thing to do: what the list says of it, the words that do it or begin it, whose action it is."""

    label: str
    words: tuple[str, ...]
    acting: Color | None = None


def options(table: Table, box: Box) -> tuple[Guide, tuple[Option, ...]]:
    """The guide's word on what is next, and what can be picked, each command once."""
    guide = what_next(table, box)
    found: dict[tuple[tuple[str, ...], Color | None], Option] = {}
    steps: dict[tuple[str, ...], Step] = {}
    for owed in guide.owed:
        for command in owed.commands:
            if _is_too_early(table, guide, owed, command):
                continue
            option = _option(table, owed, command)
            is_whole = len(option.words) == len(split(command))
            key = option.words, None if is_whole else option.acting
            before = found.setdefault(key, option)
            if is_whole and before is not option and owed.step == steps[option.words]:
                found[key] = before._replace(label=f"{before.label}; {option.label}", acting=None)
            steps.setdefault(option.words, owed.step)
            if option.words[0] == CONFLICT and _may_move(table, option.acting):
                moving = Option("move a Unit, no Conflict", ("move",), option.acting)
                found.setdefault((moving.words, moving.acting), moving)
    return guide, tuple(found.values())


def _is_too_early(table: Table, guide: Guide, owed: Owed, command: str) -> bool:
    """Whether a command that stands there for later would be refused now, or would end the game by mistake."""
    is_first = owed is guide.owed[0]
    if command == FINISH:
        return not is_first
    homes_missing = table.is_map_tracked and any(table.home_of(color) is None for color in table.colors)
    return owed.step == "phase" and not is_first and homes_missing


def _option(table: Table, owed: Owed, command: str) -> Option:
    words = _typed(command)
    acting = owed.players[0] if len(owed.players) == 1 else None
    on_card = _conflict_actions(table, acting)
    if words == (CONFLICT,) and len(on_card) == 1:
        return Option(_label(table, owed, words, acting), (CONFLICT, on_card[0].name), acting)
    if len(owed.commands) > 1 or owed.step in ("action", "explore"):
        return Option(_label(table, owed, words, acting), words, acting)
    who = f"{table.seat(acting).shown}: " if acting is not None else ""
    return Option(f"{who}{owed.what}", words, acting)


def _typed(command: str) -> tuple[str, ...]:
    """The words of a command up to the first that someone must fill in."""
    words: list[str] = []
    for word in split(command):
        if PLACEHOLDER.search(word):
            break
        words.append(word)
    return tuple(words)


def _label(table: Table, owed: Owed, words: tuple[str, ...], acting: Color | None) -> str:
    named = next((table.seat(color).shown for color in table.colors if color == words[-1]), "")
    if "--first" in words:
        return f"tied cards: {named} begins"
    if words[0] == "next":
        return f"{named} becomes Arbiter" if named else owed.what
    card = table.turn.cards.get(acting) if acting is not None else None
    if words[0] == "build" and card in BUILT_BY:
        domain = BUILT_BY[card]
        return f"BUILD {PLURAL[BASE_OF[domain]]} and {PLURAL[UNIT_OF[domain]]}"
    actions = _conflict_actions(table, acting)
    if words[0] == CONFLICT and actions:
        return f"{actions[0].kind.upper()}: {listed([action.name.upper() for action in actions])}"
    plain = " ".join(word for word in words if word not in table.colors)
    return LABELS.get(plain) or LABELS.get(words[0]) or plain


def _conflict_actions(table: Table, acting: Color | None) -> list[ConflictAction]:
    """The Conflict Actions of the card that a player played."""
    card = table.turn.cards.get(acting) if acting is not None else None
    return [action for action in CONFLICT_ACTIONS.values() if action.card == card]


def _may_move(table: Table, acting: Color | None) -> bool:
    """Whether the card played, where it is known, lets an Agent or a Fleet move."""
    card = table.turn.cards.get(acting) if acting is not None else None
    return table.is_map_tracked and any(
        action.attacker in MOBILE and card in (None, action.card) for action in CONFLICT_ACTIONS.values()
    )


GREETING: tuple[Option, ...] = (
    Option("start a game", ("new",)),
    Option("see what this program does: the demo", ("demo",)),
    Option("count a Conflict, without a game", ("quick", "conflict")),
    Option("score a board, without a game", ("quick", "score")),
    Option("work out an income, without a game", ("quick", "income")),
    Option("type the numbers of your own box", ("box", "enter")),
)
