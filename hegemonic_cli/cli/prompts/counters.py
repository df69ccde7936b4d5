"""`caps`, `vp` and `give`: counters set right, and CAPs that change hands."""

from __future__ import annotations

from collections.abc import Callable

from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question, at_least, sum_of
from hegemonic_cli.cli.prompts.scene import Scene, amount
from hegemonic_cli.games.hegemonic.notation import parse_player
from hegemonic_cli.games.hegemonic.table import Seat

CHAPTER = "CAPs and Negotiations"
WHO = Question("who", "Whose?", "player", "PLAYER±N", CHAPTER)
HOW = Question(
    "how",
    "More, fewer, or set to?",
    "choice",
    "PLAYER±N",
    CHAPTER,
    (Choice("+", "more"), Choice("-", "fewer"), Choice("=", "set to")),
)
MUCH = Question("much", "How many?", "number", "PLAYER±N", CHAPTER, check=at_least(0))
GIVER = Question("giver", "Who gives CAPs?", "player", "FROM", CHAPTER)
TAKER = Question("taker", "Who takes them?", "player", "TO", CHAPTER)
GIVEN = Question("given", "How many CAPs?", "number", "N", CHAPTER)
QUESTIONS = (WHO, HOW, MUCH, GIVER, TAKER, GIVEN)


def ask_caps(scene: Scene) -> Conversation:
    """`red+3`."""
    return (yield from _change(scene, "CAPs", lambda seat: seat.caps))


def ask_vp(scene: Scene) -> Conversation:
    """`red+3`."""
    return (yield from _change(scene, "VPs", lambda seat: seat.vp))


def _change(scene: Scene, what: str, has: Callable[[Seat], int | None]) -> Conversation:
    holding = [
        choice._replace(note=f"{amount(has(scene.table.seat(parse_player(choice.value, scene.table))))} {what}")
        for choice in scene.players()
    ]
    who = yield WHO.asked(f"Whose {what}?", holding, default=scene.player_on_turn())
    how = yield HOW
    much = yield MUCH.asked(f"How many {what}?")
    return (f"{who}{how}{much}",)


def ask_give(scene: Scene) -> Conversation:
    """`red blue 3`: the giver's own CAPs are the limit."""
    table = scene.table
    giver = scene.word(0) or (yield GIVER.asked(choices=scene.players(), default=scene.player_on_turn()))
    color = parse_player(giver, table)
    taker = scene.word(1) or (yield TAKER.asked(choices=scene.players(besides=[color])))
    caps = table.seat(color).caps
    has = "" if caps is None else f" {scene.shown(color)} has {caps}."

    def check(answer: str) -> str:
        given = sum_of(answer) or 0
        if given < 1:
            return "At least 1 CAP changes hands."
        return f"{scene.shown(color)} has {caps} CAPs." if caps is not None and given > caps else ""

    given = scene.word(2) or (yield GIVEN.asked(f"How many CAPs?{has}", check=check))
    return (giver, taker, given)
