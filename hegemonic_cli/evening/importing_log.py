"""The log of an export, checked from end to end before anything of it is kept: every entry's form, its place among the
others, what it says happened, and that a table can lie so afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, get_args

from hegemonic_cli.evening.correction import MARK
from hegemonic_cli.evening.entry import Entry, dumped, happened
from hegemonic_cli.evening.export.game import held
from hegemonic_cli.evening.importing_text import UNTOUCHED, Exported, Placed, fault
from hegemonic_cli.evening.judging import missing_pieces
from hegemonic_cli.evening.verbs import VERBS
from hegemonic_cli.games.hegemonic.events import Event, TableSet
from hegemonic_cli.games.hegemonic.evolve import evolve_all, laid_out
from hegemonic_cli.games.hegemonic.position import read_position
from hegemonic_cli.games.hegemonic.positionwriter import position_document
from hegemonic_cli.games.hegemonic.stored import KIND, event_from
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.codec import Unreadable
from hegemonic_cli.kernel.history import Marks, Node, arranged
from hegemonic_cli.kernel.violation import Problem, Violation

EVENT_KINDS = frozenset(kind.__name__ for kind in get_args(Event))
ENTRY_KEYS = frozenset(
    ("n", "id", "after", "instead_of", "at", "kind", "text", "undone", "forced", "notes", "words", "events")
)
# What folding in an event may stumble over where it can't have happened: a player, a card or a Sector that isn't there.
IMPOSSIBLE = (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError)


class Log(NamedTuple):
    """A game's whole log as a file has it; `places` says where in the file each entry stands."""

    id: str
    name: str
    created: str
    differs_from: str | None
    entries: tuple[Entry, ...]
    marks: Marks
    places: tuple[str, ...]


def read_log(exported: Exported) -> Log:
    """The log that an export holds. Raises Problem (unreadable) that names every fault with its place."""
    heading = _Record(exported.heading)
    records = [_Record(placed) for placed in exported.entries]
    game = (heading.text("id"), heading.text("name"), heading.moment("created"))
    differs_from = heading.text("differs_from") if "differs_from" in heading.fields else None
    marks = _marks(heading, len(records))
    entries: list[Entry] = []
    for record in records:
        entries.append(_entry(record, entries[-1].node.id if entries else 0))
    if not any(record.faults for record in (heading, *records)):
        _check_marks(records, entries, marks)
        _check_numbers(records, entries, marks)
        _check_tables(records, entries)
    faults = [each for record in (heading, *records) for each in record.faults]
    if faults:
        raise Problem("unreadable", faults, UNTOUCHED)
    return Log(*game, differs_from, tuple(entries), marks, tuple(placed.place for placed in exported.entries))


class _Record:
    """One JSON record of the file, and everything that is wrong with it."""

    def __init__(self, placed: Placed) -> None:
        self.place = placed.place
        self.faults: list[Violation] = []
        self.fields: Mapping[str, Any] = placed.value if isinstance(placed.value, Mapping) else {}
        if not self.fields:
            self.wrong("this is no record")
        try:
            dumped(placed.value).encode()
        except UnicodeEncodeError:
            self.wrong("it holds half a letter (a lone surrogate), which no text can")

    def wrong(self, message: str, code: str = "entry") -> None:
        """Note a fault; of what is no record at all, only that."""
        if self.fields or not self.faults:
            self.faults.append(fault(self.place, message, code))

    def text(self, key: str) -> str:
        """A text that isn't empty."""
        value = self.fields.get(key)
        if not isinstance(value, str) or not value:
            self.wrong(f"`{key}` should be a text")
            return ""
        return value

    def moment(self, key: str) -> str:
        """A date and time as we write it."""
        from datetime import datetime

        value = self.text(key)
        try:
            is_moment = datetime.fromisoformat(value).isoformat() == value
        except ValueError:
            is_moment = False
        if value and not is_moment:
            self.wrong(f"`{key}` should be a date and time like 2025-11-29T21:11:03+01:00, not `{value}`")
        return value

    def number(self, key: str, most: int) -> int:
        """A whole number from 1 to `most`."""
        value = self.fields.get(key)
        if type(value) is not int or not 1 <= value <= most:
            self.wrong(f"`{key}` should be a number from 1 to {most}, not {dumped(value)}")
            return 1
        return value

    def numbers(self, key: str, most: int) -> tuple[int, ...]:
        """A list of whole numbers from 1 to `most`."""
        value = self.fields.get(key)
        if not isinstance(value, list) or not all(type(each) is int and 1 <= each <= most for each in value):
            self.wrong(f"`{key}` should be a list of numbers from 1 to {most}")
            return ()
        return tuple(value)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        value = self.fields.get(key)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self.wrong(f"`{key}` should be a list of texts")
            return ()
        return tuple(value)


def _marks(heading: _Record, count: int) -> Marks:
    """Where the log stands by the heading; it announces how many entries follow, so that a file cut short is known."""
    if not count:
        heading.wrong("no entry follows")
        return Marks(1)
    announced = heading.fields.get("entries", count)
    if type(announced) is not int or announced != count:
        heading.wrong(f"{dumped(announced)} entries are announced and {count} follow: some are missing, or were added")
    most = max(count, announced) if type(announced) is int else count
    return Marks(heading.number("head", most), heading.numbers("redo", most))


def _entry(record: _Record, before: int) -> Entry:
    """The entry that a record says, `before` being the id of the one above it; nonsense where the record has faults."""
    for key in record.fields:
        if key not in ENTRY_KEYS:
            record.wrong(f"`{key}` isn't known to this version")
    said = record.fields.get("id")
    identity = said if type(said) is int else before + 1
    if said != before + 1:
        record.wrong(f"`id` should be {before + 1}, one more than above: a line is missing, doubled or moved")
        before = identity - 1
    if not before and (record.fields.get("after") is not None or "instead_of" in record.fields):
        record.wrong("the first entry follows none, so `after` should be null and `instead_of` not there")
    parent = record.number("after", before) if before else None
    instead_of = record.number("instead_of", before) if before and "instead_of" in record.fields else None
    words = record.texts("words")
    if not words or record.fields.get("kind") != words[0]:
        record.wrong("`kind` should be the first of the words")
    elif before and words[0] not in (*VERBS, MARK):
        record.wrong(f"`{words[0]}` is no command that this version knows", "later-version")
    forced = record.fields.get("forced")
    if forced is not None and not isinstance(forced, str):
        record.wrong("`forced` should be a text, or null")
    if not isinstance(record.fields.get("undone"), bool):
        record.wrong("`undone` should be true or false")
    return Entry(
        Node(identity, record.number("n", identity), parent, instead_of),
        record.moment("at"),
        words,
        happened(_events(record)),
        record.text("text"),
        record.texts("notes"),
        forced,
    )


def _events(record: _Record) -> list[Event]:
    said = record.fields.get("events")
    if not isinstance(said, list):
        record.wrong("`events` should be a list")
        return []
    found: list[Event] = []
    for number, document in enumerate(said, 1):
        kind = document.get(KIND) if isinstance(document, Mapping) else None
        if not isinstance(kind, str) or kind not in EVENT_KINDS:
            record.wrong(f"events.{number}: {dumped(kind)} is no event that this version knows", "later-version")
            continue
        try:
            found.append(event_from(document))
        except Unreadable as error:
            record.wrong(f"events.{number}: {error}")
        except IMPOSSIBLE:
            record.wrong(f"events.{number}: this isn't a {kind}")
    return found


def _check_marks(records: list[_Record], entries: list[Entry], marks: Marks) -> None:
    """Whether what is marked as undone is what doesn't hold at the head."""
    holding = {entry.node.id for entry in held(tuple(entries), marks.head)}
    for record, entry in zip(records, entries, strict=True):
        is_undone = entry.node.id not in holding
        if record.fields["undone"] != is_undone:
            should = "true: it doesn't hold" if is_undone else "false: it holds"
            record.wrong(f"`undone` should be {should} where the log stands by the first line")


def _check_numbers(records: list[_Record], entries: list[Entry], marks: Marks) -> None:
    """Whether no two entries of one line share a number."""
    line: list[Node] = []
    numbers: set[int] = set()
    for node, _ in arranged([entry.node for entry in entries], marks.head):
        while line and line[-1].id != node.parent:
            numbers.discard(line.pop().number)
        if node.number in numbers:
            records[node.id - 1].wrong(f"`n`: an entry that it follows has the number {node.number} already")
        line.append(node)
        numbers.add(node.number)


def _check_tables(records: list[_Record], entries: list[Entry]) -> None:
    """Whether everything can have happened, one after the other, and a table can lie so; only the first fault of a
    line counts, as what follows hangs on it."""
    tables: dict[int, Table] = {}
    for record, entry in zip(records, entries, strict=True):
        parent = entry.node.parent
        happened_now = entry.events()
        if parent is None and not (happened_now and isinstance(happened_now[0], TableSet)):
            record.wrong("a game begins with a TableSet: its first table")
            continue
        if parent is not None and parent not in tables:
            continue
        try:
            table = laid_out(happened_now) if parent is None else evolve_all(tables[parent], happened_now)
            faults = _why_no_table_lies_so(table)
        except IMPOSSIBLE as error:
            why = f": there is no {error.args[0]}" if isinstance(error, KeyError) else f" ({error})"
            record.wrong(f"what it says can't have happened there{why}")
            continue
        for message in faults:
            record.wrong(message)
        if not faults:
            tables[entry.node.id] = table


def _why_no_table_lies_so(table: Table) -> list[str]:
    missing = [violation.message for violation in missing_pieces(table)]
    if missing:
        return missing
    try:
        read_position(position_document(table))
    except Problem as problem:
        return [f"no table can lie so: {violation.message}" for violation in problem.violations]
    return []
