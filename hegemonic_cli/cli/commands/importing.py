"""`hegemonic import FILE`: a game's history, or a list of lines into the current game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.asking import emit
from hegemonic_cli.cli.errors import EXIT_CODES
from hegemonic_cli.cli.games_shown import asked_of_nothing
from hegemonic_cli.cli.options import BoxOption, JsonOption
from hegemonic_cli.games.hegemonic.report import Answer, Status
from hegemonic_cli.kernel.violation import Problem, usage
from hegemonic_cli.views.imported import history_lines, list_lines, summary

if TYPE_CHECKING:
    from hegemonic_cli.cli.lists import Outcome
    from hegemonic_cli.evening.entry import Entry
    from hegemonic_cli.evening.importing import Imported
    from hegemonic_cli.evening.importing_log import Log

LIST_BYTES = 10_000_000


def importing(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE", help="A jsonl or json export, a game's own file, or a list; -: standard input."),
    ],
    lines: Annotated[
        bool,
        typer.Option("--lines", help="FILE is a list of lines as on the screen, one each; # begins a comment."),
    ] = False,
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="The game's name, where it is new here.")
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="With --lines: also lines that were recorded before.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would come of it.")] = False,
    box: BoxOption = None,
    as_json: JsonOption = False,
) -> None:
    """Read a game in, or with --lines a list into the current game.

    A history that goes on from a known game adds what is new; another course of it is kept as a second game. A list is
    recorded up to the first line that can't be. Nothing is ever taken in twice, and nothing overwritten.
    """
    if lines:
        if name is not None:
            raise usage("import: --name is for a history; a list is recorded in the current game.")
        _import_list(file, box, again=again, dry_run=dry_run, as_json=as_json)
        return
    if again:
        raise usage("import: --again goes with --lines; a history is never taken in twice.")
    from hegemonic_cli.evening.importing import join

    if name is not None:
        _check_name(name)
    found = join(places.home(), _log(file), name, is_trial=dry_run)
    answer = Answer("import", _data(found, dry_run=dry_run))
    emit(answer, history_lines, asked_of_nothing(output.width()), as_json=as_json)


def _check_name(name: str) -> None:
    from hegemonic_cli.evening.shelf import Shelf

    Shelf(places.home()).checked_name(name)


def _log(file: str) -> Log:
    """The whole log of the file, checked; Problem (unreadable) that names all that is wrong with it."""
    from hegemonic_cli.evening.importing_file import BEGINNING, read_game_file
    from hegemonic_cli.evening.importing_log import read_log
    from hegemonic_cli.evening.importing_text import MAX_BYTES, read_export

    raw = places.read_bytes(file, MAX_BYTES)
    if not raw.startswith(BEGINNING):
        return read_log(read_export(raw))
    if file == places.STANDARD_INPUT:
        raise usage("import: a game's own file must be named; it can't be read from standard input.")
    return read_log(read_game_file(Path(file)))


def _data(found: Imported, *, dry_run: bool) -> dict[str, Any]:
    notes = []
    if found.undone:
        notes.append(f"By the file {_entries(found.undone)} that held here {_are(found.undone)} undone.")
    if found.result == "second":
        notes.append(f"{found.other} stays the current game; look at the other: hegemonic games show {found.name}")
    notes += [f"The game {name} can't be read now, so it wasn't compared." for name in found.unread]
    differs = None
    if found.ours is not None and found.theirs is not None:
        here, there = _entry(found.ours), _entry(found.theirs)
        differs = {"game": found.other or found.name, "place": found.place, "here": here, "there": there}
    return {
        "game": found.name,
        "result": found.result,
        "added": found.added,
        "differs": differs,
        "dry_run": dry_run,
        "notes": notes,
    }


def _entries(count: int) -> str:
    return f"{count} {'entry' if count == 1 else 'entries'}"


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def _entry(entry: Entry) -> dict[str, Any]:
    return {"n": entry.node.number, "at": entry.at, "text": entry.text}


def _import_list(file: str, box: str | None, *, again: bool, dry_run: bool, as_json: bool) -> None:
    from hegemonic_cli.cli.lists import lines_of, play
    from hegemonic_cli.cli.recording import live_session

    text = _list_text(file)
    session = live_session()
    numbers = places.load_box(box)
    if dry_run:
        from hegemonic_cli.evening.trial import trial_of

        with trial_of(session) as trial:
            outcome = play(trial, lines_of(text), numbers, again=again)
    else:
        outcome = play(session, lines_of(text), numbers, again=again)
    if outcome.news:
        output.tell("Since your last entry:", *(f"  {line}" for line in outcome.news))
    data = {
        "game": session.name,
        "recorded_before": len(outcome.before),
        "lines": [
            {
                "line": each.line.number,
                "typed": each.line.text,
                "entry": each.entry,
                "text": each.text,
                "notes": list(each.notes),
                "forced": each.forced,
            }
            for each in outcome.played
        ],
        "stopped_at": None if outcome.stopped_at is None else outcome.stopped_at.number,
        "dry_run": dry_run,
    }
    if outcome.problem is None:
        emit(Answer("import", data), list_lines, asked_of_nothing(output.width()), as_json=as_json)
        return
    _say_stopped(outcome, outcome.problem, data, as_json=as_json)


def _list_text(file: str) -> str:
    raw = places.read_bytes(file, LIST_BYTES)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise usage(f"import: line {line} of {file} isn't UTF-8 text.", "Nothing was recorded.") from None


def _say_stopped(outcome: Outcome, problem: Problem, data: dict[str, Any], *, as_json: bool) -> None:
    """Say what is recorded, and why the list went no further; leaves as the line alone would have."""
    stopped = outcome.stopped_at
    assert stopped is not None, "a list stops at a line"
    said = tuple(
        violation._replace(message=f"Line {stopped.number} `{stopped.text}`: {violation.message}")
        for violation in problem.violations
    )
    mend = "Nothing was recorded."
    if outcome.before or outcome.played:
        mend = f"{summary(data)} Mend line {stopped.number}, then import the list again: it goes on there."
    if data["dry_run"]:
        mend = "The lines before it can be recorded. Nothing was: this was a trial."
    if as_json and problem.kind != "usage":
        status: Status = "illegal" if problem.kind == "illegal" else "error"
        answer = Answer("import", {**data, "hint": problem.hint}, status, said)
        output.say_json(answer.as_json())
        raise typer.Exit(EXIT_CODES[problem.kind])
    if outcome.played and not as_json:
        output.say(*list_lines(Answer("import", data), asked_of_nothing(output.width())))
    hints = [hint for hint in (problem.hint, mend) if hint]
    raise Problem(problem.kind, said, "\n".join(dict.fromkeys(hints)))
