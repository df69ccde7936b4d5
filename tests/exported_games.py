"""Games to write out and take in: evenings made up by a seed, and what a home folder holds."""

from __future__ import annotations

from pathlib import Path
from random import Random

from made_up_evenings import next_words
from recorded_games import BOX, begin, four_players

from hegemonic_cli.evening.export.document import document_text
from hegemonic_cli.evening.export.game import Game, read_game
from hegemonic_cli.evening.export.history import history_text
from hegemonic_cli.evening.importing import Imported, join
from hegemonic_cli.evening.importing_log import read_log
from hegemonic_cli.evening.importing_text import read_export
from hegemonic_cli.evening.session import Session
from hegemonic_cli.games.hegemonic.readings import Readings
from hegemonic_cli.kernel.violation import Problem


def made_up_evening(home: Path, seed: int, commands: int, readings: Readings | None = None) -> Session:
    """A game of so many legal commands, some of them undone and some of those redone."""
    rng = Random(seed)
    session = begin(home, table=four_players(readings, stack=6))
    for _ in range(commands):
        if rng.random() < 0.08:
            move = rng.choice((session.undo, session.undo, session.redo))
            try:
                move()
            except Problem:
                continue
        else:
            session.record(next_words(session.look().table, rng), lambda: BOX)
    return session


def exported(session: Session) -> Game:
    """The whole game as exports read it."""
    with session.reading() as store:
        return read_game(store, session.name, BOX)


def history_of(session: Session) -> str:
    """The JSON Lines of a game."""
    return history_text(exported(session))


def document_of(session: Session) -> str:
    """The JSON document of a game."""
    return document_text(exported(session))


def imported(home: Path, text: str, name: str | None = None) -> Imported:
    """What comes of taking a text in."""
    return join(home, read_log(read_export(text.encode())), name)


def everything_in(home: Path) -> dict[str, bytes]:
    """Every file of a folder with its content."""
    return {str(path.relative_to(home)): path.read_bytes() for path in sorted(home.rglob("*")) if path.is_file()}
