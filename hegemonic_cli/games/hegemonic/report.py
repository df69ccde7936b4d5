"""Answers as values, the same for people, JSON and pictures, and which rulings an answer rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Literal, NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.readings import RULINGS, Readings
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import Violation

Status = Literal["ok", "illegal", "error"]


class Reason(NamedTuple):
    """One step of an explanation: a sentence with its numbers, and the rulebook chapter it rests on."""

    sentence: str
    chapter: str


class Answer(NamedTuple):
    """What an asking command found out.

    `data` is the JSON of the answer. `problems` are broken rules (or unknown numbers), `unknown` the box's paths that
    were needed and not known, `not_counted` sentences on what the program can't count, `reasons` what `why` says,
    `rulings` the footnotes (`id=value`).
    """

    command: str
    data: dict[str, Any]
    status: Status = "ok"
    problems: tuple[Violation, ...] = ()
    unknown: tuple[str, ...] = ()
    not_counted: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    rulings: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The object that `--json` prints."""
        data = {**self.data, "unknown": list(self.unknown)} if self.unknown else self.data
        return {
            "schema": 1,
            "command": self.command,
            "status": self.status,
            "data": data,
            "problems": [
                {"code": problem.code, "message": problem.message, "rule": problem.rule} for problem in self.problems
            ],
            "rulings": list(self.rulings),
        }


BOX_UNKNOWN = "box/unknown"
_IS_UNKNOWN = " is not known: "


def box_unknown(path: str) -> Violation:
    """The violation that says a number of the box is needed, and how to give it."""
    return Violation(
        BOX_UNKNOWN,
        f"{path}{_IS_UNKNOWN}read it off your Player Board or card and say `hegemonic box set {path} NUMBER`",
        "6 Player Boards",
    )


def unknown_path(violation: Violation) -> str | None:
    """The box's path that a violation of `box_unknown` is about; None for any other."""
    return violation.message.partition(_IS_UNKNOWN)[0] if violation.code == BOX_UNKNOWN else None


def not_tracked(what: str, how: str) -> Violation:
    """The violation that says what the table doesn't track and the answer needs, and how to give it."""
    return Violation("table/not-tracked", f"{what}: {how}")


def uncounted(table: Table, box: Box, colors: Iterable[Color]) -> tuple[str, ...]:
    """For each of these players, the effects of their Advanced Technologies, which no number here counts.

    A card of which the box knows no effect is named alone: nobody can tell that it has none.
    """
    sentences = []
    for color in colors:
        seat = table.seat(color)
        effects = []
        for card in seat.technologies:
            known = box.technology(card.name)
            effects.append(f"{card.name} ({known.effect})" if known is not None and known.effect else card.name)
        if effects:
            sentences.append(f"{seat.shown}'s {', '.join(effects)}")
    return tuple(sentences)


def uncounted_cards(table: Table, colors: Iterable[Color]) -> tuple[str, ...]:
    """The same of what was recorded, as one note that names the cards: what they say lies on the table."""
    held = [
        f"{seat.shown}'s {', '.join(card.name for card in seat.technologies)}"
        for seat in map(table.seat, colors)
        if seat.technologies
    ]
    return (f"not counted: {'; '.join(held)}.",) if held else ()


def with_rulings(question: Callable[[Table], Answer], table: Table) -> Answer:
    """The answer to a question, naming each ruling of which another value would give other data or another status.

    Only rulings that were asked for while answering are tried: the others can't matter.
    """
    table = replace(table, readings=Readings(table.readings.chosen, table.readings.variants))
    answer = question(table)
    asked = set(table.readings.asked)
    footnotes = []
    for name, ruling in RULINGS.items():
        if name not in asked:
            continue
        current = table.readings.value(name)
        for value in ruling.values:
            if value == current:
                continue
            other = question(replace(table, readings=table.readings.with_value(name, value)))
            if other.data != answer.data or other.status != answer.status:
                footnotes.append(f"{name}={current}")
                break
    return answer._replace(rulings=tuple(footnotes))
