"""`hegemonic games …`: several games side by side; alone it lists them."""

from __future__ import annotations

import typer

from hegemonic_cli.cli.lazy import Commands, group
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.kernel.violation import usage

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

app = group(COMMANDS, "List, show, switch, rename, delete or restore games; alone it lists them.")


@app.callback(invoke_without_command=True, no_args_is_help=False)
def games(context: typer.Context, as_json: JsonOption = False) -> None:
    """List, show, switch, rename, delete or restore games; alone it lists them."""
    if context.invoked_subcommand is None:
        from hegemonic_cli.cli.commands.games.listing import listing

        listing(as_json)
    elif as_json:
        raise usage(
            f"--json stands at the end: hegemonic games {context.invoked_subcommand} … --json", code="usage/json"
        )
