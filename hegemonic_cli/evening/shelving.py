"""What can be done with whole games: named anew, deleted, put back from a copy."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path

from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.shelf import Shelf, put_in_place
from hegemonic_cli.evening.store import Store
from hegemonic_cli.evening.trouble import Damaged, explained, unreadable
from hegemonic_cli.kernel.violation import Problem


def rename(shelf: Shelf, name: str, new: str) -> str:
    """Give a game another name; usage Problem where another game has it."""
    new = shelf.checked_name(new) if new.casefold() != name.casefold() else new
    place = shelf.path(new)
    with explained(place):
        if new.casefold() == name.casefold():
            os.replace(shelf.path(name), place)
        elif not put_in_place(shelf.path(name), place):
            raise shelf.taken(new)
        if (shelf.copies / name).exists():
            os.replace(shelf.copies / name, shelf.copies / new)
    if shelf.pointed_at() == name:
        shelf.switch(new)
    return new


def delete(shelf: Shelf, name: str) -> None:
    """Remove a game with its copies for good. A game that another program is using stays."""
    place = shelf.path(name)
    with suppress(Damaged), Store.open(place, writes=True, patience=1.0) as store, store.transaction(writes=True):
        pass  # nobody is writing
    with explained(place):
        place.unlink()
        for left in (Path(f"{place}-journal"), shelf.copies / name):
            if left.is_dir():
                shutil.rmtree(left)
            else:
                left.unlink(missing_ok=True)


def restore(home: Path, name: str) -> Problem:
    """Put the newest good copy in a damaged game's place; what to tell about it.

    A game that isn't damaged stays as it is: Problem (usage).
    """
    try:
        with Session(home, name).writing():
            pass
    except Problem as problem:
        if problem.violations[0].code == "game/damaged":
            return problem
        raise
    raise unreadable("whole", f"{name} can be read, so it stays as it is.", "hegemonic undo goes back in it.")
