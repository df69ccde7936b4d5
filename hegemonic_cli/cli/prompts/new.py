"""`new`: how a game starts, who plays it and by which rules, what is tracked, and how the galaxy lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from hegemonic_cli.cli import places
from hegemonic_cli.cli.prompts import newrules, newseats
from hegemonic_cli.cli.prompts.question import NOTHING, Choice, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.galaxy import Galaxy
from hegemonic_cli.games.hegemonic.rules.galaxies import preset
from hegemonic_cli.games.hegemonic.table import Seat

SETUP = "Game Setup"
FRESH, LATE, POSITION, LIKE = "fresh", "late", "position", "like"
SIXTHS = 6
DEGREES = 60  # of one sixth of a turn

HOW = Question("how", "How does it start?", "choice", "--from or --like", SETUP)
FILE = Question(
    "file",
    "Which position file?",
    "text",
    "--from",
    SETUP,
    is_free=True,
    check=lambda path: "" if Path(path).is_file() else f"There is no file {path}.",
)
GAME = Question("game", "Like which game?", "choice", "--like", SETUP)
ARBITER = Question("arbiter", "Who begins as the Arbiter?", "player", "--arbiter", SETUP)
TRACK = Question(
    "track",
    "What should the program keep track of?",
    "choice",
    "--track",
    SETUP,
    (
        Choice("map", "the whole map", "every piece; it can judge everything"),
        Choice("tracks", "the Player Boards", "how many Bases are built; boards' Power is typed"),
        Choice("caps", "CAPs and VPs alone"),
    ),
)
ROTATE = Question("rotate", "How does the galaxy lie on your table?", "sector", "--rotate", SETUP)
CALLED = Question(
    "called", "What is the game called? (Enter: the date)", "text", "--name", SETUP, is_free=True, is_optional=True
)
QUESTIONS = (HOW, FILE, GAME, ARBITER, TRACK, ROTATE, CALLED, *newseats.QUESTIONS, *newrules.QUESTIONS)


def ask(scene: Scene) -> Conversation:
    """Options alone: `--player red=Ann … --arbiter red --track map`, or `--from FILE`, `--like GAME`."""
    how = FRESH if scene.options.keys() & {"player", "players"} else (yield HOW.asked(choices=_ways()))
    if how == POSITION:
        return ("--from", (yield FILE), *(yield from _called(scene)))
    if how == LIKE:
        return ("--like", (yield GAME.asked(choices=[Choice(name) for name in _games()])), *(yield from _called(scene)))
    seats, words = yield from newseats.seated(scene)
    words += yield from newseats.housed(scene, seats)
    if "arbiter" not in scene.options:
        words += ("--arbiter", (yield ARBITER.asked(choices=[Choice(seat.color, seat.shown) for seat in seats])))
    words += yield from newrules.variants(scene)
    words += yield from newrules.rulings(scene)
    if how == LATE:
        words += yield from newseats.taken_up(seats)
    track = scene.options.get("track")
    if track is None:
        track = yield TRACK
        words += ("--track", track)
    if track == "map" and "rotate" not in scene.options:
        words += yield from _rotated(scene, seats)
    return (*words, *(yield from _called(scene)))


def _ways() -> list[Choice]:
    ways = [
        Choice(FRESH, "from set-up on"),
        Choice(LATE, "taken up in a later round", "from what lies on the table"),
        Choice(POSITION, "from a position file"),
    ]
    return [*ways, Choice(LIKE, "like another game", "its players, rules and galaxy")] if _games() else ways


def _games() -> list[str]:
    from hegemonic_cli.evening.shelf import Shelf

    return Shelf(places.home()).names()


def _rotated(scene: Scene, seats: Sequence[Seat]) -> Conversation:
    galaxy = Galaxy(preset(len(seats)).boards)
    scene.table = replace(scene.table, seats=tuple(seats), arbiter=seats[0].color, galaxy=galaxy)  # for the map of #
    choices = [
        Choice(str(sixths), "as drawn" if sixths == 0 else f"turned clockwise by {sixths * DEGREES} degrees")
        for sixths in range(SIXTHS)
    ]
    rotate = yield ROTATE.asked(choices=choices, default="0")
    return ("--rotate", rotate) if rotate != "0" else ()


def _called(scene: Scene) -> Conversation:
    if "name" in scene.options:
        return ()
    name = yield CALLED
    return ("--name", name) if name != NOTHING else ()
