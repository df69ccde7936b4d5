"""Where games are kept: one file each, which game is the current one, and names that never clash."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from hegemonic_cli.evening.trouble import UNCHANGED, unreadable
from hegemonic_cli.kernel.violation import Problem, usage

SUFFIX = ".hegemonic"
UNFINISHED = ".new"
STALE_SECONDS = 3600.0
LONGEST_NAME = 60  # letters; longer ones run into the limits of file systems
FORBIDDEN = frozenset('/\\:*?"<>|')
NOT_FIRST = (".", "-")  # a name would be hidden, or taken for an option
RESERVED = frozenset({"con", "prn", "aux", "nul"})  # names that Windows keeps for itself


class Shelf:
    """The games in a data folder. Nothing is created until something is kept."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.folder = home / "games"
        self.copies = self.folder / "copies"
        self.damaged = self.folder / "damaged"
        self.pointer = home / "current-game"

    def names(self) -> list[str]:
        """The names of all games, sorted as people read them."""
        with suppress(OSError):
            found = [path.stem for path in self.folder.iterdir() if path.suffix == SUFFIX]
            return sorted(found, key=lambda name: (name.casefold(), name))
        return []

    def path(self, name: str) -> Path:
        """The file of a game; it need not exist."""
        return self.folder / f"{name}{SUFFIX}"

    def find(self, name: str) -> str:
        """The game of that name, whatever the case of the letters, or the only one whose name begins so."""
        names = self.names()
        wanted = name.casefold()
        exact = [each for each in names if each.casefold() == wanted]
        found = exact or [each for each in names if each.casefold().startswith(wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            raise usage(f"`{name}` could be {' or '.join(found)}.", code="usage/game")
        raise Problem(
            "unreadable",
            unreadable("missing", f"There is no game named `{name}`.").violations,
            f"There are: {', '.join(names)}." if names else "There is no game yet: hegemonic new",
        )

    def current(self) -> str:
        """The name of the current game; Problem where there is none."""
        name = self.pointed_at()
        names = self.names()
        if name in names:
            return name
        if name is None and len(names) == 1:
            return names[0]
        if not names:
            raise unreadable("none", "There is no game yet.", "Start one: hegemonic new. Or name a position: -p FILE.")
        what = "No game is chosen." if name is None else f"The current game `{name}` isn't there any more."
        raise unreadable("none", what, f"Choose one: hegemonic games switch NAME. There are: {', '.join(names)}.")

    def pointed_at(self) -> str | None:
        """What the pointer to the current game says, whether or not such a game exists."""
        try:
            return self.pointer.read_text(encoding="utf-8").strip() or None
        except (OSError, UnicodeDecodeError):
            return None

    def switch(self, name: str) -> None:
        """Make a game the current one, at once or not at all."""
        try:
            with unfinished(self.home) as beside:
                beside.write_text(f"{name}\n", encoding="utf-8")
                os.replace(beside, self.pointer)
        except OSError as error:
            raise unreadable(
                "refused", f"{self.pointer} can't be written: {error.strerror or error}.", UNCHANGED
            ) from None

    def checked_name(self, name: str) -> str:
        """A name as it is kept; a usage Problem where it can't be one or another game has it."""
        name = " ".join(name.split())
        bad = sorted({letter for letter in name if letter in FORBIDDEN or not letter.isprintable()})
        if bad:
            raise usage(f"A game's name can't hold {' '.join(bad)}.", code="usage/game-name")
        if not name or name.startswith(NOT_FIRST) or name.casefold() in RESERVED:
            raise usage(f"`{name}` can't be a game's name.", "Like: friday, or 2025-11-29.", code="usage/game-name")
        if len(name) > LONGEST_NAME:
            raise usage(f"That name has {len(name)} letters; {LONGEST_NAME} are the most.", code="usage/game-name")
        if self.is_taken(name):
            raise self.taken(name)
        return name

    def allowed(self, name: str, otherwise: str) -> str:
        """A free name close to one that may hold letters a name can't; `otherwise` where nothing of it is left."""
        kept = "".join(letter for letter in name if letter not in FORBIDDEN and letter.isprintable()).strip(" .")
        kept = kept.lstrip("".join((*NOT_FIRST, " ")))
        kept = kept[:LONGEST_NAME]
        return self.free_name(kept if kept and kept.casefold() not in RESERVED else otherwise)

    def taken(self, name: str) -> Problem:
        """What is said where another game has that name."""
        from shlex import quote

        switch = f"hegemonic games switch {quote(name)}"
        return usage(
            f"There is a game named `{name}` already; nothing was changed.",
            f"Choose another name, like `{self.free_name(name)}`, or go on with it: {switch}",
            code="usage/game-name",
        )

    def is_taken(self, name: str) -> bool:
        """Whether a game has that name, whatever the case of the letters."""
        return any(each.casefold() == name.casefold() for each in self.names())

    def free_name(self, name: str) -> str:
        """That name, or the first of `name-2`, `name-3`, … that no game has."""
        if not self.is_taken(name):
            return name
        number = 2
        while self.is_taken(f"{name}-{number}"):
            number += 1
        return f"{name}-{number}"

    def make_folder(self) -> None:
        """The folder of the games, made where it isn't there; Problem where it can't be."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unreadable(
                "unwritable", f"{self.folder} can't be made: {error.strerror or error}.", "Nothing was recorded."
            ) from None


@contextmanager
def unfinished(folder: Path) -> Iterator[Path]:
    """A file in the making that nobody takes for a game; what is left of it afterwards goes, and what a program that
    was killed left long ago."""
    path = folder / f".{os.getpid()}-{time.monotonic_ns():x}{UNFINISHED}"
    with suppress(OSError):
        for stale in folder.glob(f".*{UNFINISHED}*"):
            if time.time() - stale.stat().st_mtime > STALE_SECONDS:
                stale.unlink(missing_ok=True)
    try:
        yield path
    finally:
        for left in (path, Path(f"{path}-journal")):
            with suppress(OSError):
                left.unlink(missing_ok=True)


def put_in_place(new: Path, place: Path) -> bool:
    """Give a finished file its name, unless something has that name already; whether it was given."""
    try:
        os.link(new, place)
    except FileExistsError:
        return False
    except OSError:  # a file system without hard links: its rename must do, which on Windows refuses to overwrite
        if place.exists():
            return False
        os.rename(new, place)
    else:
        new.unlink()
    _on_disk(place.parent)
    return True


def _on_disk(folder: Path) -> None:
    """Have the system write down which names a folder holds; where it can't be asked to, nothing is lost by it."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
