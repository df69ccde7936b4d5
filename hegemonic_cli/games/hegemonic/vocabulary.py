"""The rulebook's words. Ids are the words people say at the table, as plain strings: they are what files, JSON and
terminal show, and a plain string hashes several times faster than an Enum member.

Rulebook: Component Summary, Resolving Actions.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

Color = Literal["blue", "green", "orange", "purple", "red", "yellow"]
House = Literal["bushido", "osiris", "marduk", "yaksha", "daedalus", "vanir"]
Domain = Literal["industrial", "political", "martial"]
Base = Literal["complex", "embassy", "outpost"]
Unit = Literal["gate", "agent", "fleet"]
Piece = Literal["complex", "embassy", "outpost", "gate", "agent", "fleet"]
Faction = Literal["green", "orange", "purple"]
Phase = Literal["setup", "collection", "exploration", "action-1", "action-2", "action-3", "arbitration", "finished"]
ActionCard = Literal["assault", "industrialize", "politicize", "martialize", "subvert", "discover"]
Variant = Literal[
    "learning-game", "leaders", "technology-draft", "multiple-discard-piles", "longer-game", "wild-home-embassies"
]
ConflictKind = Literal["destroy", "takeover"]
ConflictName = Literal["liquidate", "sabotage", "raze", "merger", "infiltrate", "strike", "corrupt", "annex", "invade"]
Outcome = Literal["attacker", "defender", "draw"]

COLORS: tuple[Color, ...] = get_args(Color)
HOUSES: tuple[House, ...] = get_args(House)
DOMAINS: tuple[Domain, ...] = get_args(Domain)
BASES: tuple[Base, ...] = get_args(Base)
UNITS: tuple[Unit, ...] = get_args(Unit)
PIECES: tuple[Piece, ...] = get_args(Piece)
FACTIONS: tuple[Faction, ...] = get_args(Faction)
PHASES: tuple[Phase, ...] = get_args(Phase)
ACTION_CARDS: tuple[ActionCard, ...] = get_args(ActionCard)
VARIANTS: tuple[Variant, ...] = get_args(Variant)
ACTION_PHASES: tuple[Phase, ...] = ("action-1", "action-2", "action-3")
CORE = "X"

BASE_OF: dict[Domain, Base] = {"industrial": "complex", "political": "embassy", "martial": "outpost"}
UNIT_OF: dict[Domain, Unit] = {"industrial": "gate", "political": "agent", "martial": "fleet"}
DOMAIN_OF: dict[Piece, Domain] = {
    "complex": "industrial",
    "gate": "industrial",
    "embassy": "political",
    "agent": "political",
    "outpost": "martial",
    "fleet": "martial",
}

# How many tokens of each kind one color has in the box (Component Summary); Gates in pairs.
SUPPLY: dict[Piece, int] = {"complex": 15, "embassy": 9, "outpost": 12, "gate": 3, "agent": 3, "fleet": 3}
SPACES: dict[Domain, int] = {"industrial": 15, "political": 9, "martial": 12}

ORDER_NUMBER: dict[ActionCard, int] = {
    "assault": 1,
    "industrialize": 2,
    "politicize": 2,
    "martialize": 2,
    "subvert": 3,
    "discover": 4,
}

PLURAL: dict[Piece, str] = {
    "complex": "Complexes",
    "embassy": "Embassies",
    "outpost": "Outposts",
    "gate": "Gates",
    "agent": "Agents",
    "fleet": "Fleets",
}


class ConflictAction(NamedTuple):
    """A DESTROY or TAKEOVER option: the Power it attacks with and what its card lets it target.

    `targets` is None where the options are printed on the card only (ASSAULT and SUBVERT): any type is accepted then,
    and the answer says "check the card".
    """

    name: ConflictName
    kind: ConflictKind
    domain: Domain
    attacker: Piece
    targets: tuple[Piece, ...] | None
    card: ActionCard


CONFLICT_ACTIONS: dict[ConflictName, ConflictAction] = {
    action.name: action
    for action in (
        ConflictAction("liquidate", "destroy", "industrial", "complex", None, "assault"),
        ConflictAction("sabotage", "destroy", "political", "agent", None, "assault"),
        ConflictAction("raze", "destroy", "martial", "fleet", None, "assault"),
        ConflictAction("merger", "takeover", "industrial", "complex", ("complex", "gate"), "industrialize"),
        ConflictAction("infiltrate", "takeover", "political", "agent", ("embassy", "agent"), "politicize"),
        ConflictAction("strike", "takeover", "martial", "fleet", ("outpost", "fleet"), "martialize"),
        ConflictAction("corrupt", "takeover", "industrial", "complex", None, "subvert"),
        ConflictAction("annex", "takeover", "political", "agent", None, "subvert"),
        ConflictAction("invade", "takeover", "martial", "fleet", None, "subvert"),
    )
}


def counted(count: int, piece: Piece) -> str:
    """`1 Complex`, `3 Outposts`: a number of pieces in the rulebook's words."""
    return f"{count} {piece.capitalize()}" if count == 1 else f"{count} {PLURAL[piece]}"
