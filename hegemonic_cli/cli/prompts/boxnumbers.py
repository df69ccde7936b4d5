"""A number of the box that is needed now and not known: asked once, there and then, and remembered."""

from __future__ import annotations

from collections.abc import Sequence

from hegemonic_cli.cli.prompts.question import NOTHING, Conversation, Question, at_least
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, UNITS

CHAPTER = "6 Player Boards"
NUMBER = Question(
    "box", "Which number?", "number", "box set", CHAPTER, is_optional=True, is_kept=True, check=at_least(0, 99)
)
QUESTIONS = (NUMBER,)


def ask_number(scene: Scene, path: str) -> Conversation:
    """Ask for the number at a path of the box (`political.cost.5`) and keep it; Enter leaves it unknown."""
    if not scene.can_remember:
        return ()
    answer = yield NUMBER.asked(f"{number_words(path)} (Enter: not known)", about=path)
    if answer != NOTHING:
        scene.remember(path, answer)
    return ()


def ask_numbers(scene: Scene, paths: Sequence[str], learned: dict[str, str]) -> Conversation:
    """Ask for several numbers, one after the other, until one stays open; those kept are put into `learned`."""
    question = NUMBER._replace(is_kept=False)  # here each is an answer of its own: `<` asks it again
    for path in paths:
        answer = yield question.asked(f"{number_words(path)} (Enter: not known)", about=path)
        if answer == NOTHING:
            break
        if learned.get(path) != answer:
            scene.remember(path, answer)
            learned[path] = answer
    return ()


def number_words(path: str) -> str:
    """Where a number of the box is printed, as a question."""
    kind, *rest = path.split(".")
    domain = next((each for each in DOMAINS if each == kind), None)
    if domain is not None and len(rest) == 2:
        what, place = rest
        track = f"{domain.capitalize()} track"
        spaces = f"space {place} of the {track}"
        match what:
            case "cost":
                return f"The red number below {spaces}: what does that {BASE_OF[domain].capitalize()} cost?"
            case "income":
                return f"The yellow number above {spaces}: what income does it give?"
            case "retention":
                return f"The grey number in {spaces}: which Retention Limit?"
            case "tiers":
                tier = int(place) + 1 if place.isdecimal() else place
                return f"The {track}: which space is the first of Tier {tier}?"
    if kind == "units" and rest and rest[0] in UNITS:
        return f"What does a {rest[0].capitalize()} cost?"
    if kind == "technologies" and len(rest) >= 2:
        return f"{'.'.join(rest[:-1])}: its {rest[-1]}?"
    return f"{path}?"
