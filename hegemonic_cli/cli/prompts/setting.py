"""`set` and `box set`: where, then what."""

from __future__ import annotations

from hegemonic_cli.cli.prompts.boxnumbers import number_words
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene, amount
from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.tilewords import pieces_words, tile_words
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, SPACES, UNITS

CHAPTER = "Component Summary"
PATH = Question("path", "What is to be set?", "card", "PATH", CHAPTER, is_free=True)
VALUE = Question("value", "To what?", "text", "VALUE", CHAPTER, is_free=True)
BOX_PATH = Question("box-path", "Which number of the box?", "card", "PATH", "6 Player Boards", is_free=True)
BOX_VALUE = Question("box-value", "Which number? (- is unknown)", "text", "VALUE", "6 Player Boards", is_free=True)
QUESTIONS = (PATH, VALUE, BOX_PATH, BOX_VALUE)


def ask(scene: Scene) -> Conversation:
    """`pieces.A3.red "E 2A"`: a path of the position file and its new value."""
    if "from" in scene.options:
        return ()
    path = scene.word(0) or (yield PATH.asked(choices=_paths(scene)))
    now = next((choice.note for choice in _paths(scene) if choice.value == path), "")
    text = f"{path} is {now}. To what?" if now else VALUE.text
    return (path, (yield VALUE.asked(text, _values(scene, path))))


def ask_box(scene: Scene) -> Conversation:
    """`political.cost.5 4`."""
    path = scene.word(0) or (yield BOX_PATH.asked(choices=[Choice(each) for each in _box_paths(scene)]))
    return (path, (yield BOX_VALUE.asked(f"{number_words(path)} (- is unknown)")))


def _paths(scene: Scene) -> list[Choice]:
    """What people set most: counters, pieces, tiles, then the rest; with the value of now."""
    table = scene.table
    paths = [
        Choice("round", note=str(table.round)),
        Choice("phase", note=table.phase),
        Choice("arbiter", note=table.arbiter),
        Choice("stack", note=amount(table.stack)),
    ]
    for seat in table.seats:
        paths += [
            Choice(f"players.{seat.color}.caps", note=amount(seat.caps)),
            Choice(f"players.{seat.color}.vp", note=amount(seat.vp)),
            Choice(f"players.{seat.color}.name", note=seat.name),
        ]
    for sector in table.galaxy.sectors if table.galaxy else ():
        tile = table.tile(sector)
        paths.append(Choice(f"tiles.{sector}", note="empty hex" if tile is None else tile_words(tile)))
        if tile is not None:
            paths += [
                Choice(f"pieces.{sector}.{color}", note=pieces_words(table.at(sector, color))) for color in table.colors
            ]
    return paths + [Choice(f"rulings.{name}", note=table.readings.value(name)) for name in RULINGS]


def _values(scene: Scene, path: str) -> list[Choice]:
    if path == "arbiter":
        return list(scene.players())
    if path == "phase":
        return [Choice(phase, words) for phase, words in PHASE_WORDS.items()]
    ruling = RULINGS.get(path.removeprefix("rulings."))
    return [Choice(value) for value in ruling.values] if ruling else []


def _box_paths(scene: Scene) -> list[str]:
    """The numbers that aren't known, in the order of the Player Board; then the others."""
    box = scene.box
    unknown: list[str] = []
    known: list[str] = []
    for domain in DOMAINS:
        track = box.tracks[domain]
        for name, numbers in (("cost", track.cost), ("income", track.income), ("retention", track.retention)):
            for space in range(1, SPACES[domain] + 1):
                (unknown if numbers[space - 1] is None else known).append(f"{domain}.{name}.{space}")
        for border, space_of_tier in enumerate(track.tiers, 1):
            (unknown if space_of_tier is None else known).append(f"{domain}.tiers.{border}")
    for unit in UNITS:
        (unknown if box.units.get(unit) is None else known).append(f"units.{unit}")
    return unknown + known
