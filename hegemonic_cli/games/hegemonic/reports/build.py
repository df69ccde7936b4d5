"""`check build`: what one BUILD action comes to, step by step: what the board allows, why not, and what it costs.

Rulebook: BUILD Actions, Quantum Gates.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.notation.steps import StepWords
from hegemonic_cli.games.hegemonic.report import Answer, Reason, box_unknown, not_tracked, uncounted
from hegemonic_cli.games.hegemonic.rules import building
from hegemonic_cli.games.hegemonic.rules.building import BuildVerdict, StepVerdict
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.supply import tokens_left
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, BASES, DOMAIN_OF, PLURAL, UNIT_OF, Color
from hegemonic_cli.kernel.violation import Violation, usage

CHAPTER = "BUILD Actions"


def build(table: Table, box: Box, color: Color, steps: Sequence[StepWords]) -> Answer:
    """Whether a player may build these in one BUILD action, and what each and all of them cost, in CAPs.

    A usage Problem where the map is tracked and a step names no Sector.
    """
    require_sectors(table, steps)
    verdict = building.build(table, box, color, steps)
    problems = [
        *verdict.violations,
        *_untracked(table, verdict),
        *(box_unknown(path) for path in verdict.unknown),
    ]
    return Answer(
        "check build",
        {
            "player": color,
            "type": verdict.domain,
            "steps": [_row(step) for step in verdict.steps],
            "cost": verdict.cost,
            "caps_before": verdict.caps_before,
            "caps_after": verdict.caps_after,
            "left": {
                piece: tokens_left(verdict.table, color, piece)
                for piece in (BASE_OF[verdict.domain], UNIT_OF[verdict.domain])
            },
        },
        "ok" if verdict.is_legal and not problems else "error" if verdict.is_legal else "illegal",
        tuple(problems),
        verdict.unknown,
        uncounted(table, box, (color,)),
        tuple(_reason(table, step, color) for step in verdict.steps if step.is_legal),
    )


def require_sectors(table: Table, steps: Sequence[StepWords]) -> None:
    """Raise a usage Problem where a step names no place although the map is tracked."""
    placeless = next((step for step in steps if step.sector is None), None)
    if table.galaxy is not None and placeless is not None:
        example = "gate@B3+D1" if placeless.piece == "gate" else f"{placeless.piece}@B3"
        raise usage(
            f"`{placeless.words()}` names no Sector, and this table tracks the map.",
            f"Say where, like {example}.",
            "usage/step",
        )


def _row(step: StepVerdict) -> dict[str, Any]:
    words = step.step
    row: dict[str, Any] = {
        "step": words.words(),
        "piece": words.piece,
        "sector": words.sector,
        "cost": step.cost,
        "legal": step.is_legal,
        "problems": [violation._asdict() for violation in step.violations],
    }
    if words.other_end is not None:
        row["other_end"] = words.other_end
    if words.origin is not None:
        ends = (words.origin, words.origin_other_end)
        row["from"] = "+".join(end for end in ends if end is not None)
    if step.space is not None:
        row["space"] = step.space
    if step.tier is not None:
        row["tier"] = step.tier
    return row


def _untracked(table: Table, verdict: BuildVerdict) -> list[Violation]:
    """What the table doesn't track and the answer would need."""
    if table.galaxy is not None:
        return []
    missing = []
    places = list(dict.fromkeys(step.step.sector for step in verdict.steps if step.step.sector is not None))
    if places:
        missing.append(
            not_tracked(
                f"The map isn't tracked, so {', '.join(places)} can't be judged",
                "leave the Sector out to move the track alone, like `check build red complex`",
            )
        )
    return missing + uncounted_bases(table, verdict)


def uncounted_bases(table: Table, verdict: BuildVerdict) -> list[Violation]:
    """The types of Base in a BUILD of which nobody counts how many are built, so that no price is known."""
    who = table.seat(verdict.color).shown
    return [
        not_tracked(
            f"{who}: it isn't tracked how many {PLURAL[piece]} are built",
            f"say it with `set players.{verdict.color}.built.{PLURAL[piece].casefold()} NUMBER`, or track the map",
        )
        for piece in dict.fromkeys(step.step.piece for step in verdict.steps)
        if piece in BASES and table.on_board(verdict.color, piece) is None
    ]


def _reason(table: Table, step: StepVerdict, color: Color) -> Reason:
    who = table.seat(color).shown
    price = "a price that isn't known" if step.cost is None else caps_words(step.cost)
    track = DOMAIN_OF[step.step.piece].capitalize()
    if step.step.piece in BASES:
        space = step.space or 1
        pays = f"space {space} of {who}'s {track} track costs {price}"
    else:
        pays = f"it costs {price}"
    allowed = f"{step.grounds}; " if step.grounds else ""
    return Reason(f"{step.step.words()}: {allowed}{pays}.", "Quantum Gates" if step.step.piece == "gate" else CHAPTER)
