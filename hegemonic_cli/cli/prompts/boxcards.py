"""`box enter --technology`: Technology Cards as they turn up, so that after a few evenings the deck is known.

Rulebook: Component Summary, Advancing Technologies.
"""

from __future__ import annotations

from hegemonic_cli.cli.prompts.boxlines import BLANK, numbers_typed
from hegemonic_cli.cli.prompts.question import NOTHING, Choice, Conversation, Question, at_least, notice
from hegemonic_cli.cli.prompts.scene import Scene, amount
from hegemonic_cli.games.hegemonic.boxfile import UNKNOWN
from hegemonic_cli.games.hegemonic.rules.tracks import FIRST_TIER, LAST_TIER
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS

CHAPTER = "Advancing Technologies"
POWERS = len(DOMAINS)


def _powers_fault(text: str) -> str:
    numbers = numbers_typed(text, POWERS)
    if len(numbers) != POWERS or not all(number == UNKNOWN or number.isdecimal() for number in numbers):
        return f"{POWERS} numbers, Industrial, Political, Martial, such as 2 1 3; {BLANK} for one you can't read."
    return ""


NAME = Question(
    "name", "The card's name? (Enter: no more cards)", "text", "box set", CHAPTER, is_free=True, is_optional=True
)
TYPE = Question(
    "type",
    "Its type?",
    "choice",
    "box set",
    CHAPTER,
    tuple(Choice(domain, domain.capitalize()) for domain in DOMAINS),
    is_optional=True,
)
TIER = Question(
    "tier",
    "Its Tier?",
    "choice",
    "box set",
    CHAPTER,
    tuple(Choice(str(tier), f"Tier {tier}") for tier in range(FIRST_TIER, LAST_TIER + 1)),
    is_optional=True,
)
COST = Question(
    "cost",
    "What does it cost? (Enter: can't be read)",
    "number",
    "box set",
    CHAPTER,
    is_optional=True,
    check=at_least(0, 99),
)
POWER = Question(
    "power",
    "Its three Powers: Industrial, Political, Martial? (Enter: can't be read)",
    "text",
    "box set",
    "Step 3 – Add Technology Card Power",
    is_free=True,
    is_optional=True,
    check=_powers_fault,
)
EFFECT = Question(
    "effect",
    "Its effect, in your words? (Enter: none)",
    "text",
    "box set",
    CHAPTER,
    is_free=True,
    is_optional=True,
)
QUESTIONS = (NAME, TYPE, TIER, COST, POWER, EFFECT)


def ask_cards(scene: Scene) -> Conversation:
    """One card after the other; every answer is kept at once. Nothing is returned."""
    turn = 0
    while True:
        turn += 1
        known = [Choice(card.name, note=f"Tier {amount(card.tier)}") for card in scene.box.technologies]
        name = yield NAME.asked(choices=known, about=str(turn))
        if name == NOTHING:
            return ()
        name = next((card.value for card in known if card.value.casefold() == name.casefold()), name)
        if scene.box.technology(name) is None:
            scene.remember(f"technologies.{name}.tier", UNKNOWN)
        for question, key in ((TYPE, "type"), (TIER, "tier"), (COST, "cost")):
            answer = yield question.asked(about=str(turn))
            if answer != NOTHING:
                scene.remember(f"technologies.{name}.{key}", answer)
        powers = yield POWER.asked(about=str(turn))
        if powers != NOTHING:
            scene.remember(f"technologies.{name}.power", " ".join(numbers_typed(powers, POWERS)))
        effect = yield EFFECT.asked(about=str(turn))
        if effect != NOTHING:
            scene.remember(f"technologies.{name}.effect", effect)
        yield notice(f"{name} is kept. Your box knows {len(scene.box.technologies)} Technology Cards.")
