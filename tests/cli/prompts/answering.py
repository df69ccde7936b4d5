"""An asker that knows what should be recorded and answers a wizard's questions so that it comes to just that.

It may answer only with what is on offer, so a command that prompts can't express fails.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hegemonic_cli.cli.prompts.question import Question
from hegemonic_cli.evening.recording import Words
from hegemonic_cli.games.hegemonic.notation import (
    PieceAt,
    parse_action,
    parse_attacker,
    parse_card,
    parse_flipped,
    parse_gate,
    parse_piece_at,
    parse_player,
    parse_sector,
    parse_steps,
    parse_support,
    parse_target,
)
from hegemonic_cli.games.hegemonic.notation.steps import StepWords
from hegemonic_cli.games.hegemonic.notation.tiles import flipped_word, parse_tile_words
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import DOMAIN_OF


class AnsweringAsker:
    """Answers so that these words come out; `keys` counts what a person would press at least."""

    def __init__(self, words: Words, table: Table) -> None:
        words = canonical(words, table)
        self.words = words
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
        if self.words.verb in DRAWING and key in OF_CARDS:
            return self._drawn(key, about)
        by_verb: dict[str, Callable[[str, str], str]] = {
            "build": self._build,
            "conflict": self._conflict,
            "cards": self._cards,
            "explore": self._tiles,
            "survey": self._tiles,
        }
        answer = by_verb.get(self.words.verb, self._plain)
        return answer(key, about)

    def _drawn(self, key: str, about: str) -> str:
        """The Technology Cards of an exploration turn, a BASIC action, a RESEARCH action."""
        thrown = self.words.all("discard")
        match key:
            case "cards":
                return "named" if thrown or self.words.all("draw") else "discarded"
            case "source":
                named = self.words.option("draw") or "deck"
                return named if named in self.offered else "discard"  # the card on top, by its name
            case "goes":
                return "discarded"
            case "many":
                return str(len(thrown)) if thrown else ""
            case "first":
                at = int(about) // 2  # each has brought two words
                return thrown[at] if at < len(thrown) else ""
        return thrown[0] if thrown else ""

    def _build(self, key: str, about: str) -> str:
        if key == "whose":
            return self.words.args[0]
        if key == "type":
            return DOMAIN_OF[self.steps[0].piece]
        number = int("".join(sign for sign in about if sign.isdecimal())) - 1
        if key == "step" and number >= len(self.steps):
            return "enough"
        step = self.steps[number]
        if key == "step":  # of a Gate, the half beside an own Complex
            ends = [end for end in (step.sector, step.other_end) if end is not None]
            found = next((f"{step.piece}@{end}" for end in ends if f"{step.piece}@{end}" in self.offered), "")
            return found or (step.piece if step.sector is None else "")
        if key == "other-end":
            return next(str(end) for end in (step.sector, step.other_end) if end in self.offered)
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
                amount = next(each.partition("=")[2] for each in words.all("support") if about in each)
                if not amount:
                    raise _Strongest
                return amount
            case "cleanup":
                return "swapped" if words.has("swapped" if about == "attacker" else "defender-swapped") else "inactive"
            case "gate":
                wanted = set(words.all("destroy-gate")) & set(self.offered)
                return min(wanted) if wanted else "none"
            case "base":
                wanted = {word.partition("@")[2] for word in words.all("relocate")} & set(self.offered)
                return min(wanted) if wanted else "none"
        named = words.option(option[key])
        if named is None and key in ("faction", "outpost"):
            raise _Strongest
        if named is None and key == "units":
            return "1"
        if named is None and key == "technology":
            named = words.option("card" if about == "attacker" else "defender-card")
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
            case "goes":  # in `leave`
                return "yes"
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


DRAWING = ("explore", "basic", "research")
OF_CARDS = ("cards", "source", "goes", "thrown", "first", "many")
PLAYERS_AT: dict[str, tuple[int, ...]] = {"give": (0, 1), "pay": (0, 1)}
FIRST_IS_PLAYER = (
    *("build", "explore", "survey", "basic", "capitalize", "research", "advance", "draw", "discard", "leader", "leave"),
)  # fmt: skip


def canonical(words: Words, table: Table) -> Words:
    """The same words with players by their colors and pieces in their long form, as choices name them."""
    args = list(words.args)
    options = dict(words.options)
    for at in PLAYERS_AT.get(words.verb, (0,) if words.verb in FIRST_IS_PLAYER else ()):
        args[at] = parse_player(args[at], table)
    at = {"place": 0, "explore": 2, "survey": 2}.get(words.verb)
    if at is not None and len(args) > at:
        args[at] = parse_sector(args[at], table)
    if words.verb == "conflict":
        color, sector = parse_attacker(args[1], table)
        args = [parse_action(args[0]), f"{color}@{sector}", PieceAt(*parse_target(args[2], table)).words()]
        for name in ("from", "outpost", "defender-outpost"):
            if name in options:
                options[name] = tuple(parse_sector(word, table) for word in options[name])
        options["support"] = tuple(parse_support(word, table).words() for word in words.all("support"))
        options["destroy-gate"] = tuple("+".join(sorted(parse_gate(g, table))) for g in words.all("destroy-gate"))
    if words.verb == "move":
        args = [PieceAt(*parse_piece_at([args[0]], table)).words(), parse_sector(args[1], table)]
    if words.verb == "cards":
        pairs = [word.partition("=") for word in args]
        args = [f"{parse_player(who, table)}={parse_card(card)}" for who, _, card in pairs]
        options["first"] = tuple(parse_player(word, table) for word in words.all("first"))
    return Words(words.verb, tuple(args), {name: each for name, each in options.items() if each})


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
