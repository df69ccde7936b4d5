"""The conversation of a wizard with a person: back, rules and map at hand, force, and no idle question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from hegemonic_cli.cli.prompts.question import (
    BACK,
    EXPLAIN,
    FORCE,
    MAP,
    NO,
    YES,
    Choice,
    Conversation,
    Notice,
    Question,
    Words,
    notice,
)


class Asker(Protocol):
    """Whoever puts questions to a person."""

    def ask(self, question: Question, *, forcing: bool = False) -> str:
        """One answer that `question` allows, or one of `< ? # !`.

        With `forcing` the refused choices are the ones on offer. Raises KeyboardInterrupt at Ctrl-C and EOFError at
        the end of input.
        """

    def tell(self, lines: Sequence[str]) -> None:
        """Show lines between questions."""

    def show(self, lines: Sequence[str], question: Question) -> None:
        """Show what was asked for at a question, which comes again: where both don't fit, wait in between."""


class Desk(NamedTuple):
    """What lies beside the person while they answer: rules, map, and whether force is allowed here."""

    explain: Callable[[str], Sequence[str]] = lambda topic: ()
    draw_map: Callable[[Sequence[str]], Sequence[str]] = lambda highlighted: ()
    may_force: bool = False


class Left(Exception):
    """The person went back at the first question: nothing is recorded."""


WHY = Question("why", "Why, for the log? (Enter: no reason)", "text", "--force", "", is_optional=True)


def hold(start: Callable[[], Conversation], asker: Asker, desk: Desk) -> Words:
    """The words a conversation leads to. Raises Left where the person leaves, EOFError at the end of input."""
    asked: list[Question] = []
    answers: dict[str, str] = {}
    forced: dict[str, str] = {}
    opened: set[str] = set()  # questions of one answer that the person went back to, to see them whole
    while True:
        try:
            words = _play(start(), asker, desk, asked, answers, forced, opened)
        except _Back:
            _step_back(asked, answers, forced, opened)
            continue
        reasons = [why for why in forced.values() if why]
        return (*words, "--force", *reasons[:1]) if forced else words


class _Back(Exception):
    """Go back one question."""


def _step_back(asked: list[Question], answers: dict[str, str], forced: dict[str, str], opened: set[str]) -> None:
    while asked:
        last = asked.pop()
        answers.pop(last.key, None)
        forced.pop(last.key, None)
        only = _only_answer(last) if last.key not in opened else None
        if only is not None:
            if last.refused:
                opened.add(last.key)
                return
            continue
        if not last.is_kept:
            return
    raise Left


def _play(
    conversation: Conversation,
    asker: Asker,
    desk: Desk,
    asked: list[Question],
    answers: dict[str, str],
    forced: dict[str, str],
    opened: set[str],
) -> Words:
    pending: list[Notice] = []
    here = desk
    try:
        said = next(conversation)
        while True:
            if isinstance(said, Notice):
                pending.append(said)
                here = _with_picture(desk, said) if said.is_picture else here
                said = next(conversation)
                continue
            if said.key in answers:
                pending = []
            else:
                only = _only_answer(said) if said.key not in opened else None
                if only is not None:
                    pending.append(_taken(said, only))
                    answers[said.key] = only.value
                else:
                    _show(asker, pending, said)
                    pending = []
                    answers[said.key] = _put(said, asker, here, forced)
                asked.append(said)
            said = conversation.send(answers[said.key])
    except StopIteration as finished:
        _show(asker, pending)
        words: Words = finished.value
        return words


def _with_picture(desk: Desk, picture: Notice) -> Desk:
    """The desk on which the last picture lies: the map that `#` shows."""
    return desk._replace(draw_map=lambda highlighted: picture.lines)


def _put(question: Question, asker: Asker, desk: Desk, forced: dict[str, str]) -> str:
    forcing = False
    question = question._replace(is_forceable=desk.may_force and bool(question.refused))
    while True:
        try:
            reply = asker.ask(question, forcing=forcing)
        except KeyboardInterrupt:
            reply = BACK
        if reply == BACK and forcing:
            forcing = False
        elif reply == BACK:
            raise _Back
        elif reply == EXPLAIN:
            asker.show([*desk.explain(question.topic), ""], question)
        elif reply == MAP:
            asker.show([*desk.draw_map([choice.value for choice in question.legal]), ""], question)
        elif reply == FORCE:
            forcing = question.is_forceable
            if not forcing:
                asker.tell(["Nothing is refused here that could be forced."])
        else:
            if forcing:
                try:
                    why = asker.ask(WHY)
                except KeyboardInterrupt:
                    continue
                if why in (BACK, EXPLAIN, MAP, FORCE):
                    continue
                forced[question.key] = why
            return reply


def _only_answer(question: Question) -> Choice | None:
    if question.kind == "yes-no" or question.is_free or question.is_optional or len(question.legal) != 1:
        return None
    return question.legal[0]


def _taken(question: Question, only: Choice) -> Notice:
    more = f" ({BACK} shows what else there would be)" if question.refused else ""
    answer = only.shown or only.value
    return notice(f"{question.text} {answer[:1].upper()}{answer[1:]}: nothing else is possible{more}.")


def _show(asker: Asker, notices: Sequence[Notice], question: Question | None = None) -> None:
    for said in notices:
        if said.is_picture and question is not None:
            asker.show(said.lines, question)
        else:
            asker.tell(said.lines)


def is_yes(answer: str) -> bool:
    """Whether a yes/no question was answered yes."""
    return answer == YES


def yes_no() -> tuple[Choice, ...]:
    """The two answers of a yes/no question."""
    return (Choice(YES, "Yes"), Choice(NO, "No"))
