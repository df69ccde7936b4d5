"""The keys, words and limits of a position file, in one place for the reader, the writer and the schema.

Rulebook: Component Summary.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.vocabulary import Piece

FORMAT = "hegemonic-position/1"

# A typed count where the map isn't tracked: `built = { complexes = 3, … }`.
BUILT: dict[str, Piece] = {
    "complexes": "complex",
    "embassies": "embassy",
    "outposts": "outpost",
    "gates": "gate",
    "agents": "agent",
    "fleets": "fleet",
}
