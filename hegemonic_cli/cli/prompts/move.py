"""`move`, `check move` and `moves`: an Agent or a Fleet, and where it ends."""

from __future__ import annotations

from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene, sentence
from hegemonic_cli.games.hegemonic.notation import PieceAt, parse_piece_at
from hegemonic_cli.games.hegemonic.rules.moving import MOBILE, Moving, move_violations, unit_violations
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.targeting import caps_violations
from hegemonic_cli.games.hegemonic.vocabulary import Color, Piece

CHAPTER = "Moving Agents and Fleets"
UNIT = Question("unit", "Which Unit moves?", "piece", "PIECE", CHAPTER)
TO = Question("to", "Where does it end?", "sector", "TO", CHAPTER)
QUESTIONS = (UNIT, TO)


def ask(scene: Scene) -> Conversation:
    """`red:agent@B2 C3`."""
    (unit,) = yield from ask_unit(scene)
    color, piece, start = parse_piece_at([unit], scene.table)
    to = scene.word(1) or (yield TO.asked(choices=ends(scene, color, piece, start)))
    return (unit, to)


def ask_unit(scene: Scene) -> Conversation:
    """`red:agent@B2`: one of the Agents and Fleets on the table, those of the player on turn first."""
    given = scene.word(0)
    if given:
        return (given,)
    on_turn = scene.player_on_turn()
    colors = sorted(scene.table.colors, key=lambda color: color != on_turn)
    of = [scene.acting] if scene.acting and any(_units(scene, scene.acting)) else colors
    return ((yield UNIT.asked(choices=[choice for color in of for choice in _units(scene, color)])),)


def ends(scene: Scene, color: Color, piece: Piece, start: str) -> tuple[Choice, ...]:
    """Every Sector as the end of a Unit's move: what it costs, or why it can't end there."""
    table = scene.table
    if table.galaxy is None:
        return ()
    moving = Moving(table)
    ways = moving.ways(piece, start)
    choices = []
    for sector in table.galaxy.sectors:
        if sector == start:
            continue
        wrong = move_violations(table, moving, color, piece, start, sector)
        way = ways.get(sector)
        note = scene.lies_in(sector)
        if way is not None and not wrong:
            note = f"{caps_words(way.cost)}, {note}"
            wrong = tuple(caps_violations(table, color, way.cost, CHAPTER))
        choices.append(Choice(sector, note=note, refused=sentence(wrong)))
    return tuple(sorted(choices, key=lambda choice: bool(choice.refused)))


def _units(scene: Scene, color: Color) -> list[Choice]:
    table = scene.table
    return [
        Choice(
            PieceAt(color, piece, sector).words(),
            f"{scene.shown(color)}'s {piece.capitalize()} in {sector}",
            refused=sentence(unit_violations(table, color, piece, sector)) if scene.records else "",
        )
        for piece in MOBILE
        for sector, _ in table.sectors_with(color, piece)
    ]
