"""`range`: which Sectors lie within a player's Range of one type, and where they could build.

Rulebook: Range, BUILD Actions.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.report import Answer, Reason, not_tracked
from hegemonic_cli.games.hegemonic.rules.building import buildable
from hegemonic_cli.games.hegemonic.rules.reach import Reach
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, UNIT_OF, Color, Domain, counted
from hegemonic_cli.kernel.violation import Problem

CHAPTER = "Range"


def in_range(table: Table, color: Color, domain: Domain) -> Answer:
    """The Sectors within a player's Range, and those with a free Location; Problem (unknown) without a map."""
    if not table.is_map_tracked:
        raise Problem(
            "unknown", not_tracked("the map isn't tracked", "Range needs to know where Bases and Units stand")
        )
    reach = Reach(table)
    return Answer(
        "range",
        {
            "player": color,
            "type": domain,
            "in_range": reach.in_range(color, domain),
            "buildable": buildable(reach, color, domain),
        },
        reasons=tuple(_reasons(reach, color, domain)),
    )


def _reasons(reach: Reach, color: Color, domain: Domain) -> list[Reason]:
    reasons = []
    for sector, radius in sorted(reach.sources(color, domain), key=lambda source: reach.order[source[0]]):
        pieces = reach.table.at(sector, color)
        base = BASE_OF[domain]
        piece = base if pieces.count(base) else UNIT_OF[domain]
        near = sorted(reach.distances.within(sector, radius), key=reach.order.__getitem__)
        reasons.append(
            Reason(
                f"{counted(pieces.count(piece), piece)} in {sector}, Range {radius}: {' '.join(near)}.",
                CHAPTER,
            )
        )
    return reasons
