"""Questions as values: what a wizard asks, which word of the command an answer becomes, and what is on offer.

A wizard is a generator. It yields questions and notices, is sent the answers, and returns the words of its command, the
same words that a person would have typed in the shell. It changes nothing, so it can be played again from the start
with the answers given so far: that is how `<` goes back one question.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from hegemonic_cli.kernel.numerals import numeral

Kind = Literal["choice", "sector", "player", "piece", "card", "tile", "number", "text", "yes-no"]

YES, NO = "yes", "no"
NOTHING = ""  # the answer to a question that may be left open

# What can be typed at any question instead of an answer.
BACK, EXPLAIN, MAP, FORCE = "<", "?", "#", "!"


class Choice(NamedTuple):
    """One answer on offer: the word it puts on the command line and what the person reads.

    `refused` is the sentence why the board forbids it; such a choice is shown and can't be picked by mistake. `note` is
    shown beside a choice and isn't matched against what is typed.
    """

    value: str
    shown: str = ""
    note: str = ""
    refused: str = ""

    @property
    def title(self) -> str:
        """What a list shows of it."""
        shown = self.shown or self.value
        return f"{shown}  {self.note}" if self.note else shown


Check = Callable[[str], str]


class Question(NamedTuple):
    """One question: `flag` is the word or option it stands for, `topic` the rule that `?` explains.

    With `is_free` anything may be typed and the choices only complete it; `check` then returns what is wrong with an
    answer, or nothing. `is_optional`: Enter alone is an answer. `is_kept`: the answer was remembered outside the entry
    (a number of the box), so going back passes over it. `is_forceable`: refused choices may be forced here.
    """

    key: str
    text: str
    kind: Kind
    flag: str = ""
    topic: str = ""
    choices: tuple[Choice, ...] = ()
    default: str | None = None
    is_free: bool = False
    is_optional: bool = False
    is_kept: bool = False
    is_forceable: bool = False
    check: Check | None = None

    def asked(
        self,
        text: str | None = None,
        choices: Iterable[Choice] | None = None,
        *,
        about: str = "",
        default: str | None = None,
        check: Check | None = None,
    ) -> Question:
        """This question as it is put now: its wording, what is on offer, and `about` to tell repetitions apart."""
        return self._replace(
            key=f"{self.key}#{about}" if about else self.key,
            text=self.text if text is None else text,
            choices=self.choices if choices is None else tuple(choices),
            default=self.default if default is None else default,
            check=check or self.check,
        )

    @property
    def declared_key(self) -> str:
        """The key it was declared with, without what tells repetitions apart."""
        return self.key.partition("#")[0]

    @property
    def legal(self) -> tuple[Choice, ...]:
        """What is on offer and not refused."""
        return tuple(choice for choice in self.choices if not choice.refused)

    @property
    def refused(self) -> tuple[Choice, ...]:
        """What would be on offer, if the board allowed it."""
        return tuple(choice for choice in self.choices if choice.refused)

    def fault(self, answer: str) -> str:
        """What is wrong with a typed answer, in a sentence; empty where nothing is."""
        if not answer:
            return "" if self.is_optional else "An answer is needed; < goes back."
        if self.kind == "number":
            total = sum_of(answer)
            if total is None:
                return f"{answer} is no number: 5, or a sum such as 3+2+1."
            answer = str(total)
        return self.check(answer) if self.check else ""

    def settled(self, answer: str) -> str:
        """A typed answer in the form that goes into the command: sums added up."""
        if self.kind == "number" and answer:
            total = sum_of(answer)
            return answer if total is None else str(total)
        return answer


class Notice(NamedTuple):
    """Something to read between two questions; a picture stays on the screen while the question is answered."""

    lines: tuple[str, ...]
    is_picture: bool = False


def notice(*lines: str) -> Notice:
    """A notice of these lines."""
    return Notice(lines)


def picture(*lines: str) -> Notice:
    """A drawing that the next question is about."""
    return Notice(lines, is_picture=True)


Words: TypeAlias = tuple[str, ...]
Conversation: TypeAlias = Generator[Question | Notice, str, Words]


def sum_of(text: str) -> int | None:
    """`3+2+1` is 6, `5-2` is 3; None where the text is no such sum."""
    parts = text.replace(" ", "").replace("−", "-").replace("-", "+-").split("+")
    if parts[:1] == [""]:
        parts = parts[1:]
    total = 0
    for part in parts:
        number = numeral(part.removeprefix("-"))
        if number is None:
            return None
        total += -number if part.startswith("-") else number
    return total if parts else None


def at_least(least: int, most: int | None = None) -> Check:
    """A check that a number lies between two bounds, both included."""

    def check(answer: str) -> str:
        total = sum_of(answer)
        if total is None or total < least:
            return f"{answer} is too small: at least {least}."
        if most is not None and total > most:
            return f"{answer} is too much: at most {most}."
        return ""

    return check


def matching(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices that `typed` may mean, by any part of what they show, the best kind of match alone.

    An exact word beats a beginning, a beginning beats a word's beginning, that beats any other part.
    """
    wanted = " ".join(typed.casefold().split())
    if not wanted:
        return list(choices)
    by_rank: dict[int, list[Choice]] = {}
    for choice in choices:
        rank = _rank(choice, wanted)
        if rank is not None:
            by_rank.setdefault(rank, []).append(choice)
    return by_rank[min(by_rank)] if by_rank else []


def narrowed(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """Every choice that `typed` may mean, better matches first: what a list shows while one types."""
    wanted = " ".join(typed.casefold().split())
    ranked = [(rank, choice) for choice in choices if (rank := _rank(choice, wanted)) is not None]
    return [choice for _, choice in sorted(ranked, key=lambda pair: pair[0])]


def _rank(choice: Choice, wanted: str) -> int | None:
    names = [choice.value.casefold(), (choice.shown or choice.value).casefold()]
    if wanted in names:
        return 0
    if any(name.startswith(wanted) for name in names):
        return 1
    if any(word.startswith(wanted) for name in names for word in name.replace("@", " ").split()):
        return 2
    return 3 if any(wanted in name for name in names) else None
