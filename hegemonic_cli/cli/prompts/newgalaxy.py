"""How the galaxy of a new game lies: a suggested layout, turned as on the table, or laid board by board."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import TypeAlias

from hegemonic_cli.cli import output
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Notice, Question, Words, picture
from hegemonic_cli.cli.prompts.scene import Scene, sentence
from hegemonic_cli.games.hegemonic.galaxy import Board, Galaxy
from hegemonic_cli.games.hegemonic.rules.galaxies import (
    CENTER_HEX,
    GALAXY_BOARDS,
    SIXTHS,
    Placing,
    board_violations,
    boards_touched,
    lettered,
    placings,
    preset,
)
from hegemonic_cli.games.hegemonic.table import Seat
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.hexes import Hex, neighbours
from hegemonic_cli.views.laying import laying_lines
from hegemonic_cli.views.layout import wrap

Laying: TypeAlias = Generator[Question | Notice, str, Placing]

SETUP = "Game Setup"
SO, BY_BOARDS = "so", "boards"
DEGREES = 60  # of one sixth of a turn
STARS = "Stars mark suggested Home Sectors."
LAYOUT_ONLY = "the Learning Game takes a suggested layout"
# By how many sixths a board is turned, clockwise from where its row of two lies above the row of three.
SIDES = {
    3: "above it (12 o'clock)",
    4: "to its upper right (2 o'clock)",
    5: "to its lower right (4 o'clock)",
    0: "below it (6 o'clock)",
    1: "to its lower left (8 o'clock)",
    2: "to its upper left (10 o'clock)",
}

GALAXY = Question("galaxy", "Does the galaxy lie like this on your table?", "choice", "--rotate or --board", SETUP)
MIDDLE = Question(
    "middle", "On which hex lies the middle of its row of three?", "sector", "--board", SETUP, is_free=True
)
SIDE = Question("side", "Where does its row of two lie?", "choice", "--board", SETUP)
QUESTIONS = (GALAXY, MIDDLE, SIDE)


def laid_out(scene: Scene, seats: Sequence[Seat], arbiter: Color, *, is_learning: bool) -> Conversation:
    """`--rotate N`, or a `--board` for every Galaxy Board."""
    first = next((seat.color for seat in seats if seat.color == arbiter), seats[0].color)
    scene.table = replace(scene.table, seats=tuple(seats), arbiter=first)
    rotate, looks = 0, 0
    while True:
        shown = preset(len(seats), rotate)
        scene.table = replace(scene.table, galaxy=Galaxy(shown.boards))
        yield _drawing(shown.boards, marked=shown.homes, caption=STARS)
        answer = yield GALAXY.asked(choices=_layouts(len(seats), rotate, is_learning), about=str(looks), default=SO)
        if answer == SO:
            return ("--rotate", str(rotate)) if rotate else ()
        if answer == BY_BOARDS:
            return (yield from _by_boards(scene))
        rotate, looks = int(answer), looks + 1


def _layouts(players: int, rotate: int, is_learning: bool) -> list[Choice]:
    """The picture as it is, turned on or back, where that makes another one, and the layout of one's own."""
    seen = [preset(players, rotate).boards]
    choices = [Choice(SO, "like this")]
    for by, which in ((1, "clockwise"), (-1, "the other way")):
        sixths = (rotate + by) % SIXTHS
        boards = preset(players, sixths).boards
        if boards not in seen:
            seen.append(boards)
            choices.append(Choice(str(sixths), f"turned {which} by {DEGREES} degrees"))
    return [*choices, Choice(BY_BOARDS, "otherwise: board by board", refused=LAYOUT_ONLY if is_learning else "")]


def _by_boards(scene: Scene) -> Conversation:
    """Every board by the hex under the middle of its row of three and the side on which its row of two lies."""
    core = tuple(neighbours(CENTER_HEX))
    laid: list[Placing] = []
    needed = GALAXY_BOARDS[len(scene.table.seats)]
    order = scene.table.colors[::-1]  # counterclockwise
    first = order.index(scene.table.arbiter)
    while len(laid) < needed:
        boards = lettered([each.hexes for each in laid], core)
        scene.table = replace(scene.table, galaxy=Galaxy(boards))
        who = scene.shown(order[(first + len(laid)) % len(order)])
        laid.append((yield from _placed(boards, f"Board {len(laid) + 1} of {needed}, {who} lays it.", len(laid))))
    boards = lettered([each.hexes for each in laid], core)
    scene.table = replace(scene.table, galaxy=Galaxy(boards))
    yield _drawing(boards)
    words: Words = ()
    for each in laid:
        words += ("--board", " ".join(f"{at.q},{at.r}" for at in each.hexes))
    return words


def _placed(boards: dict[str, Board], which: str, number: int) -> Laying:
    """Where the next board lies."""
    allowed = placings(boards)
    free = list(dict.fromkeys(each.middle for each in allowed))
    yield _drawing(boards, free)
    middle = free[0]
    if len(free) > 1:
        beside = [Choice(str(at), note=_beside(boards, hex_)) for at, hex_ in enumerate(free, 1)]

        def check(answer: str) -> str:
            return "" if answer in [choice.value for choice in beside] else f"A number on the map: 1 to {len(free)}."

        text = f"{which} On which hex lies the middle of its row of three? (1 to {len(free)})"
        middle = free[int((yield MIDDLE.asked(text, beside, about=str(number), check=check))) - 1]
    sides = [
        Choice(str(turn), side, refused=sentence(board_violations(boards, Placing(middle, turn).hexes)))
        for turn, side in SIDES.items()
    ]
    turn = yield SIDE.asked(choices=sorted(sides, key=lambda side: bool(side.refused)), about=str(number))
    return Placing(middle, int(turn))


def _drawing(
    boards: dict[str, Board], free: Sequence[Hex] = (), marked: Sequence[str] = (), caption: str = ""
) -> Notice:
    width = output.width()
    return picture("", *laying_lines(boards, free, width, marked), *(wrap(caption, width) if caption else ()))


def _beside(boards: dict[str, Board], at: Hex) -> str:
    """What a free hex touches, for whom the drawing is too wide."""
    touching = [
        sector
        for name in boards_touched(boards, (at,))
        for sector, hex_ in zip(boards[name].sectors, boards[name].hexes, strict=True)
        if hex_ in neighbours(at)
    ]
    return f"beside {', '.join(touching)}" if touching else "two hexes from the boards"
