"""`quick conflict`, `quick score` and `quick income`: numbers as they are counted, without a game."""

from __future__ import annotations

from hegemonic_cli.cli.prompts.conversation import is_yes, yes_no
from hegemonic_cli.cli.prompts.question import NOTHING, Choice, Conversation, Question, at_least, sum_of
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, COLORS, DOMAINS, PLURAL, SPACES

QUICK_CHAPTER = "Step 4 – Compare Final Conflict Power"


def _terms(answer: str) -> str:
    return "" if sum_of(answer) is not None else f"{answer} is no number: 5, or terms such as 3+2+1."


ATTACK = Question("attack", "The Attacker's Power? (terms, such as 3+4)", "text", "ATTACK", QUICK_CHAPTER, check=_terms)
DEFENSE = Question("defense", "The Defender's Power?", "text", "DEFENSE", QUICK_CHAPTER, check=_terms)
CARD = Question(
    "technology",
    "The Attacker's card? (Enter: not played yet)",
    "number",
    "--technology",
    "Step 3 – Add Technology Card Power",
    is_optional=True,
    check=at_least(0),
)
COLOR = Question("color", "Who is on this board?", "choice", "PLAYER=POWER", "Scoring")
POWER = Question("power", "With how much Power?", "number", "PLAYER=POWER", "Scoring", check=at_least(0))
CORE = Question("core", "Is it the Core?", "yes-no", "--core", "Scoring", yes_no())
BUILT = Question("built", "How many are built?", "number", "TYPE=N", "6 Player Boards")
QUESTIONS = (ATTACK, DEFENSE, CARD, COLOR, POWER, CORE, BUILT)
ENOUGH = "enough"


def ask_conflict(scene: Scene) -> Conversation:
    """`3+4 2+2+1 --technology 3 --defender-technology 1`."""
    attack = scene.word(0) or (yield ATTACK)
    defense = scene.word(1) or (yield DEFENSE)
    words = [attack.replace(" ", ""), defense.replace(" ", "")]
    for flag, whose in (("technology", "Attacker"), ("defender_technology", "Defender")):
        if flag not in scene.options:
            card = yield CARD.asked(f"The {whose}'s card? (Enter: not played yet)", about=flag)
            if card != NOTHING:
                words += [f"--{flag.replace('_', '-')}", card]
    return tuple(words)


def ask_score(scene: Scene) -> Conversation:
    """`red=5 blue=4 yellow=2 --core`."""
    words = list(scene.given)
    while True:
        named = {word.partition("=")[0] for word in words}
        choices = [Choice(color, color.capitalize()) for color in COLORS if color not in named]
        if words:
            choices.insert(0, Choice(ENOUGH, "that is all"))
        color = yield COLOR.asked(
            "Who is on this board?" if not words else "And who else?", choices, about=str(len(words))
        )
        if color == ENOUGH:
            break
        power = yield POWER.asked(f"{color.capitalize()}'s Power there?", about=color)
        words.append(f"{color}={power}")
    if "core" not in scene.options and is_yes((yield CORE)):
        words.append("--core")
    return tuple(words)


def ask_income(scene: Scene) -> Conversation:
    """`3 4 8`: how many Complexes, Embassies and Outposts are built."""
    words = list(scene.given)
    for domain in DOMAINS[len(words) :]:
        built = yield BUILT.asked(
            f"How many {PLURAL[BASE_OF[domain]]} are built?", about=domain, check=at_least(0, SPACES[domain])
        )
        words.append(built)
    return tuple(words)
