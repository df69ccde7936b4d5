"""The starting Conflict Power of both sides: what fights, what backs it, and what Technologies and Leaders add.

Rulebook: Step 1 – Determine Starting Conflict Power.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.games.hegemonic.rules.drawing import Drawn, drawn_factions, drawn_outposts
from hegemonic_cli.games.hegemonic.rules.forces import Fighting, Forces
from hegemonic_cli.games.hegemonic.rules.modifiers import standing_effects
from hegemonic_cli.games.hegemonic.rules.support import Backed, Side
from hegemonic_cli.games.hegemonic.rules.targeting import there
from hegemonic_cli.games.hegemonic.vocabulary import (
    DOMAIN_OF,
    FACTIONS,
    PLURAL,
    Color,
    ConflictAction,
    Domain,
    Faction,
    Piece,
)
from hegemonic_cli.kernel.tally import Tally, Term
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "Step 1 – Determine Starting Conflict Power"


class SidePower(NamedTuple):
    """One side's starting Conflict Power, and what its Units draw on.

    `tally` is None where the side has nothing there to fight with. `factions` are those in use, which supporters must
    match; `outposts` those that back Fleets; `units` how many Agents or Fleets fight.
    """

    player: Color
    piece: Piece
    sector: str
    tally: Tally | None
    units: int = 0
    factions: tuple[Faction, ...] = ()
    outposts: tuple[str, ...] = ()
    violations: tuple[Violation, ...] = ()
    unknown: tuple[str, ...] = ()

    @property
    def total(self) -> int | None:
        """The starting Conflict Power; None where it isn't known or there is none."""
        return None if self.tally is None else self.tally.total


def sides_of(attack: SidePower, defense: SidePower) -> dict[Side, Backed]:
    """Both sides as their supporters see them."""
    return {
        "attacker": Backed(attack.player, DOMAIN_OF[attack.piece] == "political", attack.factions),
        "defender": Backed(defense.player, DOMAIN_OF[defense.piece] == "political", defense.factions),
    }


def attacking_power(
    forces: Forces, said: ConflictDeclaration, action: ConflictAction, moved_from: str | None
) -> SidePower:
    """The Attacker's starting Conflict Power, in the Sector attacked from, after the move."""
    piece, color, sector = action.attacker, said.attacker, said.sector
    extra = _extra_terms(forces, color, "attacker", action.domain, said.modifier)
    wrong = tuple(_wrong_backing(forces, color, piece, said.factions, said.outposts))
    if piece == "complex":
        tally = None
        if there(forces.table, color, "complex", sector):
            tally = Tally(forces.complexes(color, sector)).plus(extra)
        return SidePower(color, piece, sector, tally, violations=wrong)
    if piece == "agent":
        drawn = drawn_factions(forces, color, said.factions, attacks=True)
        tally = Tally(forces.agents(sector, said.units)).plus(drawn.terms).plus(extra)
        return _unit_side(forces, color, piece, sector, tally, said.units, drawn, wrong)
    drawn = drawn_outposts(forces, color, Fighting(sector, said.units, moved_from), said.outposts, attacks=True)
    tally = Tally(forces.fleets(color, sector, said.units)).plus(drawn.terms).plus(extra)
    return _unit_side(forces, color, piece, sector, tally, said.units, drawn, wrong)


def defending_power(forces: Forces, said: ConflictDeclaration) -> SidePower:
    """The Defender's starting Conflict Power in the Conflict Sector."""
    piece, color, sector = said.piece, said.defender, said.target
    extra = _extra_terms(forces, color, "defender", DOMAIN_OF[piece], said.defender_modifier)
    wrong = tuple(_wrong_backing(forces, color, piece, said.defender_factions, said.defender_outposts))
    present = there(forces.table, color, piece, sector)
    if not present:
        return SidePower(color, piece, sector, None, violations=wrong)
    if piece in ("complex", "gate"):
        return SidePower(color, piece, sector, Tally(forces.complexes(color, sector)).plus(extra), violations=wrong)
    if piece == "embassy":
        tile = forces.table.tile(sector)
        factions = (tile.faction,) if tile is not None and tile.home is None and tile.faction is not None else ()
        wrong += tuple(_embassy_faction_violations(forces, said, factions))
        tally = Tally(forces.embassy(color, sector)).plus(extra)
        return SidePower(color, piece, sector, tally, factions=factions, violations=wrong)
    if piece == "outpost":
        tally = Tally(forces.outposts(color, sector)).plus(extra)
        unknown = _unknown_tier(forces, color, tally)
        return SidePower(color, piece, sector, tally, violations=wrong, unknown=unknown)
    units, times = defending_units(forces, present)
    if piece == "agent":
        drawn = drawn_factions(forces, color, said.defender_factions, attacks=False, times=times)
        tally = Tally(forces.agents(sector, units)).plus(drawn.terms).plus(extra)
    else:
        fighting = Fighting(sector, units)
        drawn = drawn_outposts(forces, color, fighting, said.defender_outposts, attacks=False, times=times)
        tally = Tally(forces.fleets(color, sector, units)).plus(drawn.terms).plus(extra)
    return _unit_side(forces, color, piece, sector, tally, units, drawn, wrong)


def defending_units(forces: Forces, present: int) -> tuple[int, int]:
    """How many of the Agents (Fleets) that are there defend, and on how many Factions (Outposts) they draw."""
    if present == 1:
        return 1, 1
    reading = forces.table.readings["unit-defence"]
    if reading == "one":
        return 1, 1
    return present, present if reading == "each-draws" else 1


def _unit_side(
    forces: Forces,
    color: Color,
    piece: Piece,
    sector: str,
    tally: Tally,
    units: int,
    drawn: Drawn,
    wrong: tuple[Violation, ...],
) -> SidePower:
    is_agent = piece == "agent"
    return SidePower(
        color,
        piece,
        sector,
        tally,
        units,
        factions=tuple(faction for faction in FACTIONS if faction in drawn.names) if is_agent else (),
        outposts=() if is_agent else drawn.names,
        violations=wrong + drawn.violations,
        unknown=_unknown_tier(forces, color, tally),
    )


def _unknown_tier(forces: Forces, color: Color, tally: Tally) -> tuple[str, ...]:
    return forces.tier(color).unknown if tally.total is None else ()


def _extra_terms(forces: Forces, color: Color, side: Side, domain: Domain, modifier: int) -> tuple[Term, ...]:
    terms = standing_effects(forces.table.seat(color), side, domain)
    return (*terms, Term("modifier", None, modifier)) if modifier else terms


def _wrong_backing(
    forces: Forces, color: Color, piece: Piece, factions: Sequence[Faction] | None, outposts: Sequence[str] | None
) -> Iterator[Violation]:
    """Factions named for what isn't political, Outposts named for what isn't a Fleet."""
    shown = forces.table.seat(color).shown
    if factions and DOMAIN_OF[piece] != "political":
        yield Violation(
            "draw/wrong-kind", f"{shown}'s {PLURAL[piece]} draw on no Faction: only Agents and Embassies do", CHAPTER
        )
    if outposts and piece != "fleet":
        yield Violation(
            "draw/wrong-kind", f"{shown}'s {PLURAL[piece]} draw on no Outpost of choice: only Fleets do", CHAPTER
        )


def _embassy_faction_violations(
    forces: Forces, said: ConflictDeclaration, factions: tuple[Faction, ...]
) -> Iterator[Violation]:
    if said.defender_factions is None or said.defender_factions == factions:
        return
    shown = forces.table.seat(said.defender).shown
    own = f"the {factions[0]} Faction" if factions else "no Faction"
    yield Violation(
        "draw/not-a-choice",
        f"{shown}'s Embassy in {said.target} defends with {own}, that of its Location: this is no choice",
        CHAPTER,
    )
