"""Golden files: what was printed once and looked at stays so. `HEGEMONIC_REGOLD=1 pytest …` (or `make gold`) writes
them anew; the difference then shows in git."""

from __future__ import annotations

import os
from pathlib import Path

GOLDEN = Path(__file__).parent / "golden"


def assert_golden(name: str, text: str) -> None:
    """Compare `text` with `tests/golden/NAME`; with HEGEMONIC_REGOLD=1 write it there."""
    path = GOLDEN / name
    if os.environ.get("HEGEMONIC_REGOLD"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    assert path.exists(), f"{path} is missing: look at what is printed, then HEGEMONIC_REGOLD=1"
    assert text == path.read_text(encoding="utf-8")
