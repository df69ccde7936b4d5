"""The evening's screen: header, what can be done now, one line; whatever is typed takes the shell's way.

A number opens its prompts, Enter does what stands in brackets, anything else is a line of the notation. Nothing is
recorded here: the words go to the same commands as in the shell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hegemonic_cli.cli import output
from hegemonic_cli.cli.errors import guarded
from hegemonic_cli.cli.prompts.desk import no_table
from hegemonic_cli.cli.prompts.rest import Answers, asked, is_incomplete
from hegemonic_cli.cli.prompts.wizards import WIZARDS
from hegemonic_cli.cli.screen.game import Game, is_after_a_break
from hegemonic_cli.cli.screen.header import header, numbered, offer
from hegemonic_cli.cli.screen.inputline import Ask
from hegemonic_cli.cli.screen.linehelp import help_lines, words_of
from hegemonic_cli.cli.screen.menu import GREETING, Option, options
from hegemonic_cli.cli.words import Invocation
from hegemonic_cli.games.hegemonic.notation import verbs
from hegemonic_cli.games.hegemonic.notation.lines import Command, read_line
from hegemonic_cli.games.hegemonic.rules.guide import Guide
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.numerals import numeral
from hegemonic_cli.kernel.violation import Problem
from hegemonic_cli.views.layout import wrap

PROMPT = "> "
DONE = 0
SHELL = "hegemonic "  # what the shell's lines begin with, for whoever types one here
LEAVE = frozenset(("q", "quit", "exit"))
LEAVING = "The game is kept: `hegemonic` goes on with it."
AGAIN = "Ctrl-C once more leaves, and so does Ctrl-D."
LAST_ENTRIES = ("log", "--last", "5", "--current")
LAY_OUT = Option("lay the game out again: what should lie where", ("audit", "--lay-out"))
WELCOME = ("Hegemonic: a companion for the table. ? helps, q leaves.", "")


class Screen:
    """One evening at one terminal: `run` carries a command line out, `ask` reads a line, `look` gives the live game."""

    def __init__(self, run: Callable[[Sequence[str]], int], ask: Ask, look: Callable[[], Game | None]) -> None:
        self._run = run
        self._ask = ask
        self._look = look
        self._last: Command | None = None
        self._header: list[str] = []
        self._seen_at = ""

    def hold(self) -> None:
        """Show, ask, carry out, until the person leaves."""
        interrupts = 0
        while interrupts < 2:
            try:
                self._once()
            except KeyboardInterrupt:
                interrupts += 1
                output.say(*wrap(AGAIN if interrupts < 2 else "", output.width()))
            except EOFError:
                output.say("")
                break
            else:
                interrupts = 0
        if self._look() is not None:
            output.say(*wrap(LEAVING, output.width()))

    def _once(self) -> None:
        game = self._look()
        table = no_table() if game is None else game.table
        guide, choices = self._show(game)
        line = self._ask(PROMPT, words_of(None if game is None else table)).strip()
        self._carry_out(line, choices, table, None if guide is None else guide.player)

    def _show(self, game: Game | None) -> tuple[Guide | None, Sequence[Option]]:
        width = output.width()
        if game is None:
            output.say(*WELCOME, *numbered(GREETING, width))
            return None, GREETING
        guide, found = options(game.table, game.box)
        if game.last_at != self._seen_at:
            self._seen_at = game.last_at
            if is_after_a_break(game):
                output.say(f"{game.name}, last played {game.last_at[:16].replace('T', ' ')}:")
                self._run(LAST_ENTRIES)
                found = (*found, LAY_OUT)
        above = header(game.table, game.box, width)
        if above != self._header:
            self._header = above
            output.say(*above)
        output.say("", *offer(guide, found, width))
        return guide, found

    def _carry_out(self, line: str, choices: Sequence[Option], table: Table, on_turn: Color | None) -> None:
        line = line.removeprefix(SHELL)
        picked = _picked(line, choices)
        if picked is not None:
            self._do(picked)
            return
        if line.casefold() in LEAVE:
            raise EOFError
        if line.isdecimal():
            output.tell(*wrap(_not_offered(line, choices), output.width()))
            return
        try:
            command = read_line(line, table, self._last, on_turn)
        except Problem as problem:
            said = (*(violation.message for violation in problem.violations), problem.hint, "Nothing was recorded.")
            output.tell(*(part for each in filter(None, said) for part in wrap(each, output.width())))
            return
        if command.verb == verbs.HELP:
            output.say(*help_lines(output.width()))
            return
        self._carry(command)

    def _carry(self, command: Command) -> int:
        code = self._run([command.verb, *command.words])
        if code == DONE:
            self._last = command
        return code

    def _do(self, option: Option) -> None:
        """Carry out what was picked from the list, its prompts first where words are missing."""
        path = option.words[0] if option.words[0] in WIZARDS else " ".join(option.words[:2])
        given = option.words[len(path.split()) :]
        found = [Answers(())]
        if is_incomplete(path, given, {}) or (path in WIZARDS and WIZARDS[path].asks_more):
            asking = Invocation()
            code = guarded(lambda: found.append(asked(path, given, {}, option.acting)), asking, as_json=False)
            if code != DONE:
                return
        answers = found[-1]
        for words in ((*option.words, *answers.words), *answers.then):
            if self._carry(Command(words[0], words[1:])) != DONE:
                return


def _not_offered(number: str, choices: Sequence[Option]) -> str:
    """What a number means that isn't in the list."""
    if not choices:
        return "There is nothing to pick from now."
    return (
        f"There is no {number} to pick: the list has {len(choices) if len(choices) == 1 else f'1 to {len(choices)}'}."
    )


def _picked(line: str, choices: Sequence[Option]) -> Option | None:
    """The option that Enter, `n` or a number means; None where the line is something else."""
    if not choices:
        return None
    if line in ("", "n"):
        return choices[0]
    number = numeral(line) or 0
    return choices[number - 1] if 1 <= number <= len(choices) else None
