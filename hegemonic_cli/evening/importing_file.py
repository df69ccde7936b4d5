"""A game's own file (or one of its copies) as an export would have written it, so that it can be sent and taken in."""

from __future__ import annotations

from pathlib import Path

from hegemonic_cli.evening.export.game import DIFFERS_FROM, held
from hegemonic_cli.evening.export.history import FORMAT, VERSION, entry_document
from hegemonic_cli.evening.importing_text import UNTOUCHED, Exported, Placed
from hegemonic_cli.evening.store import Store
from hegemonic_cli.evening.trouble import Damaged, unreadable

BEGINNING = b"SQLite format 3\x00"


def read_game_file(path: Path) -> Exported:
    """What an export of the game in that file would hold; it is only looked at.

    Raises Problem (unreadable) where it is damaged, of a later version or of another program.
    """
    try:
        with Store.open(path, writes=False) as store, store.transaction(writes=False):
            return _exported(store, path.stem)
    except (Damaged, KeyError, ValueError) as damage:  # torn JSON is a ValueError
        raise unreadable("damaged", f"{path} is damaged: {damage}.", UNTOUCHED) from None


def _exported(store: Store, name: str) -> Exported:
    entries, marks = tuple(store.entries()), store.marks()
    holding = {entry.node.id for entry in held(entries, marks.head)}
    heading = {
        "format": f"{FORMAT}/{VERSION}",
        "id": store.fact("id"),
        "name": name,
        "created": store.fact("created"),
        "head": marks.head,
        "redo": list(marks.redo),
    }
    link = store.fact(DIFFERS_FROM)
    if link is not None:
        heading["differs_from"] = link
    documents = (entry_document(entry, is_undone=entry.node.id not in holding) for entry in entries)
    return Exported(
        Placed("the file", heading),
        tuple(Placed(f"entry {number}", document) for number, document in enumerate(documents, 1)),
    )
