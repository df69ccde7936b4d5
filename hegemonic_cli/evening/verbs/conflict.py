"""`conflict`: a Conflict from the move before it to the cleanup, and all that it takes off the board or puts there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.evening.spending import without_unit_spent
from hegemonic_cli.evening.verbs.arguments import argument
from hegemonic_cli.evening.verbs.conflict_cards import cards_cleaned_up
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.declaring import ConflictWords, declared
from hegemonic_cli.games.hegemonic.events import ConflictFought, Event, PieceChange, SpentChanged, UnitMoved
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.report import box_unknown, not_tracked, uncounted_cards
from hegemonic_cli.games.hegemonic.reports.conflict import reasons
from hegemonic_cli.games.hegemonic.rules.conflict import ConflictVerdict, resolve
from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.usedup import used_up
from hegemonic_cli.games.hegemonic.table import OpenAction, Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    BASES,
    CONFLICT_ACTIONS,
    DOMAIN_OF,
    DOMAINS,
    Outcome,
    Piece,
    counted,
)
from hegemonic_cli.kernel.violation import Problem, Violation, usage

WON: dict[Outcome, str] = {"attacker": "won", "defender": "lost", "draw": "a draw"}


def conflict(words: Words, table: Table, box: Box) -> Recording:
    """A Conflict with both cards' Powers (or names), or `--outcome`; a Unit moved just before is in the same action."""
    begun = turns.entered(table, turns.FIRST_ACTIONS)
    table = evolve_all(table, begun)
    if table.galaxy is None:
        how = "without it type what the Conflict cost and took: hegemonic caps red-3, hegemonic set players.blue.built"
        raise Problem("unknown", not_tracked("A Conflict needs the map, which isn't tracked", f"{how}.complexes 2"))
    said = _with_printed_powers(words, box, declared(_typed(words), table))
    moved = _moved_before(table, said)
    judged_on = table
    if moved is not None:
        spent = without_unit_spent(table.spent, said.attacker, CONFLICT_ACTIONS[said.action].attacker, said.sector)
        judged_on = evolve_all(table, (SpentChanged(spent),))
    paid = words.number("paid")
    if paid is not None:
        judged_on = _without_counting_caps(judged_on, said)
    verdict = resolve(judged_on, box, said)
    if verdict.winner is None:
        raise _undecided(verdict)
    price = paid if paid is not None else verdict.cost.total or 0
    cards = cards_cleaned_up(words, table, box, verdict)
    events: list[Event] = [*begun, *_fought(verdict, price), *cards.events]
    spent_after = used_up(judged_on, verdict)
    if spent_after != table.spent:
        events.append(SpentChanged(spent_after))
    notes = [*cards.notes]
    if moved is not None:
        events += turns.goes_on(table, None)
    else:
        taken = turns.action_taken(words, table, said.attacker, (CONFLICT_ACTIONS[said.action].card,))
        events += taken.events
        notes += taken.notes
    notes += _worth_knowing(table, verdict)
    return Recording(
        tuple(events),
        _text(table, verdict),
        (*_moves(table, verdict, price), *cards.moves),
        tuple(notes),
        (*verdict.violations, *_too_much(table, said, paid)),
        _unknown(words, verdict) if paid is None else (),
        tuple(reasons(judged_on, verdict)),
    )


def _typed(words: Words) -> ConflictWords:
    return ConflictWords(
        argument(words, 0, "ACTION, like raze,"),
        words.args[1:],
        moved_from=words.option("from"),
        faction=words.option("faction"),
        defender_faction=words.option("defender-faction"),
        outpost=words.option("outpost"),
        defender_outpost=words.option("defender-outpost"),
        support=words.all("support"),
        technology=words.number("technology"),
        defender_technology=words.number("defender-technology"),
        modifier=words.signed("modifier") or 0,
        defender_modifier=words.signed("defender-modifier") or 0,
        units=words.number("units") or 1,
        destroy_gate=words.all("destroy-gate"),
        relocate=words.all("relocate"),
        outcome=words.option("outcome"),
    )


def _with_printed_powers(words: Words, box: Box, said: ConflictDeclaration) -> ConflictDeclaration:
    """The Powers of the cards that were named, where nobody typed them and the box knows them."""
    if said.outcome is not None:
        return said
    attacks_with = CONFLICT_ACTIONS[said.action].attacker
    technology = said.technology
    if technology is None:
        technology = _printed_power(box, words.option("card"), attacks_with)
    defender_technology = said.defender_technology
    if defender_technology is None:
        defender_technology = _printed_power(box, words.option("defender-card"), said.piece)
    return said._replace(technology=technology, defender_technology=defender_technology)


def _printed_power(box: Box, name: str | None, piece: Piece) -> int | None:
    card = None if name is None else box.technology(name)
    return None if card is None else card.power[DOMAINS.index(DOMAIN_OF[piece])]


def _moved_before(table: Table, said: ConflictDeclaration) -> OpenAction | None:
    """The move of the same Unit, recorded just before, that this Conflict belongs to."""
    found = turns.is_open(table, "move", said.attacker)
    attacks_with = CONFLICT_ACTIONS[said.action].attacker
    if found is None or said.moved_from is not None or (found.piece, found.sector) != (attacks_with, said.sector):
        return None
    return found


def _without_counting_caps(table: Table, said: ConflictDeclaration) -> Table:
    return table.with_seat(replace(table.seat(said.attacker), caps=None))


def _undecided(verdict: ConflictVerdict) -> Problem:
    if verdict.unknown and verdict.declaration.technology is not None:
        return Problem(
            "unknown",
            [box_unknown(path) for path in verdict.unknown],
            "Or say who won: --outcome attacker|defender|draw",
        )
    if verdict.violations and verdict.margin is None:
        return Problem("illegal", verdict.violations, "Nothing was recorded.")
    return usage(
        "Who won isn't known yet: both cards' Powers are needed.",
        "Add --technology N --defender-technology N (0 for no card), or --outcome attacker|defender|draw.",
    )


def _unknown(words: Words, verdict: ConflictVerdict) -> tuple[str, ...]:
    """The box's numbers without which it can't be recorded: with the outcome said, only those of the price."""
    if words.option("outcome") is None:
        return verdict.unknown
    return verdict.unknown if verdict.cost.relocation is None else ()


def _fought(verdict: ConflictVerdict, price: int) -> Iterable[Event]:
    """The move, whose fee is a part of the price, and the Conflict."""
    said, after = verdict.declaration, verdict.aftermath
    if verdict.moved_from is not None:
        for _ in range(said.units):
            yield UnitMoved(said.attacker, verdict.attack.piece, verdict.moved_from, said.sector, 0)
    assert verdict.winner is not None
    yield ConflictFought(
        said.action,
        said.attacker,
        verdict.attack.piece,
        said.sector,
        said.defender,
        said.piece,
        said.target,
        verdict.winner,
        price,
        verdict.totals["attacker"],
        verdict.totals["defender"],
        tuple(PieceChange(*loss) for loss in after.losses if loss.piece != "gate"),
        tuple(PieceChange(*gain) for gain in after.gains),
        tuple(PieceChange(said.attacker, said.piece, sector, 1) for sector in after.relocated),
        after.lost_gates,
    )


def _text(table: Table, verdict: ConflictVerdict) -> str:
    said = verdict.declaration
    who, whom = table.seat(said.attacker).shown, table.seat(said.defender).shown
    attack, defence = verdict.totals["attacker"], verdict.totals["defender"]
    powers = f" {attack} : {defence}" if attack is not None and defence is not None and said.outcome is None else ""
    how = WON[verdict.winner or "draw"]
    target = f"{whom}'s {said.piece.capitalize()} in {said.target}"
    return f"{who}: {said.action.capitalize()} against {target}, {how}{powers}."


def _moves(table: Table, verdict: ConflictVerdict, price: int) -> Iterable[str]:
    said, after = verdict.declaration, verdict.aftermath
    who = table.seat(said.attacker).shown
    if verdict.moved_from is not None:
        yield f"Move {who}'s {verdict.attack.piece.capitalize()} from {verdict.moved_from} to {said.sector}."
    for loss in after.losses:
        if loss.piece != "gate":
            owner = table.seat(loss.player).shown
            back = ", right-most space first" if loss.piece in BASES else ""
            lost = counted(loss.number, loss.piece)
            yield f"Take {lost} of {owner} off {loss.sector}, back to the Player Board{back}."
    for gate in after.lost_gates:
        yield f"Take {table.seat(gate.owner).shown}'s Gate pair off {gate.ends[0]} and {gate.ends[1]}."
    for sector in after.relocated:
        yield f"Move {who}'s {said.piece.capitalize()} from {sector} to {said.target}."
    for gain in after.gains:
        fresh = gain.number - len(after.relocated)
        if fresh:
            yield f"Put {counted(fresh, gain.piece)} of {who} into {gain.sector}."
    if after.shortage:
        yield f"{after.shortage} of the Locations won stay empty: none left to build."
    if price:
        yield f"{who} pays {caps_words(price)}."


def _worth_knowing(table: Table, verdict: ConflictVerdict) -> list[str]:
    said = verdict.declaration
    notes = []
    attack = verdict.attack
    for side in (attack, verdict.defense):
        backing = [
            *(f"the {name} Faction" for name in side.factions),
            *(f"the Outposts in {at}" for at in side.outposts),
        ]
        if backing and side.piece in ("agent", "fleet"):
            notes.append(f"{table.seat(side.player).shown} draws on {' and '.join(backing)}.")
    for lent in verdict.support:
        helped = table.seat(verdict.sides[lent.side].player).shown
        notes.append(f"{table.seat(lent.player).shown} lends {helped} {lent.power}.")
    notes += uncounted_cards(table, (said.attacker, said.defender))
    return notes


def _too_much(table: Table, said: ConflictDeclaration, paid: int | None) -> list[Violation]:
    caps = table.seat(said.attacker).caps
    if paid is None or caps is None or paid <= caps:
        return []
    who = table.seat(said.attacker).shown
    return [Violation("conflict/caps", f"{who} has {caps_words(caps)} and can't pay {paid}.", "Conflict Costs")]
