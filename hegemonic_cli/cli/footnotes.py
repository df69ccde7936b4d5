"""What stands below every answer, the same for all commands: problems that the text above hasn't said, numbers nobody
knows, what isn't counted, rulings, and that the box is made up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked

UNKNOWN_CODE = "box/unknown"
MADE_UP = "The box's numbers are made up (the sample box)."


def footnotes(found: Answer, asked: Asked, said: str) -> Iterator[str]:
    """The lines below an answer whose text is `said`."""
    notes = [
        problem.message
        for problem in found.problems
        if problem.code != UNKNOWN_CODE and _words(problem.message) not in _words(said)
    ]
    if found.unknown:
        notes.append(unknown_footnote(found.unknown))
    notes += [f"not counted: {sentence}" for sentence in found.not_counted]
    notes += [ruling_footnote(ruling) for ruling in found.rulings]
    if asked.box.is_made_up:
        notes.append(MADE_UP)
    if notes:
        from hegemonic_cli.views.layout import wrap

        for note in notes:
            yield from wrap(note, asked.width)


def unknown_footnote(paths: tuple[str, ...]) -> str:
    """Which numbers of the box are needed and not known, and how to give them."""
    which = "Read it off your Player Board or card, then:" if len(paths) == 1 else "Read them off, then for each:"
    return f"Not known: {', '.join(runs(paths))}. {which} hegemonic box set {paths[0]} NUMBER"


def ruling_footnote(ruling: str) -> str:
    """`tie-for-first=drop-a-place` as a footnote with the question it settles."""
    name, _, value = ruling.partition("=")
    question = RULINGS[name].question if name in RULINGS else ""
    return f"ruling {name}: {value}" + (f" - {question}" if question else "")


def runs(paths: Iterable[str]) -> list[str]:
    """Paths with neighbours drawn together: `industrial.cost.3 to 5`."""
    lines: list[str] = []
    stem, first, last = "", 0, 0
    for path in paths:
        before, _, number = path.rpartition(".")
        if before == stem and number == str(last + 1):
            last += 1
            lines[-1] = f"{stem}.{first} to {last}"
            continue
        lines.append(path)
        stem, first = (before, int(number)) if number.isdecimal() else (path, 0)
        last = first
    return lines


def _words(text: str) -> str:
    return " ".join(text.split())
