"""The words of `box show`, `box check` and `box set`: the three tracks as they lie on a Player Board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, PLURAL, SPACES, UNITS, Domain
from hegemonic_cli.views.layout import UNKNOWN, padded, wrap

MADE_UP = "These numbers are made up."
_LABEL = 9
_CELL = 4
_SHOWN_PATHS = 3


def shown_lines(answer: Answer, width: int) -> list[str]:
    """The whole box: source, tracks, Units, cards, and how to fill in what isn't known."""
    data = answer.data
    box = data["box"]
    lines = wrap(f"Source: {data['source']}.", width)
    if data["made_up"]:
        lines += wrap(MADE_UP, width)
    for domain in DOMAINS:
        lines += ["", *_track_lines(domain, box.get(domain, {}), data["tiers"][domain], width)]
    units = box.get("units", {})
    lines += [
        "",
        *wrap("Units: " + ", ".join(f"{unit.capitalize()} {units.get(unit, UNKNOWN)}" for unit in UNITS), width),
    ]
    cards = box.get("technologies", [])
    lines += ["", *wrap(f"Technology Cards: {len(cards) or 'none known'}", width)]
    for card in cards:
        lines += wrap(f"- {card_words(card)}", width)
    return lines + _ending(data, width)


def checked_lines(answer: Answer, width: int) -> list[str]:
    """Whether a file is a box, in one line, and how much it knows."""
    data = answer.data
    total = sum(3 * SPACES[domain] + 2 for domain in DOMAINS) + len(UNITS)
    known = total - len(data["unknown"])
    cards = len(data["box"].get("technologies", []))
    deck = f"{cards} Technology Card{'' if cards == 1 else 's'}"
    lines = wrap(f"{data['file']} is a box: {known} of {total} numbers known, {deck}.", width)
    if data["made_up"]:
        lines += wrap(MADE_UP, width)
    return lines + _ending(data, width)


def set_lines(data: dict[str, Any], width: int) -> list[str]:
    """What was set, before and after, and in which file."""
    after = UNKNOWN if data["after"] is None else data["after"]
    change = f"{data['path']} is {after} now" if data["is_number"] else f"{data['path']} is set"
    if data["is_number"] and data["before"] is not None and data["before"] != data["after"]:
        change += f" (it was {data['before']})"
    lines = wrap(f"{change}, in {data['file']}.", width)
    if data["new_card"]:
        lines += wrap("This card is new in your box.", width)
    for note in data["notes"]:
        lines += wrap(f"Note: {note}.", width)
    return lines


def card_words(card: dict[str, Any]) -> str:
    """`Sample Card A: industrial, Tier 2, costs 4, Power 2/1/3, 2 copies. What it does`"""
    power = card.get("power", [UNKNOWN] * len(DOMAINS))
    copies = card.get("copies", UNKNOWN)
    words = (
        f"{card['name']}: {card.get('type', 'type ?')}, Tier {card.get('tier', UNKNOWN)}, costs "
        f"{card.get('cost', UNKNOWN)}, Power {'/'.join(map(str, power))}, {copies} cop{'y' if copies == 1 else 'ies'}"
    )
    return f"{words}. {card['effect']}" if card.get("effect") else words


def _track_lines(domain: Domain, track: dict[str, Any], tiers: Sequence[int | None], width: int) -> list[str]:
    spaces = SPACES[domain]
    blank = [UNKNOWN] * spaces
    rows: list[tuple[str, Sequence[Any]]] = [
        ("space", range(1, spaces + 1)),
        ("income", track.get("income", blank)),
        ("retention", track.get("retention", blank)),
        ("cost", track.get("cost", blank)),
        ("tier", [UNKNOWN if tier is None else tier for tier in tiers]),
    ]
    lines = [f"{domain.capitalize()}: {spaces} {PLURAL[BASE_OF[domain]]}"]
    at_once = max(1, (width - _LABEL) // _CELL)
    for start in range(0, spaces, at_once):
        for label, numbers in rows:
            cells = [padded(str(number), _CELL, to_right=True) for number in numbers[start : start + at_once]]
            lines.append(padded(label, _LABEL) + "".join(cells))
    return lines


def _ending(data: dict[str, Any], width: int) -> list[str]:
    lines: list[str] = []
    missing = data["unknown"]
    if missing:
        count = "One number isn't" if len(missing) == 1 else f"{len(missing)} numbers aren't"
        more = " and so on" if len(missing) > _SHOWN_PATHS else ""
        lines += ["", *wrap(f"{count} known yet: {', '.join(missing[:_SHOWN_PATHS])}{more}.", width)]
        lines += wrap(f"hegemonic box set {missing[0]} NUMBER", width)
    for note in data["notes"]:
        lines += wrap(f"Note: {note}.", width)
    return lines
