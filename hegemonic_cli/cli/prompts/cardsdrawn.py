"""Technology Cards inside a turn: one drawn and one discarded or Advanced, and what RESEARCH puts away.

Where nobody names cards, one key passes over it; the counts are kept all the same.
"""

from __future__ import annotations

from dataclasses import replace

from hegemonic_cli.cli.prompts import technology
from hegemonic_cli.cli.prompts.question import NOTHING, Choice, Conversation, Question, Words, at_least
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.notation import parse_player
from hegemonic_cli.games.hegemonic.rules.learning_game import draws_technologies
from hegemonic_cli.games.hegemonic.rules.setup import HAND
from hegemonic_cli.games.hegemonic.table import UNKNOWN_CARD, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color

EXPLORATION, RESEARCH = "Phase 2. Exploration", "[4] DISCOVER"
DISCARDED, ADVANCED, NAMED = "discarded", "advanced", "named"
CARDS = Question(
    "cards",
    "And the Technology Cards?",
    "choice",
    "--draw and --discard",
    EXPLORATION,
    (
        Choice(DISCARDED, "one drawn, one discarded"),
        Choice(ADVANCED, "one drawn, one Advanced"),
        Choice(NAMED, "say from where it was drawn, or which one went"),
    ),
    default=DISCARDED,
)
GOES = Question(
    "goes",
    "And which goes out of the hand?",
    "choice",
    "--discard",
    EXPLORATION,
    (Choice(DISCARDED, "one is discarded"), Choice(ADVANCED, "one is Advanced")),
    default=DISCARDED,
)
FIRST = Question(
    "first",
    "Which card is discarded before drawing? (Enter: none)",
    "card",
    "--discard",
    RESEARCH,
    is_free=True,
    is_optional=True,
)
MANY = Question(
    "many",
    "How many cards are discarded before drawing? (Enter: none)",
    "number",
    "--discard",
    RESEARCH,
    is_optional=True,
    check=at_least(0, HAND),
)
QUESTIONS_OF_A_DRAW = (
    *(CARDS, technology.SOURCE, GOES, technology.THROWN),
    *(technology.NAME, technology.TYPE, technology.TIER, technology.COST, technology.OUT),
)
QUESTIONS_OF_RESEARCH = (FIRST, MANY)


def drawn(scene: Scene, whose: str) -> Conversation:
    """`--draw SOURCE` and `--discard NAME`; where a card is Advanced instead, `advance` is the command that follows."""
    scene.then = ()
    if not draws_technologies(scene.table) or scene.options.keys() & {"draw", "discard"}:
        return ()
    color = parse_player(whose, scene.table)
    goes = NAMED if names_are_kept(scene.table) else (yield CARDS)
    source, is_named = technology.DECK, goes == NAMED
    words: Words = ()
    if is_named:
        source = yield technology.SOURCE.asked(choices=technology.sources(scene, color), default=source)
        words = ("--draw", source) if source != technology.DECK else ()
        goes = yield GOES
    if goes == ADVANCED:
        scene.then = (("advance", *(yield from technology.ask_advance(_after_drawing(scene, color, source)))),)
    elif is_named:
        name = yield technology.THROWN.asked(choices=technology.known_cards(scene))
        words = (*words, "--discard", name) if name != NOTHING else words
    return words


def discarded_first(scene: Scene) -> Conversation:
    """`--discard NAME` for each card that RESEARCH puts away; where nobody names cards, for as many as were."""
    if not scene.table.readings.has_hands or "discard" in scene.options:
        return ()
    words: Words = ()
    if not names_are_kept(scene.table):
        many = yield MANY
        return ("--discard", UNKNOWN_CARD) * int(many or 0)
    text = FIRST.text
    while (name := (yield FIRST.asked(text, technology.known_cards(scene), about=str(len(words))))) != NOTHING:
        words = (*words, "--discard", name)
        text = "And which other? (Enter: no more)"
    return words


def names_are_kept(table: Table) -> bool:
    """Whether people at this table say which cards go: one on a pile has a name."""
    piles = (table.discard, *(seat.inactive for seat in table.seats))
    return any(name != UNKNOWN_CARD for pile in piles for name in pile or ())


def _after_drawing(scene: Scene, color: Color, source: str) -> Scene:
    """The scene in which a card is Advanced then: one taken back out of a slot has left it."""
    seat = scene.table.seat(color)
    kept = tuple(card for card in seat.technologies if card.name != source)
    return scene.at(scene.table.with_seat(replace(seat, technologies=kept)), (color,))
