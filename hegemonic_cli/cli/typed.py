"""Another command's words, as typed behind `correct` or on a line of a list, to what its judge takes.

The command's own declaration reads them, so that there is but one place where its options are written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import typer

from hegemonic_cli.cli.app import COMMANDS
from hegemonic_cli.cli.errors import in_our_words
from hegemonic_cli.cli.lazy import load, meant
from hegemonic_cli.cli.words import Invocation
from hegemonic_cli.kernel.violation import usage

if TYPE_CHECKING:
    from hegemonic_cli.evening.recording import Words

NOT_OF_THE_WORDS = frozenset({"force", "box", "as_json", "yes"})
ALIASES = {"pay": "give"}


def words_of(typed: Sequence[str]) -> Words:
    """The words of one recording command; usage Problem where it isn't one or they don't fit it."""
    from hegemonic_cli.evening.recording import Words
    from hegemonic_cli.evening.verbs import VERBS

    command, values = parsed(typed)
    verb = ALIASES.get(command.name, command.name)
    if verb not in VERBS:
        raise usage(f"{command.name} records nothing that could stand in the log.")
    if verb == "set" and values.get("source") is not None:
        raise usage("`set --from FILE` can't stand here: set the places that differ.")
    args: list[str] = []
    options: dict[str, tuple[str, ...]] = {}
    for parameter in command.params:
        value = values.get(parameter.name)
        if parameter.name in NOT_OF_THE_WORDS or value is None or value is False:
            continue
        if parameter.param_type_name == "argument":
            args += _strings(value)
        elif value != parameter.default:
            options[parameter.opts[0].lstrip("-")] = ("",) if value is True else tuple(_strings(value))
    return Words(verb, tuple(args), {name: each for name, each in options.items() if each})


def forced(typed: Sequence[str]) -> str | None:
    """Why a line is forced; None where it isn't."""
    _, values = parsed(typed)
    reason: str | None = values.get("force")
    return reason


def parsed(typed: Sequence[str]) -> tuple[Any, dict[str, Any]]:
    """A command and its parameters' values by its own declaration; nobody is asked for what is missing."""
    names = meant(typed[0], COMMANDS)
    if len(names) != 1:
        known = f"could be {' or '.join(names)}" if names else "is no command"
        raise usage(f"`{typed[0]}` {known}.")
    command = load(names[0], COMMANDS[names[0]][0])
    silent = Invocation()
    silent.no_input = True
    try:
        with command.make_context(names[0], list(typed[1:]), obj=silent) as context:
            return command, dict(context.params)
    except typer.TyperException as error:
        raise usage(f"{names[0]}: {in_our_words(error, None)}") from None


def _strings(value: Any) -> list[str]:
    if isinstance(value, list | tuple):
        return [str(each) for each in value]
    return [str(value)]
