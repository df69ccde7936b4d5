"""`next`, `done`, `finish`, `reopen`: the game goes on by what the guide says comes next."""

from __future__ import annotations

from collections.abc import Callable

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.evening.verbs import arbitration
from hegemonic_cli.evening.verbs.arguments import no_more, player
from hegemonic_cli.evening.verbs.collect import collect
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import GameFinished, GameReopened, StackCounted
from hegemonic_cli.games.hegemonic.notation.names import listed
from hegemonic_cli.games.hegemonic.rules.actions import ACTIONS_PER_CARD
from hegemonic_cli.games.hegemonic.rules.ending import END_SENTENCE, ending
from hegemonic_cli.games.hegemonic.rules.final import final_result
from hegemonic_cli.games.hegemonic.rules.guide import Guide, Step, what_next
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS, ROUND, phase_after
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import PHASES, Phase
from hegemonic_cli.kernel.violation import usage

EARLY = (
    "By the rules the game goes on: it ends after a round's scoring, when the draw stack is empty or no hex is left."
)


def next_step(words: Words, table: Table, box: Box) -> Recording:
    """What `now` says, where nothing more must be known; `next blue` where the Arbiter chooses the new one."""
    guide = what_next(table, box)
    carried_out = STEPS.get(guide.step)
    if carried_out is not None:
        return carried_out(words, table, box)
    if guide.step in UNTRACKED and not table.is_map_tracked and "next" in guide.owed[0].commands:
        return _passed_over(words, table, guide)
    if guide.step == "set-up" and not _is_set_up_needed(table):
        return _begin(words, table, box)
    raise _must_be_said(guide)


def _is_set_up_needed(table: Table) -> bool:
    """Whether Home Sectors are still to be laid; without a map the program can't see them."""
    return table.is_map_tracked and any(table.home_of(color) is None for color in table.colors)


def _begin(words: Words, table: Table, box: Box) -> Recording:
    """The next phase."""
    del box
    no_more(words, 0)
    return _phase(table, phase_after(table.phase))


def _passed_over(words: Words, table: Table, guide: Guide) -> Recording:
    """The next phase where nobody types what happened in this one; the tiles flipped are counted all the same."""
    no_more(words, 0)
    recording = _phase(table, phase_after(table.phase))
    if guide.step != "explore" or not table.stack:
        return recording
    left = max(0, table.stack - len(guide.owed[0].players))
    tiles = f"{left} Sector Tile{'' if left == 1 else 's'}"
    return recording._replace(
        events=(StackCounted(left), *recording.events), text=f"{recording.text} {tiles} left in the draw stack."
    )


def _phase(table: Table, phase: Phase) -> Recording:
    begun = turns.begun(table, phase)
    moves: tuple[str, ...] = ()
    if phase == "arbitration":
        return arbitration.opened(table, begun)
    if phase == "collection":
        text = f"Round {begun.round} begins: {PHASE_WORDS[phase]}."
    else:
        text = f"{PHASE_WORDS[phase]}."
        moves = (f"Move the Phase Tracker to {PHASE_WORDS[phase]}.",)
    return Recording((begun,), text, moves)


def _end(words: Words, table: Table, box: Box) -> Recording:
    """After the scoring: the end of the game, or a new round."""
    no_more(words, 0)
    end = ending(table)
    if end.ends:
        return finish(words, table, box)
    recording = _phase(table, "collection")
    if end.ends is None:
        note = "Whether the draw stack is empty or no hex is left isn't known: if so, the game ends (finish)."
        recording = recording._replace(notes=(*recording.notes, note))
    return recording


def done(words: Words, table: Table, box: Box) -> Recording:
    """A player's turn ended early, with what is left of it not taken."""
    del box
    turn = table.turn
    color = player(words, table) if words.args else turn.player
    if color is None:
        raise usage("done: nobody is on; say who is through, like `done red`.")
    who = table.seat(color).shown
    if table.phase == "exploration":
        events = (*turns.flipped_unsaid(table, color), *turns.explored(table, color))
        return Recording(events, f"{who} is through exploring.")
    if not table.is_action_phase:
        raise usage(f"done: in {PHASE_WORDS[table.phase]} nobody takes turns.", "hegemonic now says what comes next.")
    if turn.player == color:
        after = turns.passed_on(turn._replace(taken=ACTIONS_PER_CARD, open=None), color)
        notes: tuple[str, ...] = ()
    else:
        after = turn._replace(early={**turn.early, color: ACTIONS_PER_CARD}, open=None)
        on = table.seat(turn.player).shown if turn.player else None
        notes = (f"{on} is on, not {who}.",) if on and turns.has_order(turn) else ()
    return Recording((turns.turn_changed(after),), f"{who} is through.", notes=notes)


def finish(words: Words, table: Table, box: Box) -> Recording:
    """The end of the game: Final Scoring and the winner."""
    no_more(words, 0)
    if table.phase == "finished":
        raise usage("The game is over already.", "hegemonic reopen goes on with it.")
    result = final_result(table, box)
    totals = {score.player: score.total for score in result.players if score.total is not None}
    shown = ", ".join(f"{table.seat(color).shown} {total}" for color, total in totals.items())
    winners = [table.seat(color).shown for color in result.winners or ()]
    verb = "share the win" if len(winners) > 1 else "wins"
    won = f" {listed(winners, 'and')} {verb}." if winners else " Who won isn't known yet: hegemonic final says why."
    end = ending(table)
    reasons = " and ".join(END_SENTENCE[reason] for reason in end.reasons)
    is_in_time = end.ends and table.phase == "arbitration" and "scoring" in table.turn.done
    notes = () if is_in_time else (EARLY,)
    return Recording(
        (GameFinished(totals, result.winners or ()),),
        f"The game is over{f', for {reasons}' if is_in_time else ''}. {shown}.{won}",
        notes=notes,
    )


def reopen(words: Words, table: Table, box: Box) -> Recording:
    """A finished game goes on in the phase in which it was finished."""
    del box
    no_more(words, 0)
    if table.phase != "finished":
        raise usage("The game isn't over, so there is nothing to reopen.")
    before = [phase for phase in PHASES if table.turn.done[:1] == (phase,)]
    phase = before[0] if before else ROUND[-1]
    return Recording(
        (GameReopened(table.round, phase),), f"The game goes on: round {table.round}, {PHASE_WORDS[phase]}."
    )


def _must_be_said(guide: Guide) -> Exception:
    if guide.step == "finished":
        return usage("The game is over; nothing comes next.", "hegemonic reopen goes on with it.")
    commands = [f"hegemonic {command}" for owed in guide.owed[:1] for command in owed.commands]
    hint = f"Like: {' or '.join(commands)}" if commands else ""
    return usage(f"{guide.headline} What is done there must be said.", hint, code="usage/next")


# What needn't be typed where the map isn't tracked.
UNTRACKED: tuple[Step, ...] = ("explore", "cards", "action")
STEPS: dict[Step, Callable[[Words, Table, Box], Recording]] = {
    "income": collect,
    "phase": _begin,
    "arbiter": arbitration.arbiter,
    "limits": arbitration.limits,
    "scoring": arbitration.scoring,
    "end": _end,
}
