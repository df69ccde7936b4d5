"""`check conflict`: may this Conflict be declared, who is ahead, what does it cost, and what follows.

Rulebook: Conflicts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer, Reason, Status, box_unknown, not_tracked, uncounted
from hegemonic_cli.games.hegemonic.rules.conflict import ConflictDeclaration, ConflictVerdict, resolve
from hegemonic_cli.games.hegemonic.rules.forces import Forces
from hegemonic_cli.games.hegemonic.rules.losses import Change
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.sides import SidePower
from hegemonic_cli.games.hegemonic.rules.support import SIDES, Backed, Side, Support, possible_support
from hegemonic_cli.games.hegemonic.rules.targeting import COST_PER_POWER_CAPS
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASES, DOMAIN_OF, PLURAL, Outcome, counted
from hegemonic_cli.kernel.violation import Problem

COMMAND = "check conflict"
STEP_1 = "Step 1 – Determine Starting Conflict Power"
STEP_2 = "Step 2 – Add Political Support"
STEP_3 = "Step 3 – Add Technology Card Power"
STEP_4 = "Step 4 – Compare Final Conflict Power"
COSTS = "Conflict Costs"
WINS: dict[Outcome, str] = {"attacker": "the Attacker wins", "defender": "the Defender wins", "draw": "it is a draw"}


def conflict(table: Table, box: Box, declaration: ConflictDeclaration) -> Answer:
    """The verdict on one Conflict; Problem (unknown) where the map isn't tracked."""
    if not table.is_map_tracked:
        raise Problem("unknown", not_tracked("the map isn't tracked", "ask `quick conflict` with the Powers counted"))
    verdict = resolve(table, box, declaration)
    status: Status = "illegal" if verdict.violations else "error" if verdict.unknown else "ok"
    return Answer(
        COMMAND,
        verdict_data(verdict),
        status,
        verdict.violations + tuple(box_unknown(path) for path in verdict.unknown),
        verdict.unknown,
        uncounted(table, box, dict.fromkeys((declaration.attacker, declaration.defender))),
        tuple(reasons(table, verdict)),
    )


def verdict_data(verdict: ConflictVerdict) -> dict[str, Any]:
    """The JSON of a verdict; what a relocation costs and moves stands there only where one was named.

    `picked` lists the sides whose Faction or Outpost nobody named, so that the best was taken.
    """
    said, after = verdict.declaration, verdict.aftermath
    cost = {"movement": verdict.cost.movement, "conflict": verdict.cost.conflict, "total": verdict.cost.total}
    data: dict[str, Any] = {
        "action": verdict.action.name,
        "kind": verdict.action.kind,
        "type": verdict.action.domain,
        "sector": said.target,
        "moved_from": verdict.moved_from,
        "attacker": _side(verdict.attack),
        "defender": _side(verdict.defense),
        "support": [
            {"player": lent.player, "side": lent.side, "faction": lent.faction, "power": lent.power}
            for lent in verdict.support
        ],
        "cost": cost,
        "technology": {"attacker": said.technology, "defender": said.defender_technology},
        "totals": dict(verdict.totals),
        "margin": verdict.margin,
        "winner": verdict.winner,
        "losses": [_change(change) for change in after.losses],
        "gains": [_change(change) for change in after.gains],
        "shortage": after.shortage,
        "may_destroy": [{"owner": gate.owner, "ends": list(gate.ends)} for gate in after.may_destroy],
    }
    data["picked"] = [side for side, names in _picked(verdict) if names]
    if said.relocate:
        cost["relocation"] = verdict.cost.relocation
        data["relocated"] = [{"piece": said.piece, "from": sector} for sector in after.relocated]
    return data


def could_lend(table: Table, box: Box, data: dict[str, Any]) -> list[Support]:
    """The most that each third player who hasn't said yet could lend to either side."""
    sides: dict[Side, Backed] = {}
    for name in SIDES:
        side = data[name]
        drawn = side["draws_on"] or {}
        factions = (drawn["faction"], *drawn.get("also", ())) if "faction" in drawn else ()
        sides[name] = Backed(side["player"], DOMAIN_OF[side["piece"]] == "political", factions)
    said = {support["player"] for support in data["support"]}
    return [lent for lent in possible_support(Forces(table, box), sides) if lent.player not in said]


def _picked(verdict: ConflictVerdict) -> Iterator[tuple[Side, Sequence[str]]]:
    """What was taken for each side because nobody named what backs its Units."""
    said = verdict.declaration
    for side, power, factions, outposts in (
        (SIDES[0], verdict.attack, said.factions, said.outposts),
        (SIDES[1], verdict.defense, said.defender_factions, said.defender_outposts),
    ):
        is_named = (outposts if power.piece == "fleet" else factions) is not None
        yield side, () if power.piece in BASES or is_named else power.factions or power.outposts


def _side(side: SidePower) -> dict[str, Any]:
    terms = () if side.tally is None else side.tally.terms
    return {
        "player": side.player,
        "piece": side.piece,
        "sector": side.sector,
        "power": {
            "total": side.total,
            "terms": [{"label": term.label, "sector": term.place, "power": term.amount} for term in terms],
        },
        "draws_on": _draws_on(side),
    }


def _draws_on(side: SidePower) -> dict[str, Any] | None:
    """What backs a side; where each of several Units draws on its own, the others stand behind the first."""
    for word, names in (("faction", side.factions), ("outpost", side.outposts)):
        if names:
            return {word: names[0], "also": list(names[1:])} if names[1:] else {word: names[0]}
    return None


def _change(change: Change) -> dict[str, Any]:
    return {"player": change.player, "piece": change.piece, "sector": change.sector, "count": change.number}


def reasons(table: Table, verdict: ConflictVerdict) -> Iterator[Reason]:
    """How a Conflict's Powers, its price and its end came about, in the order of the rulebook's steps."""
    said = verdict.declaration
    for verb, side in (("attacks", verdict.attack), ("defends", verdict.defense)):
        shown = table.seat(side.player).shown
        if side.tally is None:
            yield Reason(f"{shown} has nothing in {side.sector} that {verb}.", STEP_1)
            continue
        counting = " + ".join(
            f"{'?' if term.amount is None else term.amount} ({term.label}{f' in {term.place}' if term.place else ''})"
            for term in side.tally.terms
        )
        total = "?" if side.total is None else side.total
        yield Reason(f"{shown} {verb} with Power {counting} = {total}{_backing_words(side)}.", STEP_1)
    for lent in verdict.support:
        who, side_name = table.seat(lent.player).shown, lent.side.capitalize()
        yield Reason(f"{who} lends the {side_name} {lent.power} from {lent.faction or 'no'} Embassies.", STEP_2)
    yield from _cost_reasons(table, verdict)
    if verdict.winner is None:
        missing = [
            name
            for name, card in (("Attacker", said.technology), ("Defender", said.defender_technology))
            if card is None
        ]
        if missing and verdict.margin is not None:
            yield Reason(f"Who wins is open until the card of the {' and the '.join(missing)} is known.", STEP_3)
        return
    if said.technology is not None or said.defender_technology is not None:
        cards = f"{said.technology or 0} for the Attacker, {said.defender_technology or 0} for the Defender"
        yield Reason(f"The Technology Cards add {cards}.", STEP_3)
    yield Reason(f"{_totals_words(verdict)}, so {WINS[verdict.winner]}.", STEP_4)
    for change in verdict.aftermath.losses:
        yield Reason(f"{table.seat(change.player).shown} loses {counted(change.number, change.piece)}.", STEP_4)
    for change in verdict.aftermath.gains:
        gained = counted(change.number, change.piece)
        yield Reason(f"{table.seat(change.player).shown} places {gained} in {change.sector}.", STEP_4)


def _backing_words(side: SidePower) -> str:
    if side.factions and side.piece not in BASES:
        return f", drawing on the {' and '.join(side.factions)} Faction"
    if side.outposts:
        return f", drawing on the Outposts in {' and '.join(side.outposts)}"
    return ""


def _cost_reasons(table: Table, verdict: ConflictVerdict) -> Iterator[Reason]:
    said, cost = verdict.declaration, verdict.cost
    if verdict.moved_from is not None and cost.movement is not None:
        yield Reason(
            f"The move from {verdict.moved_from} to {said.sector} costs {caps_words(cost.movement)}.",
            "Moving Agents and Fleets",
        )
    if cost.conflict is None:
        return
    if said.piece in BASES:
        each = COST_PER_POWER_CAPS[verdict.action.kind]
        kind = verdict.action.kind.upper()
        yield Reason(
            f"A {kind} costs {caps_words(each)} per point of the target's own Power, "
            f"{cost.conflict // each}: {caps_words(cost.conflict)}.",
            COSTS,
        )
    else:
        yield Reason(f"Targeting {PLURAL[said.piece]} costs nothing.", COSTS)
    if cost.relocation:
        yield Reason(f"Relocating costs {caps_words(cost.relocation)}, the left-most cost each.", STEP_4)


def _totals_words(verdict: ConflictVerdict) -> str:
    attack, defense = verdict.totals["attacker"], verdict.totals["defender"]
    if attack is None or defense is None:
        return "The table decided it"
    return f"{attack} against {defense}"
