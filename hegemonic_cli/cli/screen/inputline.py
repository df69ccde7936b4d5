"""The screen's one input line: with history and completion on a terminal that can draw them, plain elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from hegemonic_cli.cli import places
from hegemonic_cli.cli.prompts.terminal import is_dumb, read_plain_line, readable

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

HISTORY = "history"
Ask = Callable[[str, Sequence[str]], str]


def input_line() -> Ask:
    """A function that reads one line behind a prompt, completing it with the words it is given.

    It raises KeyboardInterrupt at Ctrl-C on an empty line (on another it clears the line) and EOFError at the end.
    """
    return _plain if is_dumb() else _Line().read


def _plain(prompt: str, words: Sequence[str]) -> str:
    return read_plain_line(prompt)


class _Line:
    """A line with history, kept over evenings."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self._session: PromptSession[str] = PromptSession(history=_history(), key_bindings=_keys())

    def read(self, prompt: str, words: Sequence[str]) -> str:
        """One line; Tab completes the word under way by any word that begins so."""
        from prompt_toolkit.completion import WordCompleter

        completing = WordCompleter(list(words), ignore_case=True)
        return readable(self._session.prompt(prompt, completer=completing, complete_while_typing=False))


def _history() -> Any:
    from prompt_toolkit.history import FileHistory, InMemoryHistory

    path = places.home() / HISTORY
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8"):
            pass
    except OSError:
        return InMemoryHistory()
    return FileHistory(str(path))


def _keys() -> Any:
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

    keys = KeyBindings()

    @keys.add("c-c")
    def _clear(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt)

    return keys
