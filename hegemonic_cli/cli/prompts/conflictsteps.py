"""Steps 1 and 2 of a Conflict by prompts: what backs both sides, and who lends them Political Power.

Every step takes the declaration so far and gives it back with what was answered, and the words that say the same.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from hegemonic_cli.cli.prompts.question import Choice, Notice, Question, Words, at_least
from hegemonic_cli.cli.prompts.scene import Scene, amount
from hegemonic_cli.games.hegemonic.notation import parse_faction
from hegemonic_cli.games.hegemonic.rules.conflict import resolve
from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.games.hegemonic.rules.drawing import drawn_factions, faction_powers, reaching_stacks
from hegemonic_cli.games.hegemonic.rules.forces import Fighting, Forces
from hegemonic_cli.games.hegemonic.rules.spending import is_outpost_spent, limits_hold
from hegemonic_cli.games.hegemonic.rules.support import Lending, Side, Support, lendable, possible_support
from hegemonic_cli.games.hegemonic.vocabulary import CONFLICT_ACTIONS, FACTIONS, Color

Declaring: TypeAlias = Generator[Question | Notice, str, tuple[ConflictDeclaration, Words]]

POWER, SUPPORT = "Step 1 – Determine Starting Conflict Power", "Step 2 – Add Political Support"
NONE, NOBODY = "none", "nobody"
FACTION = Question("faction", "Which Faction backs the Agent?", "choice", "--faction", POWER)
OUTPOST = Question("outpost", "Which Outpost backs the Fleet?", "sector", "--outpost", POWER)
SUPPORTER = Question("supporter", "Whom does a third player support?", "choice", "--support", SUPPORT)
LENT = Question("lent", "With how much?", "number", "--support", SUPPORT)
QUESTIONS = (FACTION, OUTPOST, SUPPORTER, LENT)


def backed(scene: Scene, said: ConflictDeclaration) -> Declaring:
    """What backs the Attacker's Unit, then the Defender's, where there is a choice."""
    forces = Forces(scene.table, scene.box)
    attacker = CONFLICT_ACTIONS[said.action].attacker
    words: Words = ()
    if attacker == "agent" and "faction" not in scene.options:
        chosen = yield from _faction(scene, forces, said.attacker, "attacker")
        if chosen:
            said = said._replace(factions=() if chosen == (NONE,) else (parse_faction(chosen[0]),))
            words += ("--faction", *chosen)
    if attacker == "fleet" and "outpost" not in scene.options:
        fighting = Fighting(said.sector, said.units, said.moved_from)
        chosen = yield from _outpost(scene, forces, said.attacker, fighting, "attacker")
        if chosen:
            said = said._replace(outposts=() if chosen == (NONE,) else chosen)
            words += ("--outpost", *chosen)
    if said.piece == "agent" and "defender_faction" not in scene.options:
        chosen = yield from _faction(scene, forces, said.defender, "defender")
        if chosen:
            said = said._replace(defender_factions=() if chosen == (NONE,) else (parse_faction(chosen[0]),))
            words += ("--defender-faction", *chosen)
    if said.piece == "fleet" and "defender_outpost" not in scene.options:
        fighting = Fighting(said.target, scene.table.at(said.target, said.defender).fleets)
        chosen = yield from _outpost(scene, forces, said.defender, fighting, "defender")
        if chosen:
            said = said._replace(defender_outposts=() if chosen == (NONE,) else chosen)
            words += ("--defender-outpost", *chosen)
    return said, words


def _faction(scene: Scene, forces: Forces, color: Color, side: Side) -> Generator[Question | Notice, str, Words]:
    """The Factions that could back an Agent: those with Power of its owner, or of somebody who could lend."""
    powers = faction_powers(forces, color)
    choices = []
    for faction in FACTIONS:
        others = [other for other in scene.table.colors if other != color and lendable(forces, other, (faction,))]
        if not powers[faction] and not (others and scene.table.readings.is_support_allowed):
            continue
        drawn = drawn_factions(forces, color, (faction,), attacks=side == "attacker")
        lent = "" if powers[faction] else "others could lend"
        wrong = "; ".join(violation.message for violation in drawn.violations)
        choices.append(Choice(faction, faction.capitalize(), lent or f"+{powers[faction]}", wrong))
    if not choices:
        return ()
    choices.sort(key=lambda choice: (bool(choice.refused), -powers[parse_faction(choice.value)]))
    best = next((choice for choice in choices if not choice.refused and powers[parse_faction(choice.value)]), None)
    usual = best.value if best else NONE  # what is taken where nothing is said
    text = f"{scene.shown(color)}'s Agent: which Faction backs it?"
    return ((yield FACTION.asked(text, [*choices, Choice(NONE, "none")], about=side, default=usual)),)


def _outpost(
    scene: Scene, forces: Forces, color: Color, fighting: Fighting, side: Side
) -> Generator[Question | Notice, str, Words]:
    tier = forces.tier(color).value
    choices = []
    for stack in reaching_stacks(forces, color, fighting):
        power = stack.power if not stack.fleets else None if tier is None else stack.power + stack.fleets * tier
        used = is_outpost_spent(scene.table, color, stack.sector) and limits_hold(
            scene.table, attacks=side == "attacker"
        )
        wrong = "has backed a Fleet in this Action Phase" if used else ""
        choices.append((power or 0, Choice(stack.sector, f"Outpost {stack.sector}", f"+{amount(power)}", wrong)))
    if not choices:
        return ()
    ordered = [choice for _, choice in sorted(choices, key=lambda pair: (bool(pair[1].refused), -pair[0]))]
    text = f"{scene.shown(color)}'s Fleet: which Outpost backs it?"
    return ((yield OUTPOST.asked(text, [*ordered, Choice(NONE, "none")], about=side)),)


def supported(scene: Scene, said: ConflictDeclaration) -> Declaring:
    """Ask every player who could lend Power to a side, clockwise from the Attacker, whom they help and how much."""
    if "support" in scene.options:
        return said, ()
    verdict = resolve(scene.table, scene.box, said)
    possible = possible_support(Forces(scene.table, scene.box), verdict.sides)
    words: Words = ()
    for color in scene.table.clockwise_from(said.attacker):
        own = [each for each in possible if each.player == color]
        if not own:
            continue
        choices = [
            Choice(
                each.side, f"{scene.shown(verdict.sides[each.side].player)}, the {each.side.capitalize()}", _most(each)
            )
            for each in own
        ]
        text = f"{scene.shown(color)} could lend Political Power. To whom?"
        side = yield SUPPORTER.asked(text, [Choice(NOBODY, "nobody"), *choices], about=color)
        chosen = next((each for each in own if each.side == side), None)
        if chosen is None:
            continue
        power = chosen.power
        if power > 1:
            about = f"With how much? (1 to {power}: {', '.join(chosen.sectors)})"
            lent = yield LENT.asked(about, about=color, default=str(power), check=at_least(1, power))
            power = int(lent)
        said = said._replace(support=(*said.support, Lending(color, chosen.side, None, power)))
        words += ("--support", f"{color}:{side}={power}")
    return said, words


def _most(support: Support) -> str:
    return f"up to {support.power} ({support.faction})"
