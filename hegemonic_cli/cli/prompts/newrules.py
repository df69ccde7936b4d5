"""By which rules a new game is played: optional rules, and rulings that differ from the default."""

from __future__ import annotations

from hegemonic_cli.cli.prompts.conversation import is_yes, yes_no
from hegemonic_cli.cli.prompts.question import NO, Choice, Conversation, Question, Words
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.games.hegemonic.vocabulary import VARIANTS, Variant

ENOUGH = "enough"
OPTIONAL = "Optional Advanced Rules"
# Not together with the Learning Game (The Learning Game).
NOT_FOR_LEARNING: tuple[Variant, ...] = ("leaders", "technology-draft")
LEARNING: Variant = "learning-game"
VARIANT = Question("variant", "Which optional rules?", "choice", "--variant", OPTIONAL)
OTHERWISE = Question(
    "otherwise",
    "Where the rulebook is silent: do you play anything otherwise than `hegemonic rulings` says?",
    "yes-no",
    "--ruling",
    OPTIONAL,
    yes_no(),
    default=NO,
)
RULING = Question("ruling", "Which ruling?", "choice", "--ruling", OPTIONAL)
DEFAULT = "the default"
VALUE = Question("value", "How is it read?", "choice", "--ruling", OPTIONAL)
QUESTIONS = (VARIANT, OTHERWISE, RULING, VALUE)


def variants(scene: Scene) -> Conversation:
    """Optional rules, one after the other, until it is enough."""
    words: Words = ()
    if "variant" in scene.options:
        return words
    chosen: list[str] = []
    while True:
        choices = [Choice(ENOUGH, "none" if not chosen else "no more")]
        for variant in VARIANTS:
            if variant not in chosen:
                choices.append(Choice(variant, variant.replace("-", " ").capitalize(), refused=_clash(variant, chosen)))
        text = VARIANT.text if not chosen else "And which other?"
        answer = yield VARIANT.asked(text, choices, about=str(len(chosen)))
        if answer == ENOUGH:
            return words
        chosen.append(answer)
        words += ("--variant", answer)


def _clash(variant: Variant, chosen: list[str]) -> str:
    if variant in NOT_FOR_LEARNING and LEARNING in chosen:
        return "not in the Learning Game"
    if variant == LEARNING and any(other in chosen for other in NOT_FOR_LEARNING):
        return f"not together with {' or '.join(other.replace('-', ' ') for other in NOT_FOR_LEARNING)}"
    return ""


def rulings(scene: Scene) -> Conversation:
    """Rulings that the table reads otherwise, until it is enough."""
    words: Words = ()
    if "ruling" in scene.options or not is_yes((yield OTHERWISE)):
        return words
    left = list(RULINGS)
    while left:
        choices = [Choice(name, note=RULINGS[name].question) for name in left]
        if len(left) < len(RULINGS):
            choices.insert(0, Choice(ENOUGH, "no more"))
        name = yield RULING.asked(choices=choices, about=str(len(left)))
        if name == ENOUGH:
            break
        ruling = RULINGS[name]
        values = sorted(ruling.values, key=lambda value: value != ruling.default)
        readings = [Choice(value, note=DEFAULT if value == ruling.default else "") for value in values]
        value = yield VALUE.asked(ruling.question, readings, about=name)._replace(topic=name)
        if value != ruling.default:
            words += ("--ruling", f"{name}={value}")
        left.remove(name)
    return words
