"""The words of a recorded entry: what was recorded, what to move on the table, what changed, what is worth knowing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.table import UNKNOWN_CARD, Table
from hegemonic_cli.games.hegemonic.valuewords import pile_words, value_words
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap

COUNTERS = {"caps": "CAPs", "vp": "VPs"}
MOST_CHANGES = 24
BOARDS = "boards"
MAP_PARTS, FEW_PLACES = (BOARDS, "tiles", "pieces", "gates", "power"), 6
ONE_PLACE_SET = "Set "  # how the words of `set PATH VALUE` begin, which name what changed; a whole position's don't
DISCARD_PILE, INACTIVE, SPENT = "discard", "inactive", "spent"
PLACES = {"turn.player": "on turn", DISCARD_PILE: "discard pile", SPENT: "used up"}
# What the program keeps of a turn for itself: in JSON, but nothing that lies on a table.
BOOKKEEPING = ("turn.open", "turn.done", "turn.early", "turn.taken")


def lines(answer: Answer, asked: Asked) -> list[str]:
    """One recorded entry."""
    data = answer.data
    said = [f"{data['entry']}. {data['text']}"]
    said += [f"  {move}" for move in data["moves"]]
    if answer.command == "set" and not data["text"].startswith(ONE_PLACE_SET):
        said += whole_lines(data["changes"], asked.table)
    else:
        said += [f"  {line}" for line in counter_lines(data["changes"], asked.table)]
    if data["forced"] is not None:
        said.append(f"Forced{': ' if data['forced'] else ''}{data['forced'] or ''}.")
    said += [f"Note: {note}" for note in data["notes"]]
    return [line for text in said for line in wrap(text, asked.width)]


def moved_lines(answer: Answer, asked: Asked) -> list[str]:
    """What undo took back or redo brought back, and everything that changed by it."""
    data = answer.data
    done = "Undone" if answer.command == "undo" else "Redone"
    said = [f"{done}: {entry['n']}. {entry['text']}" for entry in data["entries"]]
    said += change_lines(data["changes"], asked.table)
    return [line for text in said for line in wrap(text, asked.width)]


def counter_lines(changes: Sequence[Mapping[str, Any]], table: Table) -> Iterator[str]:
    """CAPs and VPs that changed, all players at the table in one line each."""
    names: dict[str, str] = {seat.color: seat.shown for seat in table.seats}
    for key, counter in COUNTERS.items():
        found = []
        for change in changes:
            place = str(change["what"]).split(".")
            if len(place) == 3 and place[0] == "players" and place[1] in names and place[2] == key:
                found.append(f"{names[place[1]]} {value_words(change['before'])} → {value_words(change['after'])}")
        if found:
            yield f"{counter}: {', '.join(found)}."


def change_lines(changes: Sequence[Mapping[str, Any]], table: Table, most: int = MOST_CHANGES) -> list[str]:
    """Every place that changed, players by name."""
    found = list(_changed(changes, table))
    if not found:
        return ["  Nothing on the table changes by that."]
    if len(found) > most:
        return [*found[:most], f"  and {len(found) - most} places more."]
    return found


def _changed(changes: Sequence[Mapping[str, Any]], table: Table) -> Iterator[str]:
    for change in changes:
        if not str(change["what"]).startswith(BOOKKEEPING):
            place = str(change["what"])
            words = WORDS.get(place.rpartition(".")[2], _value)
            before, after = words(change["before"], table), words(change["after"], table)
            if before != after:  # an empty pile and none read the same
                yield f"  {place_words(place, table)}: {before} → {after}"


def whole_lines(changes: Sequence[Mapping[str, Any]], table: Table) -> list[str]:
    """What differs where the whole table was set: each number by itself, boards by name, much of a map as a count."""
    places = [str(change["what"]).split(".") for change in changes]
    on_map = Counter(place[0] for place in places if place[0] in MAP_PARTS)
    boards = dict.fromkeys(place[1] for place in places if place[0] == BOARDS and len(place) > 1)
    one_by_one = [
        change
        for change, place in zip(changes, places, strict=True)
        if place[0] != BOARDS
        and on_map[place[0]] <= FEW_PLACES
        and not (table.is_map_tracked and "built" in place)  # what was typed is counted from the pieces now
    ]
    said = list(_changed(one_by_one, table))
    said += [f"  boards: {', '.join(sorted(boards))}"] if boards else []
    many = [part for part, count in on_map.items() if part != BOARDS and count > FEW_PLACES]
    return [*said, *(f"  {part}: {on_map[part]} places differ" for part in many)]


def place_words(what: str, table: Table) -> str:
    """A place of the position for people: `Ann's CAPs`, `A3, Ann`, else as it is."""
    names: dict[str, str] = {seat.color: seat.shown for seat in table.seats}
    place = what.split(".")
    if what in PLACES:
        return PLACES[what]
    if place[0] == "players" and len(place) > 2:
        return f"{names.get(place[1], place[1])}'s {COUNTERS.get(place[2], ' '.join(place[2:]))}"
    if place[0] == "pieces" and len(place) > 2:
        return f"{place[1]}, {names.get(place[2], place[2])}"
    return " ".join(place)


def _pile(value: Any, table: Table) -> str:
    """A discard pile: how many cards, and which lies on top, if anybody named it."""
    if not isinstance(value, Sequence) or not value:
        return _value(value, table)
    cards = f"{len(value)} card{'s' if len(value) > 1 else ''}"
    return cards if value[-1] in (None, UNKNOWN_CARD) else f"{cards}, {value[-1]} on top"


def _inactive(value: Any, table: Table) -> str:
    return pile_words(value) if value else _value(value, table)


def _spent(value: Any, table: Table) -> str:
    """What is used up in an Action Phase: `Ann's agent@D2, Ann's green Faction`."""
    names: dict[str, str] = {seat.color: seat.shown for seat in table.seats}
    said = []
    for entry in value or ():
        whose = names.get(entry["player"], entry["player"])
        faction = f"{entry['faction']} Faction" if "faction" in entry else ""
        outpost = f"Outposts {entry['outpost']}" if "outpost" in entry else ""
        said.append(f"{whose}'s {entry.get('attacker') or faction or outpost}")
    return ", ".join(said) or value_words(None)


def _value(value: Any, table: Table) -> str:
    names: dict[str, str] = {seat.color: seat.shown for seat in table.seats}
    return names.get(value, value) if isinstance(value, str) else value_words(value)


# How a value is said, by the last word of its place; every other as it is.
WORDS: dict[str, Callable[[Any, Table], str]] = {DISCARD_PILE: _pile, INACTIVE: _inactive, SPENT: _spent}
