"""`hegemonic correct N VERB …`, `--drop N`, `--before N VERB …`: a mistake of the past set right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.cli.recording import ForceOption, change_rows, live_session, tell_news
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.kernel.numerals import numeral
from hegemonic_cli.kernel.violation import usage
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.corrected import lines

if TYPE_CHECKING:
    from hegemonic_cli.evening.correction import Corrected, Decisions, Edit, Fallen


def correct(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="N COMMAND...", help="The entry's number, and the words it should be.")
    ] = None,
    drop: Annotated[int | None, typer.Option("--drop", metavar="N", help="Drop entry N.")] = None,
    before: Annotated[int | None, typer.Option("--before", metavar="N", help="Put the words before entry N.")] = None,
    illegal: Annotated[
        list[str] | None,
        typer.Option(
            "--illegal",
            metavar="stop|force|drop|N=...",
            help="What to do with later entries that become illegal; N=drop for one of them. stop without it.",
        ),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show what would change.")] = False,
    force: ForceOption = None,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Replace, drop or insert an entry of the past and run the words of all later ones again.

    Typed amounts, cards and outcomes stay as typed. An entry that becomes illegal is named; nothing is recorded then,
    unless --illegal says to keep it as forced or to drop it. One undo takes the whole correction back.
    """
    from hegemonic_cli.evening.correction import correct as correct_game

    edit = edit_of(words or [], drop, before, force)
    decisions = decisions_of(illegal or [])
    session = live_session()
    numbers = places.load_box(box)
    try:
        done = correct_game(session, edit, numbers, decisions, is_trial=dry_run)
    finally:
        tell_news(session)
    stopped = [problem for fallen in done.plan.fallen if fallen.decision == "stop" for problem in fallen.problems]
    answer = Answer(
        "correct", correction_data(done), "illegal" if done.plan.is_stopped else "ok", tuple(dict.fromkeys(stopped))
    )
    emit(answer, lines, Asked(done.plan.table, numbers, output.width()), as_json=as_json)


def edit_of(words: list[str], drop: int | None, before: int | None, force: str | None) -> Edit:
    """What the words of a correction set right; usage Problem where they don't say it."""
    from hegemonic_cli.cli.typed import words_of
    from hegemonic_cli.evening.correction import Edit

    if drop is not None:
        if words or before is not None:
            raise usage("correct: --drop N takes no other words.")
        return Edit(drop)
    if before is not None:
        if not words:
            raise usage(
                "correct: the words to put before the entry are missing.", f"Like: --before {before} caps red+2"
            )
        return Edit(before, words_of(words), is_insertion=True, force=force)
    number = numeral(words[0]) if words else None
    if len(words) < 2 or number is None:
        raise usage(
            "Missing: N COMMAND, --drop N, or --before N COMMAND.",
            "Like: hegemonic correct 12 build red complex@B3. hegemonic log lists the numbers.",
            "usage/missing",
        )
    return Edit(number, words_of(words[1:]), force=force)


def decisions_of(typed: list[str]) -> Decisions:
    """What `--illegal` says, once or more; usage Problem where it says something else."""
    from hegemonic_cli.evening.correction import DECISIONS, Decision, Decisions

    otherwise: Decision = "stop"
    each: dict[int, Decision] = {}
    for word in typed:
        of, equals, said = word.rpartition("=")
        number = numeral(of)
        decision = next((one for one in DECISIONS if one == said.strip().casefold()), None)
        if decision is None or (equals and number is None):
            raise usage(f"--illegal takes stop, force or drop, or N=drop for one entry, not `{word}`.")
        if number is not None:
            each[number] = decision
        else:
            otherwise = decision
    return Decisions(otherwise, each)


def correction_data(done: Corrected) -> dict[str, Any]:
    """A correction as JSON shows it."""
    plan = done.plan
    return {
        "entry": done.entry,
        "text": plan.text,
        "changes": change_rows(plan.changes),
        "reworded": [each._asdict() for each in plan.reworded],
        "illegal": [fallen_row(fallen) for fallen in plan.fallen],
        "notes": [],
    }


def fallen_row(fallen: Fallen) -> dict[str, Any]:
    """An entry that became illegal, as JSON shows it."""
    return {
        "n": fallen.number,
        "text": fallen.text,
        "problems": [problem._asdict() for problem in fallen.problems],
        "decision": fallen.decision,
    }
