"""Standing effects of Advanced Technologies and Leaders on Conflict Power, as a position states them.

`attack` and `defense` (or `defence`) add to every Conflict fought on that side, `attack-martial` and the like only
where that type of Power is used.

Rulebook: Step 1 – Determine Starting Conflict Power.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.rules.support import Side
from hegemonic_cli.games.hegemonic.table import Seat
from hegemonic_cli.games.hegemonic.vocabulary import Domain
from hegemonic_cli.kernel.tally import Term

MODIFIER_WORDS: dict[Side, tuple[str, ...]] = {
    "attacker": ("conflict", "attack"),
    "defender": ("conflict", "defense", "defence"),
}


def standing_effects(seat: Seat, side: Side, domain: Domain) -> tuple[Term, ...]:
    """What a player's modifiers add to a Conflict that they fight on one side with one type of Power."""
    return tuple(
        Term(f"Technologies and Leader ({key})", None, seat.modifiers[key])
        for word in MODIFIER_WORDS[side]
        for key in (word, f"{word}-{domain}")
        if seat.modifiers.get(key)
    )
