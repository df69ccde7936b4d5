"""Boards drawn as text, so that a test shows the galaxy it speaks of.

    A1  A2  A3
      A4  A5

Each hex is four letters wide and each row is shifted by half a hex against the one above, as hexes with a corner on top
lie: the two below a hex stand half a hex to its left and to its right. `..` is no hex at all, `()` the Center.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hegemonic_cli.games.hegemonic.position import read_position
from hegemonic_cli.games.hegemonic.table import Table

WIDTH = 4


def boards(picture: str) -> dict[str, Any]:
    """The `boards` of a position file that a picture shows; rows are told apart by their line."""
    rows = [row for row in picture.splitlines() if row.strip()]
    margin = len(rows[0]) - len(rows[0].lstrip())
    found: dict[str, dict[int, list[int]]] = {}
    center = None
    for r, row in enumerate(rows):
        at = 0
        for word in row.split():
            at = row.index(word, at)
            doubled = at - margin - r * (WIDTH // 2)
            q, rest = divmod(doubled, WIDTH)
            assert rest == 0, f"{word} in {row!r} is not above or below the gap between two hexes"
            at += len(word)
            if word == "()":
                center = [q, r]
            elif word != "..":
                found.setdefault(word[0], {})[int(word[1:])] = [q, r]
    for name, hexes in found.items():
        assert sorted(hexes) == list(range(1, len(hexes) + 1)), f"board {name} must have {name}1 to {name}{len(hexes)}"
    drawn: dict[str, Any] = {
        name: {"sectors": [hexes[number] for number in range(1, len(hexes) + 1)]} for name, hexes in found.items()
    }
    if center is not None:
        drawn["X"]["center"] = center
    return drawn


def table(picture: str, players: str | list[dict[str, Any]] = "red blue", **document: Any) -> Table:
    """The table of a position with these boards; `players` are colors or the entries of a position file.

    `pieces={"A1": {"red": "C E"}}`, `tiles`, `gates`, `rulings`, `phase` and the rest as in a position file.
    """
    seats = [{"color": color} for color in players.split()] if isinstance(players, str) else players
    return read_position(position(picture, seats, document))


def position(picture: str, players: list[dict[str, Any]], document: Mapping[str, Any]) -> dict[str, Any]:
    """The position document that `table` reads."""
    return {"format": "hegemonic-position/1", "players": players, "boards": boards(picture), **document}
