"""`correct`: which entry of the past, and what is to be there instead, before it, or nothing."""

from __future__ import annotations

from hegemonic_cli.cli import places
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene, faulty
from hegemonic_cli.games.hegemonic.notation.lines import read_past_line

CHAPTER = "Game Rounds"
REPLACE, DROP, INSERT = "replace", "drop", "insert"
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
QUESTIONS = (ENTRY, HOW, LINE)


def ask(scene: Scene) -> Conversation:
    """`12 build red complex@B3`, `--drop 12`, `--before 12 caps red+2`."""
    number = scene.word(0) or (yield ENTRY.asked(choices=entries()))
    if scene.word(0) is None:
        how = yield HOW
        if how == DROP:
            return ("--drop", number)
    else:
        how = REPLACE
    line = yield LINE.asked(check=faulty(lambda typed: read_past_line(typed, scene.table)))
    command = read_past_line(line, scene.table)
    start = ("--before", number) if how == INSERT else (number,)
    return (*start, command.verb, *command.words)


def entries() -> tuple[Choice, ...]:
    """The live game's entries that stand, the latest first; its beginning can't be corrected."""
    from hegemonic_cli.evening.session import Session

    with Session(places.home()).reading() as store:
        found: list[Choice] = []
        identity: int | None = store.marks().head
        while identity is not None:
            entry = store.entry(identity)
            identity = entry.node.parent
            if identity is not None:
                found.append(Choice(str(entry.node.number), f"{entry.node.number}. {entry.text}"))
    return tuple(found)
