"""`hegemonic conflict ACTION ATTACKER TARGET`: a Conflict that was fought."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli.conflict_options import (
    ActionArgument,
    DefenderFactionOption,
    DefenderModifierOption,
    DefenderOutpostOption,
    DefenderTechnologyOption,
    DestroyGateOption,
    FactionOption,
    FromOption,
    ModifierOption,
    OutpostOption,
    PiecesArgument,
    RelocateOption,
    SupportOption,
    TechnologyOption,
    UnitsOption,
)
from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ExtraOption, ForceOption, PaidOption, record


def conflict(
    action: ActionArgument,
    pieces: PiecesArgument,
    moved_from: FromOption = None,
    faction: FactionOption = None,
    defender_faction: DefenderFactionOption = None,
    outpost: OutpostOption = None,
    defender_outpost: DefenderOutpostOption = None,
    support: SupportOption = None,
    technology: TechnologyOption = None,
    defender_technology: DefenderTechnologyOption = None,
    modifier: ModifierOption = 0,
    defender_modifier: DefenderModifierOption = 0,
    units: UnitsOption = 1,
    destroy_gate: DestroyGateOption = None,
    relocate: RelocateOption = None,
    outcome: Annotated[
        str | None,
        typer.Option("--outcome", metavar="attacker|defender|draw", help="Who won, in place of the cards' Powers."),
    ] = None,
    card: Annotated[
        str | None, typer.Option("--card", metavar="NAME", help="The Attacker's card; the box may know its Power.")
    ] = None,
    defender_card: Annotated[
        str | None, typer.Option("--defender-card", metavar="NAME", help="The Defender's card; likewise.")
    ] = None,
    swapped: Annotated[
        bool, typer.Option("--swapped", help="The Attacker discarded the card and drew another, now Inactive.")
    ] = False,
    defender_swapped: Annotated[
        bool, typer.Option("--defender-swapped", help="The Defender discarded the card and drew another, now Inactive.")
    ] = False,
    paid: PaidOption = None,
    extra: ExtraOption = False,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Record a Conflict that was fought: what it costs, who wins, what is lost and what comes in its place.

    With --from the Unit moves there first. Who won follows from both cards' Powers, or is said with --outcome.
    """
    record(
        "conflict",
        (action, *pieces),
        **{"from": moved_from},
        faction=faction,
        defender_faction=defender_faction,
        outpost=outpost,
        defender_outpost=defender_outpost,
        support=support,
        technology=technology,
        defender_technology=defender_technology,
        modifier=modifier or None,
        defender_modifier=defender_modifier or None,
        units=units if units > 1 else None,
        destroy_gate=destroy_gate,
        relocate=relocate,
        outcome=outcome,
        card=card,
        defender_card=defender_card,
        swapped=swapped,
        defender_swapped=defender_swapped,
        paid=paid,
        extra=extra,
        force=force,
        box=box,
        as_json=as_json,
    )
