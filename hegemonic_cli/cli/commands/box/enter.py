"""`hegemonic box enter`: a Player Board in eleven short lines, or Technology Cards one by one."""

from __future__ import annotations

from typing import Annotated

import typer

from hegemonic_cli.cli import output
from hegemonic_cli.cli.words import Invocation
from hegemonic_cli.kernel.violation import usage


def enter(
    context: typer.Context,
    technology: Annotated[
        bool, typer.Option("--technology", help="Technology Cards instead: name, type, Tier, cost, Powers, effect.")
    ] = False,
) -> None:
    """Type the numbers of your box from your Player Board, line by line.

    Eleven short lines: costs, incomes and Retention numbers of the three tracks, the Tiers, the Units. A - stands for a
    number you can't read. Every line is kept at once: leave at any of them, and come back for the rest.
    """
    from hegemonic_cli.cli.prompts.boxcards import ask_cards
    from hegemonic_cli.cli.prompts.boxlines import ask_lines, open_lines
    from hegemonic_cli.cli.prompts.conversation import Left, hold
    from hegemonic_cli.cli.prompts.desk import desk_of, scene_without_table
    from hegemonic_cli.cli.prompts.terminal import asker_of_this_terminal, may_ask

    if not may_ask(no_input=isinstance(context.obj, Invocation) and context.obj.no_input):
        raise usage(
            "box enter asks for one line after the other, and there is nobody to ask.",
            "Set single numbers, or whole lists: hegemonic box set political.cost 1 2 3 4 5 ? ? ? ?",
            "usage/missing",
        )
    scene = scene_without_table()
    lines = open_lines(scene.box)
    try:
        hold(
            lambda: ask_cards(scene) if technology else ask_lines(scene, lines),
            asker_of_this_terminal(),
            desk_of(scene),
        )
    except (Left, EOFError):
        output.tell("What was typed so far is kept.")
        raise typer.Exit(130) from None
    output.say("Kept. `hegemonic box show` says what your box knows now.")
