"""The steps of Arbitration that `next` carries out: the new Arbiter before anyone discards, then the Retention Limits,
then the boards."""

from __future__ import annotations

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.evening.verbs.arguments import no_more
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import (
    ArbiterChosen,
    BoardScored,
    BoardsScored,
    Event,
    InactiveReturned,
    LimitsApplied,
    PhaseBegun,
)
from hegemonic_cli.games.hegemonic.notation import parse_player
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.report import not_tracked, uncounted_cards
from hegemonic_cli.games.hegemonic.reports.score import reasons_of
from hegemonic_cli.games.hegemonic.rules.arbitration import RetentionDiscard, new_arbiter, retention_discards
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.scoring import score, score_totals
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import CORE, Color
from hegemonic_cli.kernel.violation import Problem, Violation, usage

CHAPTER = "Phase 6. Arbitration"


def opened(table: Table, begun: PhaseBegun) -> Recording:
    """Arbitration begins, and the Inactive piles come back."""
    back = tuple(seat.color for seat in table.seats if seat.inactive)
    events: tuple[Event, ...] = (begun, InactiveReturned(back)) if back else (begun,)
    moves = ["Move the Phase Tracker to Arbitration."]
    if back:
        moves.append(f"Inactive Technology Cards back into the hands of {_names(table, back)}.")
    return Recording(events, "Arbitration.", tuple(moves))


def arbiter(words: Words, table: Table, box: Box) -> Recording:
    """The new Arbiter: the most CAPs, or the one chosen among the tied."""
    del box
    result = new_arbiter(table)
    chosen = parse_player(words.args[0], table) if words.args else result.next
    if result.unknown and chosen is None:
        wanting = [
            not_tracked(f"{table.seat(color).shown}'s CAPs aren't known", f"say them: hegemonic caps {color}=5")
            for color in result.unknown
        ]
        raise Problem("unknown", wanting, "Or say who becomes Arbiter: hegemonic next blue")
    if chosen is None:
        tied = _names(table, result.choices, "or")
        raise usage(
            f"{table.seat(table.arbiter).shown}, the Arbiter, chooses the new one: {tied}, tied at "
            f"{caps_words(result.most or 0)}.",
            f"Say whom: {' or '.join(f'hegemonic next {color}' for color in result.choices)}",
            "usage/next",
        )
    no_more(words, 1)
    allowed = (result.next,) if result.next is not None else result.choices
    wrong: tuple[Violation, ...] = ()
    if not result.unknown and chosen not in allowed:
        right = _names(table, [color for color in allowed if color is not None], "or")
        wrong = (
            Violation(
                "arbiter/not-entitled",
                f"{table.seat(chosen).shown} can't become Arbiter: {right} {'is' if len(allowed) == 1 else 'are'} due.",
                CHAPTER,
            ),
        )
    stays = "stays" if chosen == table.arbiter else "becomes"
    text = f"{table.seat(chosen).shown} {stays} Arbiter."
    moves = () if chosen == table.arbiter else (f"Give the Arbiter Token to {table.seat(chosen).shown}.",)
    return Recording((ArbiterChosen(chosen), *_done(table, "arbiter")), text, moves, violations=wrong)


def limits(words: Words, table: Table, box: Box) -> Recording:
    """Everybody discards down to their Retention Limit."""
    no_more(words, 0)
    found = retention_discards(table, box)
    unknown = tuple(path for each in found if each.discard is None for path in each.limit.unknown)
    untracked = [each.player for each in found if each.is_untracked]
    untold = [each for each in found if each.discard is None and not each.limit.unknown and not each.is_untracked]
    if untold:
        raise Problem("unknown", [_untold(table, each) for each in untold], "Nothing was recorded.")
    discards = {each.player: each.discard for each in found if each.discard}
    shown = [f"{table.seat(color).shown} {amount}" for color, amount in discards.items()]
    moves = [
        f"{table.seat(each.player).shown} discards {each.discard} down to {each.limit.value}."
        for each in found
        if each.discard
    ]
    text = f"Discarded to the Retention Limits: {', '.join(shown)}." if shown else "Nobody is over a Retention Limit."
    if untracked and not shown:
        text = "The Retention Limits are seen to."
    notes = uncounted_cards(table, tuple(discards))
    if untracked:
        left = " ".join(f"{color}=N" for color in untracked)
        whose = _names(table, untracked)
        notes = (*notes, f"The limits of {whose} aren't known; whoever discarded: hegemonic caps {left}")
    return Recording((LimitsApplied(discards), *_done(table, "limits")), text, tuple(moves), notes, unknown=unknown)


def scoring(words: Words, table: Table, box: Box) -> Recording:
    """All boards scored, with what each gave."""
    del box
    no_more(words, 0)
    scores = score(table)
    boards = tuple(
        BoardScored(each.board, {color: tally.total or 0 for color, tally in each.powers.items()}, each.vp)
        for each in scores
    )
    totals = score_totals(table, scores)
    shown = ", ".join(f"{table.seat(color).shown} +{vp}" for color, vp in totals.items())
    moves = []
    for each in scores:
        where = "the Core" if each.board == CORE else f"board {each.board}"
        gains = ", ".join(f"{table.seat(award.player).shown} +{award.vp}" for award in each.awards)
        if gains:
            moves.append(f"{where[0].upper()}{where[1:]}: {gains}.")
    notes = []
    if not scores and not table.is_map_tracked:
        notes.append("No board's Power is known, so nothing was scored: undo and tally them, or type the VPs (vp).")
    if scores and not table.is_map_tracked:
        tallied = listed([each.board for each in scores], "and")
        notes.append(f"Scored as tallied: {tallied}. Where that was a round ago: undo, tally, next.")
    unknown = [seat.shown for seat in table.seats if seat.vp is None]
    if unknown:
        notes.append(f"VPs unknown before stay unknown: {', '.join(unknown)}.")
    return Recording(
        (BoardsScored(table.round, boards), *_done(table, "scoring")),
        f"Boards scored: {shown}." if scores else "No board was scored.",
        tuple(moves),
        tuple(notes),
        reasons=tuple(reason for each in scores for reason in reasons_of(table, each)),
    )


def _done(table: Table, step: str) -> tuple[Event, ...]:
    return turns.step_done(table, step)


def _untold(table: Table, each: RetentionDiscard) -> Violation:
    who = table.seat(each.player).shown
    return not_tracked(f"{who}'s CAPs aren't known", f"say how many are left: hegemonic caps {each.player}=5")


def _names(table: Table, colors: tuple[Color, ...] | list[Color], last: str = "and") -> str:
    return listed([table.seat(color).shown for color in colors], last)
