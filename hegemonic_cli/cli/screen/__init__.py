"""The evening's screen: what `hegemonic` alone opens on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hegemonic_cli.cli import output


def open_screen(run: Callable[[Sequence[str]], int]) -> None:
    """Hold the evening until the person leaves; `run` carries a command line out and gives its exit code."""
    from hegemonic_cli.cli.screen.evening import Screen
    from hegemonic_cli.cli.screen.game import look
    from hegemonic_cli.cli.screen.inputline import input_line
    from hegemonic_cli.cli.screen.wording import on_screen

    output.reworded = on_screen
    try:
        Screen(run, input_line(), look).hold()
    finally:
        output.reworded = str
