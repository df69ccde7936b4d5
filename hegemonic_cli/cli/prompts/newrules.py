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
    "otherwise", "Is a rule read otherwise than by default here?", "yes-no", "--ruling", OPTIONAL, yes_no(), default=NO
)
RULING = Question("ruling", "Which ruling?", "choice", "--ruling", OPTIONAL)
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
    while True:
        choices = [Choice(name, note=RULINGS[name].question) for name in left]
        if words:
            choices.insert(0, Choice(ENOUGH, "no more"))
        name = yield RULING.asked(choices=choices, about=str(len(left)))
        if name == ENOUGH:
            return words
        ruling = RULINGS[name]
        value = yield VALUE.asked(
            ruling.question, [Choice(value) for value in ruling.values if value != ruling.default], about=name
        )._replace(topic=name)
        words += ("--ruling", f"{name}={value}")
        left.remove(name)
