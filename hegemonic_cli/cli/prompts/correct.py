"""`correct`: which entry of the past, and what is to be there instead, before it, or nothing; then what it comes to.

Everything that would change is shown first; for each later entry that becomes illegal the person says whether it stays,
goes, or nothing is corrected. Nothing is recorded before the last answer.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.prompts.boxnumbers import ask_number
from hegemonic_cli.cli.prompts.conversation import Left, is_yes, yes_no
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Notice, Question, Words, notice
from hegemonic_cli.cli.prompts.scene import Scene, faulty, sentence
from hegemonic_cli.games.hegemonic.notation.lines import read_past_line
from hegemonic_cli.games.hegemonic.notation.verbs import FORCE_OPTION
from hegemonic_cli.games.hegemonic.report import unknown_path
from hegemonic_cli.kernel.violation import Problem
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.corrected import afterwards, fallen_lines
from hegemonic_cli.views.layout import wrap

if TYPE_CHECKING:
    from hegemonic_cli.evening.correction import Corrected, Decision, Edit, Fallen

Decided: TypeAlias = "dict[int, Decision]"
Deciding: TypeAlias = "Generator[Question | Notice, str, Decided]"

CHAPTER = "Game Rounds"
REPLACE, DROP, INSERT = "replace", "drop", "insert"
KEEP: Decision = "force"
STOP: Decision = "stop"
ENTRY = Question("entry", "Which entry was wrong?", "choice", "N", CHAPTER)
HOW = Question(
    "how",
    "What is right?",
    "choice",
    "COMMAND",
    CHAPTER,
    (
        Choice(REPLACE, "something else happened"),
        Choice(DROP, "nothing of it happened"),
        Choice(INSERT, "something happened before it"),
    ),
)
LINE = Question(
    "line", "What happened? (a line, such as `r cb3`, or a command)", "text", "COMMAND", CHAPTER, is_free=True
)
FALLEN = Question(
    "fallen",
    "What becomes of it?",
    "choice",
    "--illegal",
    CHAPTER,
    (
        Choice(KEEP, "it stays, as forced"),
        Choice(DROP, "it goes"),
        Choice(STOP, "stop: nothing is corrected"),
    ),
)
SURE = Question("sure", "Correct it so?", "yes-no", "--dry-run", CHAPTER, yes_no())
FORCING = "! at the line's end forces it."
QUESTIONS = (ENTRY, HOW, LINE, FALLEN, SURE)


class Said(NamedTuple):
    """Which entry is set right and how, and the words that stand for it on the command line."""

    number: str
    how: str
    line: Words = ()

    @property
    def words(self) -> Words:
        """`12 build red complex@B3`, `--drop 12`, `--before 12 caps red+2`."""
        option = {REPLACE: (), INSERT: ("--before",), DROP: ("--drop",)}[self.how]
        return (*option, self.number, *self.line)

    @property
    def edit(self) -> Edit:
        """The same as the correction takes it; usage Problem where the line is no command."""
        from hegemonic_cli.cli.commands.correct import edit_of

        line, force = list(self.line), None
        if FORCE_OPTION in line:
            at = line.index(FORCE_OPTION)
            force = " ".join(line[at + 1 : at + 2])
            line = line[:at] + line[at + 2 :]
        number = int(self.number)
        if self.how == DROP:
            return edit_of([], number, None, None)
        if self.how == INSERT:
            return edit_of(line, None, number, force)
        return edit_of([self.number, *line], None, None, force)


def ask(scene: Scene) -> Conversation:
    """The words of the correction, and `--illegal N=force|drop` for each later entry that becomes illegal."""
    said = typed(scene)
    if said is not None:
        decided = yield from _decided(scene, said, is_typed=True)
        return (*scene.given, *decided_words(decided))
    number = _number(scene) or (yield ENTRY.asked(choices=entries()))
    how = INSERT if "before" in scene.options else REPLACE if scene.given else (yield HOW)
    said = Said(number, how)
    if how != DROP:
        line = yield LINE.asked(check=faulty(lambda answer: _tried(scene, _with_line(scene, number, how, answer))))
        said = _with_line(scene, number, how, line)
    decided = yield from _decided(scene, said, is_typed=False)
    words = said.line if "before" in scene.options else said.words
    return (*words, *decided_words(decided))


def typed(scene: Scene) -> Said | None:
    """The correction that was typed whole; None where something is left to be asked."""
    options = scene.options
    force = (FORCE_OPTION, options["force"]) if "force" in options else ()
    if "drop" in options:
        return Said(options["drop"], DROP)
    if "before" in options:
        return Said(options["before"], INSERT, (*scene.given, *force)) if scene.given else None
    return Said(scene.given[0], REPLACE, (*scene.given[1:], *force)) if len(scene.given) > 1 else None


def _number(scene: Scene) -> str | None:
    return scene.options.get("before") or scene.word(0)


def _with_line(scene: Scene, number: str, how: str, line: str) -> Said:
    command = read_past_line(line, scene.table)
    return Said(number, how, (command.verb, *command.words))


def _tried(scene: Scene, said: Said) -> None:
    """Raise what speaks against the words themselves; numbers that the box lacks are asked for afterwards."""
    try:
        _planned(scene, said.edit, {})
    except Problem as problem:
        if problem.kind != "unknown":
            hint = FORCING if problem.kind == "illegal" else problem.hint
            raise Problem(problem.kind, problem.violations, hint) from None


def _planned(scene: Scene, edit: Edit, decided: Mapping[int, Decision]) -> Corrected:
    from hegemonic_cli.evening.correction import Decisions, correct
    from hegemonic_cli.evening.session import Session

    return correct(Session(places.home()), edit, scene.box, Decisions(each=decided), is_trial=True)


def _decided(scene: Scene, said: Said, *, is_typed: bool) -> Deciding:
    """What becomes of each entry that falls, asked one by one. Raises Left where nothing is to be corrected."""
    yield from _numbers(scene, said)
    decided: Decided = {}
    done = _planned(scene, said.edit, decided)
    if is_typed and not done.plan.fallen:
        return decided
    yield _afterwards(scene, done)
    while True:
        fallen = next((each for each in done.plan.fallen if each.decision == STOP), None)
        if fallen is None:
            break
        decision = yield from _becomes(scene, said, fallen, decided)
        if decision == STOP:
            raise Left
        decided[fallen.number] = decision
        done = _planned(scene, said.edit, decided)
    if decided:
        yield _afterwards(scene, done)
    if not is_yes((yield SURE)):
        raise Left
    return decided


def _numbers(scene: Scene, said: Said) -> Conversation:
    """The numbers of the box that the words themselves need, as long as somebody says them."""
    asked: set[str] = set()
    while True:
        try:
            _planned(scene, said.edit, {})
        except Problem as problem:
            paths = {path for each in problem.violations if (path := unknown_path(each)) is not None} - asked
            if not paths or not scene.can_remember:
                raise
            for path in sorted(paths):
                yield from ask_number(scene, path)
            asked |= paths
        else:
            return ()


def _becomes(scene: Scene, said: Said, fallen: Fallen, decided: Decided) -> Generator[Question | Notice, str, Decision]:
    """Why an entry fell, and what becomes of it; where no table could lie so, it can't stay."""
    from hegemonic_cli.cli.commands.correct import fallen_row
    from hegemonic_cli.evening.correction import DECISIONS

    number = fallen.number
    kept = _planned(scene, said.edit, {**decided, number: KEEP}).plan
    cant = next((each for each in kept.fallen if each.number == number and each.decision == STOP), None)
    reason = sentence(cant.problems) if cant else ""
    yield notice(*(part for line in fallen_lines(fallen_row(fallen)) for part in wrap(line, output.width())))
    choices = [choice._replace(refused=reason if choice.value == KEEP else "") for choice in FALLEN.choices]
    answer = yield FALLEN.asked(f"What becomes of {number}?", choices, about=str(number))
    return next(decision for decision in DECISIONS if decision == answer)


def _afterwards(scene: Scene, done: Corrected) -> Notice:
    from hegemonic_cli.cli.commands.correct import correction_data

    return notice(*afterwards(correction_data(done), Asked(done.plan.table, scene.box, output.width())))


def decided_words(decided: Decided) -> Words:
    """`--illegal 15=force --illegal 17=drop`."""
    return tuple(word for number, decision in decided.items() for word in ("--illegal", f"{number}={decision}"))


def entries() -> tuple[Choice, ...]:
    """The live game's entries that stand, the latest first; neither its beginning nor a correction can be corrected."""
    from hegemonic_cli.evening.correction import MARK
    from hegemonic_cli.evening.session import Session

    with Session(places.home()).reading() as store:
        found: list[Choice] = []
        identity: int | None = store.marks().head
        while identity is not None:
            entry = store.entry(identity)
            identity = entry.node.parent
            if identity is not None and entry.verb != MARK:
                found.append(Choice(str(entry.node.number), f"{entry.node.number}. {entry.text}"))
    return tuple(found)
