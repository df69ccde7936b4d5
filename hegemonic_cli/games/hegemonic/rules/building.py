"""One BUILD action, step by step: Bases and Units of one type in any number and order, each in play at once.

A step that breaks a rule, or can't be paid, isn't carried out; the steps behind it are judged without it, and all are
reported. Where a number of the box is unknown, the board is judged all the same and the price stays open.

Rulebook: BUILD Actions, Quantum Gates, 6 Player Boards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.galaxy import Gate
from hegemonic_cli.games.hegemonic.notation.steps import StepWords
from hegemonic_cli.games.hegemonic.rules import tracks
from hegemonic_cli.games.hegemonic.rules.gates import CHAPTER as GATES_CHAPTER
from hegemonic_cli.games.hegemonic.rules.gates import GateVerdict, gate, industrial_tier, judge_gate
from hegemonic_cli.games.hegemonic.rules.locations import place_violations, reaching, unit_violations
from hegemonic_cli.games.hegemonic.rules.purse import Purse
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.rules.relocating import (
    RELOCATION_SPACE,
    gate_to_lift,
    reach_of_relocated,
    relocation_violations,
    relocations,
    unit_relocation_violation,
)
from hegemonic_cli.games.hegemonic.rules.supply import is_supply_used, none_left, unit_price
from hegemonic_cli.games.hegemonic.rules.tracks import Known
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    BASE_OF,
    BASES,
    DOMAIN_OF,
    PLURAL,
    SUPPLY,
    Base,
    Color,
    Domain,
    Piece,
    Unit,
)
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "BUILD Actions"


class StepVerdict(NamedTuple):
    """What one step comes to.

    `is_legal` is None where an unknown Tier, or a map that isn't tracked, keeps it open; such a step is carried out.
    `cost` is what it costs or would cost, in CAPs; None where the box doesn't know it or there is no such space.
    `space` is the space of the track that a Base leaves, `tier` the Tier it reaches where that is a new one; `gate` is
    the pair that a step places, `lifted` the pair it takes up first. `unknown` holds the box's paths that are needed,
    `grounds` what allows the place, as half a sentence.
    """

    step: StepWords
    is_legal: bool | None
    cost: int | None
    violations: tuple[Violation, ...] = ()
    unknown: tuple[str, ...] = ()
    space: int | None = None
    tier: int | None = None
    gate: Gate | None = None
    lifted: Gate | None = None
    grounds: str = ""

    @property
    def is_carried_out(self) -> bool:
        """Whether the steps behind this one are judged with it in play."""
        return self.is_legal is not False


class BuildVerdict(NamedTuple):
    """What a whole BUILD action comes to: its steps, their price in CAPs, and the table as it lies afterwards.

    `cost` and `caps_after` are None where they aren't known. `table` has the CAPs paid where they are known.
    """

    color: Color
    domain: Domain
    steps: tuple[StepVerdict, ...]
    cost: int | None
    caps_before: int | None
    caps_after: int | None
    table: Table

    @property
    def is_legal(self) -> bool:
        """Whether no step breaks a rule."""
        return all(step.is_carried_out for step in self.steps)

    @property
    def violations(self) -> tuple[Violation, ...]:
        """Every broken rule of every step, in order."""
        return tuple(violation for step in self.steps for violation in step.violations)

    @property
    def unknown(self) -> tuple[str, ...]:
        """The box's numbers that were needed and aren't known, each once."""
        return tuple(dict.fromkeys(path for step in self.steps for path in step.unknown))


def build(table: Table, box: Box, color: Color, steps: Sequence[StepWords]) -> BuildVerdict:
    """What one BUILD action of a player comes to; the first step says of which type it is."""
    domain = DOMAIN_OF[steps[0].piece]
    stated_for = tracks.built(table, color, "industrial")
    seat = table.seat(color)
    purse = Purse(seat.caps)
    found = []
    for step in steps:
        verdict, after = _judge(table, box, color, step, domain, stated_for)
        if verdict.cost is not None and not purse.can_pay(verdict.cost):
            wrong = purse.too_dear(f"Step {step.words()}", verdict.cost, seat.shown)
            verdict = verdict._replace(is_legal=False, violations=(*verdict.violations, wrong))
        found.append(verdict)
        if verdict.is_carried_out:
            table = after
            purse = purse.pay(verdict.cost)
    table = table.with_seat(replace(table.seat(color), caps=purse.left))
    return BuildVerdict(color, domain, tuple(found), purse.total, purse.caps, purse.left, table)


def buildable(reach: Reach, color: Color, domain: Domain) -> list[str]:
    """The Sectors that could take a Base of this type now, by board, then number; CAPs and supply aside.

    On a full track, those where one could be relocated to.
    """
    base = BASE_OF[domain]
    if is_supply_used(reach.table, color, base):
        return list(dict.fromkeys(sector for _, sector in relocations(reach, color, base)))
    return [sector for sector in reach.in_range(color, domain) if not place_violations(reach, color, base, sector)]


def _judge(
    table: Table, box: Box, color: Color, step: StepWords, domain: Domain, stated_for: int | None
) -> tuple[StepVerdict, Table]:
    """One step, its price not yet held against the CAPs, and the table as it would lie behind it."""
    wrong = list(_type_violations(step.piece, domain))
    if step.piece == "gate":
        verdict, after = _judge_gate_step(table, box, color, step, stated_for)
    elif step.piece in BASES:
        verdict, after = _judge_base_step(table, box, color, step, step.piece)
    else:
        verdict, after = _judge_unit_step(table, box, color, step)
    if table.galaxy is None and step.sector is not None:
        verdict = verdict._replace(is_legal=None)
    wrong += verdict.violations
    return verdict._replace(violations=tuple(wrong), is_legal=False if wrong else verdict.is_legal), after


def _judge_base_step(table: Table, box: Box, color: Color, step: StepWords, base: Base) -> tuple[StepVerdict, Table]:
    domain = DOMAIN_OF[base]
    count = tracks.built(table, color, domain)
    wrong: list[Violation] = []
    grounds = ""
    if table.galaxy is not None and step.sector is None:
        wrong.append(_no_sector(step))
    if step.origin is not None:
        price = tracks.space_cost(box, domain, RELOCATION_SPACE)
        if table.galaxy is not None and step.sector is not None:
            reach = Reach(table)
            wrong += relocation_violations(reach, color, base, step.origin, step.sector)
            if not wrong:
                grounds = reaching(reach_of_relocated(reach, color, base, step.origin), color, base, step.sector)
        verdict = StepVerdict(step, True, price.value, tuple(wrong), price.unknown, grounds=grounds)
        return verdict, table if wrong else _moved(table, color, step)
    price = Known(None) if count is None else tracks.next_cost(box, domain, count)
    if is_supply_used(table, color, base):
        wrong.append(none_left(table, color, base))
    if table.galaxy is not None and step.sector is not None:
        reach = Reach(table)
        wrong += place_violations(reach, color, base, step.sector)
        grounds = "" if wrong else reaching(reach, color, base, step.sector)
    after = table if wrong else _with_built(table, color, base, step.sector)
    space = count + 1 if count is not None and not is_supply_used(table, color, base) else None
    verdict = StepVerdict(step, True, price.value, tuple(wrong), price.unknown, space, grounds=grounds)
    if not wrong and count is not None:
        old, new = tracks.tier_at(box, domain, count).value, tracks.tier_at(box, domain, count + 1).value
        verdict = verdict._replace(tier=new if new != old and None not in (new, old) else None)
    return verdict, after


def _judge_unit_step(table: Table, box: Box, color: Color, step: StepWords) -> tuple[StepVerdict, Table]:
    wrong: list[Violation] = []
    if step.origin is not None:
        wrong.append(unit_relocation_violation(step.piece))
    elif is_supply_used(table, color, step.piece):
        wrong.append(none_left(table, color, step.piece))
    if table.galaxy is not None:
        if step.sector is None:
            wrong.append(_no_sector(step))
        else:
            wrong += unit_violations(table, color, DOMAIN_OF[step.piece], step.sector)
    price = unit_price(box, cast("Unit", step.piece))
    verdict = StepVerdict(step, True, price.value, tuple(wrong), price.unknown)
    return verdict, table if wrong else _with_built(table, color, step.piece, step.sector)


def _judge_gate_step(
    table: Table, box: Box, color: Color, step: StepWords, stated_for: int | None
) -> tuple[StepVerdict, Table]:
    price = unit_price(box, "gate")
    wrong: list[Violation] = []
    lifted: Gate | None = None
    if step.origin is None:
        if is_supply_used(table, color, "gate"):
            wrong.append(none_left(table, color, "gate"))
    elif table.galaxy is not None:
        found = gate_to_lift(table, color, step.origin, step.origin_other_end or step.origin)
        if isinstance(found, Violation):
            wrong.append(found)
        else:
            lifted = found
    if table.galaxy is None:
        after = table if wrong or step.origin is not None else _with_built(table, color, "gate", None)
        return StepVerdict(step, True, price.value, tuple(wrong), price.unknown), after
    if step.sector is None or step.other_end is None:
        wrong.append(_no_sector(step))
        return StepVerdict(step, True, price.value, tuple(wrong), price.unknown), table
    placed = gate(color, step.sector, step.other_end)
    rest = table if lifted is None else table.without_gate(lifted)
    if placed == lifted:
        wrong.append(
            Violation(
                "relocate/same-sector", "The Gate pair would stay where it is: name another legal place", GATES_CHAPTER
            )
        )
    judged: GateVerdict = judge_gate(
        Reach(rest), color, step.sector, step.other_end, industrial_tier(rest, box, color, stated_for)
    )
    wrong += judged.violations
    unknown = price.unknown + judged.unknown
    verdict = StepVerdict(
        step,
        None if judged.is_open else True,
        price.value,
        tuple(wrong),
        unknown,
        gate=placed,
        lifted=lifted,
        grounds=judged.grounds,
    )
    return verdict, table if wrong else rest.with_gate(placed)


def _type_violations(piece: Piece, domain: Domain) -> tuple[Violation, ...]:
    if DOMAIN_OF[piece] == domain:
        return ()
    base, unit = (PLURAL[one] for one in SUPPLY if DOMAIN_OF[one] == domain)
    return (
        Violation(
            "build/other-type",
            f"{'An' if piece[0] in 'aeiou' else 'A'} {piece.capitalize()} is not {domain}: one BUILD action places "
            f"{base} and {unit} only",
            CHAPTER,
        ),
    )


def _no_sector(step: StepWords) -> Violation:
    example = "gate@B3+D1" if step.piece == "gate" else f"{step.piece}@B3"
    return Violation(
        "build/no-sector",
        f"Step {step.words()} names no place: the map is tracked, so say where, like {example}",
        CHAPTER,
    )


def _with_built(table: Table, color: Color, piece: Piece, sector: str | None) -> Table:
    """The table with one more piece: in its Sector, or without a map in the counts that the player typed."""
    if table.galaxy is not None and sector is not None:
        return table.with_pieces(sector, color, piece, 1)
    seat = table.seat(color)
    if seat.built is None or piece not in seat.built:
        return table
    return table.with_seat(replace(seat, built={**seat.built, piece: seat.built[piece] + 1}))


def _moved(table: Table, color: Color, step: StepWords) -> Table:
    if table.galaxy is None or step.origin is None or step.sector is None:
        return table
    return table.with_pieces(step.origin, color, step.piece, -1).with_pieces(step.sector, color, step.piece, 1)
