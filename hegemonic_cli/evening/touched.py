"""Which rulings touched what was recorded: those of which another value would have recorded something else."""

from __future__ import annotations

from hegemonic_cli.evening.changes import changes
from hegemonic_cli.evening.judging import judged
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer, with_rulings
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.kernel.violation import Problem

SETS = ("set",)  # which writes the table down, whatever its rulings


def touched_rulings(words: Words, before: Table, box: Box, force: str | None) -> tuple[str, ...]:
    """The rulings' ids and values, `tie-for-first=drop-a-place`, that the words' entry rests on."""
    if words.verb in SETS:
        return ()

    def recorded(table: Table) -> Answer:
        try:
            found = judged(words, table, box, force)
        except Problem:
            return Answer(words.verb, {}, "illegal")
        said = {"text": found.recording.text, "changes": changes(table, found.table), "notes": found.recording.notes}
        return Answer(words.verb, said)

    return with_rulings(recorded, before).rulings
