"""`hegemonic finish`: the end of the game."""

from __future__ import annotations

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import record


def finish(
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """End the game: Final Scoring and the winner."""
    record("finish", (), box=box, as_json=as_json)
