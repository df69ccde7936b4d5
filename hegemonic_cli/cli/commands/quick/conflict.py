"""`hegemonic quick conflict`: who wins, from both sides' Powers as counted."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.conflict_options import (
    DefenderModifierOption,
    DefenderTechnologyOption,
    ModifierOption,
    TechnologyOption,
)
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.lending import parse_lent
from hegemonic_cli.games.hegemonic.notation.pairs import parse_terms
from hegemonic_cli.games.hegemonic.reports.quick import EVERY_COLOR
from hegemonic_cli.games.hegemonic.reports.quickconflict import CountedSide, quick_conflict
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.quickconflict import lines


def conflict(
    attacker: Annotated[str, typer.Argument(metavar="ATTACKER", help="The Attacker's Power as counted: 3+4.")],
    defender: Annotated[str, typer.Argument(metavar="DEFENDER", help="The Defender's Power as counted: 2+2+1.")],
    support: Annotated[
        list[str] | None,
        typer.Option("--support", metavar="SIDE+N", help="Power lent: attacker+2, defender+1; repeatable."),
    ] = None,
    technology: TechnologyOption = None,
    defender_technology: DefenderTechnologyOption = None,
    modifier: ModifierOption = 0,
    defender_modifier: DefenderModifierOption = 0,
    as_json: JsonOption = False,
) -> None:
    """Say who wins, from both sides' Powers as counted."""
    lent = [parse_lent(part) for word in support or () for part in word.split(",")]
    helped = {side: tuple(power for name, power in lent if name == side) for side in ("attacker", "defender")}
    answer = quick_conflict(
        CountedSide(parse_terms(attacker, "Power"), modifier, helped["attacker"], technology),
        CountedSide(parse_terms(defender, "Power"), defender_modifier, helped["defender"], defender_technology),
    )
    emit(answer, lines, Asked(EVERY_COLOR, Box(), output.width()), as_json=as_json)
