"""The user's own box: one value of it changed, its comments and its order kept.

The first change begins from what the rulebook says. A change that would make the box impossible is refused, and the
file is replaced whole or not at all.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, NamedTuple

from hegemonic_cli.cli import places
from hegemonic_cli.games.hegemonic import boxfile
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.boxpath import CARDS, BoxPath, parse_box_path, parse_box_value
from hegemonic_cli.games.hegemonic.filetext import read_document
from hegemonic_cli.kernel.violation import Problem

HEADER = """\
# Your own box: the numbers printed on your Player Boards, Units and Technology Cards, as far as they are known. "?" is
# a number that isn't known yet. `hegemonic box set PATH NUMBER` writes here; so can you.

"""


class Change(NamedTuple):
    """What was set, the box before and after, and its file."""

    path: BoxPath
    before: Box
    after: Box
    file: Path

    @property
    def is_new_card(self) -> bool:
        """Whether the card was not in the box before."""
        return self.path.card is not None and self.before.technology(self.path.card) is None


def set_value(path_text: str, value_text: str) -> Change:
    """Set one value of the user's box, as typed, and write the file.

    Problem: usage where path or value can't be, unreadable where the box is damaged or can't be written.
    """
    path = parse_box_path(path_text)
    value = parse_box_value(path, value_text)
    file = places.box_path()
    before = places.load_box(None)
    text = _edited(_text_now(file), path, value)
    try:
        after = boxfile.load_box(text, str(file))
    except Problem as problem:
        raise Problem("usage", problem.violations, "Nothing was changed.") from None
    places.write_text(file, text)
    return Change(path, before, after, file)


def _text_now(file: Path) -> str:
    if file.exists():
        return places.read_text(str(file))
    return HEADER + boxfile.builtin_text()


def _edited(text: str, path: BoxPath, value: Any) -> str:
    import tomlkit

    if text.lstrip().startswith("{"):  # a box in JSON becomes one in TOML
        text = tomlkit.dumps(dict(read_document(text).fields))
    document: MutableMapping[str, Any] = tomlkit.parse(text)
    at = _card(document, path.card) if path.card is not None else document
    *outer, last = path.keys
    for key in outer:
        if key not in at:
            at[key] = tomlkit.table()
        at = at[key]
    if path.place is None:
        at[last] = value
        return tomlkit.dumps(document)
    if not isinstance(at.get(last), list):
        at[last] = [boxfile.UNKNOWN] * (path.length or 0)
    at[last][path.place] = value
    return tomlkit.dumps(document)


def _card(document: MutableMapping[str, Any], name: str) -> MutableMapping[str, Any]:
    import tomlkit

    if CARDS not in document:
        document[CARDS] = tomlkit.aot()
    cards = document[CARDS]
    for card in cards:
        if str(card.get("name", "")).casefold() == name.casefold():
            found: MutableMapping[str, Any] = card
            return found
    made = tomlkit.table()
    made.trivia.indent = "\n"
    made["name"] = name
    cards.append(made)
    last: MutableMapping[str, Any] = cards[-1]
    return last
