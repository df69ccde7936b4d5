"""`hegemonic finish`: the end of the game."""

from __future__ import annotations

from hegemonic_cli.cli.options import BoxOption, JsonOption, YesOption
from hegemonic_cli.cli.recording import record


def finish(
    yes: YesOption = False,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """End the game: Final Scoring and the winner."""
    del yes  # read before the command runs: nobody is asked then
    record("finish", (), box=box, as_json=as_json)
