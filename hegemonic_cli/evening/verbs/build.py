"""`build`: one BUILD action, or more of the one before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby

from hegemonic_cli.evening import turns
from hegemonic_cli.evening.recording import Recording, Words
from hegemonic_cli.evening.spending import still_standing
from hegemonic_cli.evening.verbs.arguments import argument, player
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.events import BasesBuilt, BuiltStep, Event, SpentChanged
from hegemonic_cli.games.hegemonic.evolve import evolve_all
from hegemonic_cli.games.hegemonic.notation import parse_steps
from hegemonic_cli.games.hegemonic.report import uncounted_cards
from hegemonic_cli.games.hegemonic.reports.build import uncounted_bases
from hegemonic_cli.games.hegemonic.rules import tracks
from hegemonic_cli.games.hegemonic.rules.building import BuildVerdict, StepVerdict
from hegemonic_cli.games.hegemonic.rules.building import build as judge_build
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.table import OpenAction, Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, Color, counted
from hegemonic_cli.kernel.violation import Problem, Violation, usage

SAME_ACTION = "same-action"


def build(words: Words, table: Table, box: Box) -> Recording:
    """Bases and Units built in order; `--same-action` goes on with the BUILD before, `--paid` says what was paid."""
    begun = turns.entered(table, turns.FIRST_ACTIONS)
    table = evolve_all(table, begun)
    color = player(words, table)
    argument(words, 1, "STEP, what was built and where, like complex@B3,")
    steps = parse_steps(words.args[1:], table)
    paid = words.number("paid")
    judged_on = table if paid is None else table.with_seat(replace(table.seat(color), caps=None))
    verdict = judge_build(judged_on, box, color, steps)
    unpriced = uncounted_bases(table, verdict) if paid is None else []
    if unpriced:
        raise Problem("unknown", unpriced, "Nothing was recorded. Or say what was paid: --paid NUMBER")
    price = _price(table, box, verdict) if paid is None else paid
    built = BasesBuilt(color, tuple(_built(step) for step in verdict.steps), price)
    spent = still_standing(evolve_all(table, (built,)))
    relocated_away = () if spent == table.spent else (SpentChanged(spent),)
    events, notes = _bookkeeping(words, table, verdict)
    who = table.seat(color).shown
    places = ", ".join(_named(step, count) for step, count in _counted(verdict.steps))
    notes += uncounted_cards(table, (color,))
    return Recording(
        (*begun, built, *relocated_away, *events),
        f"{who} builds {places} for {caps_words(price)}.",
        tuple(_moves(who, verdict)),
        tuple(notes),
        (*verdict.violations, *_too_much(table, color, paid)),
        verdict.unknown if paid is None else (),
    )


def _bookkeeping(words: Words, table: Table, verdict: BuildVerdict) -> tuple[tuple[Event, ...], list[str]]:
    still_open = OpenAction(verdict.color, "build", verdict.domain)
    if words.has(SAME_ACTION):
        before = turns.is_open(table, "build", verdict.color)
        who = table.seat(verdict.color).shown
        if before is None:
            raise usage(f"{who} has no BUILD to go on with: the entry before was none of theirs.", "Leave `+` out.")
        if before.domain != verdict.domain:
            base = BASE_OF[before.domain] if before.domain else "other piece"
            raise usage(f"{who}'s BUILD was of {base.capitalize()}s and Units of that type: it can't go on with this.")
        return turns.goes_on(table, still_open), []
    taken = turns.action_taken(words, table, verdict.color, (turns.BUILDS[verdict.domain],), still_open)
    return taken.events, list(taken.notes)


def _built(verdict: StepVerdict) -> BuiltStep:
    step, lifted = verdict.step, verdict.lifted
    origin, other = (step.origin, step.origin_other_end) if lifted is None else lifted.ends
    return BuiltStep(step.piece, step.sector, step.other_end, origin, other, verdict.cost)


def _price(table: Table, box: Box, verdict: BuildVerdict) -> int:
    """What the BUILD costs; where it is forced, steps that the board forbids are paid for like any other."""
    if verdict.is_legal:
        return verdict.cost or 0
    base, count = BASE_OF[verdict.domain], tracks.built(table, verdict.color, verdict.domain)
    price = 0
    for step in verdict.steps:
        cost = step.cost
        if step.step.piece == base and step.step.origin is None and count is not None:
            cost = tracks.next_cost(box, verdict.domain, count).value
            count += 1
        price += cost or 0
    return price


def _counted(steps: Iterable[StepVerdict]) -> Iterable[tuple[StepVerdict, int]]:
    """Equal steps in a row once, and how many they are."""
    for _, equal in groupby(steps, key=lambda step: step.step):
        first, *others = equal
        yield first, 1 + len(others)


def _named(verdict: StepVerdict, count: int) -> str:
    step = verdict.step
    if step.sector is None:
        return counted(count, step.piece)
    place = step.sector if step.other_end is None else f"{step.sector}+{step.other_end}"
    moved = f" (from {step.origin})" if step.origin is not None else ""
    shown = step.piece.capitalize() if count == 1 else counted(count, step.piece)
    return f"{shown} {place}{moved}"


def _moves(who: str, verdict: BuildVerdict) -> Iterable[str]:
    for step, count in _counted(verdict.steps):
        said = step.step
        if said.sector is not None:
            source = f"from {said.origin}" if said.origin is not None else "from the Player Board"
            if said.other_end is None:
                yield f"Put {counted(count, said.piece)} into {said.sector}, {source}."
            else:
                yield f"Put a Gate pair into {said.sector} and {said.other_end}, {source}."
    for tier in dict.fromkeys(step.tier for step in verdict.steps if step.tier is not None):
        yield f"{who} is in {verdict.domain.capitalize()} Tier {tier} now."


def _too_much(table: Table, color: Color, paid: int | None) -> list[Violation]:
    caps = table.seat(color).caps
    if paid is None or caps is None or paid <= caps:
        return []
    who = table.seat(color).shown
    return [Violation("build/caps", f"{who} has {caps_words(caps)} and can't pay {paid}.", "Playing Action Cards")]
