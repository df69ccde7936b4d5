"""What is said between the questions of a Conflict, in the same words as `check conflict`."""

from __future__ import annotations

import re
from typing import Any

from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.games.hegemonic.reports.conflict import verdict_data
from hegemonic_cli.games.hegemonic.rules.conflict import resolve
from hegemonic_cli.games.hegemonic.rules.declaration import ConflictDeclaration
from hegemonic_cli.views.conflict import aftermath_words, headline, side_words

OPTION = re.compile(r" \(--[^)]*\)")  # how the shell is told: a question asks for it here


def powers(scene: Scene, said: ConflictDeclaration) -> list[str]:
    """Both sides' starting Conflict Power, term by term."""
    data = _data(scene, said)
    names = _names(scene)
    return [*side_words(data, names, "attacker"), *side_words(data, names, "defender")]


def lead(scene: Scene, said: ConflictDeclaration) -> str:
    """Who is ahead and what the other one needs, or who won; and the price."""
    return headline(_data(scene, said), _names(scene), scene.table.seat(said.attacker).caps)


def after(scene: Scene, said: ConflictDeclaration) -> list[str]:
    """What to take off the board and what comes there."""
    return [OPTION.sub("", line) for line in aftermath_words(_data(scene, said), _names(scene))]


def _data(scene: Scene, said: ConflictDeclaration) -> dict[str, Any]:
    return verdict_data(resolve(scene.table, scene.box, said))


def _names(scene: Scene) -> dict[str, str]:
    return {seat.color: seat.shown for seat in scene.table.seats}
