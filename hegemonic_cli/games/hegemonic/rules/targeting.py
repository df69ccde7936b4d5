"""Who may attack what: attackers, targets, Home Sectors, shielding, the Action Card, Range, and the cost.

Everything that is wrong is said, not just the first; where nothing is wrong, the Conflict may be declared.

Rulebook: Conflict Actions (DESTROY / TAKEOVER), Declaring and Targeting Conflicts, Conflict Costs.
"""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.games.hegemonic.rules.moving import Moving, move_violations
from hegemonic_cli.games.hegemonic.rules.power import base_power
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.reach import COMPLEX_RANGE, UNIT_RANGE, Reach
from hegemonic_cli.games.hegemonic.rules.spending import unused
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    BASE_OF,
    BASES,
    DOMAIN_OF,
    PIECES,
    PLURAL,
    Base,
    Color,
    ConflictAction,
    ConflictKind,
    Piece,
    counted,
)
from hegemonic_cli.kernel.violation import Violation

COST_PER_POWER_CAPS: dict[ConflictKind, int] = {"destroy": 1, "takeover": 2}
CHAPTER = "Conflict Actions"
ATTACK_RANGE: dict[Piece, int] = {"complex": COMPLEX_RANGE, "agent": UNIT_RANGE, "fleet": UNIT_RANGE}


def there(table: Table, color: Color, piece: Piece, sector: str) -> int:
    """How many pieces of one kind a player has in a Sector; for Gates, how many pairs with a half there."""
    if piece == "gate":
        return sum(gate.owner == color and sector in gate.ends for gate in table.gates)
    return table.at(sector, color).count(piece)


def shielding_base(piece: Piece) -> Base | None:
    """The Base that covers a Unit of its owner in the same Sector; a Base is covered by none."""
    return None if piece in BASES else BASE_OF[DOMAIN_OF[piece]]


def is_target_of(action: ConflictAction, piece: Piece) -> bool:
    """Whether an action may be aimed at pieces of this kind, as far as the rulebook says."""
    return action.targets is None or piece in action.targets


def target_violations(table: Table, attacker: Color, defender: Color, piece: Piece, sector: str) -> Iterator[Violation]:
    """Why a player may not attack this piece, by whatever action and from wherever."""
    shown = table.seat(defender).shown
    if attacker == defender:
        yield Violation("target/own-piece", f"{shown} can't attack pieces of their own", CHAPTER)
    if table.is_rival_home(sector, attacker):
        yield Violation(
            "target/home-sector",
            f"{sector} is another player's Home Sector: nothing there can be a target for {table.seat(attacker).shown}",
            CHAPTER,
        )
    if not there(table, defender, piece, sector):
        others = ", ".join(counted(held, one) for one in PIECES if (held := there(table, defender, one, sector)))
        have = f"no {piece.capitalize()} in {sector} to attack, but {others}" if others else f"nothing in {sector}"
        yield Violation("target/absent", f"{shown} has {have}", CHAPTER)
    shield = shielding_base(piece)
    if shield is not None and there(table, defender, shield, sector):
        yield Violation(
            "target/shielded",
            f"{shown}'s {counted(there(table, defender, shield, sector), shield)} in {sector} must be attacked first: "
            f"{PLURAL[piece]} can be a target only where their owner has no {shield.capitalize()}",
            CHAPTER,
        )


def type_violations(action: ConflictAction, piece: Piece) -> Iterator[Violation]:
    """Why an action may not be aimed at pieces of this kind."""
    if action.targets is not None and piece not in action.targets:
        allowed = " or ".join(PLURAL[target] for target in action.targets)
        yield Violation(
            "target/wrong-type",
            f"{action.name.upper()} attacks {allowed}, never {PLURAL[piece]}",
            CHAPTER,
        )


def attacker_violations(
    table: Table, moving: Moving, action: ConflictAction, color: Color, sector: str, units: int, moved_from: str | None
) -> Iterator[Violation]:
    """Why these pieces may not attack: not there, used, too many, or a move that isn't allowed."""
    piece = action.attacker
    shown = table.seat(color).shown
    if piece == "complex":
        yield from _group_violations(table, color, sector, units, moved_from)
        return
    if units > 1 and table.readings["several-attackers"] == "one":
        yield Violation(
            "attack/several",
            f"{units} {PLURAL[piece]} can't attack together at this table: one of them attacks",
            CHAPTER,
        )
    standing = units
    if moved_from is not None:
        yield from move_violations(table, moving, color, piece, moved_from, sector)
        standing -= 1
    present, fresh = there(table, color, piece, sector), unused(table, color, piece, sector)
    if present < standing:
        have = f"only {counted(present, piece)}" if present else f"no {piece.capitalize()}"
        move = "" if moved_from else "; say where one comes from, if it moves there first"
        yield Violation("attack/none-there", f"{shown} has {have} in {sector} to attack with{move}", CHAPTER)
    elif fresh < standing:
        yield Violation(
            "attack/used",
            f"{shown} has {counted(fresh, piece) if fresh else f'no {piece.capitalize()}'} left in {sector} that "
            "wasn't used in this Action Phase: each may take part in one Conflict Action",
            CHAPTER,
        )


def _group_violations(
    table: Table, color: Color, sector: str, units: int, moved_from: str | None
) -> Iterator[Violation]:
    shown = table.seat(color).shown
    if moved_from is not None:
        yield Violation(
            "move/not-mobile", "Complexes don't move: only Agents and Fleets do", "Moving Agents and Fleets"
        )
    if units > 1:
        yield Violation(
            "attack/group", f"All of {shown}'s Complexes in {sector} attack as one group, not {units} of them", CHAPTER
        )
    if not there(table, color, "complex", sector):
        yield Violation("attack/none-there", f"{shown} has no Complex in {sector} to attack with", CHAPTER)
    elif not unused(table, color, "complex", sector):
        yield Violation(
            "attack/used",
            f"{shown}'s Complexes in {sector} have attacked in this Action Phase: a group does so once",
            CHAPTER,
        )


def range_violations(reach: Reach, action: ConflictAction, sector: str, target: str) -> Iterator[Violation]:
    """Why the Conflict Sector is out of the attackers' Range."""
    allowed = ATTACK_RANGE[action.attacker]
    hexes = reach.distances.between(sector, target)
    if hexes is not None and hexes <= allowed:
        return
    far = "can't be reached over the boards" if hexes is None else f"is {counted_hexes(hexes)} away"
    if action.attacker == "complex":
        needed = f"Complexes attack up to {counted_hexes(allowed)} away"
    else:
        needed = f"{PLURAL[action.attacker]} attack only in the Sector where they are"
    yield Violation("target/out-of-range", f"{target} {far} from {sector}: {needed}", CHAPTER)


def counted_hexes(hexes: int) -> str:
    """`1 hex`, `3 hexes`."""
    return "1 hex" if hexes == 1 else f"{hexes} hexes"


def target_power(table: Table, defender: Color, piece: Piece, sector: str) -> int:
    """The target's own Power, for which the Attacker pays; a Unit costs nothing."""
    return base_power(table, sector, defender, piece) if piece in BASES else 0


def conflict_cost(table: Table, action: ConflictAction, defender: Color, piece: Piece, sector: str) -> int:
    """What declaring the Conflict costs beyond movement, in CAPs."""
    return target_power(table, defender, piece, sector) * COST_PER_POWER_CAPS[action.kind]


def caps_violations(table: Table, color: Color, cost_caps: int, rule: str = "Conflict Costs") -> Iterator[Violation]:
    """Why a player can't pay; unknown CAPs aren't judged."""
    seat = table.seat(color)
    if seat.caps is not None and seat.caps < cost_caps:
        yield Violation(
            "caps/too-few",
            f"{seat.shown} has {caps_words(seat.caps)} and needs {cost_caps}: {cost_caps - seat.caps} too few",
            rule,
        )


def possible_pieces(table: Table, action: ConflictAction, attacker: Color, defender: Color, sector: str) -> list[Piece]:
    """What the defender has in a Sector that this action may target there."""
    return [
        piece
        for piece in PIECES
        if is_target_of(action, piece) and not any(target_violations(table, attacker, defender, piece, sector))
    ]
