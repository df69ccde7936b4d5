"""`hegemonic box …`: the numbers printed on your Player Boards, Units and Technology Cards."""

from __future__ import annotations

from hegemonic_cli.cli.lazy import Commands, group

_HERE = "hegemonic_cli.cli.commands.box"
COMMANDS: Commands = {
    "show": (f"{_HERE}.show:show", "Show what your box knows, and what it doesn't."),
    "enter": (f"{_HERE}.enter:enter", "Type the numbers of your Player Board, line by line."),
    "set": (f"{_HERE}.setting:setting", "Write one number into your box."),
    "check": (f"{_HERE}.check:check", "Say whether a file is a box, and everything that is wrong with it."),
    "path": (f"{_HERE}.path:path", "Print where your box is kept."),
}

app = group(COMMANDS, "Show, set or check the numbers of your box.")
