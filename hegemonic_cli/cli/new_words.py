"""The words of `new` to a game's first table; every mistake in them is named at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from hegemonic_cli.cli.new_parts import (
    Reader,
    Value,
    built_of,
    color_of,
    hexes_of,
    home_of,
    house_of,
    number_of,
    phase_of,
    pool_tile_of,
    tile_of,
    tracking_word,
    variant_of,
)
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.galaxy import Galaxy
from hegemonic_cli.games.hegemonic.readings import RULINGS, Readings
from hegemonic_cli.games.hegemonic.rules.setup import setup_checklist
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import COLORS, Color
from hegemonic_cli.kernel.violation import Problem

DEFAULT_PLAYERS = 4


class Said(NamedTuple):
    """Everything that was said of a new game, as typed."""

    players: Sequence[str]
    number: int | None
    houses: Sequence[str]
    arbiter: str | None
    variants: Sequence[str]
    rulings: Sequence[str]
    track: str | None
    rotate: int
    boards: Sequence[str]
    homes: Sequence[str]
    tiles: Sequence[str]
    pool: Sequence[str]
    stack: int | None
    late: int | None
    phase: str | None
    caps: Sequence[str]
    vp: Sequence[str]
    built: Sequence[str]


OPTIONS = (  # of Said, in its order
    *("--player", "--players", "--house", "--arbiter", "--variant", "--ruling", "--track", "--rotate", "--board"),
    *("--home", "--tile", "--pool", "--stack", "--late", "--phase", "--caps", "--vp", "--built"),
)


def missing(said: Said) -> list[str]:
    """The options that are needed where no defaults are taken."""
    names = []
    if not said.players and said.number is None:
        names.append("--player COLOR=NAME (for each, clockwise)")
    if said.arbiter is None:
        names.append("--arbiter COLOR")
    if said.track is None and said.late is None:
        names.append("--track caps|tracks|map")
    return names


def given(said: Said) -> list[str]:
    """The options that were said."""
    return [
        option
        for option, value in zip(OPTIONS, said, strict=True)
        if value not in (None, []) and (option, value) != ("--rotate", 0)
    ]


def filled_from(said: Said, other: Table) -> Said:
    """What was said, and where nothing was, what another game was set up with."""
    from hegemonic_cli.evening.beginning import tracking_of

    houses = [f"{seat.color}={seat.house}" for seat in other.seats if seat.house and _still_plays(said, seat.color)]
    said = said._replace(
        houses=[*houses, *said.houses],
        variants=said.variants or list(other.readings.variants),
        rulings=[*(f"{name}={value}" for name, value in other.readings.chosen.items()), *said.rulings],
        track=said.track or tracking_of(other),
    )
    if said.players or said.number is not None:
        return said
    return said._replace(
        players=[f"{seat.color}={seat.name}" for seat in other.seats], arbiter=said.arbiter or other.arbiter
    )


def _still_plays(said: Said, color: Color) -> bool:
    """Whether the players that were said, if any were, include a color of the other game."""
    if said.players:
        return any(color.startswith(word.partition("=")[0].strip().casefold()) for word in said.players)
    return said.number is None or color in COLORS[: said.number]


def table_of(said: Said, box: Box, galaxy: Galaxy | None = None) -> Table:
    """The table that was described, defaults where nothing was said. Every mistake in the words is named at once.

    `galaxy` is one that is there already.
    """
    from hegemonic_cli.evening.beginning import Laid, Late, NewGame, laid_out, taken_up_late

    words = Reader()
    seats = _seats(said, words)
    track = words.read(tracking_word, said.track or ("map" if said.late is None else "caps"))
    arbiter = None if said.arbiter is None else words.read(color_of, said.arbiter)
    if arbiter is not None and seats and arbiter not in [color for color, _ in seats]:
        words.fault(f"--arbiter: nobody plays {arbiter}.")
    game = NewGame(
        seats,
        Readings(_rulings(said.rulings, words), words.all(variant_of, _parts(said.variants))),
        _pairs(said.houses, "--house", house_of, words),
        arbiter,
        track or "map",
        words.all(hexes_of, said.boards),
        said.rotate,
        [Laid(*laid) for laid in words.all(home_of, said.homes)],
        [Laid(*laid) for laid in words.all(tile_of, said.tiles)],
        words.all(pool_tile_of, said.pool) or None,
        said.stack,
        galaxy,
    )
    caps = _pairs(said.caps, "--caps", number_of, words)
    vp = _pairs(said.vp, "--vp", number_of, words)
    built = _pairs(said.built, "--built", built_of, words)
    phase = words.read(phase_of, said.phase or "collection")
    if said.late is None and (caps or vp or built or said.phase):
        words.fault("--caps, --vp, --built and --phase belong to --late ROUND.")
    seated = [color for color, _ in seats]
    for option, found in (("--house", game.houses), ("--caps", caps), ("--vp", vp), ("--built", built)):
        for color in found:
            if seated and color not in seated:
                words.fault(f"{option}: nobody plays {color}.")
    words.settle()
    table = laid_out(game, box)
    if said.late is not None:
        pool = game.pool if said.pool else None
        late = Late(said.late, phase or "collection", caps, vp, built, game.stack, pool)
        table = taken_up_late(table, late)
    _refuse_what_no_position_says(table)
    return table


def _refuse_what_no_position_says(table: Table) -> None:
    """A game must be able to say its own position, or nothing could be set in it; nor does one begin irregular."""
    from hegemonic_cli.games.hegemonic.laws import defects
    from hegemonic_cli.games.hegemonic.position import read_position
    from hegemonic_cli.games.hegemonic.positionwriter import position_document

    try:
        read_position(position_document(table))
    except Problem as problem:
        raise Problem("usage", problem.violations, "Nothing was recorded.") from None
    if broken := defects(table):
        raise Problem("illegal", broken, "Nothing was recorded.")


def checklist(table: Table, box: Box) -> list[dict[str, Any]]:
    """The set-up of the table, step by step in the rulebook's order."""
    return [step._asdict() for step in setup_checklist(len(table.seats), table.readings, box)]


def _seats(said: Said, words: Reader) -> list[tuple[Color, str]]:
    if not said.players:
        return [(color, "") for color in COLORS[: said.number or DEFAULT_PLAYERS]]
    seats: list[tuple[Color, str]] = []
    for word in said.players:
        color, _, name = word.partition("=")
        known = words.read(color_of, color)
        if known is not None:
            seats.append((known, " ".join(name.split())))
    names = [name for _, name in seats if name]
    plain = [name.casefold() for name in names]
    twice = [name for at, name in enumerate(names) if name.casefold() in plain[:at]]
    if twice:
        words.fault(f"--player: two players are named {', '.join(twice)}.")
    return seats


def _parts(words: Sequence[str]) -> list[str]:
    return [part for word in words for part in re.split(r"[,\s]+", word) if part]


def _rulings(said: Sequence[str], words: Reader) -> dict[str, str]:
    found = {}
    for word in said:
        name, _, value = word.partition("=")
        if name not in RULINGS:
            words.fault(f"--ruling: there is no ruling `{name}`.", "hegemonic rulings lists them.")
        elif value not in RULINGS[name].values:
            words.fault(f"--ruling: {name} is {' or '.join(RULINGS[name].values)}, not `{value}`.")
        else:
            found[name] = value
    return found


def _pairs(said: Sequence[str], option: str, read: Callable[[str], Value], words: Reader) -> dict[Color, Value]:
    """`red=5` for several players."""
    found: dict[Color, Value] = {}
    for word in said:
        who, equals, what = word.partition("=")
        if not equals:
            words.fault(f"{option}: `{word}` isn't COLOR=VALUE.")
            continue
        color, value = words.read(color_of, who), words.read(read, what)
        if color is not None and value is not None:
            found[color] = value
    return found
