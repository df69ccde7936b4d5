"""The asker of a real terminal (questionary), and which asker this run may use, if any."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, TextIO

from hegemonic_cli.cli import output
from hegemonic_cli.cli.prompts.conversation import Asker
from hegemonic_cli.cli.prompts.lineasker import SPECIAL, LineAsker, understood
from hegemonic_cli.cli.prompts.question import BACK, EXPLAIN, FORCE, MAP, NOTHING, Choice, Question, narrowed
from hegemonic_cli.views.layout import wrap

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer
    from prompt_toolkit.styles import Style

MARGIN = 3  # cells before each choice of a list


def may_ask(*, no_input: bool = False) -> bool:
    """Whether somebody sits at a terminal who may be asked.

    Questionary doesn't check, and on a pipe takes the first choice.
    """
    if no_input or os.environ.get("CI") == "true":
        return False
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def is_dumb() -> bool:
    """Whether the terminal can't move its cursor."""
    return os.environ.get("TERM", "") in ("dumb", "unknown")


def asker_of_this_terminal() -> Asker:
    """Lists and completion where the terminal can draw them, plain lines where it can't."""
    return LineAsker(read_plain_line, write_plain_line) if is_dumb() else TerminalAsker()


def write_plain_line(line: str) -> None:
    """One line, wrapped, where the questions go: to the terminal, never into a file that takes the answer."""
    stream = _question_stream()
    for part in wrap(line, output.width()):
        output.put(f"{part}\n", stream)


def read_plain_line(prompt: str) -> str:
    """One typed line without its end; EOFError at the end of input."""
    stream = _question_stream()
    output.put("\n".join(wrap(prompt, output.width() - 1)) + " ", stream)
    line = sys.stdin.buffer.readline()
    if not line:
        output.put("\n", stream)
        raise EOFError
    encoding = sys.stdin.encoding or "utf-8"
    if encoding.lower().replace("-", "") in ("ascii", "usascii", "ansi_x3.41968"):
        encoding = "utf-8"  # what a terminal really sends, whatever PYTHONIOENCODING says of the output
    return line.decode(encoding, "replace").rstrip("\r\n")


def readable(text: str) -> str:
    """What was typed, where standard input is read as ASCII and other letters came as surrogates."""
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def output_for_questions() -> AbstractContextManager[Any]:
    """Questions go to standard error where standard output is a file."""
    if sys.stdout is not None and sys.stdout.isatty():
        return nullcontext()
    from prompt_toolkit.application import create_app_session
    from prompt_toolkit.output import create_output

    return create_app_session(output=create_output(stdout=sys.stderr))


class TerminalAsker:
    """Lists that narrow as one types, and lines that complete."""

    def tell(self, lines: Sequence[str]) -> None:
        """Show lines between questions."""
        for line in lines:
            write_plain_line(line)

    def show(self, lines: Sequence[str], question: Question) -> None:
        """Show what was asked for, and wait where the list that follows would push it off the screen."""
        self.tell(lines)
        if len(lines) + _height(question) > get_terminal_size().lines:
            with suppress(KeyboardInterrupt):
                read_plain_line("(Enter goes on) ")

    def ask(self, question: Question, *, forcing: bool = False) -> str:
        """One answer that `question` allows, or one of `< ? # !`."""
        is_line = question.is_free or not question.choices
        with output_for_questions():
            if is_line and not forcing:
                return self._line(question)
            return self._list(question, forcing)

    def _list(self, question: Question, forcing: bool) -> str:
        from hegemonic_cli.cli.prompts.listing import listing

        shown = question
        if question.is_optional and not forcing:
            shown = question._replace(choices=(*question.choices, Choice(NOTHING, "(none)")))
        answered: str = listing(shown, forcing=forcing, foot=_foot(question, forcing), style=_style()).unsafe_ask()
        return answered

    def _line(self, question: Question) -> str:
        from prompt_toolkit.history import InMemoryHistory

        from hegemonic_cli.cli.prompts.linequestion import line_question

        tried = InMemoryHistory()  # the arrow up brings a mistaken answer back
        usual = f" [{question.default}]" if question.default is not None else ""
        while True:
            said = line_question(
                f"{question.text}{usual}",
                style=_style(),
                completer=completer(lambda: question.legal) if question.choices else None,
                history=tried,
            ).unsafe_ask()
            typed = readable(str(said)).strip()
            if typed in SPECIAL:
                return typed
            answer, fault = understood(question, question.legal, typed)
            if answer is not None:
                return answer
            self.tell([fault])


def completer(choices: Callable[[], Iterable[Choice]]) -> Completer:
    """Completes a line by any part of a choice's name."""
    from prompt_toolkit.completion import Completer, Completion

    class ByAnyPart(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Iterable[Completion]:
            text = document.text_before_cursor
            for choice in narrowed(list(choices()), text):
                yield Completion(choice.value, -len(text), display=choice.title)

    return ByAnyPart()


def _foot(question: Question, forcing: bool) -> str:
    parts = ["type to narrow", f"{BACK} or Ctrl-C back", f"{EXPLAIN} rule"]
    if question.kind == "sector":
        parts.append(f"{MAP} map")
    if question.is_forceable and not forcing:
        parts.append(f"{FORCE} force")
    if forcing:
        parts.insert(0, "against the board")
    return "(" + ", ".join(parts) + ")"


def _height(question: Question) -> int:
    """How many lines a question takes, its list and its foot included."""
    width = output.width()
    asked = len(wrap(f"? {question.text}", width))
    if question.is_free or not question.choices:
        return asked + 1  # for what is typed
    titles = (f"{choice.title} ({choice.refused})" if choice.refused else choice.title for choice in question.choices)
    return asked + sum(len(wrap(title, width - MARGIN)) for title in titles) + len(wrap(_foot(question, False), width))


def _style() -> Style:
    from questionary import Style

    return Style([("disabled", "fg:ansibrightblack"), ("highlighted", "bold"), ("answer", "fg:ansicyan bold")])


def _question_stream() -> TextIO:
    return sys.stdout if sys.stdout is not None and sys.stdout.isatty() else sys.stderr
