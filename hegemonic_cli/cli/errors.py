"""The one error boundary: whatever ends a command early becomes a sentence for a person and an exit code.

A `Problem` is something the person can mend, Typer's usage errors are words that don't fit, and anything else is a bug
of ours, said in one sentence. Nobody sees a traceback unless they ask for one with `HEGEMONIC_DEBUG`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import typer
from typer.core import TyperCommand
from typer.models import Context

from hegemonic_cli.cli import output
from hegemonic_cli.cli.lazy import Invocation
from hegemonic_cli.kernel.violation import Kind, Problem

DONE, BUG, USAGE, STOPPED = 0, 1, 2, 130
EXIT_CODES: dict[Kind, int] = {"usage": USAGE, "illegal": 3, "unreadable": 4, "unknown": 5}
DEBUG_VARIABLE = "HEGEMONIC_DEBUG"


def guarded(run: Callable[[], None], invocation: Invocation, *, as_json: bool) -> int:
    """Run a command; its exit code, with everything that went wrong said on the way.

    With `as_json` a Problem that isn't about usage is printed as the JSON object on standard output.
    """
    try:
        run()
        output.flush()
    except typer.Exit as end:
        return _flushed(end.exit_code)
    except SystemExit as end:
        return _flushed(end.code if isinstance(end.code, int) else USAGE if end.code else DONE)
    except Problem as problem:
        _tell_problem(problem, invocation.command if as_json else None)
        return _flushed(EXIT_CODES[problem.kind])
    except typer.TyperException as error:
        _tell_usage(error)
        return USAGE
    except (KeyboardInterrupt, EOFError, typer.Abort):
        output.tell("")
        return STOPPED
    except BrokenPipeError:
        _drop_all()
    except OSError as error:
        if os.environ.get(DEBUG_VARIABLE):
            raise
        _drop_all()
        output.tell(f"The system refused: {error.strerror or error}{f': {error.filename}' if error.filename else ''}.")
        return EXIT_CODES["unreadable"]
    except Exception as error:
        if os.environ.get(DEBUG_VARIABLE):
            raise
        _tell_bug(error)
        return BUG
    return DONE


def _flushed(code: int) -> int:
    try:
        output.flush()
    except OSError as error:
        _drop_all()
        output.tell(f"The answer couldn't be written: {error.strerror or error}.")
        return EXIT_CODES["unreadable"]
    return code


def _drop_all() -> None:
    if sys.stdout is not None:
        output.drop(sys.stdout)


def _tell_problem(problem: Problem, command: str | None) -> None:
    if command is not None and problem.kind != "usage":
        output.say_json(
            {
                "schema": 1,
                "command": command,
                "status": "illegal" if problem.kind == "illegal" else "error",
                "data": {"hint": problem.hint} if problem.hint else {},
                "problems": [violation._asdict() for violation in problem.violations],
                "rulings": [],
            }
        )
        return
    for violation in problem.violations:
        output.tell(f"{violation.message} ({violation.rule})" if violation.rule else violation.message)
    if problem.hint:
        output.tell(problem.hint)


def _tell_usage(error: typer.TyperException) -> None:
    context: Context | None = getattr(error, "ctx", None)
    message = _said(error, context)
    if context is None or type(error).__name__ == "NoArgsIsHelpError":  # whose message is the whole help
        output.tell(message)
        return
    output.tell(message, context.get_usage(), f"Try {context.command_path} --help.")


def _said(error: typer.TyperException, context: Context | None) -> str:
    """The message; where arguments are missing, all of them, for Typer names only the first."""
    parameter = getattr(error, "param", None)
    if context is None or type(error).__name__ != "MissingParameter" or parameter is None:
        return error.format_message()
    command = context.command
    assert isinstance(command, TyperCommand)
    later = command.params[command.params.index(parameter) :]
    missing = [each for each in later if each.required and context.params.get(each.name or "") is None]
    names = [each.make_metavar(context) if each.param_type_name == "argument" else each.opts[0] for each in missing]
    return f"Missing: {', '.join(names)}."


def _tell_bug(error: Exception) -> None:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" in {os.path.basename(trace.tb_frame.f_code.co_filename)}, line {trace.tb_lineno}" if trace else ""
    output.tell(
        f"This is a bug in hegemonic: {type(error).__name__}{place}: {error}",
        f"Nothing you typed should do this. {DEBUG_VARIABLE}=1 shows more of it.",
    )
