"""The program: the table of commands, and the way from words on a command line to an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.main import get_command

from hegemonic_cli import __version__
from hegemonic_cli.cli import errors, output
from hegemonic_cli.cli.lazy import Commands, Sections, group
from hegemonic_cli.cli.words import Invocation

PROGRAM = "hegemonic"
COMPLETION_VARIABLE = "_HEGEMONIC_COMPLETE"  # set by the completion scripts: `:` and the word being typed

_HERE = "hegemonic_cli.cli.commands"
COMMANDS: Commands = {
    "now": (f"{_HERE}.now:now", "Say who does what next, and what is owed."),
    "status": (f"{_HERE}.status:status", "Show the round, the phase and every player's numbers."),
    "income": (f"{_HERE}.income:income", "Show income, tiers, next costs and Retention Limits."),
    "range": (f"{_HERE}.range:range", "List the Sectors in a player's Range, and where to build."),
    "moves": (f"{_HERE}.moves:moves", "List where an Agent or a Fleet may end its move, and the cost."),
    "targets": (f"{_HERE}.targets:targets", "List everything a player could attack, best margin first."),
    "score": (f"{_HERE}.score:score", "Score the boards as if the round ended now."),
    "final": (f"{_HERE}.final:final", "Show final scores and the winner."),
    "order": (f"{_HERE}.order:order", "Order the Action Cards that were played."),
    "arbiter": (f"{_HERE}.arbiter:arbiter", "Say who becomes the new Arbiter."),
    "map": (f"{_HERE}.map:map", "Draw the galaxy."),
    "position": (f"{_HERE}.position:position", "Print the live game's position."),
    "rulings": (f"{_HERE}.rulings:rulings", "List how the rulebook is read where it is silent."),
    "check": (f"{_HERE}.check:app", "Say whether the board allows something, and its cost."),
    "why": (f"{_HERE}.why:why", "Explain the last answer: rule, chapter, each step."),
    "audit": (f"{_HERE}.audit:audit", "List what should lie on the table, and what can't be."),
    "log": (f"{_HERE}.log:log", "List what was recorded."),
    "new": (f"{_HERE}.new:new", "Start a game."),
    "next": (f"{_HERE}.next_step:next_step", "Carry out what `now` says."),
    "done": (f"{_HERE}.done:done", "End a player's turn early."),
    "finish": (f"{_HERE}.finish:finish", "End the game."),
    "reopen": (f"{_HERE}.reopen:reopen", "Open a finished game again."),
    "collect": (f"{_HERE}.collect:collect", "Pay all incomes."),
    "explore": (f"{_HERE}.explore:explore", "Record a whole exploration turn."),
    "flip": (f"{_HERE}.flip:flip", "Flip a Sector Tile into the pool."),
    "place": (f"{_HERE}.place:place", "Place a Sector Tile."),
    "draw": (f"{_HERE}.draw:draw", "Draw a Technology Card."),
    "discard": (f"{_HERE}.discard:discard", "Discard a Technology Card."),
    "advance": (f"{_HERE}.advance:advance", "Advance a Technology."),
    "cards": (f"{_HERE}.cards:cards", "Record the Action Cards played."),
    "build": (f"{_HERE}.build:build", "Record a BUILD action."),
    "move": (f"{_HERE}.move:move", "Move an Agent or a Fleet."),
    "conflict": (f"{_HERE}.conflict:conflict", "Record a Conflict."),
    "basic": (f"{_HERE}.basic:basic", "Record a BASIC action."),
    "capitalize": (f"{_HERE}.capitalize:capitalize", "Record a CAPITALIZE action."),
    "survey": (f"{_HERE}.survey:survey", "Record a SURVEY action."),
    "research": (f"{_HERE}.research:research", "Record a RESEARCH action."),
    "give": (f"{_HERE}.give:give", "Give CAPs to another player."),
    "pay": (f"{_HERE}.give:give", "Give CAPs to another player (the same as give)."),
    "caps": (f"{_HERE}.caps:caps", "Set or change CAPs."),
    "vp": (f"{_HERE}.vp:vp", "Set or change victory points."),
    "leader": (f"{_HERE}.leader:leader", "Use a Leader Card."),
    "leave": (f"{_HERE}.leave:leave", "Take a player out of the game."),
    "note": (f"{_HERE}.note:note", "Write a note into the log."),
    "tally": (f"{_HERE}.tally:tally", "Type a board's Power where the map isn't tracked."),
    "set": (f"{_HERE}.setting:setting", "Make the program agree with the table."),
    "undo": (f"{_HERE}.undo:undo", "Take the last entry back."),
    "redo": (f"{_HERE}.redo:redo", "Bring back what undo took."),
    "correct": (f"{_HERE}.correct:correct", "Replace, drop or insert an entry of the past."),
    "games": (f"{_HERE}.games:app", "List, show, switch, rename or delete games."),
    "export": (f"{_HERE}.export:export", "Write a game out."),
    "import": (f"{_HERE}.importing:importing", "Read a game in."),
    "box": (f"{_HERE}.box:app", "Show, set or check the numbers of your box."),
    "quick": (f"{_HERE}.quick:app", "Conflict, score or income from typed numbers alone."),
    "demo": (f"{_HERE}.demo:demo", "Show what this program does, with nothing set up."),
    "rules": (f"{_HERE}.rules:rules", "Look a rule up."),
    "completion": (f"{_HERE}.completion:completion", "Print the completion script of a shell."),
}

WIDEST_HELP, MARGIN = 100, 2  # cells that help fills at most, and leaves free on the right
ABOUT = "A table-side companion for the board game Hegemonic."

SECTIONS: Sections = {
    "now": "To ask, of the live game or -p FILE",
    "new": "To record",
    "undo": "To change the past",
    "games": "Games, files, your box",
    "quick": "Without a game",
}

app = group(COMMANDS, ABOUT, SECTIONS)


@app.callback(invoke_without_command=True, no_args_is_help=False)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    no_input: Annotated[
        bool, typer.Option("--no-input", help="Ask for nothing: name what is missing instead. Any command takes it.")
    ] = False,
) -> None:
    """A table-side companion for the board game Hegemonic."""
    if version:
        output.say(f"{PROGRAM} {__version__}")
        raise typer.Exit(errors.DONE)
    if isinstance(context.obj, Invocation):
        context.obj.no_input = no_input
    if context.invoked_subcommand is None:
        from hegemonic_cli.cli.prompts.terminal import may_ask

        if may_ask(no_input=no_input):
            from hegemonic_cli.cli.screen import open_screen

            open_screen(main)
        else:
            from hegemonic_cli.cli.greeting import greet

            greet()


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line; the exit code.

    0 done or legal, 1 a bug, 2 wrong usage, 3 the board forbids it, 4 a file can't be read, 5 a number isn't known,
    130 the person stopped.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    invocation = Invocation()

    def run() -> None:
        command = get_command(app)
        if COMPLETION_VARIABLE in os.environ:
            from hegemonic_cli.cli.completing import complete

            complete(command, words, os.environ[COMPLETION_VARIABLE], PROGRAM)
            return
        help_width = min(output.width(), WIDEST_HELP) - MARGIN
        with command.make_context(PROGRAM, words, obj=invocation, terminal_width=help_width) as context:
            command.invoke(context)

    code = errors.guarded(run, invocation, as_json="--json" in words)
    for following in invocation.then:
        if code == errors.DONE:
            code = main(following)
    return code
