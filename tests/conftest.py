"""What every test stands on: a data folder of its own, a width that doesn't depend on the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMONIC_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("HEGEMONIC_DEBUG", "_HEGEMONIC_COMPLETE", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
