"""`caps`, `vp`, `give`, `tally`: numbers that people change or read off the table."""

from __future__ import annotations

from hegemonic_cli.evening.recording import Recording, Words, whole_number
from hegemonic_cli.evening.verbs.arguments import argument, no_more, player
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import (
    CapsChanged,
    CapsGiven,
    CounterChange,
    Event,
    PowerTallied,
    VpsChanged,
)
from hegemonic_cli.games.hegemonic.notation import parse_counter
from hegemonic_cli.games.hegemonic.notation.counters import Counter, CounterWords
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import CORE
from hegemonic_cli.kernel.violation import Violation, usage

NEGOTIATIONS = "CAPs and Negotiations"


def caps(words: Words, table: Table, box: Box) -> Recording:
    """CAPs gained (`red+3`), lost (`red-3`) or read off the table (`red=5`)."""
    del box
    return _counters(words, table, "caps")


def vp(words: Words, table: Table, box: Box) -> Recording:
    """Victory points gained, lost or read off the Score Track."""
    del box
    return _counters(words, table, "vp")


def _counters(words: Words, table: Table, counter: Counter) -> Recording:
    argument(words, 0, "a counter's change, like red+3 or blue=5,")
    read = [parse_counter(word, table, counter) for word in words.args]
    events: list[Event] = []
    for kind in ("caps", "vp"):
        changes = tuple(_change(one) for one in read if one.counter == kind)
        if changes:
            events.append(CapsChanged(changes) if kind == "caps" else VpsChanged(changes))
    notes = tuple(
        f"{table.seat(one.player).shown}'s {_named(one)} aren't known, so they stay unknown: set them with ="
        for one in read
        if one.sign != "=" and _before(table, one) is None
    )
    return Recording(tuple(events), f"{', '.join(_words(table, one) for one in read)}.", notes=notes)


def _change(read: CounterWords) -> CounterChange:
    if read.sign == "=":
        return CounterChange(read.player, to=read.amount)
    return CounterChange(read.player, by=read.amount if read.sign == "+" else -read.amount)


def _before(table: Table, read: CounterWords) -> int | None:
    seat = table.seat(read.player)
    return seat.caps if read.counter == "caps" else seat.vp


def _named(read: CounterWords) -> str:
    return "CAPs" if read.counter == "caps" else "VPs"


def _words(table: Table, read: CounterWords) -> str:
    who = table.seat(read.player).shown
    amount = f"{read.amount} {_named(read).removesuffix('s' if read.amount == 1 else '')}"
    return f"{who} has {amount}" if read.sign == "=" else f"{who} {read.sign}{amount}"


def give(words: Words, table: Table, box: Box) -> Recording:
    """CAPs that change hands; only CAPs may, at any time, and in the Learning Game nothing."""
    del box
    giver, receiver = player(words, table, 0), player(words, table, 1)
    amount = whole_number(argument(words, 2, "the number of CAPs"), "give")
    no_more(words, 3)
    if giver == receiver:
        raise usage("give: giver and receiver are the same player.")
    who, to = table.seat(giver).shown, table.seat(receiver).shown
    held = table.seat(giver).caps
    wrong: list[Violation] = []
    if held is not None and amount > held:
        wrong.append(Violation("give/caps", f"{who} has {caps_words(held)} and can't give {amount}.", NEGOTIATIONS))
    if not table.readings.caps_may_change_hands:
        wrong.append(
            Violation(
                "give/learning-game",
                "In the Learning Game players may not give CAPs to each other.",
                "The Learning Game",
            )
        )
    said = f"{who} gives {to} {caps_words(amount)}."
    return Recording((CapsGiven(giver, receiver, amount),), said, violations=tuple(wrong))


def tally(words: Words, table: Table, box: Box) -> Recording:
    """A board's Power as people counted it; whoever is named has a Base there."""
    del box
    board = argument(words, 0, "BOARD").strip().upper()
    if board == "CORE":
        board = CORE
    if len(board) != 1 or not board.isalpha() or not board.isascii():
        raise usage(f"tally: `{words.args[0]}` is no board: expected one letter, like A, or X for the Core.")
    argument(words, 1, "each player's Power, like red=5,")
    power = {}
    for word in words.args[1:]:
        read = parse_counter(word, table)
        if read.sign != "=":
            raise usage(f"tally: `{word}` isn't a board's Power: expected PLAYER=POWER, like red=5.")
        power[read.player] = read.amount
    if table.galaxy is not None:
        raise usage(
            "tally: the map is tracked, so the boards' Power is counted from the pieces.",
            'Set the pieces right instead: hegemonic set pieces.A3.red "E 2A"',
        )
    shown = ", ".join(f"{table.seat(color).shown} {amount}" for color, amount in power.items())
    name = "the Core" if board == CORE else f"board {board}"
    return Recording((PowerTallied(board, power),), f"Power on {name}: {shown}.")
