"""The short actions of one's own turn: `basic`, `capitalize`, `research`, `done`, and `leader`, `note`."""

from __future__ import annotations

from hegemonic_cli.cli.prompts import cardsdrawn
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene, on_offer

TECHNOLOGY = "technology"
WHOSE = Question("whose", "Whose action is it?", "player", "PLAYER", "Playing Action Cards")
BASIC = Question(
    "basic",
    "Which BASIC action?",
    "choice",
    "caps|technology",
    "BASIC Actions",
    (Choice("caps", "CAPs", "collect 2 CAPs"), Choice(TECHNOLOGY, "Technology", "draw one, discard or Advance one")),
)
LEADER = Question("leader", "Whose Leader Card was used?", "player", "PLAYER", "Optional: Leaders")
TEXT = Question("text", "What should the log say?", "text", "TEXT", "Game Rounds")
QUESTIONS = (
    *(WHOSE, BASIC, LEADER, TEXT),
    *cardsdrawn.QUESTIONS_OF_A_DRAW,
    *cardsdrawn.QUESTIONS_OF_RESEARCH,
)


def ask_whose(scene: Scene) -> Conversation:
    """PLAYER alone: `capitalize`, `done`."""
    return (scene.word(0) or scene.acting or (yield on_offer(WHOSE, scene, WHOSE.text)),)


def ask_basic(scene: Scene) -> Conversation:
    """`red caps`."""
    (whose,) = yield from ask_whose(scene)
    what = scene.word(1) or (yield BASIC)
    return (whose, what, *((yield from cardsdrawn.drawn(scene, whose)) if what == TECHNOLOGY else ()))


def ask_research(scene: Scene) -> Conversation:
    """`red`, and what is discarded before drawing."""
    (whose,) = yield from ask_whose(scene)
    return (whose, *(yield from cardsdrawn.discarded_first(scene)))


def ask_leader(scene: Scene) -> Conversation:
    """`red used`: a Leader Card goes back to level 0; one that shows nothing can't be used."""
    levels = [
        choice._replace(
            note="" if seat.leader is None else f"level {seat.leader}",
            refused="the card shows the portrait only" if seat.leader == 0 else "",
        )
        for choice, seat in zip(scene.players(), scene.table.seats, strict=True)
    ]
    who = scene.word(0) or (yield LEADER.asked(choices=levels))
    return (who, scene.word(1) or "used")


def ask_note(scene: Scene) -> Conversation:
    """TEXT."""
    return ((yield TEXT),)
