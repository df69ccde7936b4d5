"""What a box that knows some tiers says about the other spaces: tiers rise from left to right.

Rulebook: 6 Player Boards.
"""

from __future__ import annotations

import pytest

from hegemonic_cli.games.hegemonic.box import Box, Track, unknown_track
from hegemonic_cli.games.hegemonic.boxfile import builtin_box, sample_box
from hegemonic_cli.games.hegemonic.rules.tracks import tier_at, tier_bounds


def box(second: int | None = None, third: int | None = None, tier_at: dict[int, int] | None = None) -> Box:
    blank = unknown_track("industrial")
    return Box({"industrial": Track(blank.cost, blank.income, blank.retention, (second, third), tier_at or {})})


@pytest.mark.parametrize(
    ("known", "count", "bounds"),
    [
        (box(), 0, (1, 1)),
        (box(), 1, (1, 3)),
        (box(5, 11), 4, (1, 1)),
        (box(5, 11), 5, (2, 2)),
        (box(5, 11), 11, (3, 3)),
        (box(5), 4, (1, 1)),
        (box(5), 5, (2, 3)),
        (box(None, 11), 10, (1, 2)),
        (box(None, 11), 11, (3, 3)),
        (box(tier_at={4: 2}), 3, (1, 2)),
        (box(tier_at={4: 2}), 5, (2, 3)),
        (box(tier_at={3: 1, 8: 3}), 2, (1, 1)),
        (box(tier_at={3: 1, 8: 3}), 9, (3, 3)),
    ],
)
def test_known_spaces_bound_the_others(known: Box, count: int, bounds: tuple[int, int]) -> None:
    assert tier_bounds(known, "industrial", count) == bounds


def test_what_would_have_to_be_known_is_named() -> None:
    assert tier_at(box(), "industrial", 4).unknown == ("industrial.tiers.1", "industrial.tiers.2")
    assert tier_at(box(5), "industrial", 6).unknown == ("industrial.tiers.2",)
    assert tier_at(builtin_box(), "industrial", 2).value == 1
    assert tier_at(builtin_box(), "political", 4).value == 2
    assert tier_at(sample_box(), "martial", 9).value == 3
