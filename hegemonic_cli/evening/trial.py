"""A game tried out on a copy that is thrown away: what is recorded there is recorded nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from hegemonic_cli.evening import schema
from hegemonic_cli.evening.session import Session
from hegemonic_cli.evening.shelf import Shelf
from hegemonic_cli.evening.trouble import explained


@contextmanager
def trial_of(session: Session) -> Iterator[Session]:
    """A session on a copy of a session's game, under the same name in a folder of its own."""
    with TemporaryDirectory(prefix="hegemonic-") as folder:
        shelf = Shelf(Path(folder))
        shelf.make_folder()
        place = shelf.path(session.name)
        with session.reading() as store, explained(place):
            target = schema.connect(place, "rwc")
            try:
                store.connection.backup(target)
            finally:
                target.close()
        yield Session(Path(folder), session.name, clock=session.clock, writer=session.writer)
