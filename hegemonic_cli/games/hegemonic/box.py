"""The numbers printed on Player Boards, Units and Technology Cards. What is unknown is None and stays unknown.

Rulebook: 6 Player Boards, Component Summary.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.vocabulary import DOMAINS, SPACES, UNITS, Domain, Unit


class TechnologyCard(NamedTuple):
    """A Technology Card as printed: `power` is Industrial, Political, Martial; `copies` is what lies in the box."""

    name: str
    type: Domain | None = None
    tier: int | None = None
    cost: int | None = None
    power: tuple[int | None, int | None, int | None] = (None, None, None)
    copies: int | None = None
    effect: str = ""


class Track(NamedTuple):
    """One Base track of a Player Board; index 0 is space 1. `tiers` are the first spaces of Tier 2 and of Tier 3.

    `tier_at` holds tiers of single spaces that are known where the borders aren't.
    """

    cost: tuple[int | None, ...]
    income: tuple[int | None, ...]
    retention: tuple[int | None, ...]
    tiers: tuple[int | None, int | None]
    tier_at: Mapping[int, int] = {}


def unknown_track(domain: Domain) -> Track:
    """A track of which nothing is known."""
    blank = (None,) * SPACES[domain]
    return Track(blank, blank, blank, (None, None))


@dataclass(frozen=True, slots=True)
class Box:
    """Everything a box's printing says, as far as it is known; `source` names where it comes from.

    `is_made_up` marks the sample box: whoever shows one of its numbers says so.
    """

    tracks: Mapping[Domain, Track] = field(
        default_factory=lambda: {domain: unknown_track(domain) for domain in DOMAINS}
    )
    units: Mapping[Unit, int | None] = field(default_factory=lambda: dict.fromkeys(UNITS))
    technologies: tuple[TechnologyCard, ...] = ()
    source: str = "nothing known"
    is_made_up: bool = False

    def technology(self, name: str) -> TechnologyCard | None:
        """The card of that name, whatever the case of the letters; None if the box doesn't know it."""
        wanted = name.casefold()
        return next((card for card in self.technologies if card.name.casefold() == wanted), None)
