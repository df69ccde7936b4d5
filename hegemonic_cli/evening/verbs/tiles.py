"""`flip`, `place`, `explore`, `survey`: Sector Tiles from the draw stack to the pool and onto the galaxy."""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.evening.verbs.arguments import argument, flipped_tile, no_more, player, tile, tile_named
from hegemonic_cli.evening.verbs.cards_counted import cards_said, drawn_and_discarded
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import BasesBuilt, BuiltStep, Event, TileFlipped, TilePlaced
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.notation import parse_sector, parse_tile_words
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.rules.exploration import placement_violations
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.games.hegemonic.rules.learning_game import draws_technologies
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.table import OpenAction, Table
from hegemonic_cli.games.hegemonic.vocabulary import BASES, Color
from hegemonic_cli.kernel.violation import Violation, usage

EXPLORATION = "Phase 2. Exploration"


class Laid(NamedTuple):
    """A tile flipped, placed, or both: what happened, in words, and what speaks against it."""

    events: tuple[Event, ...]
    text: str
    moves: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    violations: tuple[Violation, ...] = ()


def explore(words: Words, table: Table, box: Box) -> Recording:
    """One whole exploration turn: flip, place, draw, discard; an `advance` that follows takes the discard's place."""
    begun = turns.entered(table, ("exploration",))
    table = evolve_all(table, begun)
    color = player(words, table)
    laid = _flipped_and_placed(words, table, color)
    after = evolve_all(table, laid.events)
    cards = drawn_and_discarded(after, box, color, words) if draws_technologies(table) else ()
    notes = list(laid.notes)
    events = (*begun, *laid.events, *cards)
    if table.phase != "exploration":
        notes.append(f"This is {PHASE_WORDS[table.phase]}, not Exploration; recorded all the same.")
    else:
        if table.turn.player not in (color, None):
            notes.append(f"{table.seat(table.turn.player or color).shown} is on, not {table.seat(color).shown}.")
        explores = OpenAction(color, "explore") if cards else None
        events = (*events, *turns.explored(table, color, explores))
    text = f"{table.seat(color).shown} explores: {', '.join((laid.text, *cards_said(cards, is_unnamed_said=False)))}."
    return Recording(events, text, laid.moves, tuple(notes), laid.violations)


def survey(words: Words, table: Table, box: Box) -> Recording:
    """A SURVEY action: a tile added to the pool, then one of the pool placed."""
    del box
    table_before, begun = table, turns.entered(table, turns.FIRST_ACTIONS)
    table = evolve_all(table_before, begun)
    color = player(words, table)
    laid = _flipped_and_placed(words, table, color)
    taken = turns.action_taken(words, table, color, turns.DISCOVERS)
    text = f"{table.seat(color).shown} surveys: {laid.text}."
    return Recording(
        (*begun, *laid.events, *taken.events), text, laid.moves, (*taken.notes, *laid.notes), laid.violations
    )


def flip(words: Words, table: Table, box: Box) -> Recording:
    """A tile from the draw stack into the pool."""
    del box
    begun = turns.entered(table, ("exploration",))
    table = evolve_all(table, begun)
    flipped = tile(words, 0)
    done = turns.step_done(table, "flip") if table.phase == "exploration" else ()
    if table.phase == "setup":  # the hands' second tiles, which the stack doesn't count any more
        return Recording((TileFlipped(flipped, is_from_stack=False),), f"Into the pool: {tile_named(flipped)}.")
    return Recording(
        (*begun, TileFlipped(flipped), *done),
        f"Flipped into the pool: {tile_named(flipped)}.",
        notes=tuple(_stack_notes(table)),
        violations=tuple(_stack_violations(table)),
    )


def place(words: Words, table: Table, box: Box) -> Recording:
    """A tile out of the pool onto the galaxy; in set-up a Home Sector with its first Bases, or a tile from a hand."""
    sector = parse_sector(argument(words, 0, "SECTOR"), table)
    placed = tile(words, 1)
    laid = _placed(table, sector, placed, table.turn.player)
    notes = (*laid.notes, *_order_notes(table, box, sector, placed))
    events = laid.events
    if table.phase == "exploration":
        events = (*events, *turns.step_done(table, "place"))
    return Recording(events, f"Placed: {laid.text}.", laid.moves, notes, laid.violations)


def _order_notes(table: Table, box: Box, sector: str, placed: Tile) -> tuple[str, ...]:
    """In set-up, that somebody else was to lay a Home Sector or a first tile before."""
    first = what_next(table, box).player if table.phase == "setup" and table.galaxy is not None else None
    if first is None or table.galaxy is None or placed.home == first:
        return ()
    who = table.seat(first).shown
    if placed.home in table.colors and placed.home is not None:
        return (f"{who} was to lay a Home Sector before {table.seat(placed.home).shown}.",)
    home = table.home_of(first)
    if placed.home is None and home is not None and sector not in table.galaxy.touching[home]:
        return (f"{who} was to lay a tile first, and {sector} isn't beside their Home Sector ({home}).",)
    return ()


def _flipped_and_placed(words: Words, table: Table, color: Color) -> Laid:
    flipped = flipped_tile(words, 1)
    events: list[Event] = []
    violations: list[Violation] = []
    notes: list[str] = []
    said: list[str] = []
    if flipped is not None:
        events.append(TileFlipped(flipped))
        violations += _stack_violations(table)
        notes += _stack_notes(table)
        said.append(f"flips {tile_named(flipped)}")
    elif table.stack:
        notes.append(f"No tile was flipped, though {table.stack} should be left in the stack.")
    if len(words.args) == 2 and flipped is None:
        no_more(words, 2)
        return Laid((), "no tile is flipped or placed", notes=tuple(notes))
    sector = parse_sector(argument(words, 2, "SECTOR, where the tile was placed,"), table)
    table = evolve_all(table, events)
    laid = _placed(table, sector, _chosen(words, table, flipped), color)
    said.append(f"places {laid.text}")
    return Laid(
        (*events, *laid.events),
        ", ".join(said),
        laid.moves,
        (*notes, *laid.notes),
        (*violations, *laid.violations),
    )


def _chosen(words: Words, table: Table, flipped: Tile | None) -> Tile:
    """The tile that is placed: the one named, else the one flipped, else the only one in the pool."""
    if len(words.args) > 3:
        return parse_tile_words(words.args[3:])
    if flipped is not None:
        return flipped
    if table.pool is not None and len(table.pool) == 1:
        return table.pool[0]
    raise usage(
        f"{words.verb}: nothing was flipped, so TILE must say which one of the pool was placed.",
        f"In the pool: {_pool_words(table)}.",
    )


def _placed(table: Table, sector: str, placed: Tile, color: Color | None) -> Laid:
    violations = list(placement_violations(table, sector, placed, color)) if table.is_map_tracked else []
    is_in_pool = table.pool is not None and placed in table.pool
    if table.phase != "setup" and placed.home is None and table.pool is not None and not is_in_pool:
        violations.append(
            Violation(
                "place/not-in-pool",
                f"No tile {tile_named(placed)} lies in the Sector Pool; it holds {_pool_words(table)}.",
                EXPLORATION,
            )
        )
    events: list[Event] = [TilePlaced(sector, placed, is_in_pool)]
    named = tile_named(placed, table)
    moves = []
    if table.phase == "setup" and placed.home in table.colors and placed.home is not None and table.is_map_tracked:
        violations += _home_location_violations(placed, named)
        steps = tuple(BuiltStep(base, sector, cost=0) for base in BASES)
        events.append(BasesBuilt(placed.home, steps, 0))
        moves.append(f"{table.seat(placed.home).shown} puts a Complex, an Embassy and an Outpost there.")
    return Laid(tuple(events), f"{named} in {sector}", tuple(moves), violations=tuple(violations))


def _home_location_violations(home: Tile, named: str) -> list[Violation]:
    """Nothing where a Home Sector has a Location for each of the first three Bases."""
    missing = [
        location
        for location, count in (
            ("Industrial", home.industrial),
            ("Political", home.home_embassy),
            ("Martial", home.martial),
        )
        if not count
    ]
    if not missing:
        return []
    return [
        Violation(
            "place/home-without-location",
            f"{named} has no {listed(missing)} Location, and a Home Sector has one for each of the first "
            "three Bases: i1 e m1",
            "Game Setup",
        )
    ]


def _pool_words(table: Table) -> str:
    if table.pool is None:
        return "nobody knows"
    return ", ".join(tile_named(each) for each in table.pool) or "nothing"


def _stack_violations(table: Table) -> list[Violation]:
    if table.stack != 0:
        return []
    return [Violation("flip/empty-stack", "The draw stack is empty: there is no tile to flip.", EXPLORATION)]


def _stack_notes(table: Table) -> list[str]:
    return ["That was the last tile of the draw stack."] if table.stack == 1 else []
