"""One entry of a game's log: the words that were typed, what happened, and what was said about it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from hegemonic_cli.games.hegemonic.events import Event
from hegemonic_cli.games.hegemonic.stored import KIND, event_document, event_from
from hegemonic_cli.kernel.codec import Unreadable
from hegemonic_cli.kernel.history import Node


class Entry(NamedTuple):
    """One entry as it is kept. `happened` is JSON, read when it is needed; `forced` is why a rule was overruled (None:
    none was)."""

    node: Node
    at: str
    words: tuple[str, ...]
    happened: str
    text: str
    notes: tuple[str, ...] = ()
    forced: str | None = None

    @property
    def verb(self) -> str:
        """The command's name."""
        return self.words[0]

    def documents(self) -> list[dict[str, Any]]:
        """What happened, in order, as JSON; Unreadable where it can't be read."""
        try:
            found = json.loads(self.happened)
        except (TypeError, ValueError) as error:
            raise Unreadable(f"entry {self.node.number}: {error}") from None
        if not isinstance(found, list) or not all(isinstance(each, dict) and KIND in each for each in found):
            raise Unreadable(f"entry {self.node.number}: it lists no events")
        return found

    def events(self) -> tuple[Event, ...]:
        """What happened, in order; Unreadable where it can't be read."""
        return tuple(event_from(document) for document in self.documents())


class Draft(NamedTuple):
    """An entry before it has its place in the log."""

    at: str
    words: tuple[str, ...]
    events: tuple[Event, ...]
    text: str
    notes: tuple[str, ...] = ()
    forced: str | None = None


def dumped(value: Any) -> str:
    """JSON in the one form in which it is kept, so that equal values are equal text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def happened(events: Iterable[Event]) -> str:
    """Events as they are kept."""
    return dumped([event_document(event) for event in events])
