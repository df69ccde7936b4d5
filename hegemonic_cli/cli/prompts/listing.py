"""A list to pick from that narrows as one types any part of a name; refused choices are shown and can't be picked.

Questionary's own filter can pick a disabled choice and takes ASCII letters only, so this is a question of ours in its
clothes.
"""

from __future__ import annotations

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.filters import is_done
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import ConditionalContainer, Dimension, FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.styles import Style
from questionary import Question as Questionary
from questionary.styles import merge_styles_default

from hegemonic_cli.cli.prompts.linequestion import question_tokens, terminal_width
from hegemonic_cli.cli.prompts.question import BACK, EXPLAIN, FORCE, MAP, Choice, Question, narrowed
from hegemonic_cli.views.layout import wrap

_INDENT = " "
_TIED = "_"  # stands for a space where no line may break
PAGE = 8  # how far PageUp and PageDown go, in choices
NOTHING_FITS = "nothing fits; Backspace takes a letter back, Ctrl-U all of it"
_STEPS = (
    (Keys.Down, 1),
    (Keys.ControlN, 1),
    (Keys.Tab, 1),
    (Keys.PageDown, PAGE),
    (Keys.Up, -1),
    (Keys.ControlP, -1),
    (Keys.BackTab, -1),
    (Keys.PageUp, -PAGE),
)


class Listing:
    """The state of one list: what was typed, which choice is pointed at."""

    def __init__(self, question: Question, forcing: bool, help_text: str) -> None:
        self.question = question
        self.forcing = forcing
        self.help = help_text
        self.typed = ""
        self.answer: str | None = None
        self.pointed: Choice | None = None
        self._point_at_first()

    @property
    def visible(self) -> list[Choice]:
        """The choices that what was typed leaves."""
        return narrowed(self.question.choices, self.typed) if self.typed else list(self.question.choices)

    def can_pick(self, choice: Choice) -> bool:
        """Whether Enter may pick it: the legal ones, or, when forcing, the refused ones."""
        return bool(choice.refused) == self.forcing

    def type(self, text: str) -> None:
        """Narrow by more letters. Those that leave nothing stay too: Enter picks what was typed, or nothing."""
        self.typed += text
        self._point_at_first()

    def erase(self, *, all_of_it: bool = False) -> None:
        """Take the last letter back, or all of them."""
        self.typed = "" if all_of_it else self.typed[:-1]
        self._point_at_first()

    def step(self, by: int) -> None:
        """Point further down (up, where negative) among what can be picked, around the end."""
        open_ones = [choice for choice in self.visible if self.can_pick(choice)]
        if self.pointed in open_ones:
            self.pointed = open_ones[(open_ones.index(self.pointed) + by) % len(open_ones)]

    def _point_at_first(self) -> None:
        open_ones = [choice for choice in self.visible if self.can_pick(choice)]
        usual = self.question.default
        self.pointed = next(
            (choice for choice in open_ones if choice.value == usual and not self.typed),
            open_ones[0] if open_ones else None,
        )

    def head(self) -> StyleAndTextTuples:
        """The question, and behind it what was typed or answered."""
        said = self.typed if self.answer is None else self.answer
        return question_tokens(self.question.text, said, self.width())

    def lines(self) -> StyleAndTextTuples:
        """The choices; the one pointed at carries `>`, a refused one `-` and the reason."""
        if not self.visible:
            return [("class:disabled", "\n".join(wrap(f"{_INDENT}- {NOTHING_FITS}", self.width())))]
        tokens: StyleAndTextTuples = []
        for choice in self.visible:
            style, mark = "class:text", "  "
            if choice is self.pointed:
                style, mark = "class:highlighted", "> "
                tokens.append(("[SetCursorPosition]", ""))
            elif not self.can_pick(choice):
                style, mark = "class:disabled", "- "
            first, *more = self._title_lines(choice, self.width() - len(_INDENT) - len(mark))
            tokens += [(style, f"{_INDENT}{mark}{first}\n"), *((style, f"{_INDENT}  {line}\n") for line in more)]
        style, last = tokens[-1][:2]
        return [*tokens[:-1], (style, last.removesuffix("\n"))]

    def _title_lines(self, choice: Choice, width: int) -> list[str]:
        """A choice with its note and the reason why it is refused; two spaces stay before the note where it wraps."""
        reason = f" ({choice.refused})" if choice.refused else ""
        first, *more = wrap(choice.title + reason, width - bool(choice.note)) or [""]
        name = f"{choice.shown or choice.value} "
        note = first.removeprefix(name)
        if choice.note and note != first and not note.startswith(" "):
            first = f"{name} {note}"
        return [first, *more]

    def foot(self) -> StyleAndTextTuples:
        """What else can be pressed."""
        return [("class:instruction", "\n".join(self._foot_lines()))]

    def _foot_lines(self) -> list[str]:
        """The foot, broken between what can be pressed and never inside of it."""
        joined = self.help.replace(" ", _TIED).replace(f",{_TIED}", ", ")
        return [line.replace(_TIED, " ") for line in wrap(joined, self.width())]

    def width(self) -> int:
        """The terminal's width now, in cells: it may be resized while a question stands."""
        return terminal_width()

    def room(self) -> Dimension:
        """How high the list may be; the line above stays, as some terminals keep a screen wiped whole."""
        around = len(self._foot_lines()) + "".join(token[1] for token in self.head()).count("\n") + 2
        return Dimension(max=max(get_app().output.get_size().rows - around, 1))


def listing(question: Question, *, forcing: bool, foot: str, style: Style) -> Questionary:
    """The question as an application that ends with the word picked, or with one of `< ? # !`."""
    state = Listing(question, forcing, foot)
    choices = FormattedTextControl(state.lines, show_cursor=False)
    layout = Layout(
        HSplit(
            [
                Window(FormattedTextControl(state.head), wrap_lines=True, dont_extend_height=True),
                ConditionalContainer(Window(choices, height=state.room, dont_extend_height=True), ~is_done),
                ConditionalContainer(Window(FormattedTextControl(state.foot), dont_extend_height=True), ~is_done),
            ]
        )
    )
    application: Application[str] = Application(
        layout=layout, key_bindings=_keys(state), style=merge_styles_default([style])
    )
    return Questionary(application)


def _keys(state: Listing) -> KeyBindings:
    keys = KeyBindings()

    def leave(event: KeyPressEvent, value: str, shown: str) -> None:
        state.answer = shown
        event.app.exit(result=value)

    def step_with(key: Keys, by: int) -> None:
        @keys.add(key, eager=True)
        def _step(event: KeyPressEvent) -> None:
            state.step(by)

    for key, by in _STEPS:
        step_with(key, by)

    def say_with(word: str) -> None:
        @keys.add(word, eager=True)
        def _say(event: KeyPressEvent) -> None:
            leave(event, word, word)

    for word in (BACK, EXPLAIN, MAP, FORCE):
        say_with(word)

    @keys.add(Keys.ControlM, eager=True)
    def _enter(event: KeyPressEvent) -> None:
        if state.pointed is not None:
            leave(event, state.pointed.value, state.pointed.shown or state.pointed.value)

    @keys.add(Keys.ControlC, eager=True)
    def _stop(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    @keys.add(Keys.ControlD, eager=True)
    def _end(event: KeyPressEvent) -> None:
        event.app.exit(exception=EOFError)

    @keys.add(Keys.Backspace, eager=True)
    def _erase(event: KeyPressEvent) -> None:
        state.erase()

    @keys.add(Keys.ControlU, eager=True)
    def _clear(event: KeyPressEvent) -> None:
        state.erase(all_of_it=True)

    @keys.add(Keys.BracketedPaste)
    @keys.add(Keys.Any)
    def _letter(event: KeyPressEvent) -> None:
        if event.data.isprintable():
            state.type(event.data)

    return keys
