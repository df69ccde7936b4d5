"""`hegemonic why`: more of the last answer: its rules with their chapters, its rulings with their questions."""

from __future__ import annotations

from typing import Any

from hegemonic_cli.cli import last_answer, output, places
from hegemonic_cli.cli.footnotes import UNKNOWN_CODE, unknown_footnote
from hegemonic_cli.cli.options import BoxOption, JsonOption, PositionOption
from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.kernel.violation import Problem, Violation


def why(position: PositionOption = None, box: BoxOption = None, as_json: JsonOption = False) -> None:
    """Explain the last answer: rule, chapter, each step.

    The last answer knows which position and box it was about; other files are looked at and change nothing.
    """
    if position is not None:
        places.load_table(position)
    if box is not None:
        places.load_box(box)
    found = last_answer.recall()
    if found is None:
        raise Problem(
            "unreadable",
            Violation("why/no-answer", "There is no answer yet that could be explained."),
            "Ask something first: hegemonic demo shows what can be asked.",
        )
    if as_json:
        output.say_json(_document(found))
        return
    output.say(*_lines(found, output.width()))


def _lines(found: last_answer.LastAnswer, width: int) -> list[str]:
    from hegemonic_cli.views.layout import wrap

    lines = wrap(found.headline or f"The last answer was to `{found.command}`.", width)
    for reason in found.reasons:
        lines += wrap(_with_chapter(reason.sentence, reason.chapter), width)
    for problem in found.problems:
        if problem.code != UNKNOWN_CODE:
            lines += wrap(_with_chapter(problem.message, problem.rule), width)
    if found.unknown:
        lines += wrap(unknown_footnote(found.unknown), width)
    for ruling in map(_ruling, found.rulings):
        question = f" {ruling['question']}" if ruling["question"] else ""
        lines += wrap(f"Ruling {ruling['id']}:{question}", width)
        lines += wrap(f"  Here: {ruling['value']}. It can also be: {', '.join(ruling['others'])}.", width)
    for sentence in found.not_counted:
        lines += wrap(f"not counted: {sentence}", width)
    if not found.reasons and not found.problems:
        lines += wrap("It rests on nothing more than what it shows.", width)
    return lines


def _document(found: last_answer.LastAnswer) -> dict[str, Any]:
    return {
        "schema": 1,
        "command": "why",
        "status": "ok",
        "data": {
            "of": found.command,
            "headline": found.headline,
            "reasons": [reason._asdict() for reason in found.reasons],
            "rulings": [_ruling(ruling) for ruling in found.rulings],
            "unknown": list(found.unknown),
            "not_counted": list(found.not_counted),
        },
        "problems": [problem._asdict() for problem in found.problems],
        "rulings": list(found.rulings),
    }


def _ruling(footnote: str) -> dict[str, Any]:
    name, _, value = footnote.partition("=")
    ruling = RULINGS.get(name)
    return {
        "id": name,
        "value": value,
        "question": ruling.question if ruling else "",
        "chapter": ruling.chapter if ruling else "",
        "others": [other for other in ruling.values if other != value] if ruling else [],
    }


def _with_chapter(sentence: str, chapter: str) -> str:
    return f"{sentence} [{chapter}]" if chapter else sentence
