"""The one place that looks at the clock; whoever records takes this function as an argument and may take another."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], str]


def now() -> str:
    """The time with its offset from Greenwich, to the second: `2025-11-29T21:11:03+01:00`."""
    from datetime import datetime

    return datetime.now().astimezone().isoformat(timespec="seconds")
