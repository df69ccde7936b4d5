"""What prompts offer is what the board allows, and what they grey out is what it forbids: on random tables."""

from __future__ import annotations

from random import Random

import pytest

from hegemonic_cli.cli.prompts import build, conflict, move, new, tiles
from hegemonic_cli.cli.prompts.desk import no_table
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Notice, Question
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.notation import parse_piece_at, parse_steps, parse_target
from hegemonic_cli.games.hegemonic.rules import building
from hegemonic_cli.games.hegemonic.rules.conflict import resolve
from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.games.hegemonic.rules.exploration import placement_violations
from hegemonic_cli.games.hegemonic.rules.moving import Moving, move_violations
from hegemonic_cli.games.hegemonic.rules.targeting import caps_violations
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, CONFLICT_ACTIONS, DOMAINS
from tests.strategies import random_table

BOX = sample_box()
SEEDS = range(8)


def put(conversation: Conversation, *answers: str) -> Question | None:
    """The question that comes after these answers; notices are passed over. None where the conversation ends."""
    left = list(answers)
    try:
        said = next(conversation)
        while True:
            if isinstance(said, Notice):
                said = next(conversation)
            elif left:
                said = conversation.send(left.pop(0))
            else:
                return said
    except StopIteration:
        return None


def at(seed: int) -> Table:
    return random_table(Random(seed), players=3, boards=4)


@pytest.mark.parametrize("seed", SEEDS)
def test_build_steps(seed: int) -> None:
    table = at(seed)
    for color in table.colors:
        for domain in DOMAINS:
            scene = Scene(table, BOX, acting=color)
            offered = put(build._step(scene, table, color, domain, 0, None))
            assert offered is not None
            for choice in offered.choices:
                piece, _, _ = choice.value.partition("@")
                if piece != BASE_OF[domain] or "moved there" in choice.note:
                    continue
                verdict = building.build(table, BOX, color, parse_steps([choice.value], table))
                assert verdict.is_legal == (not choice.refused), (seed, color, choice, verdict.violations)


@pytest.mark.parametrize("seed", SEEDS)
def test_moves(seed: int) -> None:
    table = at(seed)
    moving = Moving(table)
    for color in table.colors:
        for choice in move._units(Scene(table, BOX), color):
            owner, piece, start = parse_piece_at([choice.value], table)
            for end in move.ends(Scene(table, BOX), owner, piece, start):
                wrong = list(move_violations(table, moving, owner, piece, start, end.value))
                way = moving.ways(piece, start).get(end.value)
                if way is not None:
                    wrong += caps_violations(table, owner, way.cost)
                assert bool(wrong) == bool(end.refused), (seed, choice, end, wrong)


@pytest.mark.parametrize("seed", SEEDS)
def test_targets_and_where_they_are_attacked_from(seed: int) -> None:
    table = at(seed)
    for color in table.colors:
        scene = Scene(table, BOX, acting=color)
        actions = put(conflict.ask(scene))
        assert actions is not None
        for action in actions.legal:
            targets = put(conflict.ask(scene), action.value)
            assert targets is not None
            for target in targets.legal:
                origins = put(conflict.ask(scene), action.value, target.value)
                assert origins is not None
                assert origins.key == "origin"
                for origin in origins.choices:
                    _is_allowed(table, action.value, color, target.value, origin)


def _is_allowed(table: Table, action: str, color: str, target: str, origin: Choice) -> None:
    defender, piece, sector = parse_target(target, table)
    assert piece is not None
    name = next(each for each in CONFLICT_ACTIONS if each == action)
    attacker = next(each for each in table.colors if each == color)
    is_complex = CONFLICT_ACTIONS[name].attacker == "complex"
    said = ConflictDeclaration(
        name,
        attacker,
        origin.value if is_complex else sector,
        defender,
        piece,
        sector,
        moved_from=None if is_complex or origin.value == sector else origin.value,
    )
    violations = resolve(table, BOX, said).violations
    assert bool(violations) == bool(origin.refused), (said, origin, violations)


@pytest.mark.parametrize("seed", SEEDS)
def test_places_for_a_tile(seed: int) -> None:
    table = at(seed)
    for choice in tiles._places(Scene(table, BOX), Tile(industrial=2)):
        wrong = placement_violations(table, choice.value, Tile(industrial=2))
        assert bool(wrong) == bool(choice.refused)


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_moves_is_offered_their_own_units(seed: int) -> None:
    table = at(seed)
    for color in table.colors:
        own = [choice.value for choice in move._units(Scene(table, BOX), color)]
        if own:
            question = put(move.ask_unit(Scene(table, BOX, acting=color)))
            assert question is not None
            assert [choice.value for choice in question.choices] == own


def test_a_new_games_map_has_its_own_players() -> None:
    scene = Scene(no_table(), BOX)
    question = put(
        new.ask(scene), *("fresh", "3", "red", "", "blue", "Ben", "yellow", "", "no", "red"), "enough", "no", "map"
    )
    assert question is not None
    assert [seat.color for seat in scene.table.seats] == ["red", "blue", "yellow"]
