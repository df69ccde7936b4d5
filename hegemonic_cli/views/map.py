"""The words of `map`: the drawing that fits the terminal, then how to read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap
from hegemonic_cli.views.map_cells import Line, Span
from hegemonic_cli.views.map_list import board_list, label_list
from hegemonic_cli.views.map_text import BLANK_HALF, HEIGHT, LABEL_HALF, full_map, grid, label_map, legend, plain


def lines(answer: Answer, asked: Asked) -> list[str]:
    """The map without colors."""
    return [plain(line) for line in spans(answer, asked)]


def spans(answer: Answer, asked: Asked) -> list[Line]:
    """The map with each player's letters told apart, for a terminal that has colors."""
    data = answer.data
    if asked.table.galaxy is None:
        return [(Span(problem.message),) for problem in answer.problems]
    draw = drawn_blank if data["blank"] else drawn_map
    drawn = draw(asked.table, asked.width, data["highlighted"], data["rotate"])
    read = [line for sentence in _captions(data, asked.table) for line in wrap(sentence, asked.width)]
    return [*drawn, *([()] if read else []), *((Span(line),) for line in read)]


def _captions(data: dict[str, Any], table: Table) -> Iterable[str]:
    if data["suggested_for"] is not None:
        yield f"A suggested galaxy for {data['suggested_for']} players; stars mark suggested Home Sectors."
        yield "Boards go clockwise from the top, X is the Core; Sectors are numbered row by row."
    elif not data["blank"]:
        yield from legend(table)
        if data["highlighted"]:
            yield "Stars mark the Sectors in question."


def drawn_map(table: Table, width: int, highlighted: Sequence[str] = (), rotate: int = 0) -> list[Line]:
    """The galaxy with tiles and pieces; a map of the labels and a list of the boards where it doesn't fit."""
    if table.galaxy is None:
        return []
    laid = grid(table.galaxy, rotate)
    half = laid.widest_half(width)
    if half is not None:
        return full_map(table, laid, half, highlighted)
    listed: list[Line] = [(Span(line),) for line in board_list(table, width, highlighted)]
    if laid.width(LABEL_HALF) > width:
        return listed
    return [*label_map(laid, LABEL_HALF, highlighted), (), *listed]


def drawn_blank(table: Table, width: int, highlighted: Sequence[str] = (), rotate: int = 0) -> list[Line]:
    """The galaxy with labels only, as large as fits; a list of them where none does."""
    if table.galaxy is None:
        return []
    laid = grid(table.galaxy, rotate)
    for half in range(BLANK_HALF, LABEL_HALF - 1, -1):
        if laid.width(half) <= width:
            return label_map(laid, half, highlighted, HEIGHT if half > LABEL_HALF else 1)
    return [(Span(line),) for line in label_list(table.galaxy, width, highlighted)]
