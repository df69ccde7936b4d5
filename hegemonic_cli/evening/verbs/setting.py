"""`set`: the program made to agree with the table, one place of the position or all of it."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.evening.verbs.arguments import argument
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import TableSet
from hegemonic_cli.games.hegemonic.evolve import evolve
from hegemonic_cli.games.hegemonic.laws import defects
from hegemonic_cli.games.hegemonic.notation import is_player, parse_player
from hegemonic_cli.games.hegemonic.position import read_position
from hegemonic_cli.games.hegemonic.positionwriter import position_document
from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.valuewords import value_words
from hegemonic_cli.games.hegemonic.vocabulary import COLORS
from hegemonic_cli.kernel.numerals import numeral
from hegemonic_cli.kernel.violation import Problem, Violation, usage

UNKNOWN = "?"  # as a value: what stands there isn't known, or isn't there any more
POSITION = "position"  # the option that carries a whole position, as JSON
PLAYERS = ("arbiter", "turn.player")
COMMA_LISTS = ("variants", "pool", "discard", "turn.order", "turn.done")
BUILT = ".built"  # a player's counts, written like 3/4/8: Complexes, Embassies, Outposts, then Units
BUILT_COUNTS = ("complexes", "embassies", "outposts", "agents", "fleets", "gates")
FEWEST_BUILT = 3
RULINGS_KEY = "rulings"
INACTIVE = ".inactive"  # a player's pile of cards, written likewise
EXAMPLES = {  # lists of tables, as they are typed whole; by the last key of their place
    "gates": '[{owner = "red", ends = ["A2", "X4"]}]',
    "spent": '[{player = "red", attacker = "fleet@A3"}]',
    "technologies": '[{name = "NAME", type = "industrial", tier = 2}]',
}


def setting(words: Words, table: Table, box: Box) -> Recording:
    """One place set (`set pieces.A3.red "E 2A"`, `set players.red.caps ?` for unknown), or a whole position."""
    del box
    whole = words.option(POSITION)
    if whole is not None:
        return _whole(whole, table)
    path = argument(words, 0, "PATH, a place of the position like pieces.A3.red,").strip()
    value = " ".join((argument(words, 1, "VALUE"), *words.args[2:]))
    keys = _keys(path, table)
    after, violations = _set(table, keys, value)
    after = _in_step(table, after, keys)
    new = position_document(after)
    return Recording(
        (TableSet(after),),
        f"Set {path}: {_said(position_document(table), keys)} → {_said(new, keys)}.",
        notes=("Nothing differs.",) if after == table else (),
        violations=tuple(violations),
    )


def _said(document: Any, keys: tuple[str, ...]) -> str:
    """What stands at a place; a ruling that isn't written there has its default."""
    at = _at(document, keys)
    if at is None and len(keys) == 2 and keys[0] == RULINGS_KEY and keys[1] in RULINGS:
        return RULINGS[keys[1]].default
    return value_words(at)


def _whole(text: str, table: Table) -> Recording:
    document = json.loads(text)
    after = read_position(document)
    said = "The table is set as a position says."
    return Recording((TableSet(after),), said, notes=("Nothing differs.",) if after == table else ())


def _keys(path: str, table: Table) -> tuple[str, ...]:
    keys = [key for key in path.split(".") if key]
    if not keys:
        raise usage(f"set: `{path}` is no place of a position.", "Like pieces.A3.red, players.red.caps or arbiter.")
    for at, key in enumerate(keys):
        follows = keys[at - 1] if at else ""
        if keys[0] in ("pieces", "tiles", "power", "boards") and at == 1:
            keys[at] = key.upper()
        elif (follows == "players" or (keys[0] in ("pieces", "power") and at == 2)) and is_player(key, table):
            keys[at] = parse_player(key, table)
    return tuple(keys)


def _set(table: Table, keys: tuple[str, ...], value: str) -> tuple[Table, list[Violation]]:
    """The table with one place set, and the laws of the pieces that it breaks then.

    Raises a usage Problem where no position can say so.
    """
    refused: Problem | None = None
    path = ".".join(keys)
    if path in PLAYERS and is_player(value, table):
        value = parse_player(value, table)
    for meant in _meanings(path, value):
        document = copy.deepcopy(position_document(table))
        _put(document, keys, meant)
        try:
            after = read_position({**document, "irregular": True})
        except Problem as problem:
            refused = refused or problem
            continue
        broken = [law for law in defects(after) if law not in defects(table)]
        return replace(after, is_irregular=bool(defects(after))), broken
    assert refused is not None
    example = EXAMPLES.get(keys[-1])
    hint = "Nothing was recorded." + (f" Like: hegemonic set {path} '{example}'" if example else "")
    raise Problem("usage", refused.violations, hint)


def _meanings(path: str, value: str) -> Iterator[Any]:
    """What a value can mean, likeliest first: nothing, a list, a number or a list as JSON or TOML writes it, words."""
    if value.strip() == UNKNOWN:
        yield None
        return
    if (path in COMMA_LISTS or path.endswith(INACTIVE)) and not value.strip().startswith("["):
        yield [word.strip() for word in value.split(",") if word.strip()]
        yield value.split()
    numbers = [numeral(word) for word in value.split("/")]
    if path.endswith(BUILT) and FEWEST_BUILT <= len(numbers) <= len(BUILT_COUNTS) and None not in numbers:
        yield dict(zip(BUILT_COUNTS, numbers, strict=False))
    with suppress(ValueError, RecursionError):
        yield json.loads(value)
    if value.lstrip().startswith(("[", "{")):
        from tomllib import loads  # only where a list or a table is typed whole

        with suppress(ValueError, RecursionError):
            yield loads(f"value = {value}")["value"]
    yield value


def _put(document: dict[str, Any], keys: tuple[str, ...], value: Any) -> None:
    at: Any = document
    for depth, key in enumerate(keys[:-1]):
        at = _inside(at, key, keys[: depth + 1])
    last = keys[-1]
    if isinstance(at, list):
        at[_index(at, last)] = value
    elif not isinstance(at, dict):
        raise _holds_nothing(keys[:-1])
    elif value is None:
        at.pop(last, None)
    else:
        at[last] = value


def _inside(at: Any, key: str, path: tuple[str, ...]) -> Any:
    if isinstance(at, list):
        return at[_index(at, key)]
    if not isinstance(at, dict):
        raise _holds_nothing(path[:-1])
    return at.setdefault(key, {})


def _holds_nothing(path: tuple[str, ...]) -> Problem:
    return usage(f"set: {'.'.join(path)} holds nothing inside.")


def _index(entries: list[Any], key: str) -> int:
    """An entry of a list by its number from 1, or a player's by color."""
    for at, entry in enumerate(entries):
        if isinstance(entry, Mapping) and entry.get("color") == key:
            return at
    number = numeral(key) or 0
    if 1 <= number <= len(entries):
        return number - 1
    what = "Nobody plays" if key in COLORS else "There is no entry"
    raise usage(f"set: {what} {key}.")


def _at(document: Any, keys: tuple[str, ...]) -> Any:
    for key in keys:
        if isinstance(document, list):
            document = next(
                (entry for entry in document if isinstance(entry, Mapping) and entry.get("color") == key),
                document[number - 1] if 1 <= (number := numeral(key) or 0) <= len(document) else None,
            )
        elif isinstance(document, Mapping):
            document = document.get(key)
        else:
            return None
    return document


def _in_step(before: Table, after: Table, keys: tuple[str, ...]) -> Table:
    """The turn kept in step: another phase begins afresh, and an Arbiter set in Arbitration is the one chosen."""
    if keys == ("phase",) and after.phase != before.phase:
        begun = turns.begun(before, after.phase)._replace(round=before.round)
        return evolve(after, begun)
    if keys == ("arbiter",) and after.phase == "arbitration" and "arbiter" not in after.turn.done:
        return replace(after, turn=after.turn._replace(done=(*after.turn.done, "arbiter")))
    return after
