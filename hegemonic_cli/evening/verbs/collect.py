"""`collect`: every player takes their income, and the Leader Cards slide down."""

from __future__ import annotations

from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.evening.turns import entered, turn_changed
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import Event, IncomeCollected, LeadersMoved
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.notation import parse_counter
from hegemonic_cli.games.hegemonic.notation.counters import CounterWords
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import box_unknown, not_tracked, uncounted_cards
from hegemonic_cli.games.hegemonic.rules.collection import collected, leader_after_collection, total_gain
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.rules.tracks import player_board
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import Problem, Violation, usage

INCOME = "income"


def collect(words: Words, table: Table, box: Box) -> Recording:
    """All incomes, `red+2` and `red-1` added to what the tracks give, `red=12` in place of it."""
    begun = entered(table, ("collection",))
    table = evolve_all(table, begun)
    typed = [parse_counter(word, table) for word in words.args]
    if any(one.counter == "vp" for one in typed):
        raise usage("collect: an income is CAPs; VPs change by `vp`.")
    gains: dict[Color, int] = {}
    wanting: list[Violation] = []
    unsaid: list[Seat] = []
    for seat in table.seats:
        own = [one for one in typed if one.player == seat.color]
        gain = _gain(table, box, seat, own)
        if gain is None:
            paths = total_gain(player_board(table, box, seat.color)).unknown
            wanting += [box_unknown(path) for path in paths]
            unsaid += [] if paths else [seat]
        else:
            gains[seat.color] = gain
    if unsaid:
        wanting.append(_unsaid(unsaid))
    if wanting:
        hint = "Nothing was recorded."
        if len(wanting) > bool(unsaid):
            hint += " Or say what a player collects in all: hegemonic collect red=12"
        raise Problem("unknown", wanting, hint)
    notes = list(_odd(table))
    events: list[Event] = [*begun, IncomeCollected(gains)]
    moved = _leaders(table)
    if moved:
        events.append(LeadersMoved(moved))
    if table.phase == "collection":
        events.append(turn_changed(table.turn._replace(done=_with_income(table))))
    notes += uncounted_cards(table, table.colors)
    shown = ", ".join(f"{table.seat(color).shown} {gain}" for color, gain in gains.items())
    return Recording(tuple(events), f"Income: {shown}.", _slid(table, moved), tuple(notes))


def _with_income(table: Table) -> tuple[str, ...]:
    return table.turn.done if INCOME in table.turn.done else (*table.turn.done, INCOME)


def _gain(table: Table, box: Box, seat: Seat, typed: list[CounterWords]) -> int | None:
    gain = _base(table, box, seat)
    for one in typed:
        if one.sign == "=":
            gain = one.amount
        elif gain is not None:
            gain += one.amount if one.sign == "+" else -one.amount
        elif one.sign == "+" and _is_untracked(table, box, seat):
            gain = one.amount
    return None if gain is None else max(gain, 0)


def _base(table: Table, box: Box, seat: Seat) -> int | None:
    total: int | None = collected(table, box, seat.color).total
    return total


def _is_untracked(table: Table, box: Box, seat: Seat) -> bool:
    gain = total_gain(player_board(table, box, seat.color))
    return gain.value is None and not gain.unknown


def _unsaid(seats: list[Seat]) -> Violation:
    """The players whose income neither a track nor anybody says."""
    names = listed([seat.shown for seat in seats], "and")
    words = " ".join(f"{seat.color}=5" for seat in seats)
    unknown = f"income of {names} isn't" if len(seats) == 1 else f"incomes of {names} aren't"
    return not_tracked(f"The {unknown} known", f"say what each collects: hegemonic collect {words}")


def _odd(table: Table) -> list[str]:
    if table.phase != "collection":
        return [f"This is {PHASE_WORDS[table.phase]}, not Collection; recorded all the same."]
    if INCOME in table.turn.done:
        return [f"The incomes of round {table.round} were collected before; this is once more."]
    unknown = [seat.shown for seat in table.seats if seat.caps is None]
    return [f"CAPs unknown before stay unknown: {', '.join(unknown)}."] if unknown else []


def _leaders(table: Table) -> dict[Color, int]:
    if not table.readings.has_leaders or table.phase != "collection" or INCOME in table.turn.done:
        return {}
    after = {seat.color: leader_after_collection(seat.leader) for seat in table.seats if seat.leader is not None}
    return {color: level for color, level in after.items() if level != table.seat(color).leader}


def _slid(table: Table, leaders: dict[Color, int]) -> tuple[str, ...]:
    return tuple(f"{table.seat(color).shown}'s Leader slides down to {level}." for color, level in leaders.items())
