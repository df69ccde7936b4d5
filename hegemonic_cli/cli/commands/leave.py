"""`hegemonic leave PLAYER`: a player leaves the game."""

from __future__ import annotations

from hegemonic_cli.cli.options import BoxOption, JsonOption, YesOption
from hegemonic_cli.cli.recording import ForceOption, PlayerArgument, record


def leave(
    player: PlayerArgument,
    yes: YesOption = False,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Take a player out of the game, with all that is theirs."""
    del yes  # read before the command runs: nobody is asked then
    record("leave", (player,), force=force, box=box, as_json=as_json)
