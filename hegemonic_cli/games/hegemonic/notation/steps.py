"""The steps of a BUILD action as typed, to `StepWords`.

Long `complex@B3`, spaced `complex B3`, glued `cb3`; `2cb3` twice; a Gate `gate@B3+D1`, `gate b3 d1`, `gb3d1`;
relocating `complex@A2..B3`, `ca2..b3`, `gate@B3+D1..C1+D4`, `gb3d1..c1d4`; without a Sector where only the tracks are
kept: `complex`, `2c`. Several steps stand in several words, or between commas; `@` and case don't matter.

Rulebook: BUILD Actions, Quantum Gates.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.notation.names import did_you_mean, listed
from hegemonic_cli.games.hegemonic.notation.places import parse_sector
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import PIECES, PLURAL, SUPPLY, Piece
from hegemonic_cli.kernel.violation import Problem, usage


class StepWords(NamedTuple):
    """One step of a BUILD: what is built where, and for a Gate its other half; `origin` is where a relocated piece
    (and `origin_other_end` where the other half of a relocated Gate) stood. Without a Sector only the track moves.
    """

    piece: Piece
    sector: str | None
    other_end: str | None = None
    origin: str | None = None
    origin_other_end: str | None = None

    @property
    def is_relocation(self) -> bool:
        """Whether a piece already in play is moved."""
        return self.origin is not None

    def words(self) -> str:
        """The step as `parse_steps` reads it, long form: `gate@B3+D1..C1+D4`."""
        if self.sector is None:
            return self.piece
        target = _place(self.sector, self.other_end)
        if self.origin is None:
            return f"{self.piece}@{target}"
        return f"{self.piece}@{_place(self.origin, self.origin_other_end)}..{target}"


PIECE_WORDS: dict[str, Piece] = {
    name: piece for piece in PIECES for name in (piece, PLURAL[piece].casefold(), piece[0])
}
_EXPECTED = "expected a step like complex@B3 (or cb3), gate@B3+D1 (gb3d1) or complex@A2..B3 (ca2..b3)"
_LONGEST = 40  # a number in front that no box can hold is a typing error, not forty steps
_PARTS = re.compile(r"(\d{1,6})(?=[A-Z])|([A-Z]+?)(?=[A-Z]\d|[^A-Z\d]|$)|([A-Z]\d{1,4})|(\.\.+|…|>|→)|(\+)")


class _Part(NamedTuple):
    kind: str  # count piece sector to plus
    text: str
    word: str


def piece_named(word: str) -> Piece | None:
    """The piece a word names: in full, in the plural, or by a beginning; the first letters all differ."""
    plain = word.casefold()
    exact = PIECE_WORDS.get(plain)
    if exact or not plain:
        return exact
    return next((piece for piece in PIECES if piece.startswith(plain)), None)


def parse_piece(word: str) -> Piece:
    """The piece a word names; a usage problem where it names none."""
    piece = piece_named(word.strip())
    if piece is None:
        raise _no_piece(word.strip(), word)
    return piece


def parse_steps(words: Sequence[str], table: Table) -> tuple[StepWords, ...]:
    """The steps of a BUILD in the order typed, counts expanded; at least one, else a usage problem."""
    parts = [part for word in words for piece in word.split(",") for part in _parts(piece)]
    if not parts:
        raise usage("nothing to build is named.", f"{_EXPECTED[0].upper()}{_EXPECTED[1:]}.", "usage/step")
    steps: list[StepWords] = []
    at = 0
    while at < len(parts):
        count, step, at = _one_step(parts, at, table)
        steps.extend([step] * count)
    return tuple(steps)


def steps_words(steps: Sequence[StepWords]) -> tuple[str, ...]:
    """The long words of several steps; equal ones in a row are counted (`2complex@B3`)."""
    return tuple(
        f"{count}{words}" if (count := sum(1 for _ in equal)) > 1 else words
        for words, equal in groupby(step.words() for step in steps)
    )


def looks_like_step(word: str) -> bool:
    """Whether a word begins as a glued or long step with a Sector does, on the table or not: `2cb3`, `gate@B3+D1`."""
    try:
        parts = _parts(word.split(",")[0])
    except Problem:
        return False
    kinds = [part.kind for part in parts if part.kind != "count"]
    return (
        kinds[:2] == ["piece", "sector"] and piece_named(next(p.text for p in parts if p.kind == "piece")) is not None
    )


def looks_like_track_step(word: str) -> bool:
    """Whether a single word is a counted step without a Sector: `2c`, `1agent`."""
    match = re.fullmatch(r"\d+([A-Za-z]+)", word)
    return match is not None and piece_named(match[1]) is not None


def _place(sector: str, other_end: str | None) -> str:
    return sector if other_end is None else f"{sector}+{other_end}"


def _parts(word: str) -> list[_Part]:
    text = word.replace("@", " ").strip().upper()
    parts: list[_Part] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        if match := re.fullmatch(r"\d{1,6}", text[at:]):
            parts.append(_Part("count", match[0], word))
            break
        match = _PARTS.match(text, at)
        if match is None or match.end() == at:
            raise usage(f"`{word}` is no step: `{text[at:]}` isn't understood; {_EXPECTED}.", code="usage/step")
        kind = ("count", "piece", "sector", "to", "plus")[match.lastindex - 1 if match.lastindex else 0]
        parts.append(_Part(kind, match[0], word))
        at = match.end()
    return parts


def _one_step(parts: list[_Part], at: int, table: Table) -> tuple[int, StepWords, int]:
    count = 1
    if parts[at].kind == "count":
        count = int(parts[at].text)
        word = parts[at].word
        if not 1 <= count <= _LONGEST:
            raise usage(
                f"`{word}`: {count} can't be built; a box holds at most {max(SUPPLY.values())} of a kind.",
                code="usage/step",
            )
        at += 1
        if at == len(parts):
            raise usage(f"`{word}` is a number without a piece: {_EXPECTED}.", code="usage/step")
    part = parts[at]
    if part.kind == "sector":
        raise usage(
            f"`{part.word}` names a Sector and no piece; {_EXPECTED}.",
            f"Did you mean complex@{part.text}?" if count == 1 else "",
            "usage/step",
        )
    if part.kind != "piece":
        raise usage(f"`{part.word}` is no step: a piece must come first; {_EXPECTED}.", code="usage/step")
    piece = piece_named(part.text)
    if piece is None:
        raise _no_piece(part.text, part.word)
    here, at = _ends(parts, at + 1, piece, part.word, table)
    if at < len(parts) and parts[at].kind == "to":
        if here is None:
            raise usage(
                f"`{part.word}`: a Sector must stand before `..`; a relocation is written {piece}@A2..B3.",
                code="usage/step",
            )
        there, at = _ends(parts, at + 1, piece, part.word, table)
        if there is None:
            raise usage(f"`{part.word}`: the Sector after `..` is missing.", code="usage/step")
        return count, StepWords(piece, there[0], there[1], here[0], here[1]), at
    return count, StepWords(piece, *(here or (None, None))), at


def _ends(
    parts: list[_Part], at: int, piece: Piece, word: str, table: Table
) -> tuple[tuple[str, str | None] | None, int]:
    """The Sector that comes next, for a Gate both; None where no Sector follows."""
    if at == len(parts) or parts[at].kind != "sector":
        return None, at
    sector = parse_sector(parts[at].text, table)
    at += 1
    if at < len(parts) and parts[at].kind == "plus":
        if piece != "gate":
            raise usage(
                f"`{word}`: {'an' if piece[0] in 'aeo' else 'a'} {piece.capitalize()} stands in one Sector; "
                "only a Gate has two (gate@B3+D1).",
                f"Write {piece}@{sector} for each one.",
                "usage/step",
            )
        at += 1
    if piece != "gate":
        return (sector, None), at
    if at == len(parts) or parts[at].kind != "sector":
        raise usage(
            f"`{word}`: a Gate has two halves in two Sectors, and only {sector} is named; expected gate@{sector}+D1.",
            code="usage/step",
        )
    return (sector, parse_sector(parts[at].text, table)), at + 1


def _no_piece(name: str, word: str) -> Problem:
    return usage(
        f"`{word}` is no step: `{name.casefold()}` is no piece; expected {listed(PIECES)}, or the first letter.",
        did_you_mean(name.casefold(), PIECES),
        "usage/step",
    )
