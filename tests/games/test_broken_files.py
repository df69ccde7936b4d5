"""Broken positions and boxes: what each is refused with, whole, as the program prints it.

A file beside these in `tests/golden/broken` is a test; `HEGEMONIC_REGOLD=1` writes what is printed to its `.expected`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from golden_files import GOLDEN, assert_golden
from running import hegemonic

BROKEN = GOLDEN / "broken"
FILES = sorted(path.name for path in BROKEN.iterdir() if path.suffix != ".expected")


@pytest.mark.parametrize("name", FILES)
def test_a_broken_file_is_refused_with_everything_that_is_wrong(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    words = ("box", "check", name) if name.startswith("box-") else ("position", "--position", name)
    ran = hegemonic(*words)
    assert ran.code == 4
    assert ran.out == ""
    assert_golden(f"broken/{Path(name).stem}.expected", ran.err)


def test_no_expectation_is_left_without_its_file() -> None:
    stems = {Path(name).stem for name in FILES}
    assert [path.name for path in BROKEN.glob("*.expected") if path.stem not in stems] == []
