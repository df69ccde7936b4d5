"""Laws of building that hold on every table: one function judges and lists, and a slow second version agrees.

Rulebook: BUILD Actions, Quantum Gates.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import buildoracle
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from strategies import random_table, tables

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.laws import defects
from hegemonic_cli.games.hegemonic.notation import StepWords
from hegemonic_cli.games.hegemonic.rules.build_options import build_options, opened_up
from hegemonic_cli.games.hegemonic.rules.building import build, buildable
from hegemonic_cli.games.hegemonic.rules.locations import location_violations
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.rules.supply import tokens_left
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, PIECES, UNIT_OF, Color, Domain, Piece

SAMPLE = sample_box()
BUILDING = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def rich(table: Table) -> Table:
    """The same table with CAPs that nothing exceeds."""
    return replace(table, seats=tuple(replace(seat, caps=None) for seat in table.seats))


def filled(table: Table, color: Color, domain: Domain) -> Table:
    """The same table with the color's Bases of a type on all free Locations, until none is left on the Player Board."""
    assert table.galaxy is not None
    base = BASE_OF[domain]
    for sector in reversed(table.galaxy.sectors):
        while (
            tokens_left(table, color, base)
            and table.tile(sector) is not None
            and not table.is_rival_home(sector, color)
            and not any(location_violations(table, color, base, sector))
        ):
            table = table.with_pieces(sector, color, base, 1)
    return table


def single_steps(table: Table, color: Color, domain: Domain) -> list[StepWords]:
    """Every step of one type that could be written on this map."""
    assert table.galaxy is not None
    sectors = table.galaxy.sectors
    base, unit = BASE_OF[domain], UNIT_OF[domain]
    steps = [StepWords(base, sector) for sector in sectors]
    steps += [StepWords(base, sector, origin=origin) for sector in sectors for origin in sectors]
    if domain != "industrial":
        steps += [StepWords(unit, sector) for sector in sectors]
        return steps
    pairs = [(one, other) for at, one in enumerate(sectors) for other in sectors[at + 1 :]]
    steps += [StepWords("gate", one, other) for one, other in pairs]
    own = list(dict.fromkeys(gate.ends for gate in table.gates if gate.owner == color))
    return steps + [StepWords("gate", one, other, *old) for old in own for one, other in pairs]


@BUILDING
@given(tables(), st.booleans())
def test_buildable_is_where_build_allows_a_base(table: Table, is_full: bool) -> None:
    table = rich(table)
    assert table.galaxy is not None
    for color in table.colors[:3]:
        for domain in DOMAINS:
            lying = filled(table, color, domain) if is_full else table
            base = BASE_OF[domain]
            has_left = bool(tokens_left(lying, color, base))
            origins = [None] if has_left else [sector for sector, _ in lying.sectors_with(color, base)]
            allowed = [
                sector
                for sector in table.galaxy.sectors
                if any(
                    build(lying, SAMPLE, color, [StepWords(base, sector, origin=origin)]).is_legal for origin in origins
                )
            ]
            assert buildable(Reach(lying), color, domain) == allowed


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("domain", DOMAINS)
def test_the_options_are_all_legal_steps_and_no_other(seed: int, domain: Domain) -> None:
    table = rich(random_table(Random(seed), players=2, boards=2))
    for color in table.colors:
        listed = {option.step: option.cost for option in build_options(table, SAMPLE, color, domain)}
        allowed = {}
        for step in single_steps(table, color, domain):
            verdict = build(table, SAMPLE, color, [step])
            if verdict.is_legal:
                allowed[step] = verdict.cost
        assert listed == allowed


@BUILDING
@given(tables())
def test_an_option_says_whether_it_can_be_paid(table: Table) -> None:
    for color in table.colors[:2]:
        caps = table.seat(color).caps
        for domain in DOMAINS:
            for option in build_options(table, SAMPLE, color, domain)[:20]:
                verdict = build(table, SAMPLE, color, [option.step])
                assert option.is_affordable == (None if caps is None else verdict.is_legal)


def test_without_a_map_the_options_are_the_two_track_steps() -> None:
    table = random_table(Random(1), is_tracked=False)
    color = table.colors[0]
    table = table.with_seat(replace(table.seat(color), built={"complex": 2, "gate": 3, "embassy": 9, "agent": 0}))
    assert [option.step.piece for option in build_options(table, SAMPLE, color, "industrial")] == ["complex"]
    assert [option.step.piece for option in build_options(table, SAMPLE, color, "political")] == ["agent"]
    assert opened_up(table, SAMPLE, color, StepWords("complex", None)) == []


@BUILDING
@given(tables())
def test_what_a_step_opens_up_is_new(table: Table) -> None:
    table = rich(table)
    color = table.colors[0]
    for domain in DOMAINS:
        before = buildable(Reach(table), color, domain)
        for option in build_options(table, SAMPLE, color, domain)[:5]:
            opened = opened_up(table, SAMPLE, color, option.step)
            assert not set(opened) & set(before)
            after = build(table, SAMPLE, color, [option.step]).table
            assert set(opened) <= set(buildable(Reach(after), color, domain))


def random_chain(rng: Random, table: Table, color: Color, domain: Domain) -> list[StepWords]:
    """Steps of which many are legal: half of them are drawn from what could be done, the rest from anything."""
    assert table.galaxy is not None
    steps: list[StepWords] = []
    lying = table
    for _ in range(rng.randint(1, 8)):
        options = build_options(lying, SAMPLE, color, domain)
        if options and rng.random() < 0.6:
            step = rng.choice(options).step
            lying = build(lying, SAMPLE, color, [step]).table
        else:
            step = random_step(rng, table, domain)
        steps.append(step)
    return steps


def random_step(rng: Random, table: Table, domain: Domain) -> StepWords:
    assert table.galaxy is not None
    sectors = table.galaxy.sectors
    usual: tuple[Piece, ...] = (BASE_OF[domain], UNIT_OF[domain])
    piece: Piece = rng.choice(PIECES) if rng.random() < 0.1 else rng.choice(usual)
    ends = [rng.choice(sectors) for _ in range(4)]
    if rng.random() < 0.3:
        return StepWords(
            piece, ends[0], ends[1] if piece == "gate" else None, ends[2], ends[3] if piece == "gate" else None
        )
    return StepWords(piece, ends[0], ends[1] if piece == "gate" else None)


@BUILDING
@given(tables(), st.integers(0, 2**32 - 1), st.sampled_from(DOMAINS), st.booleans())
def test_a_slow_second_version_agrees(table: Table, seed: int, domain: Domain, is_full: bool) -> None:
    rng = Random(seed)
    color = rng.choice(table.colors)
    table = filled(table, color, domain) if is_full else table
    table = table.with_seat(replace(table.seat(color), caps=rng.choice((None, rng.randint(0, 30)))))
    steps = random_chain(rng, table, color, domain)
    verdict = build(table, SAMPLE, color, steps)
    slow = buildoracle.judged(table, SAMPLE, color, steps)
    assert [step.is_legal for step in verdict.steps] == slow.legal
    assert [step.cost for step in verdict.steps] == slow.costs
    assert verdict.caps_after == slow.left


@BUILDING
@given(tables(), st.integers(0, 2**32 - 1), st.sampled_from(DOMAINS))
def test_a_chain_without_its_illegal_steps_comes_to_the_same(table: Table, seed: int, domain: Domain) -> None:
    rng = Random(seed)
    color = rng.choice(table.colors)
    steps = random_chain(rng, table, color, domain)
    verdict = build(table, SAMPLE, color, steps)
    kept = [step.step for step in verdict.steps if step.is_carried_out]
    assert all(bool(step.violations) == (step.is_legal is False) for step in verdict.steps)
    if kept and kept[0].piece in (BASE_OF[verdict.domain], UNIT_OF[verdict.domain]):
        again = build(table, SAMPLE, color, kept)
        assert again.is_legal
        assert (again.cost, again.caps_after, again.table) == (verdict.cost, verdict.caps_after, verdict.table)


@BUILDING
@given(tables(), st.integers(0, 2**32 - 1), st.sampled_from(DOMAINS))
def test_building_breaks_no_law_of_the_pieces(table: Table, seed: int, domain: Domain) -> None:
    rng = Random(seed)
    color = rng.choice(table.colors)
    verdict = build(table, SAMPLE, color, random_chain(rng, table, color, domain))
    assert defects(verdict.table) == defects(table) == []


@BUILDING
@given(tables(), st.integers(0, 2**32 - 1), st.sampled_from(DOMAINS))
def test_an_unknown_box_forbids_nothing_that_a_known_one_allows(table: Table, seed: int, domain: Domain) -> None:
    rng = Random(seed)
    table = rich(table)
    color = rng.choice(table.colors)
    table = table.with_seat(replace(table.seat(color), tiers={}))  # a typed tier may contradict the sample box
    steps = random_chain(rng, table, color, domain)
    known, unknown = build(table, SAMPLE, color, steps), build(table, Box(), color, steps)
    for at, (one, other) in enumerate(zip(known.steps, unknown.steps, strict=True)):
        if other.is_legal is None:
            break  # what stands on it may differ from here on
        assert one.is_legal == other.is_legal, at
