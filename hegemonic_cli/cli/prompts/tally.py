"""`tally`: a board's Power as counted, where the map isn't tracked."""

from __future__ import annotations

from hegemonic_cli.cli.prompts.question import NOTHING, Choice, Conversation, Question, at_least
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.notation import parse_player
from hegemonic_cli.games.hegemonic.vocabulary import CORE

BOARD = Question("board", "Which board? (a letter; X is the Core)", "text", "BOARD", "Scoring")
POWER = Question(
    "power",
    "How much Power? (Enter: no Base there)",
    "number",
    "PLAYER=POWER",
    "Scoring",
    is_optional=True,
    check=at_least(0),
)
QUESTIONS = (BOARD, POWER)


def ask(scene: Scene) -> Conversation:
    """`A red=5 blue=4`; who has no Base on the board isn't named."""
    galaxy = scene.table.galaxy
    boards = [] if galaxy is None else [Choice(name, "the Core" if name == CORE else name) for name in galaxy.boards]
    board = scene.word(0) or (yield BOARD.asked(choices=boards))
    typed = {parse_player(word.partition("=")[0], scene.table) for word in scene.given[1:]}
    words = [board, *scene.given[1:]]
    for seat in scene.table.seats:
        if seat.color not in typed:
            power = yield POWER.asked(f"{seat.shown}'s Power on {board}? (Enter: no Base there)", about=seat.color)
            if power != NOTHING:
                words.append(f"{seat.color}={power}")
    return tuple(words)
