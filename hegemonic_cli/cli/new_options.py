"""The options of `new`, written once."""

from __future__ import annotations

from typing import Annotated

import typer

Many = list[str] | None

NameOption = Annotated[str | None, typer.Option("--name", metavar="NAME", help="The game's name; else the date.")]
FromOption = Annotated[
    str | None, typer.Option("--from", metavar="POSITION", help="Start from a position file; - from standard input.")
]
LikeOption = Annotated[
    str | None, typer.Option("--like", metavar="GAME", help="Players, rules and galaxy of another game.")
]
LateOption = Annotated[
    int | None,
    typer.Option("--late", metavar="ROUND", min=1, help="Begin in that round, with --caps, --vp, --built as typed."),
]
PhaseOption = Annotated[
    str | None, typer.Option("--phase", metavar="PHASE", help="With --late: the phase; collection without it.")
]
PlayerOption = Annotated[
    Many,
    typer.Option("--player", metavar="COLOR=NAME", help="A player, clockwise; repeatable. The name may be left out."),
]
PlayersOption = Annotated[
    int | None, typer.Option("--players", metavar="N", min=2, max=6, help="So many players without names.")
]
HouseOption = Annotated[Many, typer.Option("--house", metavar="COLOR=HOUSE", help="A player's House; repeatable.")]
ArbiterOption = Annotated[str | None, typer.Option("--arbiter", metavar="COLOR", help="Who begins as the Arbiter.")]
VariantOption = Annotated[
    Many,
    typer.Option(
        "--variant",
        metavar="VARIANT",
        help="learning-game leaders technology-draft multiple-discard-piles longer-game wild-home-embassies.",
    ),
]
RulingOption = Annotated[
    Many,
    typer.Option("--ruling", metavar="ID=VALUE", help="How the rulebook is read, see `hegemonic rulings`; repeatable."),
]
TrackOption = Annotated[
    str | None,
    typer.Option("--track", metavar="caps|tracks|map", help="CAPs and VPs; the three tracks too; or the whole map."),
]
RotateOption = Annotated[
    int, typer.Option("--rotate", metavar="0-5", min=0, max=5, help="Turn the galaxy to lie as on the table.")
]
BoardOption = Annotated[
    Many,
    typer.Option(
        "--board",
        metavar="HEXES",
        help='A Galaxy Board laid by hand, "2,-1 2,-2 3,-1 3,-2 3,-3"; repeatable, in order.',
    ),
]
HomeOption = Annotated[
    Many, typer.Option("--home", metavar="'SECTOR COLOR TILE'", help='A Home Sector: "A1 red i1 e m1"; repeatable.')
]
TileOption = Annotated[
    Many, typer.Option("--tile", metavar="'SECTOR TILE'", help='A first Sector Tile: "A2 i3"; repeatable.')
]
PoolOption = Annotated[Many, typer.Option("--pool", metavar="TILE", help="A tile of the Sector Pool; repeatable.")]
StackOption = Annotated[
    int | None, typer.Option("--stack", metavar="N", min=0, help="Sector Tiles left in the draw stack.")
]
CapsOption = Annotated[Many, typer.Option("--caps", metavar="COLOR=N", help="With --late: CAPs held; repeatable.")]
VpOption = Annotated[Many, typer.Option("--vp", metavar="COLOR=N", help="With --late: victory points; repeatable.")]
BuiltOption = Annotated[
    Many,
    typer.Option(
        "--built",
        metavar="COLOR=N/N/N",
        help="With --late: Complexes/Embassies/Outposts in play, then Agents/Fleets/Gates; repeatable.",
    ),
]
