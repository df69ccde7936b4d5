"""`move`: the moving part of a Conflict Action; a Conflict by the same Unit that follows belongs to the same action."""

from __future__ import annotations

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.evening.spending import moved_along, with_unit_spent
from hegemonic_cli.evening.verbs.arguments import argument
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import Event, SpentChanged, UnitMoved
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.notation import parse_piece_at, parse_sector
from hegemonic_cli.games.hegemonic.report import not_tracked
from hegemonic_cli.games.hegemonic.rules.moving import Moving, move_violations
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.targeting import caps_violations
from hegemonic_cli.games.hegemonic.table import OpenAction, Table
from hegemonic_cli.games.hegemonic.vocabulary import DOMAIN_OF
from hegemonic_cli.kernel.violation import Problem

MOVING = "Moving Agents and Fleets"


def move(words: Words, table: Table, box: Box) -> Recording:
    """An Agent or a Fleet moved, by the cheapest way, or for what `--paid` says."""
    del box
    begun = turns.entered(table, turns.FIRST_ACTIONS)
    table = evolve_all(table, begun)
    if table.galaxy is None:
        raise Problem("unknown", not_tracked("A move needs the map", "it isn't tracked at this table"))
    argument(words, 1, "TO, the Sector where the Unit ends,")
    color, piece, start = parse_piece_at(words.args[:-1], table)
    end = parse_sector(words.args[-1], table)
    moving = Moving(table)
    violations = list(move_violations(table, moving, color, piece, start, end))
    way = moving.ways(piece, start).get(end) if piece in turns.MOVES else None
    paid = words.number("paid")
    price = paid if paid is not None else (way.cost if way is not None else 0)
    violations += caps_violations(table, color, price, MOVING)
    spent = moved_along(table.spent, color, piece, start, end, table.at(start, color).count(piece))
    if table.is_action_phase and spent == table.spent and table.readings["move-uses-unit"] == "yes":
        spent = with_unit_spent(spent, color, piece, end)
    events: list[Event] = [*begun, UnitMoved(color, piece, start, end, price)]
    if spent != table.spent:
        events.append(SpentChanged(spent))
    taken = turns.action_taken(
        words, table, color, turns.MOVES.get(piece, ()), OpenAction(color, "move", DOMAIN_OF[piece], piece, end)
    )
    who = table.seat(color).shown
    way_words = " ".join(moving.path(piece, start, end)) if way is not None and way.hexes > 1 else ""
    return Recording(
        (*events, *taken.events),
        f"{who} moves {'an' if piece == 'agent' else 'a'} {piece.capitalize()} from {start} to {end} "
        f"for {caps_words(price)}.",
        (f"By {way_words}.",) if way_words else (),
        taken.notes,
        tuple(violations),
    )
