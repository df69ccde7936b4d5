"""Conflicts as typed, for tests: `fought(lying, "raze red@A1 yellow:complex@A1", technology=3)`."""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.declaring import ConflictWords, declared
from hegemonic_cli.games.hegemonic.report import Answer, with_rulings
from hegemonic_cli.games.hegemonic.reports.conflict import conflict
from hegemonic_cli.games.hegemonic.rules.conflict import ConflictVerdict, resolve
from hegemonic_cli.games.hegemonic.table import Table

SAMPLE = sample_box()


def fought(lying: Table, words: str, box: Box = SAMPLE, **options: Any) -> ConflictVerdict:
    """The verdict on a Conflict; the options are those of `ConflictWords`."""
    action, *pieces = words.split()
    return resolve(lying, box, declared(ConflictWords(action, pieces, **options), lying))


def asked(lying: Table, words: str, box: Box = SAMPLE, **options: Any) -> Answer:
    """What `check conflict` answers, rulings named."""
    action, *pieces = words.split()
    typed = ConflictWords(action, pieces, **options)
    return with_rulings(lambda table: conflict(table, box, declared(typed, table)), lying)


def powers(verdict: ConflictVerdict) -> tuple[int | None, int | None]:
    """Both sides' starting Conflict Power."""
    return verdict.attack.total, verdict.defense.total


def codes(verdict: ConflictVerdict) -> list[str]:
    """The codes of everything that is wrong, in order."""
    return [violation.code for violation in verdict.violations]


def lost(verdict: ConflictVerdict) -> list[tuple[str, str, str, int]]:
    """What leaves the board."""
    return [tuple(change) for change in verdict.aftermath.losses]  # type: ignore[misc]


def won(verdict: ConflictVerdict) -> list[tuple[str, str, str, int]]:
    """What enters the board."""
    return [tuple(change) for change in verdict.aftermath.gains]  # type: ignore[misc]
