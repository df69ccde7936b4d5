"""The whole history as JSON Lines, which `import` reads back byte for byte, or as one JSON document.

The first line says what it is and where the log stands; then one line for each entry in the order of recording, undone
ones too.
"""

from __future__ import annotations

import json
from typing import Any

from hegemonic_cli.evening.entry import Entry, dumped
from hegemonic_cli.evening.exports.written import Game
from hegemonic_cli.games.hegemonic.positionwriter import position_document

FORMAT = "hegemonic-history/1"


def as_lines(game: Game) -> str:
    """JSON Lines: a heading, then the entries."""
    return "".join(f"{dumped(document)}\n" for document in (heading(game), *map(entry_document, game.entries)))


def as_json(game: Game) -> str:
    """One JSON document: the heading, the entries, and the position as it is now."""
    document = {
        **heading(game),
        "entries": [entry_document(entry) for entry in game.entries],
        "position": position_document(game.table),
    }
    return f"{json.dumps(document, ensure_ascii=False, indent=1)}\n"


def heading(game: Game) -> dict[str, Any]:
    """What the file is, which game's it is, and where its log stands."""
    return {
        "format": FORMAT,
        "id": game.id,
        "created": game.created,
        "head": game.marks.head,
        "redo": list(game.marks.redo),
    }


def entry_document(entry: Entry) -> dict[str, Any]:
    """One entry; `id` is its place in the file, `n` the number that people know."""
    document: dict[str, Any] = {"id": entry.node.id, "n": entry.node.number, "parent": entry.node.parent}
    if entry.node.instead_of is not None:
        document["instead_of"] = entry.node.instead_of
    document |= {
        "at": entry.at,
        "words": list(entry.words),
        "text": entry.text,
        "notes": list(entry.notes),
        "forced": entry.forced,
        "events": json.loads(entry.happened),
    }
    return document
