"""What a box knows, and where it says something else than the rulebook's one example.

Rulebook: 6 Player Boards.
"""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import box_document, builtin_box
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.tracks import retention_limit, tier_at
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, PLURAL, SPACES, Domain

# The Player Board Example: so many Bases built, and the Retention Limit they leave.
EXAMPLE_BUILT: dict[Domain, int] = {"industrial": 3, "political": 4, "martial": 8}
EXAMPLE_RETENTION_LIMIT = 4


def box_shown(box: Box) -> Answer:
    """Everything a box knows, the paths of what it doesn't, and notes on what differs from the rulebook."""
    return Answer("box show", box_data(box))


def box_checked(box: Box, file: str) -> Answer:
    """The same for a box file that was asked about."""
    return Answer("box check", {"file": file, **box_data(box)})


def box_data(box: Box) -> dict[str, Any]:
    """The data of both answers."""
    missing = unknown_numbers(box)
    return {
        "source": box.source,
        "made_up": box.is_made_up,
        "box": box_document(box),
        "tiers": {
            domain: [tier_at(box, domain, space).value for space in range(1, SPACES[domain] + 1)] for domain in DOMAINS
        },
        "unknown": missing,
        "notes": deviations(box),
    }


def unknown_numbers(box: Box) -> list[str]:
    """The paths of every number of the Player Boards and Units that a box doesn't know."""
    missing: list[str] = []
    for domain in DOMAINS:
        track = box.tracks[domain]
        for key, numbers in (("cost", track.cost), ("income", track.income), ("retention", track.retention)):
            missing += [f"{domain}.{key}.{space}" for space, number in enumerate(numbers, 1) if number is None]
        missing += [f"{domain}.tiers.{number}" for number, border in enumerate(track.tiers, 1) if border is None]
    return missing + [f"units.{unit}" for unit, number in box.units.items() if number is None]


def deviations(box: Box) -> list[str]:
    """Where a box says something else than the rulebook's Player Board Example, one sentence each."""
    printed = builtin_box()
    notes: list[str] = []
    for domain in DOMAINS:
        for key, ours, theirs in (
            ("cost", box.tracks[domain].cost, printed.tracks[domain].cost),
            ("income", box.tracks[domain].income, printed.tracks[domain].income),
        ):
            notes += [
                f"{domain}.{key}.{space} is {mine}; in the rulebook's Player Board Example it is {number}"
                for space, (mine, number) in enumerate(zip(ours, theirs, strict=True), 1)
                if mine is not None and number is not None and mine != number
            ]
        count = EXAMPLE_BUILT[domain]
        tier, expected = tier_at(box, domain, count).value, tier_at(printed, domain, count).value
        if tier is not None and tier != expected:
            notes.append(
                f"{count} {PLURAL[BASE_OF[domain]]} are Tier {tier}; in the rulebook's Player Board Example they are "
                f"Tier {expected}"
            )
    limit = retention_limit(box, EXAMPLE_BUILT).value
    if limit is not None and limit != EXAMPLE_RETENTION_LIMIT:
        built = ", ".join(f"{count} {PLURAL[BASE_OF[domain]]}" for domain, count in EXAMPLE_BUILT.items())
        notes.append(
            f"with {built} the Retention Limit is {limit}; in the rulebook's Player Board Example it is "
            f"{EXAMPLE_RETENTION_LIMIT}"
        )
    return notes
