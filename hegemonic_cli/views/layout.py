"""Text that fits: wrapping and tables by terminal cells, whatever letters people's names are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

UNKNOWN = "?"
_JOINER = "\u200d"
_FIRST_ODD = "\u0300"  # the first accent that takes no cell of its own; before it every letter takes one
_OWN_SIGNS = frozenset("→–—’“”…≥≤−•")  # what our own lines use beyond that, each one cell wide
_GAP = 2
_INDENT = "  "
_BULLETS = ("- ", "* ", "• ")

Cell = str | int | None


def cell_width(text: str) -> int:
    """How many cells of a terminal a text fills: 2 for a wide letter or an emoji, joined ones once."""
    if text.isprintable() and all(letter < _FIRST_ODD or letter in _OWN_SIGNS for letter in text):
        return len(text)
    from wcwidth import wcswidth  # 15 ms: only where a letter may be wide, or take no room

    return max(0, int(wcswidth(plainly(text))))


def plainly(text: str) -> str:
    """A text on one line: line ends and other control characters, which have no width, become spaces."""
    if text.isprintable():
        return text
    return "".join(" " if ord(letter) < 0x20 or 0x7F <= ord(letter) < 0xA0 else letter for letter in text)


def padded(text: str, width: int, *, to_right: bool = False) -> str:
    """A text filled up with spaces to `width` cells; a longer one stays as it is."""
    space = " " * (width - cell_width(text))
    return space + text if to_right else text + space


def wrap(text: str, width: int) -> list[str]:
    """A text in lines of at most `width` cells, broken between words; indents and bullets carry over to what follows.

    A word that is longer than a line is broken between letters, never inside a joined emoji.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        if paragraph.isascii() and len(paragraph) <= width:
            lines.append(paragraph.rstrip())
        else:
            lines += _wrapped(paragraph, width)
    return lines


def columns(rows: Sequence[Sequence[Cell]], headers: Sequence[str], width: int) -> list[str]:
    """A table of at most `width` cells; None shows as `?`, columns of numbers stand to the right.

    Where it doesn't fit, each row becomes a block instead: its first cell, then header and value of the others.
    """
    cells = [[_shown(cell) for cell in row] for row in rows]
    drawn = [list(headers), *cells] if any(headers) else cells
    widths = [max((cell_width(row[at]) for row in drawn), default=0) for at in range(len(headers))]
    if sum(widths) + _GAP * (len(widths) - 1) > width:
        return _blocks(cells, headers, width)
    return _table(rows, drawn)


def _table(rows: Sequence[Sequence[Cell]], drawn: list[list[str]]) -> list[str]:
    if not drawn:
        return []
    from tabulate import tabulate

    sides = ["right" if _is_numbers([row[at] for row in rows]) else "left" for at in range(len(drawn[0]))]
    # The headers go in as a row: as headers, tabulate pads them by two cells more than asked for.
    text = tabulate(drawn, tablefmt="plain", disable_numparse=True, colalign=sides)
    return [line.rstrip() for line in text.splitlines()]


def _blocks(cells: list[list[str]], headers: Sequence[str], width: int) -> list[str]:
    lines: list[str] = []
    for title, *values in cells:
        lines += wrap(title, width)
        said = [f"{header} {value}".strip() for header, value in zip(headers[1:], values, strict=True) if value]
        if said:
            lines += wrap(_INDENT + " · ".join(said), width)
    return lines


def _is_numbers(column: Sequence[Cell]) -> bool:
    return all(cell is None or isinstance(cell, int) or not cell or cell.lstrip("+-").isdigit() for cell in column)


def _shown(cell: Cell) -> str:
    return UNKNOWN if cell is None else plainly(str(cell)).strip()


def _wrapped(paragraph: str, width: int) -> Iterator[str]:
    body = paragraph.lstrip()
    indent = paragraph[: len(paragraph) - len(body)]
    hanging = indent + (" " * 2 if body.startswith(_BULLETS) else "")
    if len(hanging) >= width:
        indent = hanging = ""
    line, used, is_empty = indent, len(indent), True
    for word in body.split():
        fits = cell_width(word)
        if not is_empty and used + 1 + fits > width:
            yield line
            line, used, is_empty = hanging, len(hanging), True
        if not is_empty:
            line, used = f"{line} ", used + 1
        if used + fits > width:
            *whole, word = _broken(word, width - len(hanging))
            for part in whole:
                yield hanging + part
            line, used, fits = hanging, len(hanging), cell_width(word)
        line, used, is_empty = line + word, used + fits, False
    yield line.rstrip()


def _broken(word: str, width: int) -> list[str]:
    """A word in parts of at most `width` cells each."""
    parts, part, used = [], "", 0
    for letter in _letters(word):
        fits = cell_width(letter)
        if part and used + fits > width:
            parts.append(part)
            part, used = "", 0
        part, used = part + letter, used + fits
    return [*parts, part]


def _letters(word: str) -> list[str]:
    """The letters of a word as a reader sees them: accents and joined emoji stay together."""
    letters: list[str] = []
    for sign in word:
        is_joined = letters and (letters[-1].endswith(_JOINER) or (not sign.isascii() and cell_width(sign) == 0))
        if is_joined or (letters and "\U0001f3fb" <= sign <= "\U0001f3ff"):
            letters[-1] += sign
        else:
            letters.append(sign)
    return letters
