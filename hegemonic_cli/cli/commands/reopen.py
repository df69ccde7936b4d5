"""`hegemonic reopen`: a finished game goes on."""

from __future__ import annotations

from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import record


def reopen(
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Open a finished game again, where it was finished."""
    record("reopen", (), box=box, as_json=as_json)
