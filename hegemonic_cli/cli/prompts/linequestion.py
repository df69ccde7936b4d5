"""A question that is answered with a typed line, and how any question stands on the screen: broken between words."""

from __future__ import annotations

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import Completer
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import History
from prompt_toolkit.lexers import SimpleLexer
from prompt_toolkit.styles import Style
from questionary import Question as Questionary
from questionary.styles import merge_styles_default

from hegemonic_cli.views.layout import wrap


def line_question(text: str, *, style: Style, completer: Completer | None, history: History) -> Questionary:
    """The question as an application that ends with the line typed; it is broken anew where the width changes."""

    def prompt() -> StyleAndTextTuples:
        return [*question_tokens(text, "", terminal_width() - 1), ("", " ")]

    session: PromptSession[str] = PromptSession(
        prompt,
        style=merge_styles_default([style]),
        lexer=SimpleLexer("class:answer"),
        completer=completer,
        complete_while_typing=True,
        history=history,
    )
    return Questionary(session.app)


def terminal_width() -> int:
    """The width now, in cells, of the terminal that the running question is put on: it may be resized meanwhile."""
    return get_app().output.get_size().columns


def question_tokens(text: str, said: str, width: int) -> StyleAndTextTuples:
    """A question and what is said to it, in lines of at most `width` cells."""
    drawn = "\n".join(wrap(f"? {text} {said}".rstrip(), width))
    letters = len("".join(text.split())) + 1
    end = 0
    while letters:
        letters -= not drawn[end].isspace()
        end += 1
    return [("class:qmark", drawn[:1]), ("class:question", drawn[1:end]), ("class:answer", drawn[end:])]
