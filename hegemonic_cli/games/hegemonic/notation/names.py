"""Players, Factions, types of Power, Conflict Actions and Action Cards by the words people use for them.

Everywhere an exact word beats a beginning or a part, case doesn't matter, and a word that fits several is refused with
all of them named.

Rulebook: Great Houses of the Post-Human Assembly, Resolving Actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from unicodedata import combining, normalize

from hegemonic_cli.games.hegemonic.table import Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import (
    ACTION_CARDS,
    COLORS,
    CONFLICT_ACTIONS,
    DOMAINS,
    FACTIONS,
    ActionCard,
    Color,
    ConflictName,
    Domain,
    Faction,
)
from hegemonic_cli.kernel.violation import Problem, usage

_NEAR = 0.6  # of a word's letters, in order: fewer, and the guess is far-fetched
COLOR_OF_LETTER: dict[str, Color] = {color[0]: color for color in COLORS}


def folded(text: str) -> str:
    """A text as it is compared: without case, accents and outer spaces."""
    return "".join(letter for letter in normalize("NFKD", text.strip()) if not combining(letter)).casefold()


def likely(word: str, choices: Iterable[str]) -> str | None:
    """The choice that a mistyped word most likely means; None where none is near."""
    from difflib import get_close_matches  # only once something went wrong: 10 ms

    near = get_close_matches(word, list(choices), n=1, cutoff=_NEAR)
    return near[0] if near else None


def listed(words: Sequence[str], last: str = "or") -> str:
    """`a, b or c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def did_you_mean(word: str, choices: Sequence[str]) -> str:
    """The hint below a mistyped word: the likely meaning, else nothing."""
    meant = likely(word, choices)
    return f"Did you mean {meant}?" if meant else ""


def chosen(word: str, choices: Sequence[str], what: str, code: str) -> str:
    """The one choice that `word` names in full or by its beginning; else a usage problem."""
    plain = folded(word)
    if plain in choices:
        return plain
    fitting = [choice for choice in choices if plain and choice.startswith(plain)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise usage(f"`{word}` could be {listed(fitting)}: write more of it.", code=code)
    raise usage(
        f"`{word}` is no {what}: expected {listed(choices)}.",
        did_you_mean(plain, choices),
        code,
    )


def parse_domain(word: str) -> Domain:
    """The type of Power: industrial, political or martial, or a beginning of it."""
    name = chosen(word, DOMAINS, "type of Power", "usage/type")
    return next(domain for domain in DOMAINS if domain == name)


def parse_faction(word: str) -> Faction:
    """The Faction: green, orange or purple, or a beginning of it."""
    name = chosen(word, FACTIONS, "Faction", "usage/faction")
    return next(faction for faction in FACTIONS if faction == name)


def parse_card(word: str) -> ActionCard:
    """The Action Card, in full or by a beginning; the first letter is enough."""
    name = chosen(word, ACTION_CARDS, "Action Card", "usage/card")
    return next(card for card in ACTION_CARDS if card == name)


def parse_action(word: str) -> ConflictName:
    """The Conflict Action, in full or by an unambiguous beginning (`liq sab raz mer inf str cor ann inv`)."""
    name = chosen(word, tuple(CONFLICT_ACTIONS), "Conflict Action", "usage/action")
    return next(action for action in CONFLICT_ACTIONS if action == name)


def parse_player(word: str, table: Table) -> Color:
    """The player whom a word names: a color, its letter, a name or an unambiguous part of one.

    A color (or its letter) that somebody plays beats a name; an exact name beats a part. A word that fits nobody or
    several is a usage problem that names whom it could mean.
    """
    found = player_named(word, table)
    if isinstance(found, Problem):
        raise found
    return found


def is_player(word: str, table: Table) -> bool:
    """Whether a word names exactly one player."""
    return not isinstance(player_named(word, table), Problem)


def player_named(word: str, table: Table) -> Color | Problem:
    """The player whom a word names, or the usage problem that says why nobody is."""
    colors = table.colors
    plain = folded(word)
    color = next((one for one in COLORS if plain in (one, one[0])), None)
    if color in colors:
        return color
    fitting = players_fitting(word, table)
    if len(fitting) == 1:
        return fitting[0].color
    if fitting:
        names = [_introduced(seat) for seat in fitting]
        return usage(f"`{word}` could be {listed(names)}.", "Write more of the name, or the color.", "usage/player")
    everybody = [_introduced(seat) for seat in table.seats]
    message = f"nobody plays {color}" if color else f"`{word}` is no player"
    known = {folded(name): name for seat in table.seats for name in (seat.name, seat.color) if name}
    meant = None if color else likely(plain, known)
    hint = f"Did you mean {known[meant]}?" if meant else ""
    return usage(f"{message}: at the table are {listed(everybody, 'and')}.", hint, "usage/player")


def players_fitting(word: str, table: Table) -> list[Seat]:
    """The players whose name a word fits: those with exactly that name, else those with it in their name."""
    typed, plain = word.strip().casefold(), folded(word)
    if not plain:
        return []
    named = [seat for seat in table.seats if seat.name]
    for fits in (
        [seat for seat in named if seat.name.casefold() == typed],
        [seat for seat in named if folded(seat.name) == plain],
        [seat for seat in named if plain in folded(seat.name)],
    ):
        if fits:
            return fits
    return []


def _introduced(seat: Seat) -> str:
    return f"{seat.name} ({seat.color})" if seat.name and seat.name.casefold() != seat.color else seat.color
