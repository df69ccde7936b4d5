"""The words of `rules`: one topic as a short text, or the list of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.reports.rules import rules
from hegemonic_cli.views.layout import wrap

OTHERS_SHOWN = 6


def lines(answer: Answer, width: int) -> list[str]:
    """The topic, its rulings, and what else could have been meant; without one, every topic's name."""
    topic, others = answer.data["topic"], answer.data["others"]
    said = list(_listed(others)) if topic is None else [*_told(topic), *_others(others)]
    return [line for sentence in said for line in wrap(sentence, width)]


def topic_lines(sought: str, width: int) -> list[str]:
    """A topic alone, for whoever asks `?` at a question; Problem (usage) where nothing fits."""
    return [line for sentence in _told(rules(sought).data["topic"]) for line in wrap(sentence, width)]


def _told(topic: dict[str, Any]) -> Iterator[str]:
    if topic["kind"] == "chapter":
        yield topic["name"]
        yield topic["text"]
        if topic["rulings"]:
            yield f"Rulings: {', '.join(topic['rulings'])}."
        return
    yield f"{topic['name']} ({'house rule' if topic['house_rule'] else 'ruling'}; {topic['chapter']})"
    yield topic["text"]
    for value in topic["values"]:
        default = " (default)" if value["is_default"] else ""
        yield f"- {value['name']}{default}: {value['meaning']}."
    yield f"Another reading for this game: hegemonic set rulings.{topic['name']} VALUE"


def _others(others: list[dict[str, Any]]) -> Iterator[str]:
    if others:
        shown = [topic["name"] for topic in others[:OTHERS_SHOWN]]
        more = ", …" if len(others) > OTHERS_SHOWN else ""
        yield f"See also: {'; '.join(shown)}{more}"


def _listed(topics: list[dict[str, Any]]) -> Iterator[str]:
    yield "Chapters of the rulebook:"
    yield from (f"  {topic['name']}" for topic in topics if topic["kind"] == "chapter")
    yield ""
    yield "Rulings, where it is silent or tables differ:"
    yield from (f"  {topic['name']}" for topic in topics if topic["kind"] == "ruling")
    yield ""
    yield "hegemonic rules TOPIC tells one of them; any word of it will do, like `gate` or `tie`."
