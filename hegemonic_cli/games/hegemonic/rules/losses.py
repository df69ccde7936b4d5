"""What a decided Conflict takes off the board, what a TAKEOVER puts there, and which Gates the winner may destroy.

Rulebook: Step 4 – Compare Final Conflict Power.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.galaxy import Gate, sector_key
from hegemonic_cli.games.hegemonic.rules.targeting import there
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    BASES,
    DOMAIN_OF,
    PLURAL,
    SUPPLY,
    UNIT_OF,
    Color,
    ConflictAction,
    Outcome,
    Piece,
    counted,
)
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "Step 4 – Compare Final Conflict Power"
MOBILE_UNITS: tuple[Piece, ...] = ("agent", "fleet")


class Change(NamedTuple):
    """Pieces of one kind that leave or enter a Sector."""

    player: Color
    piece: Piece
    sector: str
    number: int


class Fight(NamedTuple):
    """Who fights whom: the attackers and how many Units they are, the defending pieces and the Conflict Sector."""

    action: ConflictAction
    attacker: Color
    units: int
    defender: Color
    piece: Piece
    sector: str

    @property
    def wins_bases(self) -> bool:
        """Whether an Attacker who wins puts Bases of their own in place of those destroyed."""
        return self.action.kind == "takeover" and self.piece in BASES


class Aftermath(NamedTuple):
    """What a decided Conflict changes on the board: `losses` and `gains` in seating order.

    `relocated` are the Sectors from which the Attacker moves Bases of the target's type here; they count among the
    `gains`. `shortage` is how many of the Locations won stay without a Base. `lost_gates` are all Gates that go, the
    target's and those the winner picked; `may_destroy` are those the winner may pick.
    """

    losses: tuple[Change, ...] = ()
    gains: tuple[Change, ...] = ()
    shortage: int = 0
    relocated: tuple[str, ...] = ()
    lost_gates: tuple[Gate, ...] = ()
    may_destroy: tuple[Gate, ...] = ()


def aftermath(
    table: Table,
    fight: Fight,
    winner: Outcome | None,
    *,
    relocate: Sequence[tuple[Piece, str]] = (),
    destroy: Sequence[tuple[str, str]] = (),
) -> Aftermath:
    """What the Conflict changes, with the Bases that the Attacker relocates and the Gates that the winner picks.

    Nothing while there is no winner. Picks that aren't allowed are left out: `aftermath_violations` names them.
    """
    if winner is None:
        return Aftermath()
    losses: list[Change] = []
    gains: list[Change] = []
    relocated: tuple[str, ...] = ()
    shortage = 0
    if winner == "attacker" and fight.piece in BASES:
        destroyed = there(table, fight.defender, fight.piece, fight.sector)
        losses.append(Change(fight.defender, fight.piece, fight.sector, destroyed))
        if fight.wins_bases:
            placed = min(destroyed, unbuilt(table, fight.attacker, fight.piece))
            relocated = _movable(table, fight, relocate)[: destroyed - placed]
            shortage = destroyed - placed - len(relocated)
            if destroyed > shortage:
                gains.append(Change(fight.attacker, fight.piece, fight.sector, destroyed - shortage))
    target_gates = _gates(table, fight.defender, fight.sector) if _target_gates_go(table, fight, winner) else ()
    may_destroy = tuple(gate for gate in gates_at_stake(table, fight, winner) if gate not in target_gates)
    picked = _picked(may_destroy, destroy)
    gates_of_defender = len(target_gates) + sum(gate.owner == fight.defender for gate in picked)
    if gates_of_defender:
        losses.append(Change(fight.defender, "gate", fight.sector, gates_of_defender))
    if winner != "defender":
        losses.extend(_defending_units(table, fight))
    if winner != "attacker" and fight.action.attacker in MOBILE_UNITS:
        losses.append(Change(fight.attacker, fight.action.attacker, fight.sector, fight.units))
    gates_of_attacker = sum(gate.owner == fight.attacker for gate in picked)
    if gates_of_attacker:
        losses.append(Change(fight.attacker, "gate", fight.sector, gates_of_attacker))
    seats = {color: number for number, color in enumerate(table.colors)}
    losses.sort(key=lambda change: seats[change.player])
    return Aftermath(tuple(losses), tuple(gains), shortage, relocated, target_gates + picked, may_destroy)


def gates_at_stake(table: Table, fight: Fight, winner: Outcome | None) -> tuple[Gate, ...]:
    """The Gates with a half in the Conflict Sector whose owner lost while using Industrial Power; without a winner yet,
    those of both sides that might."""
    loses = []
    if winner in ("attacker", None) and DOMAIN_OF[fight.piece] == "industrial":
        loses.append(fight.defender)
    if winner in ("defender", None) and fight.action.domain == "industrial":
        loses.append(fight.attacker)
    return tuple(gate for color in loses for gate in _gates(table, color, fight.sector))


def unbuilt(table: Table, color: Color, piece: Piece) -> int:
    """How many Bases of a type a player still has on their Player Board."""
    return max(SUPPLY[piece] - (table.on_board(color, piece) or 0), 0)


def shortage_if_won(table: Table, fight: Fight) -> int:
    """How many of the Locations that a TAKEOVER would win can't be filled from the Player Board."""
    if not fight.wins_bases:
        return 0
    destroyed = there(table, fight.defender, fight.piece, fight.sector)
    return max(destroyed - unbuilt(table, fight.attacker, fight.piece), 0)


def aftermath_violations(
    table: Table,
    fight: Fight,
    winner: Outcome | None,
    *,
    relocate: Sequence[tuple[Piece, str]] = (),
    destroy: Sequence[tuple[str, str]] = (),
) -> Iterator[Violation]:
    """What is wrong with the Bases named for relocating and the Gates named for destroying."""
    if relocate:
        yield from _relocation_violations(table, fight, winner, relocate)
    left = list(gates_at_stake(table, fight, winner))
    if _target_gates_go(table, fight, winner):
        left.extend(gate for gate in _gates(table, fight.defender, fight.sector) if gate not in left)
    for ends in destroy:
        match = next((gate for gate in left if set(gate.ends) == set(ends)), None)
        if match is not None:
            left.remove(match)
            continue
        yield Violation(
            "gate/not-at-stake",
            f"The Gate {'+'.join(ends)} can't be destroyed here: only Gates with a half in {fight.sector} whose owner "
            "loses while using Industrial Power can",
            CHAPTER,
        )


def _relocation_violations(
    table: Table, fight: Fight, winner: Outcome | None, relocate: Sequence[tuple[Piece, str]]
) -> Iterator[Violation]:
    shown = table.seat(fight.attacker).shown
    if not fight.wins_bases or winner in ("defender", "draw"):
        yield Violation(
            "relocate/nothing-won",
            "Bases are relocated only to Locations won by TAKEOVER, and none are won here",
            CHAPTER,
        )
        return
    short = shortage_if_won(table, fight)
    if len(relocate) > short:
        left = counted(unbuilt(table, fight.attacker, fight.piece), fight.piece)
        yield Violation(
            "relocate/too-many",
            f"{shown} relocates {counted(len(relocate), fight.piece)} and may relocate {short}: Bases from the Player "
            f"Board come first, and {shown} has {left} there",
            CHAPTER,
        )
    for piece, sector in dict.fromkeys(relocate):
        if piece != fight.piece:
            yield Violation(
                "relocate/wrong-type",
                f"{PLURAL[fight.piece]} were won: a {piece.capitalize()} from {sector} doesn't fit their Locations",
                CHAPTER,
            )
        elif sector == fight.sector:
            yield Violation("relocate/same-sector", f"A {piece.capitalize()} in {sector} is there already", CHAPTER)
        elif relocate.count((piece, sector)) > table.at(sector, fight.attacker).count(piece):
            yield Violation(
                "relocate/none-there",
                f"{shown} has {counted(table.at(sector, fight.attacker).count(piece), piece)} in {sector} to relocate, "
                f"not {relocate.count((piece, sector))}",
                CHAPTER,
            )


def _movable(table: Table, fight: Fight, relocate: Sequence[tuple[Piece, str]]) -> tuple[str, ...]:
    left: dict[str, int] = {}
    found = []
    for piece, sector in relocate:
        left.setdefault(sector, table.at(sector, fight.attacker).count(fight.piece))
        if piece == fight.piece and sector != fight.sector and left[sector]:
            left[sector] -= 1
            found.append(sector)
    return tuple(found)


def _gates(table: Table, color: Color, sector: str) -> tuple[Gate, ...]:
    """A player's Gates with a half in a Sector, by where their ends are, however the table lists them."""
    found = (gate for gate in table.gates if gate.owner == color and sector in gate.ends)
    return tuple(sorted(found, key=lambda gate: [sector_key(end) for end in gate.ends]))


def _target_gates_go(table: Table, fight: Fight, winner: Outcome | None) -> bool:
    """Whether Gates are the target and go with this outcome: all of the Defender's here defend together."""
    if fight.piece != "gate":
        return False
    return winner == "attacker" or (winner == "draw" and table.readings["gate-on-draw"] == "lost")


def _picked(allowed: Sequence[Gate], destroy: Sequence[tuple[str, str]]) -> tuple[Gate, ...]:
    left = list(allowed)
    picked = []
    for ends in destroy:
        match = next((gate for gate in left if set(gate.ends) == set(ends)), None)
        if match is not None:
            left.remove(match)
            picked.append(match)
    return tuple(picked)


def _defending_units(table: Table, fight: Fight) -> Iterator[Change]:
    """The Defender's Agents and Fleets that go where the Defender doesn't win."""
    defending = UNIT_OF[DOMAIN_OF[fight.piece]]
    for unit in MOBILE_UNITS:
        present = there(table, fight.defender, unit, fight.sector)
        lost = 0
        if unit == defending:
            lost = present
            if fight.piece == unit and present > 1 and table.readings["unit-defence"] == "one":
                lost = 1
        if lost < present and table.readings["defending-units-lost"] == "all":
            lost = present
        if lost:
            yield Change(fight.defender, unit, fight.sector, lost)
