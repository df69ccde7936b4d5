"""Sector Tiles: `explore`, `survey`, `flip`, `place` and `check place`."""

from __future__ import annotations

from collections.abc import Iterable

from hegemonic_cli.cli.prompts import cardsdrawn
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene, faulty, on_offer
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.notation.tiles import EMPTY_STACK, flipped_word, parse_flipped, parse_tile_words
from hegemonic_cli.games.hegemonic.rules.ending import empty_hexes
from hegemonic_cli.games.hegemonic.rules.exploration import flips_tile, placement_violations
from hegemonic_cli.games.hegemonic.rules.galaxies import suggested_homes
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.vocabulary import Color

CHAPTER = "Phase 2. Exploration"
NOTATION = "(i2 two Industrial, g3 green Faction of 3, m1 Martial; 0 none)"
HOME_NOTATION = "(i1 one Industrial, e the Embassy, m1 Martial)"
WHOSE = Question("whose", "Who explores?", "player", "PLAYER", CHAPTER)
FLIPPED = Question(
    "flipped",
    f"Which tile was flipped? {NOTATION}",
    "tile",
    "FLIPPED",
    CHAPTER,
    is_free=True,
    check=faulty(lambda answer: parse_flipped(answer.replace(" ", ","))),
)
WHICH = Question("which", "Which tile of the pool is placed?", "tile", "TILE", CHAPTER)
ANY = Question(
    "any",
    f"Which tile of the pool is placed? {NOTATION}",
    "tile",
    "TILE",
    CHAPTER,
    is_free=True,
    check=faulty(lambda answer: parse_tile_words(answer.split())),
)
SECTOR = Question("sector", "Into which Sector?", "sector", "SECTOR", CHAPTER)
TILE = Question(
    "tile",
    f"Which tile? {NOTATION}",
    "tile",
    "TILE",
    CHAPTER,
    is_free=True,
    check=faulty(lambda answer: parse_tile_words(answer.split())),
)
HOME = Question(
    "home",
    "Which Locations does the Home Sector show?",
    "tile",
    "TILE",
    "Game Setup",
    default="i1 e m1",
    is_free=True,
    check=faulty(lambda answer: parse_tile_words(["home", "red", *answer.split()])),
)
QUESTIONS = (WHOSE, FLIPPED, WHICH, ANY, SECTOR, TILE, HOME, *cardsdrawn.QUESTIONS_OF_A_DRAW)


def ask_explore(scene: Scene) -> Conversation:
    """`red i2g3 B4 [TILE]`: a whole turn's tiles, and what was drawn and discarded."""
    whose = scene.word(0) or scene.acting or (yield on_offer(WHOSE, scene, WHOSE.text))
    words = yield from _flip_and_place(scene, whose)
    return (*words, *(yield from cardsdrawn.drawn(scene, whose)))


def ask_survey(scene: Scene) -> Conversation:
    """The same words for a SURVEY action."""
    whose = scene.word(0) or scene.acting or (yield on_offer(WHOSE, scene, "Who takes SURVEY?"))
    return (yield from _flip_and_place(scene, whose))


def ask_flip(scene: Scene) -> Conversation:
    """TILE."""
    return _words((yield FLIPPED))


def ask_place(scene: Scene) -> Conversation:
    """`B4 i2 g3`; also for `check place`."""
    table = scene.table
    pool = list(_pool(table.pool or ()))
    if scene.given:
        tile = yield TILE.asked(choices=pool)
        return (scene.given[0], *_words(tile))
    acting = scene.acting
    if acting is not None and table.phase == "setup" and table.home_of(acting) is None:
        text = f"{scene.shown(acting)}'s Home Sector: which Locations does it show? {HOME_NOTATION}"
        tile = f"home {acting} " + (yield HOME.asked(text))
        free = _homes(scene, _places(scene, parse_tile_words(tile.split()), acting))
    else:
        tile = yield TILE.asked(choices=pool)
        free = _places(scene, parse_tile_words(tile.split()), acting)
    return ((yield SECTOR.asked(choices=free)), *_words(tile))


def _flip_and_place(scene: Scene, whose: str) -> Conversation:
    table = scene.table
    flipped = scene.word(1)
    if flipped is None:
        flipped = EMPTY_STACK if flips_tile(table) is False else (yield FLIPPED).replace(" ", ",")
    new = parse_flipped(flipped)
    sector, which = scene.word(2), new
    if new is None and sector is None and empty_hexes(table) == 0:
        return (whose, flipped)
    if sector is None:
        pool = (*(table.pool or ()), *(() if new is None else (new,)))
        usual = None if new is None else flipped_word(new)
        if table.pool is None:  # nobody knows what lies there: any tile may have been chosen
            which = parse_tile_words([(yield ANY.asked(choices=_pool(pool), default=usual))])
        elif len(set(pool)) > 1:
            which = parse_flipped((yield WHICH.asked(choices=_pool(dict.fromkeys(pool)), default=usual)))
        elif not pool:
            return (whose, flipped)
        else:
            which = pool[0]
        sector = yield SECTOR.asked(choices=_places(scene, which or Tile()))
    named = () if which is None or which == new else _words(tile_words(which))
    return (whose, flipped, sector, *named)


def _homes(scene: Scene, places: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The same places, those that suit the galaxy's pre-set layout best first, and said so."""
    boards = scene.table.galaxy.boards if scene.table.galaxy else {}
    suggested = suggested_homes(boards, len(scene.table.seats))
    marked = [
        choice._replace(note="suggested") if choice.value in suggested and not choice.refused else choice
        for choice in places
    ]
    return tuple(sorted(marked, key=lambda choice: choice.note != "suggested"))


def _places(scene: Scene, tile: Tile, player: Color | None = None) -> tuple[Choice, ...]:
    return scene.sectors(lambda sector: placement_violations(scene.table, sector, tile, player))


def _pool(tiles: Iterable[Tile]) -> tuple[Choice, ...]:
    return tuple(Choice(flipped_word(tile), tile_words(tile)) for tile in tiles)


def _words(tile: str) -> tuple[str, ...]:
    return tuple(tile.replace(",", " ").split())
