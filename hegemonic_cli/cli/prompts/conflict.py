"""`conflict` and `check conflict`: the rulebook's five steps, one after the other, and no question with one answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from hegemonic_cli.cli.prompts import conflictcards, conflictsteps
from hegemonic_cli.cli.prompts.conflictsteps import Declaring
from hegemonic_cli.cli.prompts.conflictwords import after, lead, powers
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question, Words, notice
from hegemonic_cli.cli.prompts.scene import Scene, amount, on_offer, sentence
from hegemonic_cli.evening.spending import without_unit_spent
from hegemonic_cli.games.hegemonic.declaring import ConflictWords, declared
from hegemonic_cli.games.hegemonic.notation import PieceAt, parse_action, parse_attacker, parse_player, parse_target
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import not_tracked
from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.spending import unused
from hegemonic_cli.games.hegemonic.rules.targeting import (
    possible_pieces,
    target_violations,
    type_violations,
)
from hegemonic_cli.games.hegemonic.rules.targets import Prospect, Prospects
from hegemonic_cli.games.hegemonic.vocabulary import (
    CONFLICT_ACTIONS,
    PIECES,
    PLURAL,
    Color,
    ConflictAction,
    Piece,
)
from hegemonic_cli.kernel.violation import Problem

ACTIONS, TARGETING = "Conflict Actions (DESTROY / TAKEOVER)", "Declaring and Targeting Conflicts"
WHOSE = Question("whose", "Who attacks?", "player", "ATTACKER", ACTIONS)
ACTION = Question("action", "By which action?", "choice", "ACTION", ACTIONS)
TARGET = Question("target", "What is attacked?", "piece", "TARGET", TARGETING)
ORIGIN = Question("origin", "From where?", "sector", "ATTACKER", "Moving Agents and Fleets")
UNITS = Question("units", "How many attack together?", "choice", "--units", TARGETING)
QUESTIONS = (WHOSE, ACTION, TARGET, ORIGIN, UNITS, *conflictsteps.QUESTIONS, *conflictcards.QUESTIONS)


def ask(scene: Scene) -> Conversation:
    """`annex red@B2 blue:embassy@A3` with everything that the table decides on the way."""
    said, words = yield from _declared(scene)
    said, more = yield from conflictsteps.backed(scene, said)
    words += more
    yield notice("Step 1, starting Conflict Power:", *powers(scene, said))
    said, more = yield from conflictsteps.supported(scene, said)
    words += more
    yield notice(lead(scene, said))
    said, more, cards = yield from conflictcards.played(scene, said)
    words += more
    outcome = after(scene, said)
    if outcome:
        yield notice(lead(scene, said), *outcome)
    words += yield from conflictcards.gates_destroyed(scene, said)
    words += yield from conflictcards.relocated(scene, said)
    if cards is not None and scene.records:
        words += yield from conflictcards.cleaned_up(scene, said, cards)
    return words


def _declared(scene: Scene) -> Declaring:
    """Action, target and where the attack comes from, a move included."""
    table = scene.table
    if table.galaxy is None:
        raise Problem("unknown", not_tracked("the map isn't tracked", "ask `quick conflict` with the Powers counted"))
    typed = scene.word(1)
    attacker = parse_attacker(typed, table) if typed else None
    who = attacker[0] if attacker else scene.acting or (yield on_offer(WHOSE, scene, WHOSE.text))
    whose = parse_player(who, table)
    found = prospects(scene, whose)
    word = scene.word(0) or (yield ACTION.asked(choices=_actions(scene, whose, found)))
    action = CONFLICT_ACTIONS[parse_action(word)]
    if attacker is None:
        fitting = [one for one in found if one.action == action.name]
    else:
        fitting = [one for one in found if one.action == action.name and one.origin == attacker[1]]
    target = scene.word(2) or (yield TARGET.asked(choices=_targets(scene, action, whose, fitting)))
    defender, named, sector = parse_target(target, table)
    possible = possible_pieces(table, action, whose, defender, sector)
    piece: Piece = next(iter(possible), "complex") if named is None else named
    origin, moved_from = attacker[1] if attacker else sector, scene.options.get("from")
    ways = [one for one in fitting if (one.defender, one.piece, one.sector) == (defender, piece, sector)]
    if moved_from is None and (attacker is None or (ways and all(one.moved_from for one in ways))):
        chosen = yield ORIGIN.asked(choices=_origins(scene, action, whose, ways))
        way = next((one for one in ways if (one.moved_from or one.origin) == chosen), None)
        origin = chosen if way is None else way.origin
        moved_from = None if way is None else way.moved_from
    words: Words = (action.name, f"{whose}@{origin}", PieceAt(defender, piece, sector).words())
    if moved_from and "from" not in scene.options:
        words += ("--from", str(moved_from))
    said = declared(_typed(scene, words, moved_from), table)
    return (yield from _with_units(scene, action, said, words))


def prospects(scene: Scene, color: Color) -> list[Prospect]:
    """What a player could attack; a Unit that they moved just before may still attack where it is, in that action."""
    table = scene.table
    found = Prospects(table, scene.box).of(color, with_moves=True)
    moved = table.turn.open
    if not scene.records or moved is None or moved.kind != "move" or moved.player != color:
        return found
    if moved.piece is None or moved.sector is None:
        return found
    fresh = replace(table, spent=without_unit_spent(table.spent, color, moved.piece, moved.sector))
    more = [
        one
        for one in Prospects(fresh, scene.box).of(color)
        if one.origin == moved.sector and CONFLICT_ACTIONS[one.action].attacker == moved.piece and one not in found
    ]
    return [*more, *found]


def _typed(scene: Scene, words: Words, moved_from: str | None) -> ConflictWords:
    """The Conflict's words, with the options that were typed already."""
    options = scene.options
    return ConflictWords(
        words[0],
        words[1:3],
        moved_from,
        options.get("faction"),
        options.get("defender_faction"),
        options.get("outpost"),
        options.get("defender_outpost"),
        scene.every("support"),
        scene.number("technology"),
        scene.number("defender_technology"),
        scene.number("modifier") or 0,
        scene.number("defender_modifier") or 0,
        scene.number("units") or 1,
        scene.every("destroy_gate"),
        scene.every("relocate"),
        options.get("outcome"),
    )


def _with_units(scene: Scene, action: ConflictAction, said: ConflictDeclaration, words: Words) -> Declaring:
    if action.attacker == "complex" or scene.table.readings["several-attackers"] == "one" or "units" in scene.options:
        return said, words
    most = unused(scene.table, said.attacker, action.attacker, said.sector) + (said.moved_from is not None)
    if most < 2:
        return said, words
    units = yield UNITS.asked(choices=[Choice(str(number)) for number in range(1, most + 1)])
    return said._replace(units=int(units)), (*words, "--units", units) if units != "1" else words


def _actions(scene: Scene, color: Color, found: Iterable[Prospect]) -> list[Choice]:
    """The Conflict Actions, those of the card played first; those without a target say so."""
    card = scene.table.turn.cards.get(color)
    possible = {one.action for one in found}
    choices = []
    for action in sorted(CONFLICT_ACTIONS.values(), key=lambda one: one.card != card):
        attackers = PLURAL[action.attacker]
        targets = "" if action.targets is None else f" of {listed([PLURAL[piece] for piece in action.targets])}"
        other = "" if card in (None, action.card) else f" ({action.card.capitalize()})"
        wrong = "" if action.name in possible else f"{scene.shown(color)}'s {attackers} can attack nothing"
        note = f"{action.kind.upper()}{targets} with {attackers}{other}"
        choices.append(Choice(action.name, action.name.capitalize(), note, wrong))
    return choices


def _targets(scene: Scene, action: ConflictAction, color: Color, found: Iterable[Prospect]) -> list[Choice]:
    """Everything that could be attacked, best margin first, then what can't and why."""
    best: dict[tuple[Color, Piece, str], Prospect] = {}
    for one in found:
        best.setdefault((one.defender, one.piece, one.sector), one)
    choices = []
    for (defender, piece, sector), one in best.items():
        odds = f"{amount(one.attack)} : {amount(one.defense)}, {caps_words(one.cost)}"
        cheapest = min(other.cost for other in found if (other.defender, other.piece, other.sector) == (
            defender, piece, sector))  # fmt: skip
        caps = scene.table.seat(color).caps
        dear = f"costs {caps_words(cheapest)}, {caps} are there" if caps is not None and cheapest > caps else ""
        choices.append(_target(scene, defender, piece, sector, odds, dear))
    reached = set(best)
    for sector in scene.table.galaxy.sectors if scene.table.galaxy else ():
        for defender in scene.table.colors:
            for piece in PIECES:
                if defender == color or (defender, piece, sector) in reached:
                    continue
                why = _why_not(scene, action, color, defender, piece, sector)
                if why:
                    choices.append(_target(scene, defender, piece, sector, "", why))
    return sorted(choices, key=lambda choice: bool(choice.refused))


def _target(scene: Scene, defender: Color, piece: Piece, sector: str, note: str, refused: str) -> Choice:
    value = PieceAt(defender, piece, sector).words()
    return Choice(value, f"{scene.shown(defender)}'s {piece.capitalize()} in {sector}", note, refused)


def _why_not(scene: Scene, action: ConflictAction, color: Color, defender: Color, piece: Piece, sector: str) -> str:
    """Why a piece that is there can't be attacked; empty where no such piece is there."""
    wrong = [*target_violations(scene.table, color, defender, piece, sector), *type_violations(action, piece)]
    if any(violation.code == "target/absent" for violation in wrong):
        return ""
    return sentence(wrong) or f"no {action.attacker.capitalize()} that can still attack reaches it"


def _origins(scene: Scene, action: ConflictAction, color: Color, ways: Iterable[Prospect]) -> list[Choice]:
    caps = scene.table.seat(color).caps
    choices = []
    for one in ways:
        start = one.moved_from or one.origin
        moves = f"moves to {one.origin}, " if one.moved_from else ""
        odds = f"{moves}{amount(one.attack)} : {amount(one.defense)}, {caps_words(one.cost)} in all"
        dear = f"costs {caps_words(one.cost)}, {caps} are there" if one.affordable is False else ""
        choices.append(Choice(start, f"{action.attacker.capitalize()} {start}", odds, dear))
    return sorted(choices, key=lambda choice: bool(choice.refused))
