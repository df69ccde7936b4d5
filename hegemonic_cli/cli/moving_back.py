"""The options of undo and redo, written once, and which of them was meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.kernel.violation import usage

if TYPE_CHECKING:
    from hegemonic_cli.evening.reaching import Span

__all__ = ["JsonOption", "PhaseOption", "RoundOption", "ToOption", "TurnOption", "chosen"]

ToOption = Annotated[int | None, typer.Option("--to", metavar="N", min=1, help="Entry N stays, or comes back, last.")]
TurnOption = Annotated[bool, typer.Option("--turn", help="The whole turn.")]
PhaseOption = Annotated[bool, typer.Option("--phase", help="The whole phase.")]
RoundOption = Annotated[bool, typer.Option("--round", help="The whole round.")]


def chosen(command: str, to: int | None, *, turn: bool, phase: bool, round_: bool) -> tuple[int | None, Span | None]:
    """The entry or the span that was asked for; neither for a single step. Usage Problem where it was several."""
    named: list[Span] = []
    if turn:
        named.append("turn")
    if phase:
        named.append("phase")
    if round_:
        named.append("round")
    if len(named) + (to is not None) > 1:
        raise usage(f"{command}: --to, --turn, --phase and --round exclude one another.")
    return to, named[0] if named else None
