"""`hegemonic demo`: what the program answers, on a bundled position, each answer below the command that gave it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from typing import Any, NamedTuple

import typer

from hegemonic_cli.cli import last_answer, output
from hegemonic_cli.cli.errors import DONE, EXIT_CODES
from hegemonic_cli.cli.options import JsonOption

EXPECTED_CODES = (DONE, EXIT_CODES["illegal"])  # an illegal answer is an answer too
ON_DEMO = ("-p", "demo")
WITH_SAMPLE_BOX = (*ON_DEMO, "--box", "sample")
ANNEX = "annex red@B2 blue:embassy@B2 --from A5 --support yellow:attacker --technology 3"
CONFLICT = "check conflict"
WHY = ("why",)
INTRODUCTION = (
    "A game of four in the middle of its fourth round. Position, numbers and card names are made up; each command "
    "below can be pasted."
)
FAREWELL = (
    "Words can be short: rb2 is red@B2, beb2 is blue:embassy@B2, cc1 is complex@C1, gx6b1 is gate@X6+B1. "
    "`hegemonic new` starts a game, `hegemonic quick --help` works without one, `hegemonic rules gate` looks a rule up."
)


class Scene(NamedTuple):
    """One thing shown: what it is about, and the words of the command that shows it."""

    title: str
    words: tuple[str, ...]

    @property
    def command(self) -> str:
        """The command as it can be pasted."""
        return f"hegemonic {' '.join(self.words)}"


SCENES = (
    Scene("The galaxy.", ("map", *ON_DEMO)),
    Scene(
        "Ann's Agent goes from A5 to B2 to take over Bo's Embassy. Cleo lends a hand, both play a card of 3.",
        (*CONFLICT.split(), *ANNEX.split(), "--defender-technology", "3", *WITH_SAMPLE_BOX),
    ),
    Scene("Why is that so?", WHY),
    Scene(
        "Cleo wants a Gate, then a Complex. Not in this order: with the Complex first it can be done.",
        ("check", "build", "yellow", "gate@X6+B1", "complex@C1", *WITH_SAMPLE_BOX),
    ),
    Scene("What every board would pay if the round ended now.", ("score", *WITH_SAMPLE_BOX)),
    Scene("Who does what next?", ("now", *WITH_SAMPLE_BOX)),
    Scene("And then, who will be the Arbiter?", ("arbiter", *WITH_SAMPLE_BOX)),
)


def demo(as_json: JsonOption = False) -> None:
    """Show what this program does, with nothing set up."""
    if as_json:
        scenes = [{"title": scene.title, "command": scene.command, "answer": _answer(scene)} for scene in _playable()]
        data = {"scenes": scenes}
        output.say_json({"schema": 1, "command": "demo", "status": "ok", "data": data, "problems": [], "rulings": []})
        return
    from hegemonic_cli.views.layout import wrap

    width = output.width()
    output.say(*wrap(INTRODUCTION, width))
    codes = []
    for scene in _playable():
        output.say("", *wrap(f"== {scene.title}", width), f"   {scene.command}", "")
        codes.append(_run(scene.words))
    output.say("", *wrap(FAREWELL, width))
    raise typer.Exit(next((code for code in codes if code not in EXPECTED_CODES), DONE))


def _playable() -> Iterator[Scene]:
    """The scenes in order; `why` only where the answer before it could be kept, which an unwritable folder prevents."""
    for scene in SCENES:
        if scene.words == WHY:
            kept = last_answer.recall()
            if kept is None or kept.command != CONFLICT:
                continue
        yield scene


def _run(words: tuple[str, ...]) -> int:
    """Run one command as the shell would; its exit code."""
    from hegemonic_cli.cli.app import main  # the program's own entry: what is shown is what pasting gives

    return main(words)


def _answer(scene: Scene) -> Any:
    from json import loads

    said = StringIO()
    with redirect_stdout(said):
        _run((*scene.words, "--json"))
    return loads(said.getvalue())
