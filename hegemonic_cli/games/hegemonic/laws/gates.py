"""Where the halves of a Gate can stand.

Rulebook: Quantum Gates.
"""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Violation


def gate_laws(table: Table) -> Iterator[Violation]:
    """Whether every Gate joins two Sectors with an Industrial Location."""
    for number, gate in enumerate(table.gates, 1):
        place = f"gates.{number}.ends"
        if gate.ends[0] == gate.ends[1]:
            yield Violation(
                "gates/same-sector",
                f"{place}: both halves stand in {gate.ends[0]}, a Gate joins two Sectors",
                "Quantum Gates",
            )
        for sector in dict.fromkeys(gate.ends):
            tile = table.tiles.get(sector)
            if tile is not None and not tile.industrial:
                yield Violation(
                    "gates/location",
                    f"{place}: the tile in {sector} has no Industrial Location, a Gate half needs one in its Sector",
                    "Quantum Gates",
                )
