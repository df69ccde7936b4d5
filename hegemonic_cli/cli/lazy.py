"""A group of commands that imports a command's module only when that command runs, so that every start is quick."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command_from_info, get_group
from typer.models import CommandInfo

from hegemonic_cli.cli.words import TAKES_COMMANDS, HelpContext, Invocation, WordsCommand

Commands = dict[str, tuple[str, str]]  # name -> ("module:function" or "module:typer app", its help in one line)
Sections = dict[str, str]  # name of a command -> the heading that help puts before it
SETTINGS = {"help_option_names": ["-h", "--help"]}


def load(name: str, target: str) -> Any:
    """The real command behind `module:attribute`; a Typer app becomes a group."""
    module, _, attribute = target.partition(":")
    found = getattr(import_module(module), attribute)
    if isinstance(found, typer.Typer):
        group = get_group(found)
        group.name = name
        return group
    settings = {**SETTINGS, "ignore_unknown_options": True} if name in TAKES_COMMANDS else SETTINGS
    return get_command_from_info(
        CommandInfo(name=name, cls=WordsCommand, callback=found, context_settings=settings),
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
    sections: ClassVar[Sections] = {}
    context_class = HelpContext

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, in the order of the table."""
        return list(self.table)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A stub that can say its name and help, for lists; `resolve_command` gives the real one."""
        if cmd_name not in self.table:
            return None
        return TyperCommand(cmd_name, help=self.table[cmd_name][1], rich_markup_mode=None)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """The list of commands in help, under their headings."""
        widest = max(map(len, self.table))
        parts: list[tuple[str, list[tuple[str, str]]]] = []
        for name, (_, text) in self.table.items():
            if name in self.sections or not parts:
                parts.append((self.sections.get(name, "Commands"), []))
            parts[-1][1].append((name.ljust(widest), text))
        for heading, rows in parts:
            with formatter.section(heading):
                formatter.write_dl(rows)

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


def group(commands: Commands, help_text: str, sections: Sections | None = None) -> typer.Typer:
    """A Typer app over a table of commands; called without a word it shows them and leaves as wrong usage."""
    app = typer.Typer(
        cls=type("Group", (LazyGroup,), {"table": commands, "sections": sections or {}}),
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        no_args_is_help=True,
        context_settings=SETTINGS,
        help=help_text,
    )
    app.callback()(lambda: None)
    return app
