"""`basic`, `capitalize`, `research`: actions that move no piece."""

from __future__ import annotations

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.evening.verbs.arguments import argument, no_more, player
from hegemonic_cli.evening.verbs.cards_counted import cards_said, drawn_and_discarded, reshuffled
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import (
    CapsChanged,
    CounterChange,
    Event,
    HandRefilled,
    InactiveReturned,
    TechnologyDiscarded,
)
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import not_tracked
from hegemonic_cli.games.hegemonic.rules.actions import BASIC_CAPS
from hegemonic_cli.games.hegemonic.rules.collection import lowest_gain
from hegemonic_cli.games.hegemonic.rules.learning_game import draws_technologies
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.setup import HAND
from hegemonic_cli.games.hegemonic.rules.tracks import player_board
from hegemonic_cli.games.hegemonic.table import UNKNOWN_CARD, OpenAction, Table
from hegemonic_cli.games.hegemonic.valuewords import pile_words
from hegemonic_cli.kernel.violation import Problem, Violation, usage

LEARNING = "The Learning Game"


def basic(words: Words, table: Table, box: Box) -> Recording:
    """A BASIC action: 2 CAPs, or a card drawn and one discarded (or Advanced, by an `advance` that follows)."""
    begun = turns.entered(table, turns.FIRST_ACTIONS)
    table = evolve_all(table, begun)
    color = player(words, table)
    what = argument(words, 1, "caps or technology").strip().casefold()
    no_more(words, 2)
    who = table.seat(color).shown
    if "caps".startswith(what):
        taken = turns.action_taken(words, table, color, turns.BASICS)
        gain: Event = CapsChanged((CounterChange(color, by=BASIC_CAPS),))
        return Recording(
            (*begun, gain, *taken.events), f"{who} takes {caps_words(BASIC_CAPS)} (BASIC).", notes=taken.notes
        )
    if not "technology".startswith(what):
        raise usage(f"basic: `{words.args[1]}` isn't caps or technology.")
    wrong: tuple[Violation, ...] = ()
    if not draws_technologies(table):
        wrong = (Violation("draw/learning-game", "At this table no Technology Cards are drawn.", LEARNING),)
    cards = drawn_and_discarded(table, box, color, words)
    said = listed(cards_said(cards), "and")
    taken = turns.action_taken(words, table, color, turns.BASICS, OpenAction(color, "basic"))
    return Recording(
        (*begun, *cards, *taken.events),
        f"{who} {said} (BASIC).",
        notes=taken.notes,
        violations=wrong,
    )


def capitalize(words: Words, table: Table, box: Box) -> Recording:
    """A CAPITALIZE action: the lowest of the three CAP gains, or what `--gained` says."""
    begun = turns.entered(table, turns.FIRST_ACTIONS)
    table = evolve_all(table, begun)
    color = player(words, table)
    no_more(words, 1)
    who = table.seat(color).shown
    lowest = lowest_gain(player_board(table, box, color))
    gained = words.number("gained")
    gain = lowest.value if gained is None else gained
    if gain is None and not lowest.unknown:
        wanting = not_tracked(f"{who}'s CAP gains aren't known", f"say it: hegemonic capitalize {color} --gained 3")
        raise Problem("unknown", wanting, "Nothing was recorded.")
    taken = turns.action_taken(words, table, color, turns.DISCOVERS)
    event = CapsChanged((CounterChange(color, by=gain or 0),))
    return Recording(
        (*begun, event, *taken.events),
        f"{who} takes {caps_words(gain or 0)} (CAPITALIZE).",
        notes=taken.notes,
        unknown=lowest.unknown if gain is None else (),
    )


def research(words: Words, table: Table, box: Box) -> Recording:
    """A RESEARCH action: the Inactive pile comes back, then one discards at will and draws up to five."""
    begun = turns.entered(table, turns.FIRST_ACTIONS)
    table = evolve_all(table, begun)
    color = player(words, table)
    no_more(words, 1)
    seat = table.seat(color)
    names = words.all("discard")
    wrong: tuple[Violation, ...] = ()
    if not table.readings.has_hands:
        wrong = (
            Violation("research/learning-game", "The Learning Game has no hands, so nothing to RESEARCH.", LEARNING),
        )
    events: list[Event] = [*begun, InactiveReturned((color,))]
    events += [TechnologyDiscarded(color, "hand", None if name == UNKNOWN_CARD else name) for name in names]
    after = evolve_all(table, events[len(begun) :])
    held = after.seat(color).hand
    if held is not None:
        events += reshuffled(after, box, max(0, HAND - held))
        events.append(HandRefilled(color, len(names), max(HAND, held)))
    taken = turns.action_taken(words, table, color, turns.DISCOVERS)
    discards = f", discards {pile_words(names)}" if names else ""
    return Recording(
        (*events, *taken.events),
        f"{seat.shown} takes the Inactive cards back{discards}, draws up to {HAND} (RESEARCH).",
        notes=taken.notes,
        violations=wrong,
    )
