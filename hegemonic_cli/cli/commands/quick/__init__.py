"""`hegemonic quick …`: answers from terms as people count them, for those who don't track the map."""

from __future__ import annotations

from hegemonic_cli.cli.lazy import Commands, group

_HERE = "hegemonic_cli.cli.commands.quick"
COMMANDS: Commands = {
    "conflict": (f"{_HERE}.conflict:conflict", "Who wins, from both sides' Powers as counted."),
    "score": (f"{_HERE}.score:score", "What one board pays, from everyone's Power there."),
    "income": (f"{_HERE}.income:income", "What a player collects, from Bases built or three gains."),
}

app = group(COMMANDS, "Conflict, score or income from typed terms, without a position.")
