"""A report of the evening for people, in Markdown: who played, how it ended, what each round gave, what was fought
over, what was noted, and what was set right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from hegemonic_cli.evening.entry import Entry
from hegemonic_cli.evening.export.bgsplay import GAME_NAME, variant_words
from hegemonic_cli.evening.export.game import Game, minutes_played
from hegemonic_cli.games.hegemonic.events import ConflictFought
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.readings import RULINGS
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.scoresheet import Row
from hegemonic_cli.games.hegemonic.standings import Standing
from hegemonic_cli.games.hegemonic.vocabulary import CORE, Color, Phase

UNKNOWN = "?"
MARKS = "\\`*_[]<>|#~"
DELETE = "\x7f"  # the last of the control characters; joiners and soft hyphens come later and belong to names
MINUTES_AN_HOUR = 60


class Happening(NamedTuple):
    """An entry that holds, and when in the game it was made."""

    entry: Entry
    round: int
    phase: Phase

    @property
    def when(self) -> str:
        """`Round 2, Actions #1`."""
        return f"Round {self.round}, {PHASE_WORDS[self.phase]}"


def report_text(game: Game) -> str:
    """The report."""
    happenings = list(_happenings(game))
    sections = (
        _players(game),
        _rounds(game),
        _boards(game),
        _section("Conflicts", _conflicts(happenings)),
        _section("Notes", _lines(each for each in happenings if each.entry.verb == "note")),
        _section("How the rules were read", _readings(game)),
        _section("Set right", _set_right(game, happenings)),
    )
    text = "\n\n".join("\n".join(lines) for lines in (_beginning(game), *sections) if lines)
    return f"{text}\n"


def _happenings(game: Game) -> Iterator[Happening]:
    table = game.beginning
    for entry in game.line:
        if entry.node.parent is not None:
            table = evolve_all(table, entry.events())
        yield Happening(entry, table.round, table.phase)


def _beginning(game: Game) -> list[str]:
    rounds = f"{game.table.round} round{'' if game.table.round == 1 else 's'}"
    facts = [GAME_NAME, game.line[0].at[:10], f"{len(game.standings)} players", rounds]
    minutes = minutes_played(game)
    if minutes:
        facts.append(_duration(minutes))
    return [f"# {_plain(game.name)}", "", f"{', '.join(facts)}.", "", _outcome(game)]


def _duration(minutes: int) -> str:
    hours, rest = divmod(minutes, MINUTES_AN_HOUR)
    return f"{hours} h {rest} min" if hours else f"{rest} min"


def _outcome(game: Game) -> str:
    """Who won and which rule decided, with the figures."""
    if not game.is_over:
        return f"Not finished: round {game.table.round}, {PHASE_WORDS[game.table.phase]}."
    winners = game.winners
    if not winners:
        return "The game is over; who won isn't known."
    names = listed([_name(each) for each in winners], "and")
    total = winners[0].total
    by = "" if total is None else f" with {total} VPs"
    said = f"**{names} {'share the win' if len(winners) > 1 else 'wins'}{by}.**"
    tied = [each for each in game.standings if each.total is not None and each.total == total]
    if len(tied) < 2:
        return said
    gains = ", ".join(f"{_name(each)} {_shown(each.cap_gain)}" for each in tied)
    return f"{said} {listed([_name(each) for each in tied], 'and')} have {total} VPs each; CAP gain decides: {gains}."


def _players(game: Game) -> list[str]:
    rows = [
        (
            number,
            _name(each) + (" (left)" if each.has_left else ""),
            each.seat.color.capitalize(),
            each.seat.house.capitalize() if each.seat.house else "",
            _shown(each.vp),
            *((_shown(each.technologies), _shown(each.total), each.rank or "") if game.is_over else ()),
        )
        for number, each in enumerate(game.standings, 1)
    ]
    last = ("Technologies", "Total", "Rank") if game.is_over else ()
    return ["## Players", "", *_table(("Seat", "Player", "Color", "House", "VPs", *last), rows, 4)]


def _rounds(game: Game) -> list[str]:
    colors = [each.seat.color for each in game.standings]
    left = {each.seat.color for each in game.standings if each.has_left}
    rows: list[tuple[object, ...]] = [
        (number, *(gained.get(color, "" if color in left else 0) for color in colors))
        for number, gained in game.sheet.by_round().items()
    ]
    for source, words in (("start", "Before"), ("adjustment", "Set right")):
        sums = {color: _sum(game.sheet.rows, source, color) for color in colors}
        if any(sums.values()):
            row = (words, *(sums[color] for color in colors))
            rows.insert(0 if source == "start" else len(rows), row)
    if not rows:
        return []
    rows.append(("On the track", *(_shown(each.vp) for each in game.standings)))
    if game.is_over:
        rows.append(("Technologies", *(_shown(each.technologies) for each in game.standings)))
        rows.append(("Total", *(_shown(each.score) for each in game.standings)))
    return ["## VPs by round", "", *_table(("Round", *(_name(each) for each in game.standings)), rows, 1)]


def _sum(rows: Iterable[Row], source: str, color: Color) -> int:
    return sum(row.vp or 0 for row in rows if row.source == source and row.player == color)


def _boards(game: Game) -> list[str]:
    names = {each.seat.color: _name(each) for each in game.standings}
    by_board: dict[tuple[int, str], list[str]] = {}
    for row in game.sheet.rows:
        if row.source == "board" and row.board is not None:
            said = f"{names[row.player]} Power {row.power}, {row.vp} VP{'' if row.vp == 1 else 's'}"
            by_board.setdefault((row.round, row.board), []).append(said)
    lines = [
        f"- Round {number}, {'the Core' if board == CORE else f'board {board}'}: {'; '.join(said)}."
        for (number, board), said in by_board.items()
    ]
    return _section("Boards", lines)


def _conflicts(happenings: Iterable[Happening]) -> list[str]:
    """Every Conflict that took or brought something; how many others there were."""
    fought, empty = [], 0
    for each in happenings:
        found = [event for event in each.entry.events() if isinstance(event, ConflictFought)]
        if any(event.losses or event.gains or event.gates for event in found):
            fought.append(each)
        elif found:
            empty += 1
    others = f"- {empty} more {'Conflict' if empty == 1 else 'Conflicts'} took nothing off the board."
    return [*_lines(fought), *([others] if empty else [])]


def _readings(game: Game) -> list[str]:
    readings = game.table.readings
    lines = [f"- Variant: {variant_words(variant)}" for variant in sorted(readings.variants)]
    for name, value in readings.chosen.items():
        lines.append(f"- {RULINGS[name].question} {name}: {value}")
    return lines


def _set_right(game: Game, happenings: Iterable[Happening]) -> list[str]:
    """Corrections, what was forced and why, and how much was undone."""
    lines = []
    for each in happenings:
        entry = each.entry
        if entry.forced is not None:
            why = f": {_plain(entry.forced)}" if entry.forced else ""
            lines.append(f"{_line(each)} (forced{why})")
        elif entry.verb in ("correct", "set", "vp"):
            lines.append(_line(each))
    holding = {entry.node.number for entry in game.line}
    undone = {entry.node.number for entry in game.entries} - holding
    if undone:
        lines.append(f"- {len(undone)} {'entry was' if len(undone) == 1 else 'entries were'} undone.")
    return lines


def _lines(happenings: Iterable[Happening]) -> list[str]:
    return [_line(each) for each in happenings]


def _line(each: Happening) -> str:
    return f"- {each.when}: {_plain(each.entry.text.removeprefix('Note: '))}"


def _section(title: str, lines: Sequence[str]) -> list[str]:
    return [f"## {title}", "", *lines] if lines else []


def _table(headers: Sequence[str], rows: Iterable[Sequence[object]], words: int) -> Iterator[str]:
    """A table whose first columns are words and whose others are numbers."""
    yield f"| {' | '.join(headers)} |"
    yield f"|{'|'.join('---' if at < words else '---:' for at in range(len(headers)))}|"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"


def _name(standing: Standing) -> str:
    return _plain(standing.seat.shown)


def _plain(text: str) -> str:
    """People's own words on one line, so that no letter of theirs is taken for a mark of Markdown."""
    line = " ".join(text.split())
    return "".join(
        f"\\{letter}" if letter in MARKS else letter for letter in line if letter.isprintable() or letter > DELETE
    )


def _shown(value: int | None) -> str:
    return UNKNOWN if value is None else str(value)
