"""Steps 3 and 4 of a Conflict by prompts: the cards, who won, and what the winner picks."""

from __future__ import annotations

from collections.abc import Generator
from typing import get_args

from hegemonic_cli.cli.prompts.conflictsteps import Declaring
from hegemonic_cli.cli.prompts.question import NOTHING, Choice, Conversation, Notice, Question, Words, sum_of
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.rules.conflict import resolve
from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.games.hegemonic.vocabulary import CONFLICT_ACTIONS, DOMAIN_OF, DOMAINS, Color, Domain, Outcome, Piece

CARDS, COMPARE = "Step 3 – Add Technology Card Power", "Step 4 – Compare Final Conflict Power"
ENOUGH = "none"
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
GATE = Question("gate", "Which Gate does the winner destroy?", "choice", "--destroy-gate", COMPARE)
BASE = Question("base", "A Location won is still free. Which Base moves there?", "sector", "--relocate", COMPARE)
QUESTIONS = (CARD, OUTCOME, GATE, BASE)


def played(scene: Scene, said: ConflictDeclaration) -> Declaring:
    """Both cards' Powers, or who won where the table has decided without saying them; checks may leave both open."""
    if scene.options.keys() & {"technology", "defender_technology", "outcome"}:
        return said, ()
    domain = CONFLICT_ACTIONS[said.action].domain
    attack = yield from _card(scene, said.attacker, domain, "attacker")
    if attack is None:
        if not scene.records:
            return said, ()
        outcome = yield OUTCOME
        won: Outcome = next(each for each in OUTCOMES if each == outcome)
        return said._replace(outcome=won), ("--outcome", outcome)
    defense = yield from _card(scene, said.defender, DOMAIN_OF[said.piece], "defender")
    said = said._replace(technology=attack, defender_technology=defense or 0)
    return said, ("--technology", str(attack), "--defender-technology", str(defense or 0))


def _card(scene: Scene, color: Color, domain: Domain, side: str) -> Generator[Question | Notice, str, int | None]:
    index = DOMAINS.index(domain)
    known = [
        Choice(card.name, note=f"{domain.capitalize()} Power {card.power[index]}")
        for card in scene.box.technologies
        if card.power[index] is not None
    ]

    def check(answer: str) -> str:
        if sum_of(answer) is not None or scene.box.technology(answer) is not None:
            return ""
        return f"{answer} is no number and no card of your box: type its {domain.capitalize()} Power."

    skip = "no card" if side == "defender" else "not said"
    text = f"{scene.shown(color)}'s card: its {domain.capitalize()} Power, or its name? (Enter: {skip})"
    answer = yield CARD.asked(text, known, about=side, check=check)
    if answer == NOTHING:
        return None
    total = sum_of(answer)
    if total is not None:
        return total
    card = scene.box.technology(answer)
    return None if card is None else card.power[index]


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
