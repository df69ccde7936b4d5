"""Lines of a list, read like lines on the screen: short or in full, with or without `hegemonic` in front."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hegemonic_cli.cli.app import PROGRAM
from hegemonic_cli.cli.typed import forced, words_of
from hegemonic_cli.games.hegemonic.notation.lines import Command, read_line
from hegemonic_cli.games.hegemonic.table import Table

if TYPE_CHECKING:
    from hegemonic_cli.evening.recording import Words

Reader = Callable[[Table], "tuple[Words, str | None]"]


def reader() -> Callable[[str], Reader]:
    """Reads lines one after the other, each on the table that it meets; `+` goes on with the line before."""
    last: list[Command] = []

    def of(line: str) -> Reader:
        def read(table: Table) -> tuple[Words, str | None]:
            command = read_line(line.strip().removeprefix(f"{PROGRAM} "), table, last[-1] if last else None)
            last.append(command)
            typed = (command.verb, *command.words)
            return words_of(typed), forced(typed)

        return read

    return of
