"""From words to what can be recorded: the verb's own judgement, whether it is refused, and the table it leads to."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple, cast

from hegemonic_cli.evening.recording import Judge, Recording, Words
from hegemonic_cli.evening.verbs import VERBS
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import (
    CapsChanged,
    CounterChange,
    DeckReshuffled,
    Event,
    HandCounted,
    Irregular,
    VpsChanged,
)
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.filevalues import MAX_NUMBER
from hegemonic_cli.games.hegemonic.laws import defects
from hegemonic_cli.games.hegemonic.position import read_position
from hegemonic_cli.games.hegemonic.positionwriter import position_document
from hegemonic_cli.games.hegemonic.report import box_unknown
from hegemonic_cli.games.hegemonic.table import PIECE_INDEX, Table
from hegemonic_cli.kernel.violation import Problem, Violation, usage

FORCE_HINT = 'If the table says so all the same, add --force "why".'


class Judged(NamedTuple):
    """Words that may be recorded: what they come to, everything that happened, and the table afterwards."""

    words: Words
    recording: Recording
    events: tuple[Event, ...]
    table: Table
    forced: str | None


def judge_of(verb: str) -> Judge:
    """The function that judges one verb's words."""
    module, _, name = VERBS[verb].partition(":")
    return cast("Judge", getattr(import_module(module), name))


def judged(words: Words, table: Table, box: Box, force: str | None = None) -> Judged:
    """What words come to on a table.

    Raises Problem (illegal) where a rule forbids it and it isn't forced, or where nothing could lie on a table so;
    Problem (unknown) where a number of the box is missing; Problem (usage) where the words aren't understood.
    """
    _refuse_what_is_no_text(*words.kept(), force or "")
    recording = judge_of(words.verb)(words, table, box)
    if recording.violations and force is None:
        raise Problem("illegal", recording.violations, FORCE_HINT)
    if recording.unknown:
        raise Problem(
            "unknown",
            [box_unknown(path) for path in recording.unknown],
            "Nothing was recorded. Or say what was paid: --paid NUMBER",
        )
    events = recording.events
    after = evolve_all(table, events)
    impossible = [*missing_pieces(after), *counted_too_far(after)]
    if impossible:
        raise Problem("illegal", (*recording.violations, *impossible), "No table can lie so: force doesn't help here.")
    mends, said, refused = counts_mended(after, is_forced=force is not None)
    if refused:
        raise Problem("illegal", (*recording.violations, *refused), FORCE_HINT)
    after = evolve_all(after, mends)
    is_irregular = bool(defects(after))
    if is_irregular != after.is_irregular:
        mends.append(Irregular(is_irregular))
        after = evolve_all(after, mends[-1:])
    if any(isinstance(event, DeckReshuffled) for event in events):
        said.append("The draw deck ran out: shuffle the discard pile into a new one.")
    recording = recording._replace(notes=(*recording.notes, *said))
    if recording.violations or _typed(after) != _typed(table):
        _refuse_what_cant_be_drawn(after)
    is_overruled = bool(recording.violations) or any(isinstance(event, CapsChanged | VpsChanged) for event in mends)
    return Judged(words, recording, (*events, *mends), after, force if is_overruled else None)


def _refuse_what_is_no_text(*typed: str) -> None:
    """Bytes that a terminal sent and that are no letters can't be kept: no file could be written with them."""
    for text in typed:
        if any("\ud800" <= letter <= "\udfff" for letter in text):
            raise usage(f"`{text}` holds bytes that are no letters; it can't be kept.", code="usage/no-text")


def _typed(table: Table) -> object:
    """What stands on the table in words that people type freely: cards, and tiles of the pool."""
    return table.pool, table.discard, [(seat.technologies, seat.inactive) for seat in table.seats]


def _refuse_what_cant_be_drawn(table: Table) -> None:
    """A forced table may break laws of the pieces, but a position file must still be able to say it."""
    try:
        read_position(position_document(table))
    except Problem as problem:
        raise Problem("illegal", problem.violations, "No table can lie so: force doesn't help here.") from None


def missing_pieces(table: Table) -> list[Violation]:
    """Every piece that was taken from where none was."""
    found = []
    for sector, held in table.pieces.items():
        for color, pieces in held.items():
            for piece, at in PIECE_INDEX.items():
                if pieces[at] < 0:
                    who = table.seat(color).shown
                    found.append(
                        Violation("record/not-there", f"{who} has no {piece.capitalize()} in {sector} to take away.")
                    )
    for seat in table.seats:
        for piece, count in (seat.built or {}).items():
            if count < 0:
                found.append(Violation("record/not-there", f"{seat.shown} has no {piece.capitalize()} in play."))
    return found


def counted_too_far(table: Table) -> list[Violation]:
    """Every counter past what a position file can say: a slip of the finger, after which nothing could be set."""
    counted = [(f"{seat.shown}'s CAPs", seat.caps) for seat in table.seats]
    counted += [(f"{seat.shown}'s VPs", seat.vp) for seat in table.seats]
    counted += [
        (f"{table.seat(color).shown}'s Power on board {board}", power)
        for board, powers in table.power.items()
        for color, power in powers.items()
    ]
    return [
        Violation("record/too-far", f"{what} would be {value}: {MAX_NUMBER} is the most that is kept.")
        for what, value in counted
        if value is not None and value > MAX_NUMBER
    ]


def counts_mended(table: Table, *, is_forced: bool) -> tuple[list[Event], list[str], list[Violation]]:
    """What brings counts that fell below 0 back to it, what to say about that, and what is refused instead.

    Cards in hand are only counted along, so they never stand in the way; CAPs and VPs do, unless forced.
    """
    mends: list[Event] = []
    said: list[str] = []
    refused: list[Violation] = []
    for seat in table.seats:
        for what, value in (("CAPs", seat.caps), ("VPs", seat.vp)):
            if value is None or value >= 0:
                continue
            short = f"{seat.shown} has {-value} {what} too few for that by what was recorded"
            if not is_forced:
                refused.append(Violation("record/below-zero", f"{short}."))
                continue
            change = (CounterChange(seat.color, to=0),)
            mends.append(CapsChanged(change) if what == "CAPs" else VpsChanged(change))
            said.append(f"{short}; it is 0 now: set it right if the table says otherwise.")
        if seat.hand is not None and seat.hand < 0:
            mends.append(HandCounted(seat.color, 0))
            said.append(f"By what was recorded {seat.shown} had no such card in hand; the hand counts 0 now.")
    return mends, said, refused
