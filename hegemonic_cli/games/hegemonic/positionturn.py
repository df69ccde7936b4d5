"""How a position is played: variants, rulings, where the phase stands, and what is used up in it.

Rulebook: Game Rounds, Phases 3, 4, & 5. Action Phases, Optional Advanced Rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hegemonic_cli.games.hegemonic.filevalues import Values, joined, listing, nearest, quoted
from hegemonic_cli.games.hegemonic.positionkeys import (
    ATTACKERS,
    MAX_COUNT,
    OPEN_ACTIONS,
    OPEN_KEYS,
    OPEN_KEYS_NEEDED,
    SPENT_KEYS,
    TURN_KEYS,
    TURN_STEPS,
)
from hegemonic_cli.games.hegemonic.positionmap import Map
from hegemonic_cli.games.hegemonic.positionplayers import Players
from hegemonic_cli.games.hegemonic.readings import RULINGS, Readings
from hegemonic_cli.games.hegemonic.table import OpenAction, Spent, Turn
from hegemonic_cli.games.hegemonic.vocabulary import (
    ACTION_CARDS,
    DOMAINS,
    FACTIONS,
    PIECES,
    VARIANTS,
    ActionCard,
    Color,
    Variant,
)

SPENT_EXAMPLE = '[[spent]] with player = "red" and attacker = "fleet@A3" for each'
WAYS_TO_BE_SPENT = 'exactly one of attacker = "fleet@A3", faction = "orange" and outpost = "A3"'


def read_readings(values: Values, fields: Mapping[str, Any]) -> Readings:
    """The variants in play and the rulings that differ from their default."""
    variants: list[Variant] = []
    for number, word in enumerate(values.items(fields.get("variants", ()), "variants", '["leaders"]'), 1):
        variant = values.choice(word, f"variants.{number}", VARIANTS, "variant")
        if variant is not None and variant in variants:
            values.fault(f"variants.{number}", f"{variant} is listed twice", "repeated")
        elif variant is not None:
            variants.append(variant)
    rulings: dict[str, str] = {}
    if "rulings" in fields:
        for name, word in values.table(fields["rulings"], "rulings", example="[rulings]").items():
            place = joined("rulings", name)
            if name not in RULINGS:
                close = nearest(name, RULINGS)
                hint = f"did you mean {close}?" if close else "`hegemonic rulings` lists them"
                values.fault(place, f"there is no such ruling; {hint}", "unknown-key")
                continue
            value = values.choice(word, place, RULINGS[name].values, "reading of this ruling")
            if value is not None:
                rulings[name] = value
    return Readings(rulings, variants)


def read_turn(values: Values, players: Players, sectors: Map, value: object) -> Turn:
    """Where the phase stands, as far as the position says."""
    turn = values.table(value, "turn", TURN_KEYS, '[turn] with player = "red"')
    return Turn(
        cards=_cards(values, players, turn["cards"]) if "cards" in turn else {},
        order=_order(values, players, turn["order"]) if "order" in turn else (),
        player=players.color(turn["player"], "turn.player") if "player" in turn else None,
        taken=values.whole(turn["taken"], "turn.taken", 0, MAX_COUNT) or 0 if "taken" in turn else 0,
        done=_done(values, turn["done"]) if "done" in turn else (),
        early=_early(values, players, turn["early"]) if "early" in turn else {},
        open=_open(values, players, sectors, turn["open"]) if "open" in turn else None,
    )


def _cards(values: Values, players: Players, value: object) -> dict[Color, ActionCard]:
    cards: dict[Color, ActionCard] = {}
    for name, word in values.table(value, "turn.cards", example='{ red = "assault" }').items():
        place = joined("turn.cards", name)
        color = players.color(name, place)
        card = values.choice(word, place, ACTION_CARDS, "Action Card")
        if color is not None and card is not None:
            cards[color] = card
    return cards


def _order(values: Values, players: Players, value: object) -> tuple[Color, ...]:
    order: list[Color] = []
    for number, name in enumerate(values.items(value, "turn.order", '["blue", "red"]'), 1):
        place = f"turn.order.{number}"
        color = players.color(name, place)
        if color is not None and color in order:
            values.fault(place, f"{color} is listed twice", "repeated")
        elif color is not None:
            order.append(color)
    return tuple(order)


def _done(values: Values, value: object) -> tuple[str, ...]:
    words = (
        values.choice(word, f"turn.done.{number}", TURN_STEPS, "step")
        for number, word in enumerate(values.items(value, "turn.done", '["income"]'), 1)
    )
    return tuple(word for word in words if word is not None)


def _early(values: Values, players: Players, value: object) -> dict[Color, int]:
    early: dict[Color, int] = {}
    for name, amount in values.table(value, "turn.early", example="{ red = 1 }").items():
        place = joined("turn.early", name)
        color = players.color(name, place)
        taken = values.whole(amount, place, 0, MAX_COUNT)
        if color is not None and taken is not None:
            early[color] = taken
    return early


def _open(values: Values, players: Players, sectors: Map, value: object) -> OpenAction | None:
    example = '{ player = "red", action = "build", type = "industrial" }'
    entry = values.table(value, "turn.open", OPEN_KEYS, example)
    for key in OPEN_KEYS_NEEDED:
        if entry and key not in entry:
            values.fault(f"turn.open.{key}", "missing", "missing")
    player = players.color(entry["player"], "turn.open.player") if "player" in entry else None
    action = values.choice(entry["action"], "turn.open.action", OPEN_ACTIONS, "action") if "action" in entry else None
    domain = values.choice(entry["type"], "turn.open.type", DOMAINS, "type") if "type" in entry else None
    piece = values.choice(entry["piece"], "turn.open.piece", PIECES, "piece") if "piece" in entry else None
    sector = sectors.sector(entry["sector"], "turn.open.sector") if "sector" in entry else None
    if player is None or action is None:
        return None
    return OpenAction(player, action, domain, piece, sector)


def read_spent(values: Values, players: Players, sectors: Map, value: object) -> tuple[Spent, ...]:
    """What is used up in this Action Phase."""
    spent = []
    for number, entry in enumerate(values.items(value, "spent", SPENT_EXAMPLE), 1):
        place = f"spent.{number}"
        fields = values.table(entry, place, SPENT_KEYS, SPENT_EXAMPLE)
        if not isinstance(entry, Mapping):
            continue
        player: Color | None = None
        if "player" in fields:
            player = players.color(fields["player"], f"{place}.player")
        else:
            values.fault(f"{place}.player", "missing", "missing")
        ways = [key for key in SPENT_KEYS[1:] if key in fields]
        if len(ways) != 1:
            values.fault(
                place, f"{WAYS_TO_BE_SPENT} is expected, {listing(ways) if ways else 'none'} given", "wrong-value"
            )
        made = [_spent(values, sectors, player, way, fields[way], f"{place}.{way}") for way in ways]
        if player is not None and len(made) == 1 and made[0] is not None:
            spent.append(made[0])
            values.keep("spent", number)
    return tuple(spent)


def _spent(values: Values, sectors: Map, player: Color | None, way: str, value: object, place: str) -> Spent | None:
    if way == "faction":
        faction = values.choice(value, place, FACTIONS, "Faction")
        return Spent(player, faction=faction) if player and faction else None
    if way == "outpost":
        outpost = sectors.sector(value, place)
        return Spent(player, outpost=outpost) if player and outpost else None
    word, at, name = value.partition("@") if isinstance(value, str) else ("", "", "")
    if not at:
        values.expected(place, 'text such as "fleet@A3"', value)
        return None
    piece = next((known for known in ATTACKERS if known == word), None)
    if piece is None:
        close = nearest(word, ATTACKERS)
        hint = f"did you mean {close}?" if close else "an Agent, a Fleet or the Complexes of a Sector can"
        values.fault(place, f"{quoted(word)} can't be used up by an attack; {hint}", "unknown-word")
    sector = sectors.sector(name, place)
    return Spent(player, attacker=piece, sector=sector) if player and piece and sector else None
