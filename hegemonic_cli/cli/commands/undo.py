"""`hegemonic undo`: the last entry, or everything back to an entry or to the start of a turn, phase or round."""

from __future__ import annotations

from hegemonic_cli.cli.moving_back import JsonOption, PhaseOption, RoundOption, ToOption, TurnOption, chosen
from hegemonic_cli.cli.recording import live_session, say_moved, tell_news


def undo(
    to: ToOption = None,
    turn: TurnOption = False,
    phase: PhaseOption = False,
    round_: RoundOption = False,
    as_json: JsonOption = False,
) -> None:
    """Take back the last entry (or a whole correction), and say what that changes.

    With --to, everything after entry N; with --turn, --phase, --round, back to its start.
    """
    from hegemonic_cli.evening.reaching import back_over, back_to

    session = live_session()
    number, span = chosen("undo", to, turn=turn, phase=phase, round_=round_)
    reach = back_to(number) if number is not None else back_over(span) if span is not None else None
    try:
        moved = session.undo(reach)
    finally:
        tell_news(session)
    say_moved("undo", moved, as_json=as_json)
