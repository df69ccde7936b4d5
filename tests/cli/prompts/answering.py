"""An asker that knows what should be recorded and answers a wizard's questions so that it comes to just that.

It may answer only with what is on offer, so a command that prompts can't express fails.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hegemonic_cli.cli.prompts.question import Question
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.games.hegemonic.notation import parse_flipped, parse_steps
from hegemonic_cli.games.hegemonic.notation.steps import StepWords
from hegemonic_cli.games.hegemonic.notation.tiles import flipped_word, parse_tile_words
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import DOMAIN_OF


class AnsweringAsker:
    """Answers so that these words come out; `keys` counts what a person would press at least."""

    def __init__(self, words: Words, table: Table) -> None:
        self.words = words
        self.table = table
        self.steps: tuple[StepWords, ...] = parse_steps(words.args[1:], table) if words.verb == "build" else ()
        self.asked: list[str] = []
        self.offered: list[str] = []

    def tell(self, lines: Sequence[str]) -> None:
        pass

    def show(self, lines: Sequence[str], question: Question) -> None:
        pass

    def ask(self, question: Question, *, forcing: bool = False) -> str:
        self.asked.append(question.key)
        self.offered = [choice.value for choice in question.legal]
        try:
            answer = self._answer(question)
        except _Strongest:
            answer = question.default or question.legal[0].value
        if question.is_free or not question.choices:
            fault = question.fault(answer)
            assert not fault, f"{self.words.kept()}: {question.key}: {fault}"
            return question.settled(answer)
        assert answer in self.offered or (question.is_optional and not answer), (
            f"{self.words.kept()}: {question.key} doesn't offer {answer!r} but {self.offered}"
        )
        return answer

    def _answer(self, question: Question) -> str:
        key, _, about = question.key.partition("#")
        by_verb: dict[str, Callable[[str, str], str]] = {
            "build": self._build,
            "conflict": self._conflict,
            "cards": self._cards,
            "explore": self._tiles,
            "survey": self._tiles,
        }
        answer = by_verb.get(self.words.verb, self._plain)
        return answer(key, about)

    def _build(self, key: str, about: str) -> str:
        if key == "whose":
            return self.words.args[0]
        if key == "type":
            return DOMAIN_OF[self.steps[0].piece]
        number = int("".join(sign for sign in about if sign.isdecimal())) - 1
        if key == "step" and number >= len(self.steps):
            return "enough"
        step = self.steps[number]
        if key == "step":
            return f"{step.piece}@{step.sector}"
        if key == "other-end":
            return str(step.other_end)
        return f"{step.origin}+{step.origin_other_end}" if step.piece == "gate" and step.origin else str(step.origin)

    def _conflict(self, key: str, about: str) -> str:
        words = self.words
        option = {
            "units": "units",
            "faction": "faction" if about == "attacker" else "defender-faction",
            "outpost": "outpost" if about == "attacker" else "defender-outpost",
            "technology": "technology" if about == "attacker" else "defender-technology",
            "outcome": "outcome",
        }
        match key:
            case "whose":
                return words.args[1].partition("@")[0]
            case "action":
                return words.args[0]
            case "target":
                return words.args[2]
            case "origin":
                return words.option("from") or words.args[1].partition("@")[2]
            case "supporter":
                return next(
                    (each.split(":")[1].split("=")[0] for each in words.all("support") if about in each), "nobody"
                )
            case "lent":
                return next(each.partition("=")[2] for each in words.all("support") if about in each)
            case "cleanup":
                return "swapped" if words.has("swapped" if about == "attacker" else "defender-swapped") else "inactive"
            case "gate" | "base":
                return "none"
        named = words.option(option[key])
        if named is None and key in ("faction", "outpost"):
            raise _Strongest
        return named or ""

    def _cards(self, key: str, about: str) -> str:
        played = dict(word.split("=") for word in self.words.args)
        if key == "card":
            return played[about]
        return next(first for first in self.words.all("first") if first in self.offered)

    def _tiles(self, key: str, about: str) -> str:
        args = self.words.args
        match key:
            case "whose":
                return args[0]
            case "flipped":
                return args[1]
            case "sector":
                return args[2]
        return flipped_word(parse_tile_words(args[3:])) if len(args) > 3 else flipped_word(parse_flipped(args[1]))

    def _plain(self, key: str, about: str) -> str:
        args, words = self.words.args, self.words
        match key:
            case "text":
                return " ".join(args)
            case "tile":
                return " ".join(args[1:])
            case "flipped":
                return " ".join(args)
            case "sector" | "board":
                return args[0]
            case "source":
                return " ".join(args[1:]) or "deck"
            case "thrown" | "name":
                return " ".join(args[1:])
            case "out":
                return words.option("discard") or ""
            case "type" | "tier" | "cost":
                return words.option(key) or ""
            case "power":
                return next((word.partition("=")[2] for word in args[1:] if word.startswith(about)), "")
        return args[_PLACES[key]]


_PLACES = {
    "whose": 0,
    "leader": 0,
    "leaver": 0,
    "basic": 1,
    "giver": 0,
    "taker": 1,
    "given": 2,
    "unit": 0,
    "to": 1,
    "path": 0,
    "value": 1,
}


class _Strongest(Exception):
    """The words leave it to the strongest, which stands first."""
