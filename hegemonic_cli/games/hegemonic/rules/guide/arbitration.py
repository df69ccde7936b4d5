"""The guide through Arbitration, in the order that people forget: the new Arbiter before anyone discards, then the
Retention Limits, then the boards, then whether the game ends.

Rulebook: Phase 6. Arbitration, Ending the Game, Inactive Technology Cards.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules.arbitration import RetentionDiscard, new_arbiter, retention_discards
from hegemonic_cli.games.hegemonic.rules.ending import END_SENTENCE, Missing, ending
from hegemonic_cli.games.hegemonic.rules.guide.values import Guide, Owed, names
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.scoring import score, score_totals, scored_boards
from hegemonic_cli.games.hegemonic.table import Table


def arbitration(table: Table, box: Box) -> Guide:
    """What of Arbitration is still owed, in its order."""
    done = table.turn.done
    owed: list[Owed] = []
    if "arbiter" not in done:
        owed.append(_arbiter(table))
    if "limits" not in done and table.readings.applies_retention_limits:
        owed += _limits(table, box)
    if "scoring" not in done:
        owed.append(_scoring(table))
    owed.append(_end(table))
    player = owed[0].players[0] if owed[0].step == "arbiter" and len(owed[0].players) == 1 else None
    return Guide(_headline(table, owed), tuple(owed), player, (), (*_inactive(table), *_limits_ignored(table)))


def last_round_reminder(table: Table) -> tuple[str, ...]:
    """That this is the last round, as soon as it is sure."""
    if table.phase in ("setup", "finished", "arbitration"):
        return ()
    end = ending(table)
    if end.ends:
        return (f"This is the last round: {' and '.join(END_SENTENCE[reason] for reason in end.reasons)}.",)
    return ()


def _headline(table: Table, owed: list[Owed]) -> str:
    first = owed[0]
    if first.step == "arbiter":
        before = ", before anyone discards" if table.readings.applies_retention_limits else ""
        return f"Arbitration{before}: {_arbiter_headline(table)}."
    if first.step == "limits":
        return "Arbitration: everybody discards down to their Retention Limit, then the boards are scored."
    if first.step == "scoring":
        return "Arbitration: the boards are scored."
    return f"Arbitration is done: {first.what}."


def _arbiter_headline(table: Table) -> str:
    result = new_arbiter(table)
    if result.unknown:
        return f"the new Arbiter, which hangs on the CAPs of {names(table, result.unknown)}"
    if result.next is None:
        return f"{table.seat(table.arbiter).shown} makes {names(table, result.choices, 'or')} the new Arbiter"
    stays = "stays" if result.next == table.arbiter else "becomes"
    return f"{table.seat(result.next).shown} {stays} Arbiter"


def _arbiter(table: Table) -> Owed:
    result = new_arbiter(table)
    if result.unknown:
        words = " ".join(f"{color}=N" for color in result.unknown)
        return Owed(
            "arbiter", result.unknown, "say how many CAPs they hold: the most makes the new Arbiter", (f"caps {words}",)
        )
    if result.next is None:
        tied = names(table, result.choices, "or")
        what = f"choose the new Arbiter among those tied at {caps_words(result.most or 0)}: {tied}"
        return Owed("arbiter", (table.arbiter,), what, tuple(f"next {color}" for color in result.choices))
    who = table.seat(result.next).shown
    if result.next == table.arbiter:
        return Owed("arbiter", (table.arbiter,), f"keep the Arbiter Token (most CAPs, {result.most})", ("next",))
    if result.most is None:
        return Owed("arbiter", (table.arbiter,), f"pass the Arbiter Token counter-clockwise, to {who}", ("next",))
    why = (
        f"tied at {caps_words(result.most)}, and the Arbiter can't keep it"
        if len(result.tied) > 1
        else f"most CAPs, {result.most}"
    )
    return Owed("arbiter", (table.arbiter,), f"give the Arbiter Token to {who} ({why})", ("next",))


def _limits(table: Table, box: Box) -> list[Owed]:
    discards = retention_discards(table, box)
    owed = [
        Owed(
            "limits",
            (each.player,),
            f"discard {caps_words(each.discard)} to the Retention Limit of {each.limit.value}",
            ("next",),
        )
        for each in discards
        if each.discard
    ]
    owed += [
        Owed("limits", (each.player,), f"discard down to the Retention Limit: {_missing(each)}", (_say(each),))
        for each in discards
        if each.discard is None and not each.is_untracked
    ]
    untracked = tuple(each.player for each in discards if each.is_untracked)
    if untracked:
        words = " ".join(f"{color}=N" for color in untracked)
        what = "discard down to their Retention Limit, and say what is left where that changes it"
        owed.append(Owed("limits", untracked, what, ("next", f"caps {words}")))
    return owed or [Owed("limits", table.colors, "nobody holds more than their Retention Limit", ("next",))]


def _missing(each: RetentionDiscard) -> str:
    limit = "which isn't known" if each.limit.value is None else f"{each.limit.value}"
    return f"{limit}; CAPs held aren't known" if each.caps is None else f"{limit}; {each.caps} held"


def _say(each: RetentionDiscard) -> str:
    return f"caps {each.player}=N"


def _scoring(table: Table) -> Owed:
    boards = scored_boards(table)
    tally = f"tally BOARD {' '.join(f'{color}=POWER' for color in table.colors)}"
    if not boards:
        return Owed("scoring", table.colors, "score every board: type each board's Power", (tally, "next"))
    totals = score_totals(table, score(table))
    gains = ", ".join(f"{table.seat(color).shown} +{vp}" for color, vp in totals.items())
    if not table.is_map_tracked:
        what = f"tally the boards that changed, then score: {gains} by {', '.join(boards)} as tallied"
        return Owed("scoring", table.colors, what, ("next", tally))
    return Owed("scoring", table.colors, f"score the boards: {gains}", ("next",))


def _end(table: Table) -> Owed:
    end = ending(table)
    if end.ends:
        why = " and ".join(END_SENTENCE[reason] for reason in end.reasons)
        return Owed("end", (), f"the game ends, for {why}: Final Scoring", ("next", "final"))
    following = f"round {table.round + 1} begins with Collection"
    if end.ends is None:
        doubts = " or ".join(dict.fromkeys(_doubt(end.missing, each) for each in end.missing))
        return Owed("end", (), f"{following}, unless {doubts}: then the game ends", ("next", "finish"))
    return Owed("end", (), following, ("next",))


def _doubt(missing: tuple[Missing, ...], each: Missing) -> str:
    if each == "map":
        return "no empty hex is left"
    return "stack and pool are empty" if "pool" in missing else "the draw stack is empty"


def _limits_ignored(table: Table) -> tuple[str, ...]:
    if table.readings.applies_retention_limits or "scoring" in table.turn.done:
        return ()
    return ("Learning Game: Retention Limits are ignored, so everybody keeps their CAPs.",)


def _inactive(table: Table) -> tuple[str, ...]:
    if not table.readings.has_hands:
        return ()
    piles = [f"{seat.shown} {len(seat.inactive)}" for seat in table.seats if seat.inactive]
    unknown = any(seat.inactive is None for seat in table.seats)
    if not piles and not unknown:
        return ()
    counts = f": {', '.join(piles)}" if piles else ""
    return (f"Inactive Technology Cards go back to their owners' hands{counts}.",)
