"""Who plays a new game: colors and names clockwise, Houses, and what lies there where a game is taken up late."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeAlias

from hegemonic_cli.cli.prompts.conversation import is_yes, yes_no
from hegemonic_cli.cli.prompts.question import (
    NO,
    NOTHING,
    Choice,
    Conversation,
    Notice,
    Question,
    Words,
    at_least,
)
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.rules.galaxies import GALAXY_BOARDS
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS, ROUND
from hegemonic_cli.games.hegemonic.table import Seat
from hegemonic_cli.games.hegemonic.vocabulary import COLORS, HOUSES, Color

Seating: TypeAlias = Generator[Question | Notice, str, tuple[list[Seat], Words]]

SETUP, HOUSES_CHAPTER = "Game Setup", "Great Houses of the Post-Human Assembly"
USUAL_PLAYERS = "4"
NUMBER = Question(
    "number",
    "How many players?",
    "choice",
    "--player",
    SETUP,
    tuple(Choice(str(number), note=f"{boards} Galaxy Boards and the Core") for number, boards in GALAXY_BOARDS.items()),
    default=USUAL_PLAYERS,
)
COLOR = Question("color", "Which color?", "choice", "--player", SETUP)
NAME = Question("name", "And the name?", "text", "--player", SETUP, is_free=True, is_optional=True)
HOUSED = Question("housed", "Note who plays which House?", "yes-no", "--house", HOUSES_CHAPTER, yes_no(), default=NO)
HOUSE = Question("house", "Which House?", "choice", "--house", HOUSES_CHAPTER)
ROUND_NUMBER = Question("round", "In which round is it?", "number", "--late", "Game Rounds", check=at_least(1))
PHASE = Question(
    "phase",
    "In which phase?",
    "choice",
    "--phase",
    "Phase Tracker",
    tuple(Choice(phase, PHASE_WORDS[phase]) for phase in ROUND),
)
COUNTER = Question("counter", "How many?", "number", "--caps or --vp", SETUP, is_optional=True, check=at_least(0))
QUESTIONS = (NUMBER, COLOR, NAME, HOUSED, HOUSE, ROUND_NUMBER, PHASE, COUNTER)


def seated(scene: Scene) -> Seating:
    """The players in seating order, and their words where they weren't typed."""
    typed = [word.partition("=")[::2] for word in scene.every("player")]
    if typed:
        return [Seat(color_of(color), name) for color, name in typed], ()
    number = scene.number("players")
    if number is not None:
        return [Seat(color) for color in COLORS[:number]], ()
    number = int((yield NUMBER))
    seats: list[Seat] = []
    words: Words = ()
    for place in range(1, number + 1):
        taken = {seat.color for seat in seats}
        free = [Choice(color, color.capitalize()) for color in COLORS if color not in taken]
        where = "Who sits first?" if place == 1 else f"Clockwise from there, player {place} of {number}."
        color = color_of((yield COLOR.asked(f"{where} Which color?", free, about=str(place))))
        shown = color.capitalize()
        name = yield NAME.asked(f"{shown}'s name? (Enter: {shown})", about=str(place))
        seats.append(Seat(color, name))
        words += ("--player", f"{color}={name}" if name else color)
    return seats, words


def housed(scene: Scene, seats: Sequence[Seat]) -> Conversation:
    """Every player's House, if anybody wants them noted."""
    words: Words = ()
    if "house" in scene.options or not is_yes((yield HOUSED)):
        return words
    free = list(HOUSES)
    for seat in seats:
        choices = [Choice(house, house.capitalize()) for house in free]
        house = yield HOUSE.asked(f"{seat.shown}'s House?", choices, about=seat.color)
        free = [each for each in free if each != house]
        words += ("--house", f"{seat.color}={house}")
    return words


def taken_up(seats: Sequence[Seat]) -> Conversation:
    """Round, phase, and everybody's CAPs and VPs as far as somebody knows them."""
    number = yield ROUND_NUMBER
    phase = yield PHASE
    words: Words = ("--late", number, "--phase", phase)
    for option, what in (("--caps", "CAPs"), ("--vp", "VPs")):
        for seat in seats:
            text = f"{seat.shown}'s {what}? (Enter: nobody knows)"
            amount = yield COUNTER.asked(text, about=f"{what}.{seat.color}")
            if amount != NOTHING:
                words += (option, f"{seat.color}={amount}")
    return words


def color_of(word: str) -> Color:
    """The color that a word names, the first where it names none: the command will say so."""
    return next((color for color in COLORS if word and color.startswith(word.casefold())), COLORS[0])
