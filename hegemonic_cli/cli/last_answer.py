"""The last answer's reasons, kept in the data folder so that `why` can say more of them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from hegemonic_cli.cli.places import home
from hegemonic_cli.games.hegemonic.report import Answer, Reason
from hegemonic_cli.kernel.violation import Violation

FILE = "last-answer.json"


class LastAnswer(NamedTuple):
    """What `why` needs of an answer."""

    command: str
    headline: str
    reasons: tuple[Reason, ...]
    problems: tuple[Violation, ...]
    unknown: tuple[str, ...]
    not_counted: tuple[str, ...]
    rulings: tuple[str, ...]


def keep(answer: Answer, headline: str) -> None:
    """Keep an answer for `why`. Where it can't be kept, nothing is said: the answer itself has been given."""
    from json import dumps

    kept = LastAnswer(
        answer.command,
        headline,
        answer.reasons,
        answer.problems,
        answer.unknown,
        answer.not_counted,
        answer.rulings,
    )
    text = dumps(kept)
    with suppress(OSError):
        folder = str(home())
        with suppress(FileExistsError):
            os.makedirs(folder)
        beside = os.path.join(folder, f"{FILE}.{os.getpid()}")
        with open(beside, "w", encoding="ascii") as file:
            file.write(text)
        os.replace(beside, os.path.join(folder, FILE))


def recall() -> LastAnswer | None:
    """The last answer; None where there is none, or where it can't be read."""
    from json import loads

    try:
        raw = loads((Path(home()) / FILE).read_text(encoding="utf-8"))
        command, headline, reasons, problems, unknown, not_counted, rulings = raw
        return LastAnswer(
            str(command),
            str(headline),
            tuple(Reason(*map(str, reason)) for reason in reasons),
            tuple(Violation(*map(str, problem)) for problem in problems),
            tuple(map(str, unknown)),
            tuple(map(str, not_counted)),
            tuple(map(str, rulings)),
        )
    except (OSError, ValueError, TypeError):
        return None
