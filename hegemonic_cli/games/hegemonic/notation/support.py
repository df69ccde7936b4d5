"""Who lends Political Power to whom, as typed: `yellow:attacker`, `yellow:defender:orange=2`, short `y+a`, `y+d2`.

Rulebook: Step 2 – Add Political Support.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.notation.names import parse_faction, parse_player
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Faction
from hegemonic_cli.kernel.violation import usage

Side = Literal["attacker", "defender"]
SIDES: tuple[Side, ...] = ("attacker", "defender")

_SUPPORT = (
    r"(?i)(?P<player>[^:+=]+?)\s*[:+]\s*(?P<side>[a-z]+?)\s*(?:[:+]\s*(?P<faction>[a-z]+)\s*)?=?\s*(?P<amount>\d{1,6})?"
)


class SupportWords(NamedTuple):
    """A third player's help for one side; without a Faction or an amount the rules work them out."""

    player: Color
    side: Side
    faction: Faction | None = None
    amount: int | None = None

    def words(self) -> str:
        """As `parse_support` reads it, long form: `yellow:defender:orange=2`."""
        faction = f":{self.faction}" if self.faction else ""
        amount = "" if self.amount is None else f"={self.amount}"
        return f"{self.player}:{self.side}{faction}{amount}"


def parse_support(word: str, table: Table) -> SupportWords:
    """Who helps which side, with what Faction and how much, where those are named."""
    match = re.fullmatch(_SUPPORT, word.strip())
    side = next((side for side in SIDES if match and side.startswith(match["side"].casefold())), None)
    if match is None or side is None:
        raise usage(
            f"`{word}` is no support: expected PLAYER:attacker or PLAYER:defender, like yellow:attacker:orange=2, "
            "or short y+a, y+d2.",
            code="usage/support",
        )
    return SupportWords(
        parse_player(match["player"], table),
        side,
        parse_faction(match["faction"]) if match["faction"] else None,
        int(match["amount"]) if match["amount"] else None,
    )


def looks_like_support(word: str) -> bool:
    """Whether a word has the short form `y+a`, `y+d2`, or the long one, whoever it names."""
    match = re.fullmatch(_SUPPORT, word)
    return match is not None and any(side.startswith(match["side"].casefold()) for side in SIDES)
