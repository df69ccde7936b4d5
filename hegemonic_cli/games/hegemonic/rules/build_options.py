"""What a player could build next: every single step that the board allows, with its price and what it opens up.

The listing asks the same functions as the judgement of a step, so the two can't differ.

Rulebook: BUILD Actions, Quantum Gates.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.steps import StepWords
from hegemonic_cli.games.hegemonic.rules import tracks
from hegemonic_cli.games.hegemonic.rules.building import build, buildable
from hegemonic_cli.games.hegemonic.rules.gates import gate_places, industrial_tier
from hegemonic_cli.games.hegemonic.rules.locations import unit_violations
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.rules.relocating import relocations
from hegemonic_cli.games.hegemonic.rules.supply import is_supply_used
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, SUPPLY, UNIT_OF, Color, Domain


class BuildOption(NamedTuple):
    """One step that the board allows: its price in CAPs (None: unknown) and whether the player can pay it (None: the
    price or the CAPs aren't known)."""

    step: StepWords
    cost: int | None
    is_affordable: bool | None


def build_options(table: Table, box: Box, color: Color, domain: Domain) -> list[BuildOption]:
    """Every legal next step of a BUILD of one type, Bases first, in Sector order; without a map the two track steps.

    Steps that can't be paid are listed too, and say so. A Gate that a Tier not known might allow isn't listed.
    """
    caps = table.seat(color).caps
    found = []
    prices: dict[bool, int | None] = {}
    for step in _steps(table, box, color, domain):
        kind = step.piece == BASE_OF[domain]
        if kind not in prices:
            prices[kind] = build(table, box, color, [step]).steps[0].cost
        cost = prices[kind]
        found.append(BuildOption(step, cost, None if caps is None or cost is None else cost <= caps))
    return found


def opened_up(table: Table, box: Box, color: Color, step: StepWords) -> list[str]:
    """The Sectors that could take a Base of the step's type only once the step is carried out, in Sector order."""
    verdict = build(table, box, color, [step])
    if table.galaxy is None:
        return []
    before = set(buildable(Reach(table), color, verdict.domain))
    return [sector for sector in buildable(Reach(verdict.table), color, verdict.domain) if sector not in before]


def _steps(table: Table, box: Box, color: Color, domain: Domain) -> Iterator[StepWords]:
    base, unit = BASE_OF[domain], UNIT_OF[domain]
    units = table.on_board(color, unit)
    has_unit_left = units is None or units < SUPPLY[unit]
    if table.galaxy is None:
        if not is_supply_used(table, color, base):
            yield StepWords(base, None)
        if has_unit_left:
            yield StepWords(unit, None)
        return
    reach = Reach(table)
    if is_supply_used(table, color, base):
        for origin, sector in relocations(reach, color, base):
            yield StepWords(base, sector, origin=origin)
    else:
        for sector in buildable(reach, color, domain):
            yield StepWords(base, sector)
    if domain != "industrial":
        if has_unit_left:
            for sector, _ in table.sectors_with(color, base):
                if not unit_violations(table, color, domain, sector):
                    yield StepWords(unit, sector)
        return
    stated_for = tracks.built(table, color, "industrial")
    if has_unit_left:
        for pair in gate_places(reach, color, industrial_tier(table, box, color, stated_for)):
            yield StepWords("gate", *pair.ends)
    for lifted in dict.fromkeys(pair for pair in table.gates if pair.owner == color):
        rest = table.without_gate(lifted)
        for pair in gate_places(Reach(rest), color, industrial_tier(rest, box, color, stated_for)):
            if pair != lifted:
                yield StepWords("gate", pair.ends[0], pair.ends[1], lifted.ends[0], lifted.ends[1])
