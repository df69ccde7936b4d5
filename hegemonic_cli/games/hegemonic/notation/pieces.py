"""A player's piece in a Sector, as typed: `red:agent@B2`, attackers `red@B2`, targets `blue:embassy@A3`, glued `bea3`.

The parts may be separated by `:`, `@` or spaces, in one word or several, or glued: `bea3`, `be@a3`, `blueea3`. A single
letter before all the rest is a color's, whoever's name it begins.

Rulebook: Declaring and Targeting Conflicts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from hegemonic_cli.games.hegemonic.notation.names import COLOR_OF_LETTER, is_player, listed, parse_player
from hegemonic_cli.games.hegemonic.notation.places import looks_like_sector, parse_sector
from hegemonic_cli.games.hegemonic.notation.steps import parse_piece, piece_named
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import PIECES, PLURAL, Color, Piece
from hegemonic_cli.kernel.violation import usage

_GLUED = re.compile(r"([a-z]+?)([a-z]?)([a-z]\d{1,4})", re.IGNORECASE)
_GLUED_WORD = re.compile(r"([^\W\d_]+)([a-z]\d{1,4})", re.IGNORECASE)
_GLUED_PIECE = re.compile(r"([a-z]+?)([a-z]\d{1,4})", re.IGNORECASE)


class PieceAt(NamedTuple):
    """Whose piece stands where; the piece is None where it was left out."""

    player: Color
    piece: Piece | None
    sector: str

    def words(self) -> str:
        """As it is read, long form: `blue:embassy@A3`."""
        return f"{self.player}:{self.piece}@{self.sector}" if self.piece else f"{self.player}@{self.sector}"


def parse_piece_at(words: Sequence[str], table: Table) -> tuple[Color, Piece, str]:
    """The player, the piece and the Sector of `red:agent@B2`, `red agent B2`, `rab2`; the piece must be named."""
    text = " ".join(words)
    found = _piece_at(text, table, "a piece", "red:agent@B2 (or rab2)")
    if found.piece is None:
        raise usage(
            f"`{text}` names no piece: expected {listed(PIECES)} between the player and the Sector.",
            f"Like {found.player}:agent@{found.sector}.",
            "usage/piece",
        )
    return found.player, found.piece, found.sector


def parse_attacker(word: str, table: Table, attacks: Piece | None = None) -> tuple[Color, str]:
    """Who attacks, and the Sector attacked from: `red@B2`, `red:agent@B2`, `rb2`.

    `attacks` is the piece that the action attacks with: another one named is a usage Problem, not silently passed over.
    """
    found = _piece_at(word, table, "an attacker", "red@B2 (or rb2)")
    if attacks is not None and found.piece not in (None, attacks):
        raise usage(
            f"`{word}` names {PLURAL[found.piece]}, and this action attacks with {PLURAL[attacks]}.",
            f"Like {found.player}@{found.sector}, or another action.",
            "usage/attacker",
        )
    return found.player, found.sector


def parse_target(word: str, table: Table) -> tuple[Color, Piece | None, str]:
    """Whom and what an attack is aimed at: `blue:embassy@A3`, `blue@A3`, `bea3`, `ba3`; the piece may be left out."""
    found = _piece_at(word, table, "a target", "blue:embassy@A3 (bea3) or blue@A3 (ba3)")
    return found.player, found.piece, found.sector


def looks_glued(word: str) -> bool:
    """Whether a word is a player's letter, perhaps a piece's letter, and a Sector: `ba3`, `bea3`."""
    match = _GLUED.fullmatch(word)
    return match is not None and _letters(match) is not None


def _letters(match: re.Match[str]) -> tuple[Color, Piece | None] | None:
    letters = (match[1] + match[2]).casefold()
    color = COLOR_OF_LETTER.get(letters[0])
    if color is None or len(letters) > 2:
        return None
    if len(letters) == 1:
        return color, None
    piece = piece_named(letters[1])
    return None if piece is None else (color, piece)


def _piece_at(text: str, table: Table, what: str, expected: str) -> PieceAt:
    parts = [part for part in re.split(r"[\s:@,]+", text) if part]
    if len(parts) == 1 and (match := _GLUED.fullmatch(parts[0])) and (letters := _letters(match)):
        color, piece = letters
        return PieceAt(parse_player(color, table), piece, parse_sector(match[3], table))
    if len(parts) == 1 and (match := _GLUED_WORD.fullmatch(parts[0])):
        parts = [match[1], match[2]]
    if not parts:
        raise usage(f"{what} is missing: expected {expected}.", code="usage/piece")
    player, rest = parts[0], parts[1:]
    if len(rest) == 1 and looks_like_sector(rest[0]):
        color, piece = _player_and_piece(player, table)
        return PieceAt(color, piece, parse_sector(rest[0], table))
    if len(rest) == 1 and (match := _GLUED_PIECE.fullmatch(rest[0])):
        rest = [match[1], match[2]]
    if len(rest) == 2:
        return PieceAt(parse_player(player, table), parse_piece(rest[0]), parse_sector(rest[1], table))
    understood = f"{parse_player(player, table).capitalize()} is understood, the rest isn't; " if rest else ""
    raise usage(f"`{text}` is not {what}: {understood}expected {expected}.", code="usage/piece")


def _player_and_piece(word: str, table: Table) -> tuple[Color, Piece | None]:
    """Who is named by what stands glued before a Sector, and the piece if its letter ends the word: `ge`, `redc`."""
    owner, piece = word[:-1], piece_named(word[-1])
    if piece and owner and not is_player(word, table) and is_player(owner, table):
        return parse_player(owner, table), piece
    return parse_player(word, table), None
