"""The way of every recording command: its words to the session, what was recorded to the printer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views import recorded as words_of_recorded
from hegemonic_cli.views.asked import Asked

if TYPE_CHECKING:
    from hegemonic_cli.evening.changes import Change
    from hegemonic_cli.evening.session import Moved, Session

# Verbs whose entries show prices, incomes or tiers that the box knows.
BOX_IS_SHOWN_BY = frozenset(("collect", "build", "advance", "capitalize", "conflict"))
Value = str | int | bool | Sequence[str] | None

ForceOption = Annotated[
    str | None,
    typer.Option("--force", metavar="[WHY]", help="Record it though the board forbids it; the log keeps why."),
]
PaidOption = Annotated[
    int | None, typer.Option("--paid", metavar="N", min=0, help="What was paid in all, whatever the box says.")
]
ExtraOption = Annotated[
    bool, typer.Option("--extra", help="No action of the card: a Leader or a Technology allows it besides.")
]
PlayerArgument = Annotated[
    str, typer.Argument(metavar="PLAYER", help="A color, a name or a part of it, or a letter: r for red.")
]


def record(
    verb: str, args: Sequence[str], *, force: str | None = None, box: str | None, as_json: bool, **options: Value
) -> None:
    """Record what the words come to, and say so. Raises Problem where they are refused."""
    from hegemonic_cli.evening.recording import Words
    from hegemonic_cli.evening.touched import touched_rulings
    from hegemonic_cli.evening.verbs import WITHOUT_BOX

    words = Words(verb, tuple(args), typed_options(options))
    session = live_session()
    numbers = Box() if verb in WITHOUT_BOX else places.load_box(box)
    try:
        done = session.record(words, lambda: numbers, force=force)
    finally:
        tell_news(session)
    data: dict[str, Any] = {
        "entry": done.entry,
        "text": done.text,
        "moves": list(done.moves),
        "changes": change_rows(done.changes),
        "notes": [note if as_json else output.reworded(note) for note in done.notes],
        "forced": done.forced,
    }
    shown = numbers if _shows_the_box(verb, data["changes"]) else Box()
    asked = Asked(done.table, shown, output.width())
    rulings = touched_rulings(words, done.before, numbers, force)
    emit(Answer(verb, data, reasons=done.reasons, rulings=rulings), words_of_recorded.lines, asked, as_json=as_json)


def _shows_the_box(verb: str, changes: Sequence[Mapping[str, Any]]) -> bool:
    """Whether numbers of the box stand in an entry: prices, incomes, limits, tiers; `next` may carry out any step."""
    if verb == "next":
        return any(str(change["what"]).endswith(".caps") for change in changes)
    return verb in BOX_IS_SHOWN_BY


def live_session(name: str | None = None) -> Session:
    """The current game, or another one by name; Problem (unreadable) where there is none."""
    from hegemonic_cli.evening.session import Session

    return Session(places.home(), name)


def typed_options(options: dict[str, Value]) -> dict[str, tuple[str, ...]]:
    """Options as words: those that were given, by their names as typed."""
    from hegemonic_cli.evening.recording import SET

    found: dict[str, tuple[str, ...]] = {}
    for name, value in options.items():
        typed = name.replace("_", "-").strip("-")
        if value is None or value is False or value == () or value == []:
            continue
        if value is True:
            found[typed] = (SET,)
        elif isinstance(value, str | int):
            found[typed] = (str(value),)
        else:
            found[typed] = tuple(value)
    return found


def tell_news(session: Session) -> None:
    """Tell what others recorded since this terminal's last entry."""
    if session.news:
        output.tell("Since your last entry:", *(f"  {line}" for line in session.news))


def change_rows(changes: Sequence[Change]) -> list[dict[str, Any]]:
    """Changes as JSON shows them."""
    return [change._asdict() for change in changes]


def say_moved(command: str, moved: Moved, *, as_json: bool) -> None:
    """Say what undo took back, or redo brought back."""
    data = {
        "entry": None,  # what moves along the log is no entry of it
        "entries": [{"n": entry.node.number, "text": entry.text} for entry in moved.entries],
        "changes": change_rows(moved.changes),
        "notes": [],
    }
    asked = Asked(moved.table, Box(), output.width())
    emit(Answer(command, data), words_of_recorded.moved_lines, asked, as_json=as_json)
