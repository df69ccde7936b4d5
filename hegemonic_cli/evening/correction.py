"""A mistake of the past set right: one entry replaced, dropped or inserted, and the words of all later ones run again.

Typed amounts, cards and outcomes stay as typed; what the rules work out is worked out anew. An entry that became
illegal is named, and kept as forced, dropped, or stops the whole correction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from hegemonic_cli.evening.changes import Change, changes
from hegemonic_cli.evening.entry import Draft, Entry
from hegemonic_cli.evening.judging import Judged, judged, missing_pieces
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.store import Store
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel import history
from hegemonic_cli.kernel.violation import Problem, Violation, usage

Decision = Literal["stop", "force", "drop"]
DECISIONS: tuple[Decision, ...] = ("stop", "force", "drop")
MARK = "correct"


class Edit(NamedTuple):
    """What is set right: the words that replace entry `number` or come before it, or neither, to drop it."""

    number: int
    words: Words | None = None
    is_insertion: bool = False
    force: str | None = None

    @property
    def is_drop(self) -> bool:
        """Whether the entry goes without another in its place."""
        return self.words is None


class Fallen(NamedTuple):
    """An entry that became illegal: why, and what became of it."""

    number: int
    text: str
    problems: tuple[Violation, ...]
    decision: Decision


class Kept(NamedTuple):
    """One entry of the corrected line: a number carried over (None: a new one), and what it comes to now."""

    number: int | None
    draft: Draft
    table: Table


class Reworded(NamedTuple):
    """A later entry that came to something else than before."""

    number: int
    before: str
    after: str


class Plan(NamedTuple):
    """A correction worked out: the new line, what came out differently, what fell, and what is different in the end."""

    kept: tuple[Kept, ...]
    reworded: tuple[Reworded, ...]
    fallen: tuple[Fallen, ...]
    changes: tuple[Change, ...]
    table: Table
    parent: int
    text: str

    @property
    def is_stopped(self) -> bool:
        """Whether an entry became illegal and nobody said what to do with it."""
        return any(fallen.decision == "stop" for fallen in self.fallen)


class Corrected(NamedTuple):
    """A correction that was made, or would be: the number of its entry (None: nothing was recorded)."""

    entry: int | None
    plan: Plan


class Decisions(NamedTuple):
    """What to do with entries that became illegal: for each by its number, else for all."""

    otherwise: Decision = "stop"
    each: Mapping[int, Decision] = {}

    def of(self, number: int) -> Decision:
        """What to do with one entry."""
        return self.each.get(number, self.otherwise)


def correct(
    session: Session,
    edit: Edit,
    box: Box,
    decisions: Decisions,
    *,
    is_trial: bool = False,
    beside: Callable[[Store], None] | None = None,
) -> Corrected:
    """Work a correction out against the newest state and record it as one entry, unless it is stopped or only tried.

    `beside` keeps something else about the game that belongs to this entry, in the same transaction.
    """
    if is_trial:
        with session.reading() as store:
            return Corrected(None, planned(session, store, edit, box, decisions))
    with session.writing() as store:
        plan = planned(session, store, edit, box, decisions)
        if plan.is_stopped:
            return Corrected(None, plan)
        old_head = store.marks().head
        parent = plan.parent
        for kept in plan.kept:
            parent = store.append(kept.draft, kept.table, parent, number=kept.number).id
        mark = Draft(session.clock(), (MARK,), (), plan.text)
        node = store.complete(store.append(mark, plan.table, parent), old_head)
        store.stand(history.recorded(node), plan.table)
        store.note_down(session.writer, f"{node.number}. {plan.text}")
        if beside is not None:
            beside(store)
    return Corrected(node.number, plan)


def planned(session: Session, store: Store, edit: Edit, box: Box, decisions: Decisions) -> Plan:
    """The corrected line: the entry set right, then the words of all later ones run again."""
    head = store.marks().head
    node = history.on_line(head, edit.number, store.node)
    if node is None:
        raise usage(f"No entry {edit.number} holds now.", "hegemonic log lists them.", "usage/history")
    if node.parent is None:
        raise usage(
            f"Entry {edit.number} is the game's beginning, which can't be corrected.",
            "hegemonic set changes any place of the table.",
            "usage/history",
        )
    ahead, _ = history.between(head, node.id, store.node)
    old, later = store.entry(node.id), [store.entry(each.id) for each in reversed(ahead)]
    table = store.table_at(node.parent)
    kept: list[Kept] = []
    if edit.words is not None:
        found = judged(edit.words, table, box, edit.force)
        at = session.clock() if edit.is_insertion else old.at
        kept.append(Kept(None if edit.is_insertion else edit.number, _draft(found, at), found.table))
        table = found.table
    fallen: list[Fallen] = []
    reworded: list[Reworded] = []
    for entry in [old, *later] if edit.is_insertion else later:
        again = _run_again(entry, table, box, decisions)
        if isinstance(again, Fallen):
            fallen.append(again)
        else:
            kept.append(again[0])
            table = again[0].table
            fallen += again[1]
            if again[0].draft.text != entry.text:
                reworded.append(Reworded(entry.node.number, entry.text, again[0].draft.text))
    return Plan(
        tuple(kept),
        tuple(reworded),
        tuple(fallen),
        changes(store.table_at(head), table),
        table,
        node.parent,
        _text(edit, old, kept),
    )


def _run_again(entry: Entry, table: Table, box: Box, decisions: Decisions) -> Fallen | tuple[Kept, tuple[Fallen, ...]]:
    number = entry.node.number
    if entry.verb == MARK:
        return Kept(number, Draft(entry.at, entry.words, (), entry.text), table), ()
    words = Words.read(entry.words)
    try:
        found = judged(words, table, box, entry.forced)
        return Kept(number, _draft(found, entry.at), found.table), ()
    except Problem as problem:
        decision = decisions.of(number)
        fell = Fallen(number, entry.text, problem.violations, decision)
    if decision != "force":
        return fell
    try:
        found = judged(words, table, box, entry.forced or "kept in a correction")
        return Kept(number, _draft(found, entry.at), found.table), (fell,)
    except Problem as problem:
        return _as_it_happened(entry, table, fell, problem)


def _as_it_happened(
    entry: Entry, table: Table, fell: Fallen, problem: Problem
) -> Fallen | tuple[Kept, tuple[Fallen, ...]]:
    """An entry whose words can't be run at all, kept as what happened then, if a table can still lie so."""
    happened = entry.events()
    after = evolve_all(table, happened)
    if problem.kind == "illegal" or missing_pieces(after):
        return fell._replace(problems=problem.violations, decision="stop")
    draft = Draft(entry.at, entry.words, happened, entry.text, entry.notes, entry.forced or "kept in a correction")
    return Kept(entry.node.number, draft, after), (fell,)


def _draft(found: Judged, at: str) -> Draft:
    recording = found.recording
    return Draft(at, found.words.kept(), found.events, recording.text, recording.notes, found.forced)


def _text(edit: Edit, old: Entry, kept: list[Kept]) -> str:
    if edit.is_drop:
        return f"Corrected: {edit.number} dropped ({old.text})"
    if edit.is_insertion:
        return f"Corrected: before {edit.number} came: {kept[0].draft.text}"
    return f"Corrected: {edit.number} is now: {kept[0].draft.text}"
