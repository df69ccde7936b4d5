"""The whole history as JSON Lines, which `import` takes in so that writing it out again gives the same bytes.

The first line says what it is, whose game it is and where its log stands; then one line for each entry in the order of
recording, undone ones too.
"""

from __future__ import annotations

import json
from typing import Any

from hegemonic_cli.evening.entry import Entry, dumped
from hegemonic_cli.evening.export.game import Game

FORMAT = "hegemonic-game"
VERSION = 1


def history_text(game: Game) -> str:
    """JSON Lines: the heading, then the entries."""
    documents = (heading(game), *entry_documents(game))
    return "".join(f"{dumped(document)}\n" for document in documents)


def heading(game: Game) -> dict[str, Any]:
    """What the file is, which game's it is, and where its log stands: the last entry that holds, and what redo has."""
    document: dict[str, Any] = {
        "format": f"{FORMAT}/{VERSION}",
        "id": game.id,
        "name": game.name,
        "created": game.created,
    }
    if game.differs_from is not None:
        document["differs_from"] = game.differs_from
    return {**document, "entries": len(game.entries), "head": game.marks.head, "redo": list(game.marks.redo)}


def entry_documents(game: Game) -> list[dict[str, Any]]:
    """Every entry that was ever recorded."""
    holding = {entry.node.id for entry in game.line}
    return [entry_document(entry, is_undone=entry.node.id not in holding) for entry in game.entries]


def entry_document(entry: Entry, *, is_undone: bool) -> dict[str, Any]:
    """One entry: `n` is the number that people know it by, `id` its place among all, `after` the one it followed."""
    node = entry.node
    document: dict[str, Any] = {"n": node.number, "id": node.id, "after": node.parent}
    if node.instead_of is not None:
        document["instead_of"] = node.instead_of
    return {
        **document,
        "at": entry.at,
        "kind": entry.verb,
        "text": entry.text,
        "undone": is_undone,
        "forced": entry.forced,
        "notes": list(entry.notes),
        "words": list(entry.words),
        "events": json.loads(entry.happened),
    }
