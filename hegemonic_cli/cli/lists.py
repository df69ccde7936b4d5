"""A list of lines, short or in full as on the screen, recorded one after the other up to the first that can't be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from hegemonic_cli.cli.app import PROGRAM
from hegemonic_cli.cli.moving_back import chosen
from hegemonic_cli.cli.typed import forced, parsed, words_of
from hegemonic_cli.evening.importing_lines import Lines, Recorded, recorded_before, remember
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation import verbs
from hegemonic_cli.games.hegemonic.notation.lines import Command, read_line
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.kernel.violation import Problem

if TYPE_CHECKING:
    from hegemonic_cli.evening.correction import Plan
    from hegemonic_cli.evening.reaching import Reach
    from hegemonic_cli.evening.session import Session
    from hegemonic_cli.evening.store import Store

COMMENT = "#"
# What only looks: people leave such lines in a list, and nothing is lost by passing them over.
LOOKING = frozenset(
    (
        *("now", "status", "income", "range", "moves", "targets", "score", "final", "order", "arbiter", "map"),
        *("position", "rulings", "check", "why", "audit", "log", "rules", "quick", "demo", verbs.HELP),
    )
)


class Line(NamedTuple):
    """A line that isn't empty: its number in the file, and its text."""

    number: int
    text: str


class Played(NamedTuple):
    """A line that was carried out: the entry it became (None: it took back, brought back, or only looks)."""

    line: Line
    entry: int | None
    text: str
    notes: tuple[str, ...] = ()
    forced: str | None = None


class Outcome(NamedTuple):
    """How far a list was carried out: lines that were recorded before, lines carried out now, and what stopped it."""

    before: tuple[Line, ...]
    played: tuple[Played, ...]
    stopped_at: Line | None = None
    problem: Problem | None = None
    news: tuple[str, ...] = ()


def lines_of(text: str) -> list[Line]:
    """The lines that say something: neither empty nor a comment."""
    found = (Line(number, line.strip()) for number, line in enumerate(text.splitlines(), 1))
    return [line for line in found if line.text and not line.text.startswith(COMMENT)]


def play(session: Session, lines: Sequence[Line], box: Box, *, again: bool = False) -> Outcome:
    """Carry a list out, each line on the table it meets; what was recorded before is passed over unless `again`."""
    before: Lines = ()
    if not again:
        with session.reading() as store:
            before = recorded_before(store, [line.text for line in lines])
    player = _Player(session, box, before)
    for line in lines[len(before) :]:
        try:
            player.play(line)
        except Problem as problem:
            return player.outcome(lines, line, problem)
    return player.outcome(lines)


class _Player:
    """Carries lines out, and keeps with each how far the list has come."""

    def __init__(self, session: Session, box: Box, before: Lines) -> None:
        self.session = session
        self.box = box
        self.kept = before
        self.skipped = len(before)
        head = session.look().head
        self.last = Command(head.verb, head.words[1:])
        self.played: list[Played] = []
        self.news: list[str] = []

    def outcome(self, lines: Sequence[Line], stopped_at: Line | None = None, problem: Problem | None = None) -> Outcome:
        """What came of the list."""
        return Outcome(
            tuple(lines[: self.skipped]), tuple(self.played), stopped_at, problem, tuple(dict.fromkeys(self.news))
        )

    def play(self, line: Line) -> None:
        """Carry one line out. Raises Problem where that can't be."""
        look = self.session.look()
        text = line.text.removeprefix(f"{PROGRAM} ")
        command = read_line(text, look.table, self.last, what_next(look.table, self.box).player)
        if command.verb in LOOKING:
            self.kept = (*self.kept, Recorded(line.text, look.head.node.id))
            self.played.append(Played(line, None, "(only looks)"))
            return
        if command.verb in ("undo", "redo"):
            self._move(line, command)
        elif command.verb == "correct":
            self._correct(line, command)
        else:
            self._record(line, command)
        self.last = command
        self.news += self.session.news

    def _record(self, line: Line, command: Command) -> None:
        typed = (command.verb, *command.words)
        words = words_of(typed)
        done = self.session.record(words, lambda: self.box, force=forced(typed), beside=partial(self._keep, line))
        self.played.append(Played(line, done.entry, done.text, done.notes, done.forced))

    def _correct(self, line: Line, command: Command) -> None:
        from hegemonic_cli.cli.commands.correct import decisions_of, edit_of
        from hegemonic_cli.evening.correction import correct

        _, said = parsed((command.verb, *command.words))
        edit = edit_of(said["words"] or [], said["drop"], said["before"], said["force"])
        decisions, is_trial = decisions_of(said["illegal"] or []), bool(said["dry_run"])
        keep = partial(self._keep, line)
        done = correct(self.session, edit, self.box, decisions, is_trial=is_trial, beside=keep)
        if done.plan.is_stopped:
            raise _stopped(done.plan)
        self.played.append(Played(line, done.entry, done.plan.text, forced=edit.force))

    def _move(self, line: Line, command: Command) -> None:
        is_undo = command.verb == "undo"
        moved = self.session.undo(_reach(command)) if is_undo else self.session.redo(_reach(command))
        with self.session.writing() as store:
            self._keep(line, store)
        entries = " ".join(f"{entry.node.number}. {entry.text}" for entry in moved.entries)
        self.played.append(Played(line, None, f"{'Undone' if is_undo else 'Redone'}: {entries}"))

    def _keep(self, line: Line, store: Store) -> None:
        self.kept = (*self.kept, Recorded(line.text, store.marks().head))
        remember(store, self.kept)


def _stopped(plan: Plan) -> Problem:
    """The later entries that a correction would make illegal."""
    wrong = [
        problem._replace(message=f"entry {fallen.number} ({fallen.text}) becomes illegal: {problem.message}")
        for fallen in plan.fallen
        if fallen.decision == "stop"
        for problem in fallen.problems
    ]
    return Problem("illegal", wrong, "Keep such entries as forced (--illegal force), or drop them (--illegal drop).")


def _reach(command: Command) -> Reach | None:
    """How far an `undo` or a `redo` of the list goes."""
    from hegemonic_cli.evening.reaching import back_over, back_to, forth_over, forth_to

    _, values = parsed((command.verb, *command.words))
    number, span = chosen(
        command.verb, values["to"], turn=values["turn"], phase=values["phase"], round_=values["round_"]
    )
    to, over = (back_to, back_over) if command.verb == "undo" else (forth_to, forth_over)
    return to(number) if number is not None else over(span) if span is not None else None
