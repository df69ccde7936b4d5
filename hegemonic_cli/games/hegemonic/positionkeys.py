"""The keys, words and limits of a position file, in one place for the reader, the writer and the schema.

Rulebook: Component Summary, Game Rounds.
"""

from __future__ import annotations

import re
from typing import get_args

from hegemonic_cli.games.hegemonic.table import OpenKind
from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, PHASES, Piece

FORMAT = "hegemonic-position/1"

POSITION_KEYS = (
    "format",
    "irregular",
    "round",
    "phase",
    "arbiter",
    "variants",
    "stack",
    "pool",
    "discard",
    "rulings",
    "turn",
    "players",
    "boards",
    "tiles",
    "pieces",
    "gates",
    "spent",
    "power",
)
PLAYER_KEYS = (
    "color",
    "name",
    "house",
    "caps",
    "vp",
    "technologies",
    "hand",
    "inactive",
    "leader",
    "tiers",
    "modifiers",
    "built",
)
TECHNOLOGY_KEYS = ("name", "type", "tier")
TURN_KEYS = ("cards", "order", "player", "taken", "done", "early", "open")
OPEN_KEYS_NEEDED = ("player", "action")
OPEN_KEYS = (*OPEN_KEYS_NEEDED, "type", "piece", "sector")
BOARD_KEYS = ("center", "sectors")
GATE_KEYS = ("owner", "ends")
SPENT_KEYS = ("player", "attacker", "faction", "outpost")

# Where a key belongs, for those who put it elsewhere.
BELONGS = {
    **dict.fromkeys(POSITION_KEYS, "to the position itself: it stands at the top, before the first [table]"),
    **dict.fromkeys(
        ("rulings", "turn", "players", "boards", "tiles", "pieces", "gates", "spent", "power"),
        "to the position itself, not into another table",
    ),
    **dict.fromkeys(PLAYER_KEYS, "to a player: write it into that player's [[players]]"),
}

# A typed count where the map isn't tracked: `built = { complexes = 3, … }`.
BUILT: dict[str, Piece] = {
    "complexes": "complex",
    "embassies": "embassy",
    "outposts": "outpost",
    "agents": "agent",
    "fleets": "fleet",
    "gates": "gate",
}
# What can be used up by attacking: one Agent, one Fleet, or the Complexes of one player in a Sector.
ATTACKERS: tuple[Piece, ...] = ("agent", "fleet", "complex")

# Steps that a turn may have behind it: of the phase, of an exploration turn; after the end, the phase that ended it.
TURN_STEPS = ("income", "arbiter", "limits", "scoring", "flip", "place", "draw", *PHASES)
OPEN_ACTIONS: tuple[OpenKind, ...] = get_args(OpenKind)
# Standing effects of Advanced Technologies and Leaders: CAPs a round, Conflict Power on one side, of one type or all.
MODIFIERS = (
    "income",
    *("attack", *(f"attack-{domain}" for domain in DOMAINS)),
    *("defense", *(f"defense-{domain}" for domain in DOMAINS)),
    *("defence", *(f"defence-{domain}" for domain in DOMAINS)),
)

MIN_PLAYERS, MAX_PLAYERS = 2, 6
MAX_ROUND = 999
MAX_TIER = 3
MAX_LEADER = 3
MAX_COORDINATE = 99
MAX_SECTORS = 99  # of one board
MAX_COUNT = 99  # of one kind of token or card, before the laws of the pieces are asked

BOARD_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BOARD_NAME = re.compile(r"[A-Z]")
SECTOR_NAME = re.compile(r"[A-Z][1-9][0-9]?")
