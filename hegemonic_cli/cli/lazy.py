"""A group of commands that imports a command's module only when that command runs, so that every start is quick."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command_from_info, get_group
from typer.models import CommandInfo

Commands = dict[str, tuple[str, str]]  # name -> ("module:function" or "module:typer app", its help in one line)


def load(name: str, target: str) -> Any:
    """The real command behind `module:attribute`; a Typer app becomes a group."""
    module, _, attribute = target.partition(":")
    found = getattr(import_module(module), attribute)
    if isinstance(found, typer.Typer):
        group = get_group(found)
        group.name = name
        return group
    return get_command_from_info(
        CommandInfo(name=name, callback=found, context_settings={"help_option_names": ["-h", "--help"]}),
        pretty_exceptions_short=True,
        rich_markup_mode=None,
    )


def lazy_group(commands: Commands) -> type[TyperGroup]:
    """A group class over a table of commands."""

    class LazyGroup(TyperGroup):
        def __init__(self, **settings: Any) -> None:
            super().__init__(**settings)
            for name, (_, text) in commands.items():
                self.commands[name] = TyperCommand(name, help=text, rich_markup_mode=None)

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            name, command, rest = super().resolve_command(ctx, args)
            if name in commands:
                command = load(name, commands[name][0])
            return name, command, rest

    return LazyGroup


def group(commands: Commands, help_text: str) -> typer.Typer:
    """A Typer app over a table of commands."""
    app = typer.Typer(
        cls=lazy_group(commands),
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        help=help_text,
    )
    app.callback()(lambda: None)
    return app
