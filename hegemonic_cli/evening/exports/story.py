"""A report of the evening in Markdown: who played, how it ended, what each round gave, and what happened."""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.evening.exports.written import Game, scored_boards
from hegemonic_cli.evening.logbook import round_after
from hegemonic_cli.games.hegemonic.rules.final import final_result
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color

UNKNOWN = "?"


def as_markdown(game: Game) -> str:
    """The report."""
    return "\n".join([*_beginning(game), *_standing(game), *_rounds(game), *_log(game)]) + "\n"


def _beginning(game: Game) -> Iterator[str]:
    yield f"# {_plain(game.name)}"
    yield ""
    variants = ", ".join(sorted(game.table.readings.variants))
    yield f"Hegemonic, {game.created[:10]}, {len(game.beginning.seats)} players{f'; {variants}' if variants else ''}."
    yield ""


def _standing(game: Game) -> Iterator[str]:
    result = final_result(game.table, game.box)
    is_over = game.table.phase == "finished"
    yield "## The end" if is_over else f"## Round {game.table.round}, as it stands"
    yield ""
    yield "| Rank | Player | VPs | Technologies | Total | CAP gain |"
    yield "|---:|---|---:|---:|---:|---:|"
    for score in sorted(result.players, key=lambda each: each.rank or len(result.players) + 1):
        values = (score.vp, score.technologies.total, score.total, score.cap_gain.value)
        numbers = " | ".join(UNKNOWN if value is None else str(value) for value in values)
        yield f"| {score.rank or UNKNOWN} | {_name(game.table, score.player)} | {numbers} |"
    yield ""
    if is_over and result.winners:
        names = " and ".join(_name(game.table, color) for color in result.winners)
        yield f"{names} {'share the win' if len(result.winners) > 1 else 'wins'}."
        yield ""


def _rounds(game: Game) -> Iterator[str]:
    totals: dict[int, dict[Color, int]] = {}
    for number, board in scored_boards(game):
        row = totals.setdefault(number, {})
        for color, vp in board.vp.items():
            row[color] = row.get(color, 0) + vp
    if not totals:
        return
    colors = game.beginning.colors
    yield "## VPs by round"
    yield ""
    yield f"| Round | {' | '.join(_name(game.beginning, color) for color in colors)} |"
    yield f"|---:|{'---:|' * len(colors)}"
    for number, row in totals.items():
        yield f"| {number} | {' | '.join(str(row.get(color, 0)) for color in colors)} |"
    yield ""


def _log(game: Game) -> Iterator[str]:
    yield "## What happened"
    number: int | None = None
    before = 1
    for entry in game.line:
        before = round_after(entry, before)
        if before != number:
            number = before
            yield ""
            yield f"### Round {number}"
            yield ""
        yield f"- {entry.node.number}. {_plain(entry.text)}"
        if entry.forced is not None:
            yield f"  - forced{f': {_plain(entry.forced)}' if entry.forced else ''}"
        yield from (f"  - {_plain(note)}" for note in entry.notes)


def _name(table: Table, color: Color) -> str:
    return next((_plain(seat.shown) for seat in table.seats if seat.color == color), color.capitalize())


def _plain(text: str) -> str:
    """People's own words, so that no letter of theirs is taken for a mark of Markdown."""
    line = " ".join(text.split())
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>|#" else letter for letter in line)
