"""`rules`: a chapter or a ruling in a few words, by whatever people call it.

Rulebook: none; all of it in few words.
"""

from __future__ import annotations

from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.summaries import Topic, find, topics
from hegemonic_cli.kernel.violation import usage


def rules(sought: str = "") -> Answer:
    """The topic that some words mean, with others that they could mean; all topics where nothing is sought.

    Usage Problem where nothing fits.
    """
    if not sought.strip():
        return Answer("rules", {"topic": None, "others": [_row(topic) for topic in topics()]})
    found = find(sought)
    if not found:
        raise usage(f"No rule is known by `{sought}`.", "hegemonic rules lists them all.", "usage/topic")
    best, *others = found
    return Answer("rules", {"topic": _row(best), "others": [_row(other) for other in others]})


def _row(topic: Topic) -> dict[str, Any]:
    return {
        "name": topic.name,
        "kind": topic.kind,
        "chapter": topic.chapter,
        "text": topic.text,
        "values": [value._asdict() for value in topic.values],
        "rulings": list(topic.rulings),
        "house_rule": topic.is_house_rule,
    }
