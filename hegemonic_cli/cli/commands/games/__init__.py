"""`hegemonic games …`: several games side by side."""

from __future__ import annotations

from hegemonic_cli.cli.lazy import Commands, group

_HERE = "hegemonic_cli.cli.commands.games"
COMMANDS: Commands = {
    "list": (f"{_HERE}.listing:listing", "List all games, the current one marked."),
    "show": (f"{_HERE}.show:show", "Show where a game stands."),
    "switch": (f"{_HERE}.switch:switch", "Go on with another game."),
    "rename": (f"{_HERE}.rename:rename", "Give a game another name."),
    "delete": (f"{_HERE}.delete:delete", "Delete a game for good."),
    "path": (f"{_HERE}.path:path", "Print where a game's file lies."),
    "restore": (f"{_HERE}.restore:restore", "Put the copy of the last round in a damaged game's place."),
}

app = group(COMMANDS, "List, show, switch, rename, delete or restore games.")
