"""Evenings that could have been: legal commands made up as the table stands, for whole games without a person."""

from __future__ import annotations

from random import Random

from hegemonic_cli.evening.recording import Words
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.notation import flipped_word
from hegemonic_cli.games.hegemonic.notation.steps import StepWords
from hegemonic_cli.games.hegemonic.rules.actions import action_order
from hegemonic_cli.games.hegemonic.rules.arbitration import new_arbiter
from hegemonic_cli.games.hegemonic.rules.building import build, buildable
from hegemonic_cli.games.hegemonic.rules.exploration import open_hexes, places_tile
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.games.hegemonic.rules.moving import Moving, ends
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.rules.spending import unused
from hegemonic_cli.games.hegemonic.rules.targets import Prospects
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.vocabulary import (
    ACTION_CARDS,
    BASE_OF,
    CONFLICT_ACTIONS,
    UNIT_OF,
    Color,
    Domain,
)

BOX = sample_box()
TILES = (
    Tile(industrial=3),
    Tile(industrial=2, faction="green", embassy=3),
    Tile(industrial=1, martial=3),
    Tile(faction="orange", embassy=2, martial=2),
    Tile(faction="purple", embassy=1, industrial=1, martial=1),
    Tile(martial=2),
    Tile(),
)
CARD_DOMAINS: dict[str, Domain] = {"industrialize": "industrial", "politicize": "political", "martialize": "martial"}


def next_words(table: Table, rng: Random, box: Box = BOX) -> Words:
    """One command that is legal on this table and in turn."""
    if rng.random() < 0.08:
        return _aside(table, rng)
    guide = what_next(table, box)
    step = guide.step
    if step in ("explore", "flip", "place", "draw", "discard") and guide.player is not None:
        return _exploration(table, guide.player, rng)
    if step in ("cards", "first"):
        return _cards(table, rng)
    if step == "action" and guide.player is not None:
        return _action(table, guide.player, rng, box)
    if step == "arbiter":
        choices = new_arbiter(table).choices
        return Words("next", (rng.choice(choices),) if choices else ())
    if step == "income":
        return Words("collect")
    if step == "finished":
        return Words("reopen")
    return Words("next")


def _aside(table: Table, rng: Random) -> Words:
    one, other = rng.sample(table.colors, 2)
    held = (table.seat(one).caps or 0) if table.readings.caps_may_change_hands else None
    choices = [
        Words("caps", (f"{one}+{rng.randint(0, 4)}", f"{other}={rng.randint(0, 9)}")),
        Words("vp", (f"{one}+{rng.randint(0, 9)}",)),
        Words("note", ("somebody", "laughed")),
        Words("set", ("stack", str(rng.randint(1, 9)))),
    ]
    if held is not None:
        choices.append(Words("give", (one, other, str(rng.randint(0, held)))))
    return rng.choice(choices)


def _exploration(table: Table, color: Color, rng: Random) -> Words:
    flipped = rng.choice(TILES) if table.stack else None
    hexes = open_hexes(table, Tile(), color)
    if not hexes or places_tile(table) is False:
        return Words("explore", (color, "-"))
    pool = [*(table.pool or ()), *([flipped] if flipped is not None else [])]
    if not pool:
        return Words("explore", (color, "-"))
    placed = rng.choice(pool)
    return Words("explore", (color, flipped_word(flipped), rng.choice(hexes), *_tile(placed)))


def _tile(tile: Tile) -> tuple[str, ...]:
    words = tile_words(tile)
    return tuple(words.split()) if words.strip("-") else ("0",)


def _cards(table: Table, rng: Random) -> Words:
    played = {color: table.turn.cards.get(color) or rng.choice(ACTION_CARDS) for color in table.colors}
    ties = action_order(table, played).choices
    firsts = tuple(rng.choice(tie.tied) for tie in ties)
    return Words(
        "cards", tuple(f"{color}={card}" for color, card in played.items()), {"first": firsts} if firsts else {}
    )


def _action(table: Table, color: Color, rng: Random, box: Box) -> Words:
    card = table.turn.cards.get(color)
    if card == "discover":
        return _discovery(table, color, rng)
    domain = CARD_DOMAINS.get(card or "")
    if domain is not None and rng.random() < 0.7:
        found = _build(table, color, domain, rng, box)
        if found is not None:
            return found
    if rng.random() < 0.6:
        found = _attack(table, color, rng, box)
        if found is not None:
            return found
    return rng.choice((Words("basic", (color, "caps")), Words("basic", (color, "technology")), Words("done", (color,))))


def _discovery(table: Table, color: Color, rng: Random) -> Words:
    if rng.random() < 0.4 and table.stack:
        explored = _exploration(table, color, rng)
        if len(explored.args) > 2:
            return Words("survey", explored.args)
    verbs = ("capitalize", "research") if table.readings.has_hands else ("capitalize", "done")
    return Words(rng.choice(verbs), (color,))


def _build(table: Table, color: Color, domain: Domain, rng: Random, box: Box) -> Words | None:
    steps: list[StepWords] = []
    for _ in range(rng.randint(1, 3)):
        verdict = build(table, box, color, steps) if steps else None
        now = verdict.table if verdict is not None else table
        places = buildable(Reach(now), color, domain)
        options = [StepWords(BASE_OF[domain], sector) for sector in places]
        unit = UNIT_OF[domain]
        if unit != "gate":
            options += [StepWords(unit, sector) for sector, _ in now.sectors_with(color, BASE_OF[domain])]
        rng.shuffle(options)
        for option in options[:6]:
            if build(table, box, color, [*steps, option]).is_legal:
                steps.append(option)
                break
    if not steps:
        return None
    return Words("build", (color, *(step.words() for step in steps)))


def _attack(table: Table, color: Color, rng: Random, box: Box) -> Words | None:
    card = table.turn.cards.get(color)
    names = {name for name, action in CONFLICT_ACTIONS.items() if action.card == card}
    prospects = Prospects(table, box).of(color, with_moves=True)
    found = [each for each in prospects if each.action in names and each.affordable]
    if found and rng.random() < 0.8:
        chosen = rng.choice(found)
        options = {"outcome": (rng.choice(("attacker", "defender", "draw")),)}
        if rng.random() < 0.6:
            options = {"technology": (str(rng.randint(0, 4)),), "defender-technology": (str(rng.randint(0, 4)),)}
        if chosen.moved_from is not None:
            options["from"] = (chosen.moved_from,)
        args = (chosen.action, f"{color}@{chosen.origin}", f"{chosen.defender}:{chosen.piece}@{chosen.sector}")
        return Words("conflict", args, options)
    moving = Moving(table)
    for piece in ("agent", "fleet"):
        if card in ("assault", "subvert", "politicize" if piece == "agent" else "martialize"):
            for sector, _ in table.sectors_with(color, piece):
                ways = [
                    to
                    for to, way in ends(table, moving, color, piece, sector).items()
                    if way.cost <= (table.seat(color).caps or 0)
                ]
                if ways and unused(table, color, piece, sector):
                    return Words("move", (f"{color}:{piece}@{sector}", rng.choice(ways)))
    return None
