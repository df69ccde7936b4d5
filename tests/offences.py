"""Shows everything that breaks a rule of the house, not just the first: pytest cuts long lists short."""

from __future__ import annotations

from collections.abc import Iterable


def assert_none(found: Iterable[object], why: str = "") -> None:
    """Fail with every item that was found, one a line."""
    items = [str(item) for item in found]
    assert not items, "\n".join([why, *items])
