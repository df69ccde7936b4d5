"""How the words behind a command are read, beyond what Typer does: numbers with a minus, a force without a reason,
what is missing."""

from __future__ import annotations

from typing import Any

import typer
from typer._click.core import Context
from typer._click.formatting import HelpFormatter
from typer.core import TyperCommand

from hegemonic_cli.cli.needs import CONFIRMED, MENDED_BY_ANSWERS, NEEDED, ONE_OF
from hegemonic_cli.kernel.violation import Problem

NO_INPUT = "--no-input"
TYPED = "hegemonic.words"  # where a context keeps the words of its command
FORCE = "--force"
# Commands whose words hold another command's, with its options.
TAKES_COMMANDS = frozenset({"correct"})


class Invocation:
    """One run of the program: the command it turned out to be, `check conflict`; a context's `obj`."""

    __slots__ = ("command", "no_input", "then")

    def __init__(self) -> None:
        self.command = ""
        self.no_input = False  # `--no-input`: nobody is asked for what is missing
        self.then: tuple[tuple[str, ...], ...] = ()  # commands that prompts made the person enter along with this one


class NarrowHelp(HelpFormatter):
    """Help whose first column never takes more than a third of a narrow terminal."""

    def write_dl(self, rows: Any, col_max: int = 30, col_spacing: int = 2) -> None:
        """A list of words and what they mean, in two columns."""
        super().write_dl(rows, min(col_max, self.width // 3), col_spacing)


class HelpContext(Context):
    """A context whose help is written so."""

    formatter_class = NarrowHelp


class WordsCommand(TyperCommand):
    """A command to which `-3` is a number, not an option, and whose missing words are asked for on a terminal."""

    context_class = HelpContext

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Typer's reading of the words, those that were missing asked for first."""
        args = with_reason(args)
        if NO_INPUT in args:
            args = [word for word in args if word != NO_INPUT]
            if isinstance(ctx.obj, Invocation):
                ctx.obj.no_input = True
        ctx.meta[TYPED] = args
        try:
            rest = super().parse_args(ctx, list(args))
        except typer.TyperException as error:
            if ctx.resilient_parsing or type(error).__name__ != "MissingParameter":
                raise
        else:
            if ctx.resilient_parsing or self._has_its_words(ctx):
                return rest
        from hegemonic_cli.cli.prompts.rest import completed_line

        ctx.params.clear()
        return super().parse_args(ctx, with_reason(completed_line(self, ctx, args)))

    def _has_its_words(self, ctx: Any) -> bool:
        path = path_of(ctx)
        given = 0
        for parameter in self.params:
            value = ctx.params.get(parameter.name)
            if parameter.param_type_name == "argument" and value is not None:
                given += len(value) if isinstance(value, list | tuple) else 1
        has_options = all(
            any(ctx.params.get(name) not in (None, [], ()) for name in group) for group in ONE_OF.get(path, ())
        )
        is_sure = path not in CONFIRMED or any(ctx.params.get(name) for name in CONFIRMED[path])
        return given >= len(NEEDED.get(path, ())) and has_options and is_sure

    def invoke(self, ctx: Any) -> Any:
        """Run the command; a number of the box that it lacks is asked for on a terminal, and it runs again."""
        try:
            return super().invoke(ctx)
        except Problem as problem:
            if problem.violations[0].code in MENDED_BY_ANSWERS:
                from hegemonic_cli.cli.prompts.rest import more_words

                ctx.meta[TYPED] = more_words(self, ctx, ctx.meta[TYPED], problem)
                ctx.params.clear()
                super().parse_args(ctx, list(ctx.meta[TYPED]))
                return super().invoke(ctx)
            if problem.kind != "unknown" or ctx.params.get("box") or ctx.params.get("position"):
                raise
            from hegemonic_cli.cli.prompts.rest import still_unknown

            left = still_unknown(problem, no_input=isinstance(ctx.obj, Invocation) and ctx.obj.no_input)
            if left is not None:
                raise left from None
        return self.invoke(ctx)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """The words behind `Usage:`, without the braces that Typer puts around what is required."""
        return [piece.strip("{}") for piece in super().collect_usage_pieces(ctx)]

    def make_parser(self, ctx: Any) -> Any:
        """Typer's parser, with words that begin like a negative number left among the arguments."""
        parser: Any = super().make_parser(ctx)
        process = parser._process_opts

        def process_unless_number(word: str, state: Any) -> None:
            if word[1:2].isdecimal():
                state.largs.append(word)
            else:
                process(word, state)

        parser._process_opts = process_unless_number
        return parser


def with_reason(words: list[str]) -> list[str]:
    """The words with an empty reason behind a `--force` that stands alone: its WHY may be left out."""
    return [
        f"{word}=" if word == FORCE and (at + 1 == len(words) or words[at + 1].startswith("--")) else word
        for at, word in enumerate(words)
    ]


def path_of(ctx: Any) -> str:
    """The command as it is called behind the program's name: `check conflict`."""
    path: str = ctx.command_path
    return path.partition(" ")[2]
