"""`build` and `check build`: what and where from what the board allows, step by step, recorded as one action."""

from __future__ import annotations

from collections.abc import Iterable

from hegemonic_cli.cli.prompts.boxnumbers import ask_number
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question, at_least, notice
from hegemonic_cli.cli.prompts.scene import Scene, amount, on_offer, sentence
from hegemonic_cli.games.hegemonic.notation import StepWords, parse_player, parse_steps
from hegemonic_cli.games.hegemonic.notation.steps import steps_words
from hegemonic_cli.games.hegemonic.rules.build_options import BuildOption, build_options, opened_up
from hegemonic_cli.games.hegemonic.rules.building import BuildVerdict, build
from hegemonic_cli.games.hegemonic.rules.locations import place_violations
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.rules.supply import is_supply_used
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    BASE_OF,
    DOMAINS,
    PLURAL,
    UNIT_OF,
    ActionCard,
    Base,
    Color,
    Domain,
)

CHAPTER, GATES = "BUILD Actions", "Quantum Gates"
ENOUGH = "enough"
DOMAIN_OF_CARD: dict[ActionCard, Domain] = {
    "industrialize": "industrial",
    "politicize": "political",
    "martialize": "martial",
}

WHOSE = Question("whose", "Who builds?", "player", "PLAYER", CHAPTER)
TYPE = Question(
    "type",
    "Build what?",
    "choice",
    "STEP",
    CHAPTER,
    tuple(
        Choice(domain, f"{PLURAL[BASE_OF[domain]]} and {PLURAL[UNIT_OF[domain]]}", domain.capitalize())
        for domain in DOMAINS
    ),
)
STEP = Question("step", "What and where?", "sector", "STEP", CHAPTER)
OTHER_END = Question("other-end", "Where does the other half go?", "sector", "STEP", GATES)
ORIGIN = Question("origin", "None is left on the Player Board: which one moves there?", "sector", "STEP", CHAPTER)
PAID = Question("paid", "What was paid in all?", "number", "--paid", CHAPTER, check=at_least(0))
QUESTIONS = (WHOSE, TYPE, STEP, OTHER_END, ORIGIN, PAID)


def ask(scene: Scene) -> Conversation:
    """`red complex@B3 gate@B3+D1 …`, and `--paid` where a price stays unknown."""
    table = scene.table
    whose = scene.word(0) or scene.acting or (yield on_offer(WHOSE, scene, WHOSE.text))
    color = parse_player(whose, table)
    card = table.turn.cards.get(color)
    printed = DOMAIN_OF_CARD.get(card) if card else None
    answer = printed or (yield TYPE)
    domain: Domain = next(each for each in DOMAINS if each == answer)
    steps: list[StepWords] = []
    verdict: BuildVerdict | None = None
    while True:
        here = table if verdict is None else verdict.table
        found = yield from _step(scene, here, color, domain, len(steps), verdict)
        if found == (ENOUGH,):
            break
        steps += parse_steps(found, here)
        verdict = build(table, scene.box, color, steps)
        for path in verdict.unknown:
            yield from ask_number(scene, path)
        verdict = build(table, scene.box, color, steps)
        yield notice(_so_far(scene, verdict, here, steps[-1]))
    words = (whose, *steps_words(steps))
    if verdict is not None and verdict.cost is None and scene.records and "paid" not in scene.options:
        return (*words, "--paid", (yield PAID))
    return words


def _step(
    scene: Scene, table: Table, color: Color, domain: Domain, taken: int, verdict: BuildVerdict | None
) -> Conversation:
    options = build_options(table, scene.box, color, domain)
    choices = [*_offers(table, color, options), *_refused(scene, table, color, domain, options)]
    left = table.seat(color).caps
    text = f"What and where? {scene.shown(color)} has {amount(left)} CAPs"
    if verdict is not None:
        choices.insert(0, Choice(ENOUGH, "that is all", "record it" if scene.records else ""))
        text = f"And then? {amount(left)} CAPs left"
    found = yield STEP.asked(f"{text}.", choices, about=str(taken + 1))
    if found == ENOUGH:
        return (ENOUGH,)
    piece, _, sector = found.partition("@")
    if piece == "gate" and sector:
        return (yield from _gate(scene, options, sector, taken))
    origins = [option for option in options if option.step.origin and option.step.words().endswith(f"..{sector}")]
    if piece == BASE_OF[domain] and origins:
        origin = yield ORIGIN.asked(choices=_origins(scene, origins), about=str(taken + 1))
        return (f"{piece}@{origin}..{sector}",)
    return (found,)


def _offers(table: Table, color: Color, options: Iterable[BuildOption]) -> list[Choice]:
    """The legal steps, one for each piece and Sector: Gates by the half beside a Complex, relocating by its end."""
    own = {sector for sector, _ in table.sectors_with(color, "complex")}
    offers: dict[str, Choice] = {}
    for option in options:
        step = option.step
        ends = (step.sector, step.other_end) if step.piece == "gate" else (step.sector,)
        for sector in [end for end in ends if step.piece != "gate" or end is None or end in own]:
            value = step.piece if sector is None else f"{step.piece}@{sector}"
            if value in offers:
                continue
            shown = step.piece.capitalize() if sector is None else f"{step.piece.capitalize()} {sector}"
            cost = "? CAPs" if option.cost is None else caps_words(option.cost)
            moved = ", moved there" if step.origin and step.piece != "gate" else ""
            dear = f"costs {cost}: too few are left" if option.is_affordable is False else ""
            offers[value] = Choice(value, shown, f"{cost}{moved}", dear)
    return sorted(offers.values(), key=lambda choice: bool(choice.refused))


def _refused(scene: Scene, table: Table, color: Color, domain: Domain, options: Iterable[BuildOption]) -> list[Choice]:
    """The Sectors with a Location of the type where the board forbids a Base all the same, and why."""
    base = BASE_OF[domain]
    if table.galaxy is None or is_supply_used(table, color, base):
        return []
    reach = Reach(table)
    legal = {option.step.sector for option in options if option.step.piece == base}
    return [
        Choice(
            f"{base}@{sector}",
            f"{base.capitalize()} {sector}",
            refused=sentence(place_violations(reach, color, base, sector)),
        )
        for sector in table.galaxy.sectors
        if sector not in legal and _has_location(table, base, sector)
    ]


def _has_location(table: Table, base: Base, sector: str) -> bool:
    tile = table.tile(sector)
    if tile is None:
        return False
    return {"complex": tile.industrial > 0, "embassy": tile.has_embassy_location, "outpost": tile.martial > 0}[base]


def _gate(scene: Scene, options: Iterable[BuildOption], sector: str, taken: int) -> Conversation:
    """The other half of a Gate, and the pair that is taken up where one is moved."""
    pairs = [option.step for option in options if option.step.piece == "gate"]
    others: dict[str, list[StepWords]] = {}
    for step in pairs:
        if sector in (step.sector, step.other_end):
            other = step.other_end if step.sector == sector else step.sector
            others.setdefault(str(other), []).append(step)
    other = yield OTHER_END.asked(
        choices=[Choice(place, note=scene.lies_in(place)) for place in others], about=str(taken + 1)
    )
    ways = {_lifted(step): step for step in others.get(other, [])}
    if not ways:  # forced
        return (f"gate@{sector}+{other}",)
    lifted = yield ORIGIN.asked(
        "A new pair, or one that is moved?",
        [Choice(origin, "a new pair" if origin == NEW_PAIR else f"the pair {origin}") for origin in ways],
        about=f"gate{taken + 1}",
    )
    return (ways[lifted].words(),)


NEW_PAIR = "new"


def _lifted(step: StepWords) -> str:
    return f"{step.origin}+{step.origin_other_end}" if step.origin else NEW_PAIR


def _origins(scene: Scene, options: Iterable[BuildOption]) -> list[Choice]:
    places = dict.fromkeys(str(option.step.origin) for option in options)
    return [Choice(place, note=scene.lies_in(place)) for place in places]


def _so_far(scene: Scene, verdict: BuildVerdict, before: Table, step: StepWords) -> str:
    """What the last step costs and opens up, and what is left."""
    last = verdict.steps[-1]
    said = [f"{step.words()}: {amount(last.cost)} CAPs, {amount(verdict.cost)} in all"]
    if last.tier is not None:
        said.append(f"{verdict.domain.capitalize()} Tier {last.tier} now")
    opened = opened_up(before, scene.box, verdict.color, step)
    if opened:
        said.append(f"opens up {', '.join(opened)}")
    return "; ".join(said) + "."
