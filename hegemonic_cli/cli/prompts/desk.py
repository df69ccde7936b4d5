"""What lies beside the person who is asked: the rules at hand, the map, the table, and the box that remembers."""

from __future__ import annotations

from collections.abc import Sequence

from hegemonic_cli.cli import output, places
from hegemonic_cli.cli.prompts.conversation import Desk
from hegemonic_cli.cli.prompts.rest import Options
from hegemonic_cli.cli.prompts.scene import Scene
from hegemonic_cli.cli.prompts.wizards import Wizard
from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.reports.map import map_of
from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.map import lines


def scene_of(wizard: Wizard, given: tuple[str, ...], options: Options, acting: Color | None = None) -> Scene:
    """The table and box that the command line names, with its words."""
    position, box = _one(options, "position"), _one(options, "box")
    table = places.load_table(position) if wizard.has_table else no_table()
    numbers = places.load_box(box)
    remembers = box is None and wizard.records
    return Scene(
        table,
        numbers,
        given,
        options,
        records=wizard.records,
        remember=remember if remembers else None,
        acting=acting,
    )


def scene_without_table() -> Scene:
    """A scene for questions about the box alone."""
    return Scene(no_table(), places.load_box(None), remember=remember)


def no_table() -> Table:
    """A table for questions that are about none."""
    return Table((Seat("red"), Seat("blue")), "red")


def desk_of(scene: Scene) -> Desk:
    """Rules and map for one conversation."""

    def draw(sectors: Sequence[str]) -> Sequence[str]:
        asked = Asked(scene.table, scene.box, output.width())
        known = scene.table.galaxy.hexes if scene.table.galaxy else ()
        return lines(map_of(scene.table, [sector for sector in sectors if sector in known]), asked)

    return Desk(rule_lines, draw, may_force=scene.records)


def rule_lines(topic: str) -> Sequence[str]:
    """The rule behind a question in a few words, with its chapter."""
    from hegemonic_cli.views.rules import topic_lines

    return topic_lines(topic, output.width())


def remember(path: str, value: str) -> Box:
    """Keep a value in the box of one's own; the box with it."""
    from hegemonic_cli.cli.own_box import set_value

    return set_value(path, value).after


def _one(options: Options, name: str) -> str | None:
    value = options.get(name)
    return value[-1] if isinstance(value, tuple) and value else value if isinstance(value, str) else None
