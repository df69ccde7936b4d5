"""The words of `import`: what came of a game's history, and of a list of lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap


def history_lines(answer: Answer, asked: Asked) -> list[str]:
    """What came of a history, then what else is worth knowing."""
    data = answer.data
    said = [_result(data), *data["notes"]]
    if data["dry_run"]:
        said.append("Nothing was changed: this was a trial.")
    return [line for text in said for line in wrap(text, asked.width)]


def _result(data: Mapping[str, Any]) -> str:
    game, added = data["game"], _counted(data["added"], "entry", "entries")
    would = data["dry_run"]
    match data["result"]:
        case "new":
            return f"{added} {'would be' if would else 'are'} imported as the game {game}."
        case "added":
            return f"{added} {'would be' if would else 'are'} new in {game}."
        case "elsewhere":
            differs = data["differs"]
            return (
                f"Nothing new: {game} has every entry. Only where the log stands differs: here after entry "
                f"{differs['here']['n']}, in the file after {differs['there']['n']}. undo and redo go there."
            )
        case "second":
            return (
                f"{_difference(data['differs'])} {'Both would be' if would else 'Both are'} kept: the file's as {game}."
            )
        case _:
            return f"Nothing new: {game} has all of it."


def _difference(differs: Mapping[str, Any]) -> str:
    here, there = differs["here"], differs["there"]
    return (
        f"The file differs from {differs['game']} at entry {there['n']} ({differs['place']}): here "
        f"`{here['text']}` ({_moment(here['at'])}), there `{there['text']}` ({_moment(there['at'])})."
    )


def list_lines(answer: Answer, asked: Asked) -> list[str]:
    """How far a list was recorded, then line by line what it became."""
    said = [summary(answer.data), *_rows(answer.data)]
    if answer.data["dry_run"]:
        said.append("Nothing was recorded: this was a trial.")
    return [line for text in said for line in wrap(text, asked.width)]


def summary(data: Mapping[str, Any]) -> str:
    """`6 lines recorded as entries 12 to 17.`"""
    entries = [row["entry"] for row in data["lines"] if row["entry"] is not None]
    before = data["recorded_before"]
    skipped = f"{_counted(before, 'line was', 'lines were')} recorded before." if before else ""
    if not entries:
        return f"{skipped} Nothing new.".strip() if before else "No line recorded anything."
    which = f"entry {entries[0]}" if len(entries) == 1 else f"entries {entries[0]} to {entries[-1]}"
    recorded = "would be recorded" if data["dry_run"] else "recorded"
    return f"{skipped} {_counted(len(entries), 'line', 'lines')} {recorded} as {which}.".strip()


def _rows(data: Mapping[str, Any]) -> Iterator[str]:
    for row in data["lines"]:
        entry = "" if row["entry"] is None else f"{row['entry']}. "
        yield f"  {row['line']}: {entry}{row['text']}"
        if row["forced"] is not None:
            yield f"    forced{': ' if row['forced'] else ''}{row['forced']}"
        yield from (f"    note: {note}" for note in row["notes"])


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _moment(at: str) -> str:
    return at[:16].replace("T", " ")
