"""The three Base tracks of a Player Board: what is built, tier, income, next cost, Retention Limit.

With *n* Bases of a type built, income and tier are those of space *n* and the next cost is that of space *n* + 1. The
Retention Limit is the lowest number over spaces 1 to *n* of all three tracks, not necessarily the last. More Bases than
a track has spaces, which only an irregular table can hold, are a full track.

Rulebook: 6 Player Boards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, SPACES, Color, Domain

FIRST_TIER = 1
LAST_TIER = 3


class Known(NamedTuple):
    """A number of the box, or None and the paths that would have to be known (`political.cost.5`).

    None without a path means that there is no such number (no Base built, the track is full) or that the count of
    Bases isn't tracked (`tracks.built` is None then).
    """

    value: int | None
    unknown: tuple[str, ...] = ()


NOT_TRACKED = Known(None)


def built(table: Table, color: Color, domain: Domain) -> int | None:
    """How many Bases of a type a player has in play; None where neither map nor tracks are tracked."""
    return table.on_board(color, BASE_OF[domain])


def tier_bounds(box: Box, domain: Domain, count: int) -> tuple[int, int]:
    """The lowest and the highest Technology Tier that `count` Bases of a type can mean, as far as the box tells.

    Tiers rise from left to right, so a space whose tier is known bounds all spaces before and behind it.
    """
    if count == 0:
        return FIRST_TIER, FIRST_TIER
    track = box.tracks[domain]
    second, third = track.tiers
    borders = [(space, tier) for space, tier in ((second, 2), (third, LAST_TIER)) if space is not None]
    low = [tier for space, tier in (*borders, *track.tier_at.items()) if space <= count]
    high = [tier - 1 for space, tier in borders if space > count]
    high += [tier for space, tier in track.tier_at.items() if space >= count]
    return max(low, default=FIRST_TIER), min(high, default=LAST_TIER)


def tier_at(box: Box, domain: Domain, count: int) -> Known:
    """The Technology Tier with `count` Bases of a type built."""
    low, high = tier_bounds(box, domain, count)
    if low >= high:
        return Known(low)
    return Known(None, tuple(border_path(domain, tier) for tier in range(low + 1, high + 1)))


def border_path(domain: Domain, tier: int) -> str:
    """The box's path of the first space of Tier 2 or 3: `industrial.tiers.1` opens Tier 2."""
    return f"{domain}.tiers.{tier - FIRST_TIER}"


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
    space = min(count, SPACES[domain])
    value = box.tracks[domain].income[space - 1]
    return Known(value) if value is not None else Known(None, (f"{domain}.income.{space}",))


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
        for space in range(1, min(counts[domain], SPACES[domain]) + 1):
            value = box.tracks[domain].retention[space - 1]
            if value is None:
                missing.append(f"{domain}.retention.{space}")
            elif lowest is None or value < lowest:
                lowest = value
    return Known(None, tuple(missing)) if missing else Known(lowest)


class PlayerBoard(NamedTuple):
    """Everything a player reads off the three tracks; each number is Known, or says what it would need.

    A count in `built` is None where neither the map nor that track is tracked.
    """

    player: Color
    built: Mapping[Domain, int | None]
    income: Mapping[Domain, Known]
    tiers: Mapping[Domain, Known]
    next_cost: Mapping[Domain, Known]
    retention: Known

    @property
    def untracked(self) -> tuple[Domain, ...]:
        """The tracks of which it isn't known how many Bases are built."""
        return tuple(domain for domain in DOMAINS if self.built[domain] is None)

    @property
    def unknown(self) -> tuple[str, ...]:
        """The box's paths that any of these numbers would need, each once, track by track."""
        numbers = (*self.income.values(), *self.tiers.values(), *self.next_cost.values(), self.retention)
        return tuple(dict.fromkeys(path for number in numbers for path in number.unknown))


def player_board(table: Table, box: Box, color: Color) -> PlayerBoard:
    """A player's three tracks as they stand; costs and incomes in CAPs."""
    counts = {domain: built(table, color, domain) for domain in DOMAINS}
    known = {domain: count for domain, count in counts.items() if count is not None}
    return PlayerBoard(
        color,
        counts,
        {domain: income(box, domain, known[domain]) if domain in known else NOT_TRACKED for domain in DOMAINS},
        {domain: tier(table, box, color, domain) for domain in DOMAINS},
        {domain: next_cost(box, domain, known[domain]) if domain in known else NOT_TRACKED for domain in DOMAINS},
        retention_limit(box, known) if len(known) == len(DOMAINS) else NOT_TRACKED,
    )
