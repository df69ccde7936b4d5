"""An asker that answers from a script and fails where an answer wasn't on offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hegemonic_cli.cli.prompts.lineasker import SPECIAL
from hegemonic_cli.cli.prompts.question import Question

INTERRUPT, END = "^C", "^D"


class ScriptedAsker:
    """Answers in order; `said` holds what was told, `asked` every question that was put."""

    def __init__(self, answers: Iterable[str]) -> None:
        self.left = list(answers)
        self.asked: list[Question] = []
        self.said: list[str] = []

    def tell(self, lines: Sequence[str]) -> None:
        self.said += lines

    def show(self, lines: Sequence[str], question: Question) -> None:
        self.said += lines

    def ask(self, question: Question, *, forcing: bool = False) -> str:
        self.asked.append(question)
        offered = [choice.value for choice in (question.refused if forcing else question.legal)]
        assert self.left, f"nothing is left to answer to {question.key}: {question.text} {offered}"
        answer = self.left.pop(0)
        if answer == INTERRUPT:
            raise KeyboardInterrupt
        if answer == END:
            raise EOFError
        if answer in SPECIAL:
            return answer
        if (question.is_free or not question.choices) and not forcing:
            assert not question.fault(answer), f"{question.key}: {question.fault(answer)}"
            return question.settled(answer)
        if not (question.is_optional and not answer):
            assert answer in offered, f"{answer!r} was not on offer at {question.key}: {offered}"
        return answer

    @property
    def keys(self) -> list[str]:
        """The keys of the questions that were put, in order."""
        return [question.key for question in self.asked]
