"""Steps 3 to 5 of a Conflict by prompts: the cards, who won, what the winner picks, and where the cards go."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple, get_args

from hegemonic_cli.cli.prompts.question import NOTHING, Choice, Conversation, Notice, Question, Words, sum_of
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.rules.conflict import resolve
from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.games.hegemonic.vocabulary import CONFLICT_ACTIONS, DOMAIN_OF, DOMAINS, Color, Domain, Outcome, Piece

CARDS, COMPARE = "Step 3 – Add Technology Card Power", "Step 4 – Compare Final Conflict Power"
ENOUGH, INACTIVE = "none", "inactive"
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
CARD = Question(
    "technology", "Which Power does the card add?", "card", "--technology", CARDS, is_free=True, is_optional=True
)
OUTCOME = Question(
    "outcome",
    "The cards' Powers aren't said. Who won?",
    "choice",
    "--outcome",
    COMPARE,
    (Choice("attacker", "the Attacker"), Choice("defender", "the Defender"), Choice("draw", "a draw")),
)
CLEANUP = Question(
    "cleanup",
    "Where does the card go?",
    "choice",
    "--swapped",
    "Step 5 – Cleanup",
    (
        Choice(INACTIVE, "face up into the Inactive pile"),
        Choice("swapped", "discarded; one drawn goes into the Inactive pile"),
    ),
)
GATE = Question("gate", "Which Gate does the winner destroy?", "choice", "--destroy-gate", COMPARE)
BASE = Question("base", "A Location won is still free. Which Base moves there?", "sector", "--relocate", COMPARE)
QUESTIONS = (CARD, OUTCOME, CLEANUP, GATE, BASE)


class Played(NamedTuple):
    """One side's card: its Power, its name where it was said, and the words for both."""

    power: int
    name: str = ""


Cards = tuple[Played, Played]  # the Attacker's, the Defender's


def played(
    scene: Scene, said: ConflictDeclaration
) -> Generator[Question | Notice, str, tuple[ConflictDeclaration, Words, Cards | None]]:
    """Both cards' Powers, or who won where the table has decided without saying them; checks may leave both open."""
    if scene.options.keys() & {"technology", "defender_technology", "outcome"}:
        return said, (), None
    attack = yield from _card(scene, said.attacker, CONFLICT_ACTIONS[said.action].domain, "attacker")
    if attack is None:
        if not scene.records:
            return said, (), None
        outcome = yield OUTCOME
        won: Outcome = next(each for each in OUTCOMES if each == outcome)
        return said._replace(outcome=won), ("--outcome", outcome), None
    defense = (yield from _card(scene, said.defender, DOMAIN_OF[said.piece], "defender")) or Played(0)
    said = said._replace(technology=attack.power, defender_technology=defense.power)
    words = ("--technology", str(attack.power), "--defender-technology", str(defense.power))
    return said, words, (attack, defense)


def _card(scene: Scene, color: Color, domain: Domain, side: str) -> Generator[Question | Notice, str, Played | None]:
    index = DOMAINS.index(domain)
    known = [
        Choice(card.name, note=f"{domain.capitalize()} Power {card.power[index]}")
        for card in scene.box.technologies
        if card.power[index] is not None
    ]

    def check(answer: str) -> str:
        if sum_of(answer) is not None or any(choice.value.casefold() == answer.casefold() for choice in known):
            return ""
        return f"{answer} is no number and no card of your box: type its {domain.capitalize()} Power."

    skip = "no card" if side == "defender" else "not said"
    text = f"{scene.shown(color)}'s card: its {domain.capitalize()} Power, or its name? (Enter: {skip})"
    answer = yield CARD.asked(text, known, about=side, check=check)
    if answer == NOTHING:
        return None
    total = sum_of(answer)
    card = None if total is not None else scene.box.technology(answer)
    return Played(total or 0) if card is None else Played(card.power[index] or 0, card.name)


def cleaned_up(scene: Scene, said: ConflictDeclaration, cards: Cards) -> Conversation:
    """Step 5: both sides' cards into the Inactive piles, or swapped for one drawn."""
    attack, defense = cards
    words = yield from _cleaned_up(scene, said.attacker, attack, "")
    return words + (yield from _cleaned_up(scene, said.defender, defense, "defender-"))


def _cleaned_up(scene: Scene, color: Color, card: Played, side: str) -> Generator[Question | Notice, str, Words]:
    """Where one card goes; with hands that nobody counts there is nothing to say."""
    words: Words = (f"--{side}card", card.name) if card.name else ()
    if not (card.power or card.name) or not scene.table.readings.has_hands or scene.table.seat(color).hand is None:
        return words
    where = yield CLEANUP.asked(f"{scene.shown(color)}'s card: where does it go?", about=side or "attacker")
    return words if where == INACTIVE else (*words, f"--{side}swapped")


def gates_destroyed(scene: Scene, said: ConflictDeclaration) -> Conversation:
    """The Gates of the losing side that the winner destroys: none, some or all."""
    words: Words = ()
    if "destroy_gate" in scene.options:
        return words
    verdict = resolve(scene.table, scene.box, said)
    left = {"+".join(gate.ends): gate for gate in verdict.aftermath.may_destroy}
    while left:
        choices = [Choice(ENOUGH, "none" if not words else "no more")]
        choices += [Choice(ends, f"{scene.shown(gate.owner)}'s Gate {ends}") for ends, gate in left.items()]
        ends = yield GATE.asked(choices=choices, about=str(len(left)))
        if ends == ENOUGH:
            break
        words += ("--destroy-gate", ends)
        del left[ends]
    return words


def relocated(scene: Scene, said: ConflictDeclaration) -> Conversation:
    """Bases that the Attacker moves to Locations won by TAKEOVER, where the Player Board has none left."""
    words: Words = ()
    piece = said.piece
    places = _standing(scene, said.attacker, piece, said.target)
    won = resolve(scene.table, scene.box, said).aftermath
    shortage = 0 if "relocate" in scene.options else won.shortage
    while shortage > 0 and any(places.values()):
        choices = [Choice(ENOUGH, "none: it stays free")]
        choices += [
            Choice(sector, f"{piece.capitalize()} {sector}", scene.lies_in(sector))
            for sector, count in places.items()
            if count
        ]
        sector = yield BASE.asked(choices=choices, about=str(shortage))
        if sector == ENOUGH:
            break
        words += ("--relocate", f"{piece}@{sector}")
        places[sector] -= 1
        shortage -= 1
    return words


def _standing(scene: Scene, color: Color, piece: Piece, besides: str) -> dict[str, int]:
    return {sector: count for sector, count in scene.table.sectors_with(color, piece) if sector != besides}
