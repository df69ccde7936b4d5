"""A group of commands that imports a command's module only when that command runs, so that every start is quick."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command_from_info, get_group
from typer.models import CommandInfo

from hegemonic_cli.cli.needs import NEEDED, ONE_OF
from hegemonic_cli.kernel.violation import Problem

Commands = dict[str, tuple[str, str]]  # name -> ("module:function" or "module:typer app", its help in one line)
NO_INPUT = "--no-input"
FORCE = "--force"
SETTINGS = {"help_option_names": ["-h", "--help"]}


class Invocation:
    """One run of the program: the command it turned out to be, `check conflict`; a context's `obj`."""

    __slots__ = ("command", "no_input")

    def __init__(self) -> None:
        self.command = ""
        self.no_input = False  # `--no-input`: nobody is asked for what is missing


class WordsCommand(TyperCommand):
    """A command to which `-3` is a number, not an option, and whose missing words are asked for on a terminal."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Typer's reading of the words, those that were missing asked for first."""
        args = with_reason(args)
        if NO_INPUT in args:
            args = [word for word in args if word != NO_INPUT]
            if isinstance(ctx.obj, Invocation):
                ctx.obj.no_input = True
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
        return super().parse_args(ctx, completed_line(self, ctx, args))

    def _has_its_words(self, ctx: Any) -> bool:
        path = path_of(ctx)
        given = 0
        for parameter in self.params:
            value = ctx.params.get(parameter.name)
            if parameter.param_type_name == "argument" and value is not None:
                given += len(value) if isinstance(value, list | tuple) else 1
        one_of = ONE_OF.get(path)
        lacks_option = one_of is not None and all(ctx.params.get(name) is None for name in one_of)
        return given >= len(NEEDED.get(path, ())) and not lacks_option

    def invoke(self, ctx: Any) -> Any:
        """Run the command; a number of the box that it lacks is asked for on a terminal, and it runs again."""
        try:
            return super().invoke(ctx)
        except Problem as problem:
            if problem.kind != "unknown" or ctx.params.get("box") or ctx.params.get("position"):
                raise
            from hegemonic_cli.cli.prompts.rest import learned

            if not learned(problem, no_input=isinstance(ctx.obj, Invocation) and ctx.obj.no_input):
                raise
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


def load(name: str, target: str) -> Any:
    """The real command behind `module:attribute`; a Typer app becomes a group."""
    module, _, attribute = target.partition(":")
    found = getattr(import_module(module), attribute)
    if isinstance(found, typer.Typer):
        group = get_group(found)
        group.name = name
        return group
    return get_command_from_info(
        CommandInfo(name=name, cls=WordsCommand, callback=found, context_settings=SETTINGS),
        pretty_exceptions_short=True,
        rich_markup_mode=None,
    )


def meant(word: str, names: Iterable[str]) -> list[str]:
    """The names that a word can stand for: itself, or whatever begins with it; the case of letters doesn't matter."""
    word = word.casefold()
    return [word] if word in names else [name for name in names if word and name.startswith(word)]


class LazyGroup(TyperGroup):
    """A group over a table of commands, which `group` puts into a class of its own."""

    table: ClassVar[Commands] = {}

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, in the order of the table."""
        return list(self.table)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A stub that can say its name and help, for lists; `resolve_command` gives the real one."""
        if cmd_name not in self.table:
            return None
        return TyperCommand(cmd_name, help=self.table[cmd_name][1], rich_markup_mode=None)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word means, and the other words."""
        word, rest = args[0], args[1:]
        names = meant(word, self.table)
        if len(names) != 1:
            if ctx.resilient_parsing:
                return None, None, rest
            ctx.fail(_not_a_command(word, names, self.table))
        (name,) = names
        if isinstance(ctx.obj, Invocation):
            ctx.obj.command = f"{ctx.obj.command} {name}".lstrip()
        return name, load(name, self.table[name][0]), rest


def _not_a_command(word: str, names: list[str], commands: Commands) -> str:
    if names:
        return f"{word!r} could be {', '.join(names[:-1])} or {names[-1]}."
    from difflib import get_close_matches

    near = get_close_matches(word.casefold(), commands, n=1)
    return f"There is no command {word!r}." + (f" Did you mean {near[0]}?" if near else "")


def group(commands: Commands, help_text: str) -> typer.Typer:
    """A Typer app over a table of commands; called without a word it shows them and leaves as wrong usage."""
    app = typer.Typer(
        cls=type("Group", (LazyGroup,), {"table": commands}),
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        no_args_is_help=True,
        context_settings=SETTINGS,
        help=help_text,
    )
    app.callback()(lambda: None)
    return app
