"""Copies of a game as each round began, the last five, to fall back on where the game's own file is damaged."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from hegemonic_cli.evening import schema
from hegemonic_cli.evening.shelf import SUFFIX, Shelf, unfinished
from hegemonic_cli.evening.store import Store
from hegemonic_cli.evening.trouble import Damaged, explained, unreadable
from hegemonic_cli.kernel.violation import Problem

COPIES_KEPT = 5


class Copy(NamedTuple):
    """A copy that can be read: where it lies, and which moment it is of."""

    path: Path
    round: int
    last_entry: int
    at: str

    @property
    def words(self) -> str:
        """`the start of round 3 (up to entry 41, 2025-11-29 21:11)`."""
        return f"the start of round {self.round} (up to entry {self.last_entry}, {self.at[:16].replace('T', ' ')})"


def keep(shelf: Shelf, name: str, store: Store, number: int) -> None:
    """Keep a copy of an open game as it is now, for its round; older ones beyond the last five go."""
    folder = shelf.copies / name
    place = folder / f"round-{number}{SUFFIX}"
    with explained(place):
        folder.mkdir(parents=True, exist_ok=True)
        with unfinished(folder) as beside:
            target = schema.connect(beside, "rwc")
            try:
                store.connection.backup(target)
            finally:
                target.close()
            os.replace(beside, place)
        for path in _newest_first(shelf, name)[COPIES_KEPT:]:
            path.unlink(missing_ok=True)


def good(shelf: Shelf, name: str) -> Iterator[Copy]:
    """The copies of a game that can be read from end to end, the newest first."""
    for path in _newest_first(shelf, name):
        with suppress(Damaged, Problem), Store.open(path, writes=False) as store, store.transaction(writes=False):
            if store.connection.execute("PRAGMA quick_check").fetchone() != ("ok",):
                continue
            entry = store.entry(store.marks().head)
            yield Copy(path, store.table().round, entry.node.number, entry.at)


def damage_told(shelf: Shelf, name: str, damage: Damaged) -> Problem:
    """What an asking command says of a damaged game; nothing is changed."""
    copy = next(good(shelf, name), None)
    hint = (
        f"The copy of {copy.words} can be read: hegemonic games restore puts it in place and keeps the damaged file."
        if copy
        else "No copy of it can be read. If you exported it, import that: hegemonic import FILE"
    )
    return unreadable("damaged", f"{shelf.path(name)} is damaged: {damage}.", hint)


def fall_back(shelf: Shelf, name: str, damage: Damaged) -> Problem:
    """Put the newest good copy in a damaged game's place and the damaged file aside; what to tell about it."""
    copy = next(good(shelf, name), None)
    place = shelf.path(name)
    if copy is None:
        return damage_told(shelf, name, damage)
    with explained(place), unfinished(shelf.folder) as beside:
        source, target = schema.connect(copy.path, "ro"), schema.connect(beside, "rwc")
        try:
            source.backup(target)
        finally:
            source.close()
            target.close()
        aside = _keep_aside(shelf, name)
        os.replace(beside, place)
    return unreadable(
        "damaged",
        f"{place} is damaged: {damage}. The copy of {copy.words} is in its place now; the damaged file is kept as "
        f"{aside}.",
        "Nothing was recorded. Look at hegemonic log, then enter what is missing.",
    )


def _keep_aside(shelf: Shelf, name: str) -> Path:
    """Give a damaged file a second name, which it keeps when another file takes its place."""
    place = shelf.path(name)
    shelf.damaged.mkdir(parents=True, exist_ok=True)
    number = 1
    while (aside := shelf.damaged / f"{name}-{number}{SUFFIX}").exists():
        number += 1
    try:
        os.link(place, aside)
    except OSError:  # a file system without hard links
        os.replace(place, aside)
    # A journal belongs to the file it stands beside: left here it would be played into the copy.
    with suppress(FileNotFoundError):
        os.replace(f"{place}-journal", f"{aside}-journal")
    return aside


def _newest_first(shelf: Shelf, name: str) -> list[Path]:
    with suppress(OSError):
        found = [path for path in (shelf.copies / name).iterdir() if path.suffix == SUFFIX]
        return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return []
