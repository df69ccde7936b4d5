"""What a Tab offers. The shell's script gives the words before the cursor as arguments and the word being typed in an
environment variable; one candidate a line comes back, with its meaning behind a tab.

What a place takes is told by its metavar in the help (`PLAYER`, `SECTOR`, `FILE`, …): a command declares nothing more.
Only ids without spaces are offered, for each shell quotes a space in its own way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from typer._click.shell_completion import _resolve_context, _resolve_incomplete
from typer.core import TyperArgument, TyperGroup, TyperOption

from hegemonic_cli.cli import output
from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.games.hegemonic.table import PIECE_INDEX, Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    ACTION_CARDS,
    COLORS,
    CONFLICT_ACTIONS,
    DOMAINS,
    FACTIONS,
    HOUSES,
    PHASES,
    VARIANTS,
)
from hegemonic_cli.kernel.violation import Problem

FILES = ":files"  # said in place of candidates where the shell should offer files
SHELLS = ("bash", "zsh", "fish", "powershell")

Words = list[str]  # the complete words before the cursor
Offer = Callable[[Table, Words, str], Iterable[str]]


def complete(command: Any, words: Words, variable: str, program: str) -> None:
    """Print what can stand at the cursor; `variable` is `:` and the word being typed."""
    typed = variable.removeprefix(":")
    context = _resolve_context(command, {}, program, list(words))
    place, rest = _resolve_incomplete(context, list(words), typed)
    ahead = typed[: len(typed) - len(rest)]
    metavar = getattr(place, "metavar", None)
    if isinstance(place, TyperGroup) and context._protected_args:
        return  # behind a word that is no command
    if isinstance(place, TyperArgument | TyperOption):
        kind = _kind(metavar or place.name or "", context.params.get(place.name or ""))
        if kind in ("FILE", "POSITION"):
            output.say(FILES)
            return
        path = context.command_path.removeprefix(f"{program} ")
        for candidate in _offers(kind, path, context.params, words, rest):
            if candidate.casefold().startswith(rest.casefold()):
                output.say(ahead + candidate)
        return
    for item in place.shell_complete(context, rest):
        # Typer shortens the help of commands to 45 letters; the stub has all of it.
        stub = place.get_command(context, item.value) if isinstance(place, TyperGroup) else None
        meaning = stub.help if stub is not None else item.help
        output.say(f"{ahead}{item.value}\t{meaning}" if meaning else f"{ahead}{item.value}")


def _offers(kind: str, path: str, values: dict[str, Any], words: Words, typed: str) -> Iterable[str]:
    if kind in FIXED:
        return FIXED[kind]
    if kind in ("GAME", "COMMAND"):
        return _commands() if kind == "COMMAND" else _games()
    if kind == "TO" and path in ("give", "pay"):
        kind = "PLAYER"
    offer = OFFERS.get(kind)
    if offer is None:
        return ()
    from hegemonic_cli.cli.places import load_table

    with suppress(Problem):
        return list(offer(load_table(values.get("position")), words, typed))
    return ()


def _commands() -> Iterable[str]:
    from hegemonic_cli.cli.app import COMMANDS

    return COMMANDS


def _games() -> Iterable[str]:
    from hegemonic_cli.cli.places import home
    from hegemonic_cli.evening.shelf import Shelf

    return [name for name in Shelf(home()).names() if not any(sign.isspace() for sign in name)]


def _players(table: Table, words: Words, typed: str) -> Iterable[str]:
    yield from table.colors
    yield from (seat.name for seat in table.seats if seat.name and not any(sign.isspace() for sign in seat.name))


def _boards(table: Table, words: Words, typed: str) -> Iterable[str]:
    return table.galaxy.boards if table.galaxy else ()


def _sectors(table: Table, words: Words, typed: str) -> Iterable[str]:
    return table.galaxy.sectors if table.galaxy else ()


def _attackers(table: Table, words: Words, typed: str) -> Iterable[str]:
    for sector in _sectors(table, words, typed):
        yield from (f"{color}@{sector}" for color in table.pieces.get(sector, {}))


def _pieces(table: Table, words: Words, typed: str) -> Iterable[str]:
    for sector in _sectors(table, words, typed):
        for color, pieces in table.pieces.get(sector, {}).items():
            yield from (f"{color}:{piece}@{sector}" for piece in PIECE_INDEX if pieces.count(piece))


def _units(table: Table, words: Words, typed: str) -> Iterable[str]:
    return (each for each in _pieces(table, words, typed) if ":agent@" in each or ":fleet@" in each)


def _targets(table: Table, words: Words, typed: str) -> Iterable[str]:
    attackers = {word.partition("@")[0].casefold() for word in words if "@" in word}
    yield from (each for each in _pieces(table, words, typed) if each.partition(":")[0] not in attackers)
    for gate in table.gates:
        if gate.owner not in attackers:
            yield from (f"{gate.owner}:gate@{end}" for end in gate.ends)


def _steps(table: Table, words: Words, typed: str) -> Iterable[str]:
    """A piece, then its Sector: behind a piece typed alone, or glued to it with `@`."""
    if words and words[-1].casefold() in STEP_PIECES:
        return _sectors(table, words, typed)
    piece, glue, _ = typed.partition("@")
    if glue:
        return (f"{piece}@{sector}" for sector in _sectors(table, words, typed))
    return STEP_PIECES


def _cards(table: Table, words: Words, typed: str) -> Iterable[str]:
    named = {word.partition("=")[0] for word in words}
    return (f"{color}={card}" for color in table.colors if color not in named for card in ACTION_CARDS)


def _supporters(table: Table, words: Words, typed: str) -> Iterable[str]:
    return (f"{color}:{side}" for color in table.colors for side in ("attacker", "defender"))


def _kind(metavar: str, given: object) -> str:
    """The letters of a metavar; of one for several words (`PIECE TO`), the word whose turn it is."""
    kinds = metavar.upper().split()
    before = len(given) if isinstance(given, list | tuple) else 0
    return "".join(sign for sign in kinds[min(before, len(kinds) - 1)] if sign.isalpha()) if kinds else ""


STEP_PIECES = (*PIECE_INDEX, "gate")
RULING_VALUES = tuple(f"{ruling.id}={value}" for ruling in RULINGS.values() for value in ruling.values)
FIXED: dict[str, Iterable[str]] = {
    "ACTION": tuple(CONFLICT_ACTIONS),
    "TYPE": DOMAINS,
    "F": (*FACTIONS, "none"),
    "COLOR": COLORS,
    "COLORNAME": tuple(f"{color}=" for color in COLORS),
    "COLORHOUSE": tuple(f"{color}={house}" for color in COLORS for house in HOUSES),
    "PHASE": PHASES,
    "VARIANT": VARIANTS,
    "IDVALUE": RULING_VALUES,
    "RULINGVALUE": RULING_VALUES,
    "TOPIC": tuple(RULINGS),
    "ATTACKERDEFENDERDRAW": ("attacker", "defender", "draw"),
    "CAPSTECHNOLOGY": ("caps", "technology"),
    "CAPSTRACKSMAP": ("caps", "tracks", "map"),
    "DECKDISCARDNAME": ("deck", "discard"),
    "JSONLJSONCSVMARKDOWNBGSPLAY": ("jsonl", "json", "csv", "markdown", "bgsplay"),
    "SHELL": SHELLS,
}
OFFERS: dict[str, Offer] = {
    "PLAYER": _players,
    "FROM": _players,
    "TO": _sectors,
    "BOARD": _boards,
    "SECTOR": _sectors,
    "SECTORS": _sectors,
    "S": _sectors,
    "ATTACKER": _attackers,
    "PIECE": _units,
    "TARGET": _targets,
    "STEP": _steps,
    "PLAYERCARD": _cards,
    "PLAYERSIDEFACTIONN": _supporters,
}
