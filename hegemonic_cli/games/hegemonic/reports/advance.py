"""`check advance`: whether a Technology may be Advanced, through what, into which slot, and what it costs.

Rulebook: Advancing Technologies.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer, Reason, Status, box_unknown, not_tracked, uncounted
from hegemonic_cli.games.hegemonic.rules.advancing import CHAPTER, SLOTS, AdvanceVerdict, AdvanceWords, advance_verdict
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, PLURAL, Color
from hegemonic_cli.kernel.violation import Violation


def advance(table: Table, box: Box, color: Color, words: AdvanceWords) -> Answer:
    """Whether a player may Advance a Technology, and what it costs, in CAPs."""
    verdict = advance_verdict(table, box, color, words)
    problems = [*verdict.violations, *_open_problems(table, box, verdict)]
    problems += [box_unknown(path) for path in verdict.unknown if not _needs_words(box, verdict)]
    status: Status = "illegal" if verdict.violations else "error" if problems else "ok"
    return Answer(
        "check advance",
        {
            "player": color,
            "name": verdict.card.name,
            "type": verdict.card.type,
            "tier": verdict.card.tier,
            "legal": verdict.is_legal,
            "own_tier": verdict.own_tier.value,
            "carried_by": verdict.carried_by.name if verdict.carried_by else None,
            "discarded": verdict.discarded.name if verdict.discarded else None,
            "slots_free": max(SLOTS - len(verdict.table.seat(color).technologies), 0),
            "cost": verdict.cost,
            "caps_before": verdict.caps_before,
            "caps_after": verdict.caps_after,
        },
        status,
        tuple(problems),
        () if _needs_words(box, verdict) else verdict.unknown,
        uncounted(table, box, (color,)),
        tuple(_reasons(table, verdict)),
    )


def _needs_words(box: Box, verdict: AdvanceVerdict) -> bool:
    """Whether the box doesn't know the card, so that what is missing is said on the command line."""
    return box.technology(verdict.card.name) is None and (bool(verdict.needs_words) or verdict.cost is None)


def _open_problems(table: Table, box: Box, verdict: AdvanceVerdict) -> list[Violation]:
    """What keeps the answer open and isn't a number of the box."""
    name = verdict.card.name
    if _needs_words(box, verdict) or verdict.needs_words:
        missing = [*verdict.needs_words, *(["cost"] if verdict.cost is None else [])]
        options = {"type": "--type industrial", "tier": "--tier 2", "cost": "--cost 4"}
        knows = "doesn't know" if box.technology(name) is None else f"doesn't know the {' and '.join(missing)} of"
        say = " ".join(options[word] for word in missing)
        return [Violation("advance/unknown-card", f"The box {knows} {name}: say it like {say}", CHAPTER)]
    if verdict.is_legal is None and not verdict.unknown and verdict.card.type is not None:
        who, base = table.seat(verdict.color).shown, BASE_OF[verdict.card.type]
        return [
            not_tracked(
                f"{who}: the {verdict.card.type.capitalize()} Tier isn't tracked",
                f"say it with `set players.{verdict.color}.tiers.{verdict.card.type} NUMBER`, or how many "
                f"{PLURAL[base]} are built",
            )
        ]
    return []


def _reasons(table: Table, verdict: AdvanceVerdict) -> list[Reason]:
    card, who = verdict.card, table.seat(verdict.color).shown
    if not verdict.is_legal or card.type is None:
        return []
    type_ = card.type.capitalize()
    needs = f"{card.name} needs {type_} Tier {card.tier}"
    reasons = []
    if verdict.carried_by is not None:
        reasons.append(f"{needs}; the Advanced {verdict.carried_by.name} is at most one tier lower.")
    elif verdict.own_tier.value is not None:
        reasons.append(f"{needs}; {who} is in Tier {verdict.own_tier.value}.")
    if verdict.discarded is not None:
        reasons.append(f"The tier is looked at before {verdict.discarded.name} is discarded to make room.")
    return [Reason(sentence, CHAPTER) for sentence in reasons]
