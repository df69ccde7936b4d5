"""The first words of a line: every command, and the short words that stand for one.

Rulebook: Resolving Actions.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.vocabulary import CONFLICT_ACTIONS, ConflictName

VERBS: tuple[str, ...] = (
    "now",
    "status",
    "income",
    "range",
    "moves",
    "targets",
    "score",
    "final",
    "order",
    "arbiter",
    "map",
    "position",
    "rulings",
    "check",
    "why",
    "audit",
    "log",
    "new",
    "next",
    "done",
    "finish",
    "reopen",
    "collect",
    "explore",
    "flip",
    "place",
    "draw",
    "discard",
    "advance",
    "cards",
    "build",
    "move",
    "conflict",
    "basic",
    "capitalize",
    "survey",
    "research",
    "give",
    "pay",
    "caps",
    "vp",
    "leader",
    "leave",
    "note",
    "tally",
    "set",
    "undo",
    "redo",
    "correct",
    "games",
    "export",
    "import",
    "box",
    "quick",
    "demo",
    "rules",
    "completion",
)

# Short words for the player on turn, with the canonical words that begin the command.
OWN_ACTIONS: dict[str, tuple[str, ...]] = {
    "x": ("explore",),
    "bc": ("basic", "caps"),
    "bt": ("basic", "technology"),
    "cap": ("capitalize",),
    "res": ("research",),
    "sur": ("survey",),
    "adv": ("advance",),
}
SHORT: dict[str, str] = {"c": "cards", "u": "undo", "n": "next", "pay": "give"}
HELP = "?"
GO_ON = "+"
FORCE = "!"

# The three letters of a Conflict Action; the whole word does as well.
ACTS: dict[str, ConflictName] = {short: name for name in CONFLICT_ACTIONS for short in (name[:3], name)}

FORCE_OPTION = "--force"
SAME_ACTION_OPTION = "--same-action"
FIRST_OPTION = "--first"

# What each kind of line looks like, for whoever mistyped one.
FORMS: dict[str, str] = {
    "build": "[PLAYER] STEP…, like `cb3 2ob4 gb3d1`",
    "go-on": "+ STEP…, like `+ cb4`",
    "conflict": "ACT SECTOR TARGET [NvM|win|lose|draw] [y+a|y+d2] [GATE], like `raz b2 bca3 3v2 y+d1 gb3d1`",
    "move": "ACT SECTOR SECTOR, like `raz b2 b4`",
    "cards": "one letter a player in the order on the screen, like `c iapd`; `c iapd b`: b begins among the tied",
    "explore": "x FLIPPED SECTOR [TILE], like `x i2g3 b4`; FLIPPED is `-` for an empty stack, `0` without Locations",
    "survey": "sur FLIPPED SECTOR [TILE], like `sur i2g3 b4`",
    "advance": "adv NAME [COST], like `adv Nano-Fabricants 4`",
    "counters": "PLAYER, then + - or =, then a number, like `r+3 b-3 y=5 rvp+2`",
    "give": "pay FROM TO N, like `pay r b 3`",
}
