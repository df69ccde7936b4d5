"""Support where nobody is named: `attacker+2`, `defender=1`, short `a+2`, `d+1`.

Rulebook: Step 2 – Add Political Support.
"""

from __future__ import annotations

import re

from hegemonic_cli.games.hegemonic.notation.support import SIDES, Side
from hegemonic_cli.kernel.violation import usage

_LENT = re.compile(r"(?P<side>[a-z]+)\s*[+:=]\s*(?P<amount>\d{1,6})", re.IGNORECASE)


def parse_lent(word: str) -> tuple[Side, int]:
    """Which side is helped, and with how much Power."""
    match = _LENT.fullmatch(word.strip())
    side = next((side for side in SIDES if match and side.startswith(match["side"].casefold())), None)
    if match is None or side is None:
        raise usage(f"`{word}` is no support: expected attacker+N or defender+N.", code="usage/support")
    return side, int(match["amount"])
