"""`hegemonic redo`: what undo took, back again."""

from __future__ import annotations

from hegemonic_cli.cli.moving_back import JsonOption, PhaseOption, RoundOption, ToOption, TurnOption, chosen
from hegemonic_cli.cli.recording import live_session, say_moved, tell_news


def redo(
    to: ToOption = None,
    turn: TurnOption = False,
    phase: PhaseOption = False,
    round_: RoundOption = False,
    as_json: JsonOption = False,
) -> None:
    """Bring back what the last undo took, and say what that changes.

    With --to, as far as entry N; with --turn, --phase, --round, to its end.
    """
    from hegemonic_cli.evening.reaching import forth_over, forth_to

    session = live_session()
    number, span = chosen("redo", to, turn=turn, phase=phase, round_=round_)
    reach = forth_to(number) if number is not None else forth_over(span) if span is not None else None
    try:
        moved = session.redo(reach)
    finally:
        tell_news(session)
    say_moved("redo", moved, as_json=as_json)
