"""Tiles and pieces in the short words of a position file: `home red i1 e m1`, `o2 m3`, `2C E O`.

Rulebook: Component Summary, Power.
"""

from __future__ import annotations

import re

from hegemonic_cli.games.hegemonic.galaxy import Tile
from hegemonic_cli.games.hegemonic.table import NO_PIECES, PIECE_INDEX, Pieces
from hegemonic_cli.games.hegemonic.vocabulary import COLORS, Color, Faction, Piece

NO_LOCATIONS = "-"
MAX_REPEAT = 99
_NUMBERS = ("1", "2", "3")
_LIMITS = {
    "i": "a tile has 0 to 3 Industrial Locations",
    "m": "a Martial Location holds 1, 2 or 3 Outposts",
    **dict.fromkeys("opg", "a Political Location has Power 1, 2 or 3"),
}
_LOCATION = re.compile(r"e|[iopgm][0-9]*")

FACTION_LETTERS: dict[str, Faction] = {"o": "orange", "p": "purple", "g": "green"}
PIECE_LETTERS: dict[str, Piece] = {"C": "complex", "E": "embassy", "O": "outpost", "A": "agent", "F": "fleet"}

TILE_WORDS = (
    "`home red` (a Home Sector), `i1` to `i3` (Industrial Locations), `o1` to `o3`, `p1` to `p3`, `g1` to `g3` (a "
    "Political Location: Faction and Power), `e` (a Home Sector's Embassy Location), `m1` to `m3` (a Martial "
    "Location: its stack limit), or `-` alone (no Locations)"
)
PIECE_WORDS = "C Complex, E Embassy, O Outpost, A Agent, F Fleet, each with a number in front where there are more"


class WordError(ValueError):
    """Words that can't be read; `sentences` holds one sentence for each of them."""

    def __init__(self, *sentences: str) -> None:
        self.sentences = sentences
        super().__init__("; ".join(sentences))


_PIECE = re.compile(r"([0-9]{0,9})\s*([A-Za-z])")
_LETTER = {piece: letter for letter, piece in PIECE_LETTERS.items()}


def parse_tile(text: str) -> Tile:
    """The tile that words such as `i2 g3` or `home red i1 e m1` describe; capitals and order don't matter.

    WordError (a ValueError) with a sentence for every word that can't be. Rulebook: Component Summary.
    """
    words = text.lower().replace(",", " ").split()
    if not words:
        raise WordError(f"no tile is written here; a tile without Locations is `{NO_LOCATIONS}`")
    if words == [NO_LOCATIONS]:
        return Tile()
    home: Color | None = None
    wrong: list[str] = []
    is_home = words[0] == "home"
    if is_home:
        owner = words[1] if len(words) > 1 else ""
        home = next((color for color in COLORS if color == owner), None)
        if home is None:
            wrong.append(_not_an_owner(owner))
        words = words[1 if _LOCATION.fullmatch(owner) else 2 :]
    tile = Tile(home=home)
    for word in words:
        found = _LOCATION.fullmatch(word)
        if found is None:
            wrong.append(_not_a_tile_word(word, is_told=any(TILE_WORDS in each for each in wrong)))
        elif found[0] == "e":
            if tile.has_embassy_location:
                wrong.append(_second(word, "Political"))
            elif not is_home:
                wrong.append(
                    "`e` is the Embassy Location of a Home Sector; elsewhere a Political Location has a Faction and a "
                    "Power (`o2`, `p1`, `g3`)"
                )
            else:
                tile = tile._replace(home_embassy=True)
        else:
            letter, number = word[0], int(word[1:2] if word[1:] in _NUMBERS else 0)
            if not number:
                wrong.append(_not_a_number(word))
            elif letter == "i":
                if tile.industrial:
                    wrong.append(f"`{word}`: Industrial Locations are written once, with their number (`i2`)")
                tile = tile._replace(industrial=number)
            elif letter == "m":
                if tile.martial:
                    wrong.append(_second(word, "Martial"))
                tile = tile._replace(martial=number)
            elif tile.has_embassy_location:
                wrong.append(_second(word, "Political"))
            elif is_home:
                wrong.append(f"`{word}`: a Home Sector's Embassy Location belongs to no Faction; it is written `e`")
            else:
                tile = tile._replace(faction=FACTION_LETTERS[letter], embassy=number)
    if wrong:
        raise WordError(*wrong)
    return tile


def tile_words(tile: Tile) -> str:
    """The words of a tile as a position file writes them: `home red i1 e m1`, `i2 g3`, `-`."""
    words = [f"home {tile.home}"] if tile.home else []
    if tile.industrial:
        words.append(f"i{tile.industrial}")
    if tile.faction:
        words.append(f"{tile.faction[0]}{tile.embassy}")
    if tile.home_embassy:
        words.append("e")
    if tile.martial:
        words.append(f"m{tile.martial}")
    return " ".join(words) or NO_LOCATIONS


def parse_pieces(text: str) -> Pieces:
    """The pieces that letters such as `2C E O` stand for; nothing or `-` is no pieces.

    WordError (a ValueError) with a sentence that says what can't be, and what can. Rulebook: Component Summary.
    """
    plain = text.replace(",", " ").strip()
    if plain in ("", NO_LOCATIONS):
        return NO_PIECES
    counts = [0] * len(NO_PIECES)
    at = 0
    while at < len(plain):
        found = _PIECE.match(plain, at)
        if found is None or not found[2].isascii():
            raise WordError(f"`{_safe(plain[at:])}` is no piece; pieces are {PIECE_WORDS}")
        digits, letter = found[1], found[2].upper()
        piece = PIECE_LETTERS.get(letter)
        if piece is None or _is_word(plain, found.start(2)):
            raise WordError(_not_a_piece(plain, found.start(2)))
        if digits and not 1 <= int(digits) <= MAX_REPEAT:
            raise WordError(f"`{_safe(found[0])}`: the number in front says how many there are, 1 or more")
        counts[PIECE_INDEX[piece]] += int(digits or 1)
        at = found.end()
        while at < len(plain) and plain[at].isspace():
            at += 1
    return Pieces(*counts)


def pieces_words(pieces: Pieces) -> str:
    """One player's pieces in a Sector as a position file writes them: `2C E O`; `-` for none."""
    words = []
    for piece, index in PIECE_INDEX.items():
        count = pieces[index]
        if count:
            words.append(_LETTER[piece] if count == 1 else f"{count}{_LETTER[piece]}")
    return " ".join(words) or NO_LOCATIONS


def _not_an_owner(word: str) -> str:
    named = f"`{_safe(word)}` is no color" if word else "`home` needs its owner's color"
    return f"{named}: `home red`; the colors are {', '.join(COLORS)}"


def _not_a_number(word: str) -> str:
    sentence = _LIMITS[word[0]]
    if len(word) == 1:
        return f"`{word}` needs a number: {sentence} (`{word}1` to `{word}3`)"
    return f"`{_safe(word)}`: {sentence}"


def _second(word: str, kind: str) -> str:
    return f"`{_safe(word)}`: a second {kind} Location can't be written, a tile has at most one"


def _not_a_tile_word(word: str, *, is_told: bool) -> str:
    if word == "home":
        return "`home` comes first, with the owner's color: `home red i1 e m1`"
    if word == NO_LOCATIONS:
        return f"`{NO_LOCATIONS}` means no Locations and stands alone"
    return (
        f"`{_safe(word)}` is none either"
        if is_told
        else f"`{_safe(word)}` is no word for a tile; there are {TILE_WORDS}"
    )


def _is_word(text: str, at: int) -> bool:
    rest = re.match(r"[A-Za-z]+", text[at:])
    return rest is not None and len(rest[0]) > 1 and not set(rest[0].upper()) <= set(PIECE_LETTERS)


def _not_a_piece(text: str, at: int) -> str:
    rest = re.match(r"\w+", text[at:])
    word = rest[0] if rest else text[at]
    if word.lower() in ("g", "gate", "gates"):
        return "Gates have no letter here: they are listed with both ends under `[[gates]]`"
    return f"`{_safe(word)}` is no piece; pieces are {PIECE_WORDS}"


def _safe(word: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in word[:40])
