"""Advancing a Technology: the tier it needs, the slot it takes, and what it costs.

The tier is there through a Base in or above it, or through another Advanced Technology of the same type at most one
tier lower. That is looked at before an old card is discarded, so the card that gave the tier may be the one that makes
room. Losing the tier later loses nothing.

Rulebook: Advancing Technologies.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.rules import tracks
from hegemonic_cli.games.hegemonic.rules.final import technology_tier
from hegemonic_cli.games.hegemonic.rules.learning_game import draws_technologies
from hegemonic_cli.games.hegemonic.table import Advanced, Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color, Domain
from hegemonic_cli.kernel.violation import Violation

CHAPTER = "Advancing Technologies"
SLOTS = 3
TIERS_LOWER = 1  # how far below the new card's tier the Technology that carries it may lie


class AdvanceWords(NamedTuple):
    """A card to Advance: its name, what the box needn't know if it is said, and the Advanced Technology to discard."""

    name: str
    type: Domain | None = None
    tier: int | None = None
    cost: int | None = None
    discard: str | None = None


class AdvanceVerdict(NamedTuple):
    """What Advancing a Technology comes to.

    `card` has the type and tier that hold, None where they aren't known. `is_legal` is None where the requirement hangs
    on something unknown. `carried_by` is the Advanced Technology that meets the requirement where the Bases don't.
    `cost`, `caps_before` and `caps_after` are in CAPs; `needs_words` says which of type and tier must be given;
    `unknown` are the box's paths that were needed; `table` has the card in its slot and the CAPs paid.
    """

    color: Color
    card: Advanced
    is_legal: bool | None
    cost: int | None
    caps_before: int | None
    caps_after: int | None
    violations: tuple[Violation, ...]
    unknown: tuple[str, ...]
    needs_words: tuple[str, ...]
    own_tier: tracks.Known
    carried_by: Advanced | None
    discarded: Advanced | None
    table: Table


class _Requirement(NamedTuple):
    """How a needed tier is met: True, False, or None where it hangs on something unknown."""

    is_met: bool | None
    carried_by: Advanced | None = None
    unknown: tuple[str, ...] = ()


def advance_verdict(table: Table, box: Box, color: Color, words: AdvanceWords) -> AdvanceVerdict:
    """Whether a player may Advance a Technology, and what it costs; hand, turn and phase aren't looked at."""
    seat = table.seat(color)
    printed = box.technology(words.name)
    name = printed.name if printed else words.name
    type_ = words.type or (printed.type if printed else None)
    tier = words.tier or (printed.tier if printed else None)
    cost = words.cost if words.cost is not None else (printed.cost if printed else None)
    card = Advanced(name, type_, tier)
    discarded = _held(seat, words.discard) if words.discard is not None else None
    own_tier = tracks.tier(table, box, color, type_) if type_ else tracks.Known(None)
    requirement = _requirement(table, box, seat, card)
    wrong = [
        *_learning_violations(table),
        *_slot_violations(seat, card, words.discard, discarded),
        *_requirement_violations(seat, card, requirement, own_tier),
        *_price_violations(seat, card, cost),
    ]
    unknown = requirement.unknown
    if cost is None:
        unknown += (f"technologies.{name}.cost",)
    needs = tuple(word for word, value in (("type", type_), ("tier", tier)) if value is None)
    is_legal = False if wrong else (True if requirement.is_met else None)
    left = None if seat.caps is None or cost is None else seat.caps - cost
    after = seat
    if not wrong:
        kept = tuple(held for held in seat.technologies if held is not discarded)
        after = replace(seat, technologies=(*kept, card), caps=left)
    return AdvanceVerdict(
        color,
        card,
        is_legal,
        cost,
        seat.caps,
        left if not wrong else seat.caps,
        tuple(wrong),
        tuple(dict.fromkeys(unknown)),
        needs,
        own_tier,
        requirement.carried_by,
        discarded,
        table.with_seat(after),
    )


def carries(tier: int, needed: int) -> bool:
    """Whether an Advanced Technology of the right type and of this tier lets its owner Advance one of `needed` tier."""
    return tier >= needed - TIERS_LOWER


def _requirement(table: Table, box: Box, seat: Seat, card: Advanced) -> _Requirement:
    if card.tier == tracks.FIRST_TIER:
        return _Requirement(True)
    if card.type is None or card.tier is None:
        return _Requirement(None)
    low, high = _tier_bounds(table, box, seat, card.type)
    if low >= card.tier:
        return _Requirement(True)
    is_open = high >= card.tier
    is_counted = tracks.built(table, seat.color, card.type) is not None
    missing = [tracks.border_path(card.type, card.tier)] if is_open and is_counted else []
    for held in seat.technologies:
        printed = box.technology(held.name)
        held_type = held.type or (printed.type if printed else None)
        held_tier = technology_tier(held, box)
        if held_type not in (None, card.type):
            continue
        if held_tier.value is not None and not carries(held_tier.value, card.tier):
            continue
        if held_type is not None and held_tier.value is not None:
            return _Requirement(True, held)
        is_open = True
        missing += [] if held_type is not None else [f"technologies.{held.name}.type"]
        missing += held_tier.unknown
    return _Requirement(None, None, tuple(missing)) if is_open else _Requirement(False)


def _tier_bounds(table: Table, box: Box, seat: Seat, domain: Domain) -> tuple[int, int]:
    """The least and the highest tier a player can be in."""
    known = tracks.tier(table, box, seat.color, domain).value
    if known is not None:
        return known, known
    count = tracks.built(table, seat.color, domain)
    return (tracks.FIRST_TIER, tracks.LAST_TIER) if count is None else tracks.tier_bounds(box, domain, count)


def _held(seat: Seat, name: str) -> Advanced | None:
    wanted = name.casefold()
    return next((held for held in seat.technologies if held.name.casefold() == wanted), None)


def _learning_violations(table: Table) -> Iterator[Violation]:
    if not draws_technologies(table):
        yield Violation(
            "advance/learning-game",
            "In this Learning Game no Technologies are Advanced",
            "The Learning Game",
        )


def _slot_violations(
    seat: Seat, card: Advanced, discard: str | None, discarded: Advanced | None
) -> Iterator[Violation]:
    names = ", ".join(held.name for held in seat.technologies)
    if discard is not None and discarded is None:
        has = f"those are {names}" if names else "there are none"
        yield Violation(
            "advance/not-there", f"{discard} is none of {seat.shown}'s Advanced Technologies; {has}", CHAPTER
        )
    kept = [held for held in seat.technologies if held is not discarded]
    if len(kept) >= SLOTS:
        yield Violation(
            "advance/no-slot",
            f"All {SLOTS} slots of {seat.shown} are taken ({names}): discard one of them (--discard NAME)",
            CHAPTER,
        )
    if any(held.name.casefold() == card.name.casefold() for held in kept):
        yield Violation(
            "advance/second-copy",
            f"{seat.shown} has {card.name} already: only one copy of a card can be Advanced at a time",
            CHAPTER,
        )


def _requirement_violations(
    seat: Seat, card: Advanced, requirement: _Requirement, own_tier: tracks.Known
) -> Iterator[Violation]:
    if requirement.is_met is not False or card.type is None or card.tier is None:
        return
    type_ = card.type.capitalize()
    stands = f"is in {type_} Tier {own_tier.value}" if own_tier.value else f"isn't in {type_} Tier {card.tier}"
    yield Violation(
        "advance/tier",
        f"{card.name} needs {type_} Tier {card.tier}: {seat.shown} {stands} and has no Advanced {type_} Technology of "
        f"Tier {card.tier - TIERS_LOWER} or higher",
        CHAPTER,
    )


def _price_violations(seat: Seat, card: Advanced, cost: int | None) -> Iterator[Violation]:
    if cost is not None and seat.caps is not None and cost > seat.caps:
        yield Violation("advance/caps", f"{card.name} costs {cost} CAPs, {seat.shown} has {seat.caps}", CHAPTER)
