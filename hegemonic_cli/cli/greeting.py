"""What `hegemonic` alone says: what can be done, most likely first."""

from __future__ import annotations

from hegemonic_cli.cli import output

LINES = (
    "Hegemonic: a companion for the table.",
    "",
    "  hegemonic demo              what it does, with nothing set up",
    "  hegemonic new               start a game",
    "  hegemonic now               who does what next",
    "  hegemonic quick --help      conflict, score and income from",
    "                              typed numbers, without a game",
    "  hegemonic box --help        the numbers of your own box",
    "  hegemonic --help            everything else",
)


def greet() -> None:
    """Say what can be done."""
    output.say(*LINES)
