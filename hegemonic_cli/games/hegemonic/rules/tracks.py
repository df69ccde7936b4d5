"""The three Base tracks of a Player Board: what is built, tier, income, next cost, Retention Limit.

With *n* Bases of a type built, income and tier are those of space *n* and the next cost is that of space *n* + 1. The
Retention Limit is the lowest number over spaces 1 to *n* of all three tracks, not necessarily the last.

Rulebook: 6 Player Boards.
"""

from __future__ import annotations

from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, SPACES, Color, Domain

FIRST_TIER = 1


class Known(NamedTuple):
    """A number of the box, or None and the paths that would have to be known (`political.cost.5`).

    None without a path means that there is no such number (no Base built, the track is full) or that the count of
    Bases isn't tracked (`tracks.built` is None then).
    """

    value: int | None
    unknown: tuple[str, ...] = ()


def built(table: Table, color: Color, domain: Domain) -> int | None:
    """How many Bases of a type a player has in play; None where neither map nor tracks are tracked."""
    return table.on_board(color, BASE_OF[domain])


def tier_at(box: Box, domain: Domain, count: int) -> Known:
    """The Technology Tier with `count` Bases of a type built."""
    if count == 0:
        return Known(FIRST_TIER)
    track = box.tracks[domain]
    if count in track.tier_at:
        return Known(track.tier_at[count])
    second, third = track.tiers
    if third is not None and count >= third:
        return Known(3)
    if second is not None and count < second:
        return Known(FIRST_TIER)
    if second is not None and third is not None:
        return Known(2)
    return Known(
        None, tuple(f"{domain}.tiers.{number}" for number, border in ((1, second), (2, third)) if border is None)
    )


def tier(table: Table, box: Box, color: Color, domain: Domain) -> Known:
    """A player's current Technology Tier (1 to 3) of one type."""
    count = built(table, color, domain)
    if count is None:
        stated = table.seat(color).tiers.get(domain)
        return Known(stated)
    known = tier_at(box, domain, count)
    if known.value is None and domain in table.seat(color).tiers:
        return Known(table.seat(color).tiers[domain])
    return known


def income(box: Box, domain: Domain, count: int) -> Known:
    """The CAP gain of one track with `count` Bases built, in CAPs."""
    if count == 0:
        return Known(0)
    value = box.tracks[domain].income[count - 1]
    return Known(value) if value is not None else Known(None, (f"{domain}.income.{count}",))


def next_cost(box: Box, domain: Domain, count: int) -> Known:
    """What the next Base costs with `count` built, in CAPs; None without a path where the track is full."""
    if count >= SPACES[domain]:
        return Known(None)
    return space_cost(box, domain, count + 1)


def space_cost(box: Box, domain: Domain, space: int) -> Known:
    """The red number below one space (1 is the left-most), in CAPs."""
    value = box.tracks[domain].cost[space - 1]
    return Known(value) if value is not None else Known(None, (f"{domain}.cost.{space}",))


def retention_limit(box: Box, counts: dict[Domain, int]) -> Known:
    """The lowest exposed Retention number over all three tracks, in CAPs; None without a path if nothing is built."""
    missing: list[str] = []
    lowest: int | None = None
    for domain in DOMAINS:
        for space in range(1, counts[domain] + 1):
            value = box.tracks[domain].retention[space - 1]
            if value is None:
                missing.append(f"{domain}.retention.{space}")
            elif lowest is None or value < lowest:
                lowest = value
    return Known(None, tuple(missing)) if missing else Known(lowest)
