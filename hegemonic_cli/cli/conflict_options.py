"""The options of a Conflict, written once: `check conflict` and `conflict` take the same words."""

from __future__ import annotations

from typing import Annotated

import typer

ActionArgument = Annotated[
    str,
    typer.Argument(
        metavar="ACTION", help="liquidate sabotage raze merger infiltrate strike corrupt annex invade, or a beginning."
    ),
]
PiecesArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="ATTACKER TARGET",
        help="ATTACKER like red@B2, where it attacks from after any move; TARGET like blue:embassy@A3.",
    ),
]
FromOption = Annotated[
    str | None, typer.Option("--from", metavar="SECTOR", help="Where the Unit stood before it moved.")
]
FactionOption = Annotated[
    str | None, typer.Option("--faction", metavar="F", help="The Faction that backs attacking Agents, or none.")
]
DefenderFactionOption = Annotated[
    str | None,
    typer.Option("--defender-faction", metavar="F", help="The Faction that backs defending Agents, or none."),
]
OutpostOption = Annotated[
    str | None, typer.Option("--outpost", metavar="S", help="The Outpost that backs attacking Fleets, or none.")
]
DefenderOutpostOption = Annotated[
    str | None,
    typer.Option("--defender-outpost", metavar="S", help="The Outpost that backs defending Fleets, or none."),
]
SupportOption = Annotated[
    list[str] | None,
    typer.Option(
        "--support",
        metavar="PLAYER:SIDE[:FACTION][=N]",
        help="Who lends Power to attacker or defender; repeatable. Without N all that matches.",
    ),
]
TechnologyOption = Annotated[
    int | None, typer.Option("--technology", metavar="N", min=0, help="Power of the Attacker's card; 0 without one.")
]
DefenderTechnologyOption = Annotated[
    int | None,
    typer.Option("--defender-technology", metavar="N", min=0, help="Power of the Defender's card; 0 without one."),
]
ModifierOption = Annotated[
    int, typer.Option("--modifier", metavar="N", help="What else adds to the Attacker, may be negative.")
]
DefenderModifierOption = Annotated[
    int, typer.Option("--defender-modifier", metavar="N", help="What else adds to the Defender, may be negative.")
]
UnitsOption = Annotated[
    int, typer.Option("--units", metavar="N", min=1, help="How many Agents or Fleets attack together.")
]
DestroyGateOption = Annotated[
    list[str] | None,
    typer.Option(
        "--destroy-gate", metavar="B3+D1", help="A Gate of the losing side that the winner destroys; repeatable."
    ),
]
RelocateOption = Annotated[
    list[str] | None,
    typer.Option(
        "--relocate",
        metavar="complex@A2",
        help="A Base that the Attacker moves to a Location won, none being left to place; repeatable.",
    ),
]
