"""A box file to a Box, with every problem named by its place (`political.cost.5`), and the two boxes that come with the
program: what the rulebook says, and a made-up one to try things out.

`"?"`, null and a missing key all mean that a number isn't known; it stays unknown.

Rulebook: 6 Player Boards, Component Summary.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hegemonic_cli.games.hegemonic.box import Box, TechnologyCard, Track, unknown_track
from hegemonic_cli.games.hegemonic.filetext import read_document
from hegemonic_cli.games.hegemonic.filevalues import MAX_TEXT, Values, joined, plain, quoted
from hegemonic_cli.games.hegemonic.positionkeys import MAX_TIER
from hegemonic_cli.games.hegemonic.vocabulary import BASE_OF, DOMAINS, PLURAL, SPACES, UNITS, Domain, Unit
from hegemonic_cli.kernel.numerals import numeral
from hegemonic_cli.kernel.violation import Problem, Violation

UNKNOWN = "?"
BOX_KEYS = ("source", "made-up", *DOMAINS, "units", "technologies")
LISTS = ("cost", "income", "retention")
TRACK_KEYS = (*LISTS, "tiers", "tier-at")
CARD_KEYS = ("name", "type", "tier", "cost", "power", "copies", "effect")
MAX_PRINTED = 99  # no printed number has three digits
TECHNOLOGY_CARDS = 54
BORDERS = 2  # the first space of Tier 2 and of Tier 3
FIRST_BORDER = 2  # the first Base is always Tier 1

# What the rulebook says about the numbers of a box, and nothing more. Its only source is the Player Board Example: with
# 3 Complexes (Tier 1), 4 Embassies (Tier 2) and 8 Outposts (Tier 2) built, the numbers over these spaces are income,
# those below spaces 4, 5 and 9 what the next Base costs. The example's Retention Limit of 4 is the lowest of fifteen
# numbers, and doesn't say which space it stands in. JSON, because every start reads it and JSON is read fastest.
BUILTIN = "builtin.json"
_DATA = Path(__file__).parent / "data"


def builtin_box() -> Box:
    """The box that knows what the rulebook says and nothing more."""
    return _bundled(BUILTIN)


def builtin_text() -> str:
    """The tracks of the built-in box as TOML to go on writing in, without their source."""
    from json import dumps  # a list of numbers and words is the same in TOML

    lines = []
    for domain, track in read_document((_DATA / BUILTIN).read_text(encoding="utf-8")).fields.items():
        if isinstance(track, Mapping):
            tiers = ", ".join(f"{space} = {tier}" for space, tier in track["tier-at"].items())
            numbers = [f"{key} = {dumps(track[key])}" for key in ("cost", "income")]
            lines += [f"[{domain}]", *numbers, f"tier-at = {{ {tiers} }}", ""]
    return "\n".join(lines)


def sample_box() -> Box:
    """The made-up box of tests and demo; it agrees with the rulebook's one example."""
    return _bundled("sample.toml")


def load_box(text: str | bytes, source: str) -> Box:
    """The Box that a box file's text (TOML or JSON) describes; `source` says where it comes from.

    Raises Problem (unreadable) that names every fault.
    """
    document = read_document(text)
    return _read(document.fields, document.faults, source)


def read_box(document: Mapping[str, Any], source: str) -> Box:
    """The Box that a document describes; its own `source` key, where it has one, goes before `source`.

    Raises Problem (unreadable) that names every fault, each message beginning with its place.
    """
    return _read(document, (), source)


def _read(document: Mapping[str, Any], faults: tuple[Violation, ...], source: str) -> Box:
    values = Values("box")
    values.faults += faults
    fields = dict(document)
    if fields.keys() & {"players", "boards"} or "format" in fields:
        values.fault("", "this is a position, not a box; a position is given with --position", "not-a-box")
        raise Problem("unreadable", values.faults)
    values.known_keys(fields, "", BOX_KEYS)
    tracks = {
        domain: _track(values, fields[domain], domain) if domain in fields else unknown_track(domain)
        for domain in DOMAINS
    }
    units: dict[Unit, int | None] = dict.fromkeys(UNITS)
    if "units" in fields:
        given = values.table(fields["units"], "units", UNITS, "[units] with agent = 2")
        units = {unit: _number(values, given.get(unit), f"units.{unit}") for unit in UNITS}
    cards = _cards(values, fields["technologies"]) if "technologies" in fields else ()
    named = (
        values.text(fields["source"], "source", "where the numbers come from", MAX_TEXT) if "source" in fields else ""
    )
    made_up = values.flag(fields["made-up"], "made-up") if "made-up" in fields else False
    if values.faults:
        raise Problem("unreadable", values.faults)
    return Box(tracks, units, cards, named or source, bool(made_up))


def box_document(box: Box) -> dict[str, Any]:
    """What a box file says of a Box, ready for JSON: unknown numbers are `"?"`, unknown tracks left out.

    `read_box` of it gives an equal Box.
    """
    document: dict[str, Any] = {"source": box.source}
    if box.is_made_up:
        document["made-up"] = True
    for domain in DOMAINS:
        track = box.tracks[domain]
        if track == unknown_track(domain):
            continue
        document[domain] = {
            "cost": _shown(track.cost),
            "income": _shown(track.income),
            "retention": _shown(track.retention),
            "tiers": _shown(track.tiers),
        }
        if track.tier_at:
            document[domain]["tier-at"] = {str(space): tier for space, tier in track.tier_at.items()}
    if any(number is not None for number in box.units.values()):
        document["units"] = {unit: _or_unknown(number) for unit, number in box.units.items()}
    if box.technologies:
        document["technologies"] = [_card_document(card) for card in box.technologies]
    return document


def _card_document(card: TechnologyCard) -> dict[str, Any]:
    fields = {
        "name": card.name,
        "type": card.type,
        "tier": card.tier,
        "cost": card.cost,
        "power": None if card.power == (None,) * len(DOMAINS) else _shown(card.power),
        "copies": card.copies,
        "effect": card.effect or None,
    }
    return {key: value for key, value in fields.items() if value is not None}


def _shown(numbers: tuple[int | None, ...]) -> list[int | str]:
    return [_or_unknown(number) for number in numbers]


def _or_unknown(number: int | None) -> int | str:
    return UNKNOWN if number is None else number


def _bundled(name: str) -> Box:
    return load_box((_DATA / name).read_text(encoding="utf-8"), name)


def _number(values: Values, value: object, place: str, low: int = 0, high: int = MAX_PRINTED) -> int | None:
    if value is None or value == UNKNOWN:
        return None
    if isinstance(value, str):
        values.expected(place, f'a whole number from {low} to {high} or "{UNKNOWN}"', value)
        return None
    return values.whole(value, place, low, high)


def _numbers(values: Values, value: object, place: str, length: int, what: str) -> tuple[int | None, ...]:
    if value is None or value == UNKNOWN:
        return (None,) * length
    listed = values.items(value, place, f'a list of {length} numbers, "{UNKNOWN}" for each that isn\'t known')
    # A shorter list ends with what its owner knows: every number may be missing.
    if len(listed) > length:
        values.fault(place, f"{_listed(listed)}, {what}", "wrong-length")
    numbers = [_number(values, number, f"{place}.{space}") for space, number in enumerate(listed, 1)]
    return (*numbers, *(None,) * (length - len(numbers)))[:length]


def _listed(numbers: list[Any]) -> str:
    return f"{len(numbers)} number{'' if len(numbers) == 1 else 's'} listed"


def _track(values: Values, value: object, domain: Domain) -> Track:
    track = values.table(value, domain, TRACK_KEYS, f"[{domain}] with cost = […]")
    spaces = SPACES[domain]
    what = f"the track has {spaces} spaces"
    cost, income, retention = (_numbers(values, track.get(key), f"{domain}.{key}", spaces, what) for key in LISTS)
    second, third = _tiers(values, track.get("tiers"), domain)
    tier_at = _tier_at(values, track["tier-at"], domain) if "tier-at" in track else {}
    for space, tier in tier_at.items():
        if not _fits(space, tier, second, third):
            values.fault(
                f"{domain}.tier-at.{space}",
                f"Tier {tier} with {space} {PLURAL[BASE_OF[domain]]} doesn't agree with {domain}.tiers",
                "contradiction",
            )
    return Track(cost, income, retention, (second, third), tier_at)


def _fits(space: int, tier: int, second: int | None, third: int | None) -> bool:
    if second is not None and (space < second) != (tier == 1):
        return False
    return third is None or (space >= third) == (tier == MAX_TIER)


def _tiers(values: Values, value: object, domain: Domain) -> tuple[int | None, int | None]:
    place = f"{domain}.tiers"
    if value is None or value == UNKNOWN:
        return None, None
    listed = values.items(value, place, "[5, 11], the first space of Tier 2 and of Tier 3")
    if len(listed) > BORDERS:
        values.fault(
            place, f"{_listed(listed)}, the first space of Tier 2 and that of Tier 3 are expected", "wrong-length"
        )
    borders = [
        _number(values, border, f"{place}.{number}", FIRST_BORDER, SPACES[domain])
        for number, border in enumerate(listed[:BORDERS], 1)
    ]
    second, third = (*borders, None, None)[:BORDERS]
    if second is not None and third is not None and second >= third:
        values.fault(place, f"Tier 3 begins at space {third}, it has to begin after Tier 2 (space {second})", "order")
    return second, third


def _tier_at(values: Values, value: object, domain: Domain) -> dict[int, int]:
    tiers: dict[int, int] = {}
    place = f"{domain}.tier-at"
    for space, tier in values.table(value, place, example="{ 3 = 1 }").items():
        at = joined(place, space)
        number = numeral(space) or 0
        if str(number) != space or not 1 <= number <= SPACES[domain]:
            values.fault(at, f"the spaces are 1 to {SPACES[domain]}", "unknown-key")
            continue
        known = _number(values, tier, at, 1, MAX_TIER)
        if known is not None:
            tiers[number] = known
    return tiers


def _cards(values: Values, value: object) -> tuple[TechnologyCard, ...]:
    cards: list[TechnologyCard] = []
    for number, entry in enumerate(values.items(value, "technologies", '[[technologies]] with name = "…" for each'), 1):
        place = f"technologies.{number}"
        fields = values.table(entry, place, CARD_KEYS, '[[technologies]] with name = "…" for each')
        if not isinstance(entry, Mapping):
            continue
        name: str | None = None
        if "name" in fields:
            name = values.text(fields["name"], f"{place}.name", "the name of a card")
        else:
            values.fault(f"{place}.name", "missing", "missing")
        if name is not None:
            place = f"technologies.{plain(name)}"
            if any(name.casefold() == card.name.casefold() for card in cards):
                values.fault(place, f"{quoted(name)} is listed twice", "repeated")
        cards.append(_card(values, fields, name or "", place))
    copies = sum(card.copies or 0 for card in cards)
    if copies > TECHNOLOGY_CARDS:
        values.fault("technologies", f"{copies} copies in all, there are {TECHNOLOGY_CARDS} cards in the box", "supply")
    return tuple(cards)


def _card(values: Values, fields: Mapping[str, Any], name: str, place: str) -> TechnologyCard:
    kind: Domain | None = None
    if fields.get("type") not in (None, UNKNOWN):
        kind = values.choice(fields["type"], f"{place}.type", DOMAINS, "type")
    power = _numbers(
        values,
        fields.get("power"),
        f"{place}.power",
        len(DOMAINS),
        "Industrial, Political and Martial Power are expected",
    )
    return TechnologyCard(
        name=name,
        type=kind,
        tier=_number(values, fields.get("tier"), f"{place}.tier", 1, MAX_TIER),
        cost=_number(values, fields.get("cost"), f"{place}.cost"),
        power=(power[0], power[1], power[2]),
        copies=_number(values, fields.get("copies"), f"{place}.copies", 1, TECHNOLOGY_CARDS),
        effect=values.text(fields["effect"], f"{place}.effect", "an effect", MAX_TEXT, may_break=True) or ""
        if fields.get("effect", "") != ""
        else "",
    )
