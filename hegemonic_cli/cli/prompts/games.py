"""`games switch|rename|delete` and `import`: which game, which file."""

from __future__ import annotations

from pathlib import Path

from hegemonic_cli.cli import places
from hegemonic_cli.cli.prompts.question import Choice, Conversation, Question
from hegemonic_cli.cli.prompts.scene import Scene

CHAPTER = "Game Overview + Objective"
GAME = Question("game", "Which game?", "choice", "GAME", CHAPTER)
NEW_NAME = Question("new-name", "What should it be called?", "text", "NEW", CHAPTER, is_free=True)
FILE = Question(
    "file",
    "Which file? (as `export` wrote it)",
    "text",
    "FILE",
    CHAPTER,
    is_free=True,
    check=lambda path: "" if Path(path).is_file() else f"There is no file {path}.",
)
QUESTIONS = (GAME, NEW_NAME, FILE)


def ask_game(scene: Scene) -> Conversation:
    """NAME: one of the games that are kept."""
    from hegemonic_cli.evening.shelf import Shelf

    shelf = Shelf(places.home())
    current = shelf.pointed_at()
    choices = [Choice(name, note="the current one" if name == current else "") for name in shelf.names()]
    return (scene.word(0) or (yield GAME.asked(choices=choices)),)


def ask_rename(scene: Scene) -> Conversation:
    """NAME NEW."""
    (name,) = yield from ask_game(scene)
    return (name, (yield NEW_NAME))


def ask_import(scene: Scene) -> Conversation:
    """FILE."""
    return ((yield FILE),)
