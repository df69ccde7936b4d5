"""`range` and `targets`: whose, and of which type."""

from __future__ import annotations

from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene, on_offer
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, PLURAL, UNIT_OF

WHOSE = Question("whose", "Whose?", "player", "PLAYER", "Range")
TYPE = Question(
    "type",
    "Which type?",
    "choice",
    "TYPE",
    "Range",
    tuple(
        Choice(domain, domain.capitalize(), f"{PLURAL[BASE_OF[domain]]}, {PLURAL[UNIT_OF[domain]]}")
        for domain in DOMAINS
    ),
)
QUESTIONS = (WHOSE, TYPE)


def ask_range(scene: Scene) -> Conversation:
    """`red industrial`."""
    whose = scene.word(0) or scene.acting or (yield on_offer(WHOSE, scene, "Whose Range?"))
    return (whose, scene.word(1) or (yield TYPE))


def ask_targets(scene: Scene) -> Conversation:
    """PLAYER."""
    return (scene.acting or (yield on_offer(WHOSE, scene, "Whose targets?")),)
