"""`hegemonic new`: a game begins, from a position, like another game, late, or from set-up on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from hegemonic_cli.cli import new_options as opt
from hegemonic_cli.cli import new_words, output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import live_session
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import usage
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.begun import lines

if TYPE_CHECKING:
    from hegemonic_cli.evening.shelf import Shelf


def new(
    name: opt.NameOption = None,
    source: opt.FromOption = None,
    like: opt.LikeOption = None,
    late: opt.LateOption = None,
    phase: opt.PhaseOption = None,
    player: opt.PlayerOption = None,
    players: opt.PlayersOption = None,
    house: opt.HouseOption = None,
    arbiter: opt.ArbiterOption = None,
    variant: opt.VariantOption = None,
    ruling: opt.RulingOption = None,
    track: opt.TrackOption = None,
    rotate: opt.RotateOption = 0,
    board: opt.BoardOption = None,
    home: opt.HomeOption = None,
    tile: opt.TileOption = None,
    pool: opt.PoolOption = None,
    stack: opt.StackOption = None,
    caps: opt.CapsOption = None,
    vp: opt.VpOption = None,
    built: opt.BuiltOption = None,
    yes: Annotated[bool, typer.Option("--yes", help="Take the default for everything that isn't said.")] = False,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Start a game: players clockwise, Arbiter, variants, rulings, what to track, the galaxy.

    What isn't said is asked for, or takes its default with --yes. The set-up checklist comes in the rulebook's order.
    """
    from hegemonic_cli.evening import clock
    from hegemonic_cli.evening.shelf import Shelf
    from hegemonic_cli.evening.starting import start

    numbers = places.load_box(box)
    shelf = Shelf(places.home())
    said = new_words.Said(
        player or [],
        players,
        house or [],
        arbiter,
        variant or [],
        ruling or [],
        track,
        rotate,
        board or [],
        home or [],
        tile or [],
        pool or [],
        stack,
        late,
        phase,
        caps or [],
        vp or [],
        built or [],
    )
    table = _table(source, like, said, numbers, yes=yes)
    chosen = shelf.checked_name(name) if name is not None else shelf.free_name(clock.now()[: len("2025-11-29")])
    session = start(places.home(), chosen, table, _words(source, like), _text(table, source, like, late))
    data: dict[str, Any] = {
        "name": session.name,
        "entry": 1,
        "text": _text(table, source, like, late),
        "path": str(session.path),
        "checklist": new_words.checklist(table, numbers) if table.phase == "setup" else [],
        "others": _others(shelf, session.name),
        "changes": [],
        "notes": [],
    }
    emit(Answer("new", data), lines, Asked(table, numbers, output.width()), as_json=as_json)


def _table(source: str | None, like: str | None, said: new_words.Said, box: Box, *, yes: bool) -> Table:
    if source is not None and like is not None:
        raise usage("new: --from and --like exclude one another.")
    if source is not None:
        if others := new_words.given(said):
            raise usage(
                f"new: --from takes everything from the position, so that {', '.join(others)} would say nothing.",
                "Change the file, or the game afterwards: hegemonic set PATH VALUE",
            )
        return places.load_table(source)
    if like is not None:
        other = live_session(_found(like)).look().table
        is_galaxy_said = said.players or said.number or said.track or said.rotate or said.boards
        return new_words.table_of(
            new_words.filled_from(said, other), box, galaxy=None if is_galaxy_said else other.galaxy
        )
    if not yes:
        missing = new_words.missing(said)
        if missing:
            raise usage(f"Missing: {', '.join(missing)}.", "Or --yes, which takes the defaults.", "usage/missing")
    return new_words.table_of(said, box)


def _found(name: str) -> str:
    from hegemonic_cli.evening.shelf import Shelf

    return Shelf(places.home()).find(name)


def _words(source: str | None, like: str | None) -> tuple[str, ...]:
    if source is not None:
        return ("new", "--from")
    return ("new", "--like") if like is not None else ("new",)


def _text(table: Table, source: str | None, like: str | None, late: int | None) -> str:
    who = ", ".join(seat.shown for seat in table.seats)
    if source is None and late is None:
        same = f" Set up like {like}." if like is not None else ""
        return f"A new game: {who}.{same}"
    return f"A game taken up in round {table.round}, {PHASE_WORDS[table.phase]}: {who}."


def _others(shelf: Shelf, name: str) -> list[str]:
    return [other for other in shelf.names() if other != name]
