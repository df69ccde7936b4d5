"""The one error boundary: whatever ends a command early becomes a sentence for a person and an exit code.

A `Problem` is something the person can mend, Typer's usage errors are words that don't fit, and anything else is a bug
of ours, said in one sentence. Nobody sees a traceback unless they ask for one with `HEGEMONIC_DEBUG`.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable

import typer
from typer.models import Context

from hegemonic_cli.cli import output
from hegemonic_cli.cli.words import Invocation
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
    return _flushed(DONE)


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
    sentences = (f"{each.message} ({each.rule})" if each.rule else each.message for each in problem.violations)
    for sentence in dict.fromkeys(sentences):  # equal steps are refused in equal words
        _tell(sentence)
    if problem.hint:
        _tell(problem.hint)


def _tell(sentence: str) -> None:
    """One sentence: on a terminal broken between words, elsewhere one line, so that it can be searched."""
    sentence = output.reworded(sentence)
    if sys.stderr is None or not sys.stderr.isatty():
        output.tell(sentence)
        return
    from hegemonic_cli.views.layout import wrap

    output.tell(*wrap(sentence, output.width()))


def _tell_usage(error: typer.TyperException) -> None:
    context: Context | None = getattr(error, "ctx", None)
    if context is None or type(error).__name__ == "NoArgsIsHelpError":  # whose message is the whole help
        output.tell(in_our_words(error, context))
        return
    _tell(in_our_words(error, context))
    output.tell(*(line.rstrip() for line in context.get_usage().splitlines()), f"Try {context.command_path} --help.")


def in_our_words(error: typer.TyperException, context: Context | None) -> str:
    """Typer's message, said more plainly where it speaks of types and arguments."""
    said = error.format_message()
    if found := re.search(r"'(?P<option>--[^']*)': '(?P<value>.*)' is not a valid int", said):
        return f"{found['option']} takes a whole number, not {found['value']!r}."
    if found := re.search(r"'(?P<option>--[^']*)': (?P<value>\S+) is not in the range (?P<range>\S+)\.", said):
        return f"{found['option']} takes a whole number{_range(found['range'])}, not {found['value']}."
    if found := re.match(r"Missing argument '(?P<name>.*)'", said):
        return f"Missing: {found['name'].rstrip('.').upper()}."
    if found := re.match(r"Got unexpected extra argument\S* \((?P<words>.*)\)", said):
        return f"Too many words: {found['words']}."
    if found := re.match(r"No such option: (?P<option>\S+)(?: \(Possible options: (?P<near>.*)\))?", said):
        path = context.command_path if context else ""
        name = path.partition(" ")[2] or path
        said = f"{name} has no option {found['option']}." if name else f"There is no option {found['option']}."
        return said + (f" Did you mean {found['near']}?" if found["near"] else "")
    if found := re.match(r"Option '(?P<option>.*)' requires an argument", said):
        return f"{found['option']} takes a value behind it."
    return said


def _range(allowed: str) -> str:
    """`x>=1` and `0<=x<=5` in words."""
    low, high = re.search(r"x>=(\d+)|(\d+)<=x", allowed), re.search(r"x<=(\d+)", allowed)
    if low and high:
        return f" from {low[1] or low[2]} to {high[1]}"
    return f", {low[1] or low[2]} or more" if low else ""


def _tell_bug(error: Exception) -> None:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" in {os.path.basename(trace.tb_frame.f_code.co_filename)}, line {trace.tb_lineno}" if trace else ""
    output.tell(
        f"This is a bug in hegemonic: {type(error).__name__}{place}: {error}",
        f"Nothing you typed should do this. {DEBUG_VARIABLE}=1 shows more of it.",
    )
