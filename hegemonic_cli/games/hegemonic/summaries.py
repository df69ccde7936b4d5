"""Every chapter of the rulebook and every ruling in a few words of our own, and how people look them up.

A topic is found by its name, by a word it is known by, by beginnings of those, by a word of its text, and last by a
word that was mistyped.

Rulebook: none; all of it in few words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Literal, NamedTuple

from hegemonic_cli.games.hegemonic.readings import RULINGS

_DATA = Path(__file__).parent / "data" / "rules.toml"
_PREFIX = re.compile(r"^(?:\[\d\]|optional:|step \d –|phase \d\.|phases [\d, &]+\.|\d) ", re.IGNORECASE)
_WORD = re.compile(r"[a-z0-9]+")
_AFTER_CHAPTERS = 1000
_NEAR = 0.7  # how alike a mistyped word must be, of 1


class Value(NamedTuple):
    """One value of a ruling and what it means."""

    name: str
    meaning: str
    is_default: bool


class Topic(NamedTuple):
    """A chapter, or a ruling with its values.

    `words` are what people look it up by, the most telling first; `rulings` those that belong to a chapter.
    """

    name: str
    kind: Literal["chapter", "ruling"]
    chapter: str
    text: str
    words: tuple[str, ...]
    values: tuple[Value, ...] = ()
    rulings: tuple[str, ...] = ()
    is_house_rule: bool = False


def topics() -> tuple[Topic, ...]:
    """All topics: the chapters in the rulebook's order, then the rulings."""
    from tomllib import loads  # 5 ms, only where somebody looks a rule up

    document = loads(_DATA.read_text(encoding="utf-8"))
    chapters = [_chapter(entry) for entry in document["chapter"]]
    rulings = [_ruling(name, document["ruling"][name]) for name in RULINGS]
    return (*chapters, *rulings)


def find(sought: str) -> tuple[Topic, ...]:
    """The topics that some words mean, the likeliest first; none where nothing is near."""
    everything = topics()
    words = _words(sought)
    if not words:
        return ()
    for fits in (_is_named, _is_known_by, _name_begins, _begins_so, _says_so):
        found = [(place, topic) for topic in everything if (place := fits(topic, sought, words)) is not None]
        if found:
            return tuple(topic for _, topic in sorted(found, key=lambda each: each[0]))
    mended = _mended(words, everything)
    return find(" ".join(mended)) if mended and mended != words else ()


def _chapter(entry: dict[str, Any]) -> Topic:
    name = entry["name"]
    rulings = tuple(ruling.id for ruling in RULINGS.values() if ruling.chapter == name)
    return Topic(name, "chapter", name, " ".join(entry["text"].split()), tuple(entry["words"].split()), rulings=rulings)


def _ruling(name: str, entry: dict[str, Any]) -> Topic:
    ruling = RULINGS[name]
    return Topic(
        name,
        "ruling",
        ruling.chapter,
        ruling.question,
        tuple(entry["words"].split()),
        values=tuple(Value(value, entry[value], value == ruling.default) for value in ruling.values),
        is_house_rule=ruling.house_rule,
    )


Fit = Callable[[Topic, str, list[str]], int | None]


def _is_named(topic: Topic, sought: str, words: list[str]) -> int | None:
    """Whether the whole name was typed, or all of it behind `Phase 1.`, `Step 2 –`, `Optional:`."""
    names = (topic.name, _PREFIX.sub("", topic.name))
    return 0 if words in [_words(name) for name in names] else None


def _is_known_by(topic: Topic, sought: str, words: list[str]) -> int | None:
    """Where in the topic's own words the one typed stands; chapters go before rulings."""
    if len(words) != 1 or words[0] not in topic.words:
        return None
    return topic.words.index(words[0]) + _behind(topic)


def _name_begins(topic: Topic, sought: str, words: list[str]) -> int | None:
    """Whether the name begins with what was typed, where that is more than a word: `unit-def`."""
    name = " ".join(_words(topic.name))
    return _behind(topic) if len(words) > 1 and name.startswith(" ".join(words)) else None


def _begins_so(topic: Topic, sought: str, words: list[str]) -> int | None:
    known = [*topic.words, *_words(topic.name), *(word for value in topic.values for word in _words(value.name))]
    if not _all_begin(words, known):
        return None
    return next(at for at, word in enumerate(known) if word.startswith(words[0])) + _behind(topic)


def _says_so(topic: Topic, sought: str, words: list[str]) -> int | None:
    return _behind(topic) if _all_begin(words, [*_words(topic.text), *topic.words]) else None


def _behind(topic: Topic) -> int:
    """Rulings come after all chapters that fit as well."""
    return _AFTER_CHAPTERS if topic.kind == "ruling" else 0


def _all_begin(words: Iterable[str], known: list[str]) -> bool:
    return all(any(other.startswith(word) for other in known) for word in words)


def _mended(words: list[str], everything: Iterable[Topic]) -> list[str]:
    """The words with each that nobody knows replaced by the nearest that is known."""
    from difflib import get_close_matches  # only once nothing was found: 10 ms

    known = list(dict.fromkeys(word for topic in everything for word in (*_words(topic.name), *topic.words)))
    return [(get_close_matches(word, known, n=1, cutoff=_NEAR) or [word])[0] for word in words]


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold().replace("'", ""))
