"""Asks line by line, with numbered choices and no cursor movement: for TERM=dumb and whoever can't draw a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hegemonic_cli.cli.prompts.question import BACK, EXPLAIN, FORCE, MAP, Choice, Question, matching
from hegemonic_cli.kernel.numerals import numeral

SPECIAL = (BACK, EXPLAIN, MAP, FORCE)


class LineAsker:
    """Questions as plain lines; an answer is a number from the list or any part of a name."""

    def __init__(self, read: Callable[[str], str], write: Callable[[str], None]) -> None:
        """`read(prompt)` gives one line without its end and raises EOFError at the end; `write` shows one line."""
        self._read = read
        self._write = write

    def tell(self, lines: Sequence[str]) -> None:
        """Show lines between questions."""
        for line in lines:
            self._write(line)

    def show(self, lines: Sequence[str], question: Question) -> None:
        """Show what was asked for; nothing moves away here, so there is nothing to wait for."""
        self.tell(lines)

    def ask(self, question: Question, *, forcing: bool = False) -> str:
        """One answer that `question` allows, or one of `< ? # !`."""
        open_ones = question.refused if forcing else question.legal
        if forcing:  # only what is refused is on offer, which a check would refuse again
            question = question._replace(is_free=False, check=None)
        self._list(question, open_ones)
        while True:
            usual = f" [{question.default}]" if question.default is not None else ""
            usual += " (y/n)" if question.kind == "yes-no" else ""
            said = self._read(f"{question.text}{usual} ").strip()
            if said in SPECIAL:
                return said
            answer, fault = understood(question, open_ones, said)
            if answer is not None:
                return answer
            self._write(fault)

    def _list(self, question: Question, open_ones: Sequence[Choice]) -> None:
        if question.kind == "yes-no":
            return
        for number, choice in enumerate(open_ones, 1):
            reason = f" ({choice.refused})" if choice.refused else ""
            self._write(f"{number:>3}  {choice.title}{reason}")
        for choice in question.choices:
            if choice not in open_ones:
                self._write(f"  -  {choice.title}" + (f" ({choice.refused})" if choice.refused else ""))


def understood(question: Question, open_ones: Sequence[Choice], said: str) -> tuple[str | None, str]:
    """The answer that a typed line gives, or None and what is wrong with it."""
    if not said and question.default is not None:
        said = question.default
    if question.is_free or not question.choices:
        # A Technology's name may be any part of a known one; a tile or a number means just what was typed.
        found = matching(open_ones, said) if said and question.kind == "card" else []
        if len(found) == 1:
            return found[0].value, ""
        fault = question.fault(said)
        return (None, fault) if fault else (question.settled(said), "")
    if not said:
        return (said, "") if question.is_optional else (None, question.fault(said))
    number = numeral(said) or 0
    if 1 <= number <= len(open_ones):
        return open_ones[number - 1].value, ""
    found = matching(open_ones, said)
    if len(found) == 1:
        return found[0].value, ""
    if found:
        return None, f"{said} may be {', '.join(choice.shown or choice.value for choice in found)}: which?"
    refused = matching(question.refused, said)
    if refused:
        return None, f"{refused[0].shown or refused[0].value}: {refused[0].refused}"
    return None, f"{said} is not on offer."
