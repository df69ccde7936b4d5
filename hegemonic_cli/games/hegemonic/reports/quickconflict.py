"""`quick conflict`: who wins, from both sides' Powers as people counted them.

Rulebook: Conflicts, Step 4 – Compare Final Conflict Power.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hegemonic_cli.games.hegemonic.report import Answer, Reason
from hegemonic_cli.games.hegemonic.rules.conflict import outcome
from hegemonic_cli.games.hegemonic.rules.support import SIDES, Side

CHAPTERS = {
    "starting": "Step 1 – Determine Starting Conflict Power",
    "support": "Step 2 – Add Political Support",
    "technology": "Step 3 – Add Technology Card Power",
}


class CountedSide(NamedTuple):
    """One side as counted: the terms of its starting Conflict Power, what is lent to it, its card (None: not yet)."""

    terms: tuple[int, ...]
    modifier: int = 0
    support: tuple[int, ...] = ()
    technology: int | None = None

    @property
    def starting(self) -> int:
        """The starting Conflict Power."""
        return sum(self.terms) + self.modifier

    @property
    def total(self) -> int:
        """Starting Power, support and the card, as far as it is known."""
        return self.starting + sum(self.support) + (self.technology or 0)


def quick_conflict(attacker: CountedSide, defender: CountedSide) -> Answer:
    """Who is ahead, by how much, and, once both cards are given (0 where a player has none), who wins."""
    sides: dict[Side, CountedSide] = dict(zip(SIDES, (attacker, defender), strict=True))
    is_decided = attacker.technology is not None and defender.technology is not None
    return Answer(
        "quick conflict",
        {
            **{name: _row(name, side) for name, side in sides.items()},
            "support": [
                {"player": None, "side": name, "faction": None, "power": power}
                for name, side in sides.items()
                for power in side.support
            ],
            "technology": {name: side.technology for name, side in sides.items()},
            "totals": {name: side.total for name, side in sides.items()},
            "margin": attacker.total - defender.total,
            "winner": outcome(attacker.total, defender.total) if is_decided else None,
        },
        reasons=tuple(reason for name, side in sides.items() for reason in _reasons(name, side)),
    )


def _row(name: Side, side: CountedSide) -> dict[str, Any]:
    terms = [{"label": "as counted", "sector": None, "power": term} for term in side.terms]
    if side.modifier:
        terms.append({"label": "Technologies and Leader", "sector": None, "power": side.modifier})
    return {"player": name, "power": {"total": side.starting, "terms": terms}}


def _reasons(name: Side, side: CountedSide) -> Sequence[Reason]:
    who = f"The {name.capitalize()}"
    counted = " + ".join(map(str, side.terms))
    modifier = f", {side.modifier:+} by Technologies and Leader," if side.modifier else ""
    reasons = [Reason(f"{who} starts with {counted}{modifier} = {side.starting}.", CHAPTERS["starting"])]
    if side.support:
        reasons.append(Reason(f"{who} is lent {' + '.join(map(str, side.support))}.", CHAPTERS["support"]))
    if side.technology is not None:
        reasons.append(Reason(f"{who}'s card adds {side.technology}.", CHAPTERS["technology"]))
    return reasons
