"""`new`: how a game starts, who plays it and by which rules, what is tracked, and how the galaxy lies."""

from __future__ import annotations

from pathlib import Path

from hegemonic_cli.cli import places
from hegemonic_cli.cli.prompts import newgalaxy, newrules, newseats
from hegemonic_cli.cli.prompts.question import NOTHING, Choice, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene

SETUP = "Game Setup"
FRESH, LATE, POSITION, LIKE = "fresh", "late", "position", "like"

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
CALLED = Question(
    "called", "What is the game called? (Enter: the date)", "text", "--name", SETUP, is_free=True, is_optional=True
)
QUESTIONS = (
    *(HOW, FILE, GAME, ARBITER, TRACK, CALLED),
    *newseats.QUESTIONS,
    *newrules.QUESTIONS,
    *newgalaxy.QUESTIONS,
)


def ask(scene: Scene) -> Conversation:
    """Options alone: `--player red=Ann … --arbiter red --track map`, or `--from FILE`, `--like GAME`."""
    how = FRESH if scene.options.keys() & {"player", "players"} else (yield HOW.asked(choices=_ways()))
    if how == POSITION:
        return ("--from", (yield FILE), *(yield from _called(scene)))
    if how == LIKE:
        return ("--like", (yield GAME.asked(choices=[Choice(name) for name in _games()])), *(yield from _called(scene)))
    seats, words = yield from newseats.seated(scene)
    words += yield from newseats.housed(scene, seats)
    arbiter = scene.options.get("arbiter")
    if arbiter is None:
        arbiter = yield ARBITER.asked(choices=[Choice(seat.color, seat.shown) for seat in seats])
        words += ("--arbiter", arbiter)
    words += yield from newrules.variants(scene)
    words += yield from newrules.rulings(scene)
    if how == LATE:
        words += yield from newseats.taken_up(seats)
    track = scene.options.get("track")
    if track is None:
        track = yield TRACK
        words += ("--track", track)
    if track == "map" and not scene.options.keys() & {"rotate", "board"}:
        is_learning = newrules.LEARNING in (*words, *scene.every("variant"))
        words += yield from newgalaxy.laid_out(scene, seats, newseats.color_of(arbiter), is_learning=is_learning)
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


def _called(scene: Scene) -> Conversation:
    if "name" in scene.options:
        return ()
    name = yield CALLED
    return ("--name", name) if name != NOTHING else ()
