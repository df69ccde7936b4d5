"""A command called with some of its words: on a terminal the rest is asked for, elsewhere every missing word is named.

The answers become the same words that the shell would have taken; the command itself knows nothing of prompts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, NamedTuple

import typer

from hegemonic_cli.cli.needs import CONFIRMED, ENOUGH_WITH, FIRST_WORD, NEEDED, ONE_OF
from hegemonic_cli.cli.prompts.question import Words
from hegemonic_cli.cli.prompts.wizards import WIZARDS, Wizard
from hegemonic_cli.cli.words import FORCE, Invocation, path_of
from hegemonic_cli.games.hegemonic.report import unknown_path
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import Problem, usage

Options = Mapping[str, str | tuple[str, ...]]
HELP = ("-h", "--help")
SHARED = ("box", "json")  # options of a command that hold for those that follow it
SWITCHES = ("json",)


class Answers(NamedTuple):
    """What a person answered: words of a command, and the commands that belong behind it."""

    words: Words
    then: tuple[Words, ...] = ()


def completed_line(command: Any, context: Any, words: list[str]) -> list[str]:
    """The words of one command, those that were missing behind them; see `completed`."""
    path = path_of(context)
    if path not in WIZARDS or any(word in HELP for word in words):
        return words
    typed = _typed(command, context, words)
    if typed is None:
        return words
    invocation = context.obj
    found = completed(path, words, *typed, no_input=bool(getattr(invocation, "no_input", False)))
    if isinstance(invocation, Invocation):
        invocation.then = found.then
    return [*found.words]


def _typed(command: Any, context: Any, words: list[str]) -> tuple[Words, Options] | None:
    """The arguments and options among typed words; None where they don't fit: Typer says what is wrong with them."""
    try:
        values, _, _ = command.make_parser(context).parse_args(list(words))
    except typer.TyperException:
        return None
    given: Words = ()
    options: dict[str, str | tuple[str, ...]] = {}
    for parameter in command.params:
        value = values.get(parameter.name)
        typed = value if isinstance(value, (list, tuple)) else [value]
        strings = tuple(each if isinstance(each, str) else "yes" for each in typed if isinstance(each, (str, bool)))
        if not strings:
            continue
        if parameter.param_type_name == "argument":
            given += strings
        else:
            options[parameter.opts[0].lstrip("-").replace("-", "_")] = strings
    return given, options


def completed(path: str, words: Sequence[str], given: Words, options: Options, *, no_input: bool) -> Answers:
    """The command line with what was missing behind it. `given` are its arguments, `options` those that were typed.

    Raises a usage Problem that names all that is missing where nobody can be asked, Exit 130 where the person leaves.
    """
    is_whole = not is_incomplete(path, given, options)
    if is_whole and not is_to_be_confirmed(path, options):
        return Answers(tuple(words))
    from hegemonic_cli.cli.prompts.terminal import may_ask

    if not may_ask(no_input=no_input):
        # Where no word is needed the command itself says which options are missing, and what to do without them.
        if is_whole or not NEEDED[path]:
            return Answers(tuple(words))
        raise missing(path, given, options)
    found = asked(path, given, options)
    return found._replace(words=(*words, *found.words))


def is_incomplete(path: str, given: tuple[str, ...], options: Options) -> bool:
    """Whether the command can't be carried out with these words."""
    if path not in WIZARDS or any(word in options or word in given for word in ENOUGH_WITH.get(path, ())):
        return False
    said = len(given) + (FIRST_WORD.get(path) in options)
    return said < len(NEEDED[path]) or bool(_open_groups(path, options))


def is_to_be_confirmed(path: str, options: Options) -> bool:
    """Whether a person at a terminal is asked if this is meant, although nothing is missing."""
    return path in CONFIRMED and not any(name in options for name in CONFIRMED[path])


def _open_groups(path: str, options: Options) -> list[tuple[str, ...]]:
    return [group for group in ONE_OF.get(path, ()) if not any(name in options for name in group)]


def missing(path: str, given: tuple[str, ...], options: Options) -> Problem:
    """The usage Problem that names every word and option that is missing."""
    names = list(NEEDED[path][len(given) + (FIRST_WORD.get(path) in options) :])
    names += [" or ".join(f"--{name}" for name in group) for group in _open_groups(path, options)]
    return usage(f"Missing: {', '.join(names)}.", code="usage/missing")


def asked(path: str, given: Words, options: Options, acting: Color | None = None) -> Answers:
    """What the person answers, as further words of the command, and the commands that follow it; `acting` is whose
    action was picked.

    Raises Exit 130 where they leave.
    """
    wizard = WIZARDS[path]
    from hegemonic_cli.cli import output
    from hegemonic_cli.cli.prompts.conversation import Left, hold
    from hegemonic_cli.cli.prompts.desk import desk_of, scene_of
    from hegemonic_cli.cli.prompts.terminal import asker_of_this_terminal

    scene = scene_of(wizard, given, options, acting)
    start = start_of(wizard)
    try:
        desk = desk_of(scene)
        desk = desk._replace(may_force=desk.may_force and wizard.may_force)
        words = hold(lambda: start(scene), asker_of_this_terminal(), desk)
    except (Left, EOFError):
        changes_files = path.partition(" ")[0] in ("games", "import")
        output.tell(f"Nothing was {'recorded' if wizard.records else 'changed' if changes_files else 'asked'}.")
        raise typer.Exit(130) from None
    alike = [word for name in SHARED for word in _as_typed(name, options)]
    if FORCE in words:  # what the board forbids may be in either of them
        alike += words[words.index(FORCE) :]
    return Answers(words[len(given) :], tuple((*each, *alike) for each in scene.then))


def more_words(command: Any, context: Any, words: Sequence[str], problem: Problem) -> list[str]:
    """The words with what the person answers behind them, where a name turned out to need more words.

    Raises the same problem where nobody can be asked, Exit 130 where they leave.
    """
    from hegemonic_cli.cli.prompts.terminal import may_ask

    typed = _typed(command, context, list(words))
    if typed is None or not may_ask(no_input=bool(getattr(context.obj, "no_input", False))):
        raise problem
    (whose, *name), options = typed
    return [*words, *asked(path_of(context), (whose, " ".join(name)), options).words]


def _as_typed(name: str, options: Options) -> tuple[str, ...]:
    """An option as it was typed; `yes` stands for one without a value."""
    value = options.get(name, ())
    last = value if isinstance(value, str) else value[-1] if value else ""
    return () if not last else (f"--{name}",) if name in SWITCHES else (f"--{name}", last)


def still_unknown(problem: Problem, *, no_input: bool) -> Problem | None:
    """Ask for the numbers of the box that a command lacks and keep them; what is left of the problem, None if nothing.

    The same problem where it is about something else, or where nobody can be asked.
    """
    from hegemonic_cli.cli.prompts.boxnumbers import ask_numbers
    from hegemonic_cli.cli.prompts.conversation import Left, hold
    from hegemonic_cli.cli.prompts.desk import desk_of, scene_without_table
    from hegemonic_cli.cli.prompts.terminal import asker_of_this_terminal, may_ask

    lacking = {path: violation for violation in problem.violations if (path := unknown_path(violation)) is not None}
    if len(lacking) < len(set(problem.violations)) or not may_ask(no_input=no_input):
        return problem
    scene = scene_without_table()
    learned: dict[str, str] = {}
    with suppress(Left, EOFError):
        hold(lambda: ask_numbers(scene, tuple(lacking), learned), asker_of_this_terminal(), desk_of(scene))
    left = [violation for path, violation in lacking.items() if path not in learned]
    return Problem("unknown", left, problem.hint) if left else None


def start_of(wizard: Wizard) -> Callable[[Any], Any]:
    """The wizard's function."""
    module, _, name = wizard.target.partition(":")
    found: Callable[[Any], Any] = getattr(import_module(module), name)
    return found
