"""A Conflict's words, as typed behind `check conflict` and `conflict`, to its declaration.

Every misunderstanding is a usage Problem; what the board allows is judged elsewhere.

Rulebook: Declaring and Targeting Conflicts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.notation import (
    parse_action,
    parse_attacker,
    parse_faction,
    parse_gate,
    parse_sector,
    parse_sectors,
    parse_steps,
    parse_support,
    parse_target,
)
from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.games.hegemonic.rules.support import Lending
from hegemonic_cli.games.hegemonic.rules.targeting import possible_pieces, there
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    BASE_OF,
    CONFLICT_ACTIONS,
    DOMAIN_OF,
    PIECES,
    PLURAL,
    Color,
    ConflictAction,
    Faction,
    Outcome,
    Piece,
)
from hegemonic_cli.kernel.violation import usage

NONE = "none"
OUTCOMES: dict[str, Outcome] = {"attacker": "attacker", "defender": "defender", "draw": "draw"}
_ENDS_IN_SECTOR = re.compile(r".*[a-z]\d+", re.IGNORECASE)


class ConflictWords(NamedTuple):
    """What was typed of a Conflict: the action, the words for attacker and target, and the options as they stand."""

    action: str
    pieces: Sequence[str]
    moved_from: str | None = None
    faction: str | None = None
    defender_faction: str | None = None
    outpost: str | None = None
    defender_outpost: str | None = None
    support: Sequence[str] = ()
    technology: int | None = None
    defender_technology: int | None = None
    modifier: int = 0
    defender_modifier: int = 0
    units: int = 1
    destroy_gate: Sequence[str] = ()
    relocate: Sequence[str] = ()
    outcome: str | None = None


def declared(words: ConflictWords, table: Table) -> ConflictDeclaration:
    """The declaration that the words make; usage Problem where they don't make one."""
    action = CONFLICT_ACTIONS[parse_action(words.action)]
    attacker_words, target_words = _split(words.pieces)
    attacker, sector = parse_attacker(attacker_words, table, action.attacker)
    defender, piece, target = parse_target(target_words, table)
    if piece is None:
        piece = _piece_meant(table, action, attacker, defender, target)
    return ConflictDeclaration(
        action.name,
        attacker,
        sector,
        defender,
        piece,
        target,
        moved_from=parse_sector(words.moved_from, table) if words.moved_from else None,
        units=words.units,
        factions=_factions(words.faction),
        defender_factions=_factions(words.defender_faction),
        outposts=_outposts(words.outpost, table),
        defender_outposts=_outposts(words.defender_outpost, table),
        support=tuple(Lending(*parse_support(word, table)) for word in words.support),
        technology=words.technology,
        defender_technology=words.defender_technology,
        modifier=words.modifier,
        defender_modifier=words.defender_modifier,
        destroy_gates=tuple(parse_gate(word, table) for word in words.destroy_gate),
        relocate=tuple(
            (step.piece, _sector_of(word, step.sector))
            for word in words.relocate
            for step in parse_steps([word], table)
        ),
        outcome=_outcome(words.outcome),
    )


def _split(words: Sequence[str]) -> tuple[str, str]:
    """The words for the attacker, up to the first Sector, and those for the target."""
    for end, word in enumerate(words, 1):
        if _ENDS_IN_SECTOR.fullmatch(word.strip()):
            if end == len(words):
                break
            return " ".join(words[:end]), " ".join(words[end:])
    raise usage(
        f"`{' '.join(words)}` names no attacker and target: expected both, each with its Sector.",
        "Like: check conflict raze red@A3 yellow:complex@A3",
        "usage/conflict",
    )


def _piece_meant(table: Table, action: ConflictAction, attacker: Color, defender: Color, sector: str) -> Piece:
    """The piece that a target without one means: the only one possible there, else what is there at all."""
    possible = possible_pieces(table, action, attacker, defender, sector)
    if len(possible) == 1:
        return possible[0]
    if possible:
        listed = ", ".join(PLURAL[piece] for piece in possible)
        raise usage(
            f"{table.seat(defender).shown} has several possible targets in {sector} ({listed}): say which is attacked.",
            f"Like {defender}:{possible[0]}@{sector}.",
            "usage/target",
        )
    own_type = BASE_OF[DOMAIN_OF[action.attacker]]
    return next((piece for piece in PIECES if there(table, defender, piece, sector)), own_type)


def _factions(word: str | None) -> tuple[Faction, ...] | None:
    """The Factions of `--faction`: one, several with commas where each Unit draws on its own, or `none`."""
    if word is None:
        return None
    if word.strip().casefold() == NONE:
        return ()
    return tuple(parse_faction(part) for part in re.split(r"[,+\s]+", word) if part)


def _outposts(word: str | None, table: Table) -> tuple[str, ...] | None:
    if word is None:
        return None
    if word.strip().casefold() == NONE:
        return ()
    return tuple(parse_sectors([word], table))


def _sector_of(word: str, sector: str | None) -> str:
    if sector is None:
        raise usage(
            f"`{word}` names no Sector: expected where the Base stands now.", "Like complex@A2.", "usage/relocate"
        )
    return sector


def _outcome(word: str | None) -> Outcome | None:
    if word is None:
        return None
    meant = next((outcome for name, outcome in OUTCOMES.items() if name.startswith(word.strip().casefold())), None)
    if meant is None or not word.strip():
        raise usage(f"`{word}` is no outcome: expected attacker, defender or draw.", code="usage/outcome")
    return meant
