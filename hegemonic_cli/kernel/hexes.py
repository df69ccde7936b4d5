"""Axial hexes: neighbours, distance, rotation. A hex is `(q, r)`; the third cube coordinate is `-q - r`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Hex(NamedTuple):
    """A hex in axial coordinates."""

    q: int
    r: int


DIRECTIONS: tuple[Hex, ...] = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))


def neighbours(at: Hex) -> Iterator[Hex]:
    """The six hexes that share an edge with `at`."""
    q, r = at
    for dq, dr in DIRECTIONS:
        yield Hex(q + dq, r + dr)


def distance(one: Hex, other: Hex) -> int:
    """How many steps lie between two hexes on an endless plane, in hexes."""
    dq, dr = one.q - other.q, one.r - other.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def disc(centre: Hex, radius: int) -> Iterator[Hex]:
    """Every hex at most `radius` steps from `centre`, row by row."""
    for dr in range(-radius, radius + 1):
        for dq in range(max(-radius, -radius - dr), min(radius, radius - dr) + 1):
            yield Hex(centre.q + dq, centre.r + dr)


def rotated(at: Hex, sixths: int) -> Hex:
    """`at` turned clockwise about (0, 0) by so many sixths of a full turn."""
    q, r = at
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return Hex(q, r)
