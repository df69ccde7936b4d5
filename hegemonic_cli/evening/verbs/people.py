"""`leader`, `leave`, `note`: what people do and say."""

from __future__ import annotations

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words, whole_number
from hegemonic_cli.evening.verbs.arguments import argument, no_more, player
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import (
    Event,
    LeadersMoved,
    NoteWritten,
    PlayerLeft,
    TechnologyDiscarded,
)
from hegemonic_cli.games.hegemonic.rules.actions import ACTIONS_PER_CARD
from hegemonic_cli.games.hegemonic.rules.collection import TOP_LEADER_LEVEL
from hegemonic_cli.games.hegemonic.rules.setup import PLAYERS
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import Violation, usage

LEADERS = "Optional: Leaders"
USED = "used"


def leader(words: Words, table: Table, box: Box) -> Recording:
    """A Leader used, and so slid back to 0; or the level that the card shows."""
    del box
    color = player(words, table)
    said = words.args[1].strip().casefold() if len(words.args) > 1 else USED
    no_more(words, 2)
    seat = table.seat(color)
    wrong: list[Violation] = []
    if not table.readings.has_leaders:
        wrong.append(Violation("leader/not-in-play", "Leader Cards aren't in play at this table.", LEADERS))
    if said == USED or USED.startswith(said):
        if seat.leader == 0:
            message = f"{seat.shown}'s Leader shows only the portrait: there is no ability to use."
            wrong.append(Violation("leader/level-0", message, LEADERS))
        shown = f" at level {seat.leader}" if seat.leader else ""
        text = f"{seat.shown} uses the Leader{shown}; it goes back to 0."
        return Recording((LeadersMoved({color: 0}),), text, violations=tuple(wrong))
    level = whole_number(said, "leader")
    if level > TOP_LEADER_LEVEL:
        raise usage(f"leader: a Leader Card shows level 0 to {TOP_LEADER_LEVEL}, not {level}.")
    return Recording(
        (LeadersMoved({color: level}),), f"{seat.shown}'s Leader shows level {level}.", violations=tuple(wrong)
    )


def leave(words: Words, table: Table, box: Box) -> Recording:
    """A player leaves the game: pieces and Gates go with them, Technology Cards onto the discard, the Arbiter Token to
    the next clockwise."""
    del box
    color = player(words, table)
    no_more(words, 1)
    if len(table.seats) <= PLAYERS.start:
        raise usage(f"leave: {PLAYERS.start} players are the fewest; finish the game instead.", "hegemonic finish")
    arbiter = table.clockwise_from(color)[1] if table.arbiter == color else table.arbiter
    cards = _discarded(table, color)
    events: list[Event] = [*_passed_on(table, color), *cards, PlayerLeft(color, arbiter)]
    who = table.seat(color).shown
    moves = [f"Take everything of {who}'s off the table."]
    if cards:
        moves.append(f"{who}'s Technology Cards go onto the discard.")
    if arbiter != table.arbiter:
        moves.append(f"Give the Arbiter Token to {table.seat(arbiter).shown}.")
    return Recording(tuple(events), f"{who} leaves the game.", tuple(moves))


def _passed_on(table: Table, color: Color) -> tuple[Event, ...]:
    """The turn of whoever leaves, over."""
    turn = table.turn
    if turn.player != color:
        return ()
    if table.phase == "exploration":
        return turns.explored(table, color)
    return (turns.turn_changed(turns.passed_on(turn._replace(taken=ACTIONS_PER_CARD, open=None), color)),)


def _discarded(table: Table, color: Color) -> tuple[Event, ...]:
    """All cards of whoever leaves, as far as they are counted, so that no card is lost to the deck."""
    seat = table.seat(color)
    return (
        *(TechnologyDiscarded(color, "hand", None) for _ in range(seat.hand or 0)),
        *(TechnologyDiscarded(color, "inactive", name) for name in seat.inactive or ()),
        *(TechnologyDiscarded(color, "advanced", card.name) for card in seat.technologies),
    )


def note(words: Words, table: Table, box: Box) -> Recording:
    """A note in the log."""
    del table, box
    text = " ".join((argument(words, 0, "TEXT"), *words.args[1:]))
    return Recording((NoteWritten(text),), f"Note: {text}")
