"""The program against the plain second version of the rules, on random tables with random rulings; and checking and
listing, which are two faces of one rule.

Rulebook: Range, Conflicts, Moving Agents and Fleets, Scoring.
"""

from __future__ import annotations

from random import Random

from fighting import SAMPLE
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from oracle import Attack, Oracle
from strategies import tables

from hegemonic_cli.games.hegemonic.reports.move import move
from hegemonic_cli.games.hegemonic.reports.moves import moves
from hegemonic_cli.games.hegemonic.rules.conflict import ConflictDeclaration, resolve
from hegemonic_cli.games.hegemonic.rules.forces import Forces
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.rules.scoring import score
from hegemonic_cli.games.hegemonic.rules.targets import Prospect, Prospects
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import CONFLICT_ACTIONS, DOMAINS, PIECES

UNITS = ("agent", "fleet")
slowly = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@given(tables())
@slowly
def test_range(table: Table) -> None:
    reach, oracle = Reach(table), Oracle(table, SAMPLE)
    for color in table.colors:
        for domain in DOMAINS:
            assert reach.in_range(color, domain) == oracle.in_range(color, domain)


@given(tables(), st.booleans())
@slowly
def test_targets(table: Table, with_moves: bool) -> None:
    prospects, oracle = Prospects(table, SAMPLE), Oracle(table, SAMPLE)
    for seat in table.seats[:2]:
        found = prospects.of(seat.color, with_moves=with_moves)
        assert sorted(map(str, oracle.targets(seat.color, with_moves))) == sorted(str(_plain(one)) for one in found)
        for one in found:
            assert one.margin == (one.attack or 0) - (one.defense or 0)
            assert one.affordable == (None if seat.caps is None else one.cost <= seat.caps)


@given(tables())
@slowly
def test_moves(table: Table) -> None:
    oracle = Oracle(table, SAMPLE)
    for color in table.colors:
        for unit in UNITS:
            for sector, _ in table.sectors_with(color, unit):
                found = {row["to"]: row["cost"] for row in moves(table, color, unit, sector).data["moves"]}
                expected = oracle.moves(color, unit, sector) if oracle.fresh(color, unit, sector) else {}
                assert found == expected


@given(tables())
@slowly
def test_scoring(table: Table) -> None:
    oracle = Oracle(table, SAMPLE)
    for board in score(table):
        assert {color: tally.total for color, tally in board.powers.items()} == oracle.board_powers(board.board)
        if board.powers:
            assert board.vp == oracle.score(board.board)


@given(tables())
@slowly
def test_targets_are_ordered(table: Table) -> None:
    found = Prospects(table, SAMPLE).of(table.colors[0], with_moves=True)
    keys = [(-(one.margin or 0), one.cost, one.action, one.sector[0], int(one.sector[1:])) for one in found]
    assert keys == sorted(keys)
    assert len(found) == len({_plain(one) for one in found})


# What `check` allows is what is listed --------------------------------------------------------------------------------


@given(tables(), st.integers(0, 2**32 - 1))
@slowly
def test_what_check_conflict_allows_is_what_targets_lists(table: Table, seed: int) -> None:
    rng = Random(seed)
    color = table.colors[0]
    found = {
        (one.action, color, one.origin, one.defender, one.piece, one.sector, one.moved_from): one
        for one in Prospects(table, SAMPLE).of(color, with_moves=True)
    }
    forces = Forces(table, SAMPLE)
    occupied = list(table.pieces) or list(table.tiles)
    for declaration in rng.sample(list(found), min(len(found), 30)):
        verdict = resolve(table, SAMPLE, ConflictDeclaration(*declaration), forces)
        one = found[declaration]
        codes = {violation.code for violation in verdict.violations}
        assert codes == ({"caps/too-few"} if one.affordable is False else set())
        shown = (one.attack, one.defense, one.margin, one.cost)
        assert (verdict.attack.total, verdict.defense.total, verdict.margin, verdict.cost.total) == shown
    for _ in range(100 if occupied else 0):
        action = rng.choice(list(CONFLICT_ACTIONS.values()))
        sector = rng.choice(occupied)
        target = sector if rng.random() < 0.6 else rng.choice(occupied)
        moved_from = rng.choice(occupied) if rng.random() < 0.4 else None
        said = (action.name, color, sector, rng.choice(table.colors), rng.choice(PIECES), target, moved_from)
        verdict = resolve(table, SAMPLE, ConflictDeclaration(*said), forces)
        wrong = {violation.code for violation in verdict.violations} - {"caps/too-few"}
        key = (*said[:6], None if moved_from == sector else moved_from)
        assert (key in found) == (not wrong), (said, wrong)


@given(tables())
@slowly
def test_what_check_move_allows_is_what_moves_lists(table: Table) -> None:
    assert table.galaxy is not None
    for color in table.colors[:2]:
        for unit in UNITS:
            for start, _ in table.sectors_with(color, unit):
                listed = {row["to"]: row for row in moves(table, color, unit, start).data["moves"]}
                for end in table.galaxy.sectors:
                    answer = move(table, color, unit, start, end)
                    codes = {problem.code for problem in answer.problems} - {"caps/too-few"}
                    assert (end in listed) == (not codes)
                    if end in listed:
                        assert answer.data["cost"] == listed[end]["cost"]
                        assert len(answer.data["path"]) == listed[end]["hexes"] + 1
                        assert (answer.status == "ok") == (listed[end]["affordable"] is not False)


def _plain(one: Prospect) -> Attack:
    assert one.attack is not None
    assert one.defense is not None
    fields = (one.action, one.origin, one.moved_from, one.defender, one.piece, one.sector)
    return Attack(*fields, one.attack, one.defense, one.cost)
