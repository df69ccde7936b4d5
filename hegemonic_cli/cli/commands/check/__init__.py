"""`hegemonic check …`: the words of a recording command, judged by the board alone."""

from __future__ import annotations

from hegemonic_cli.cli.lazy import Commands, group

_HERE = "hegemonic_cli.cli.commands.check"
COMMANDS: Commands = {
    "conflict": (f"{_HERE}.conflict:conflict", "May this Conflict be declared, and who wins it?"),
    "build": (f"{_HERE}.build:build", "May this be built, step by step, and what does it cost?"),
    "move": (f"{_HERE}.move:move", "May this Unit move there, and what does it cost?"),
    "advance": (f"{_HERE}.advance:advance", "May this Technology be Advanced, and what does it cost?"),
    "place": (f"{_HERE}.place:place", "May this Sector Tile be placed here?"),
}

app = group(COMMANDS, "Say whether the board allows something, why not, and what it costs.")
