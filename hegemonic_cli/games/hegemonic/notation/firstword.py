"""What the first word of a line is: a command, a short word, a player, a step, a counter.

An exact command or short word comes first, then a player's color, then a step, a counter, a player's exact name, and
last a beginning of a command or a part of a name, where just one fits.

Rulebook: Resolving Actions.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.notation import verbs
from hegemonic_cli.games.hegemonic.notation.counters import looks_like_counter
from hegemonic_cli.games.hegemonic.notation.names import (
    COLOR_OF_LETTER,
    did_you_mean,
    folded,
    is_player,
    listed,
    parse_player,
    players_fitting,
)
from hegemonic_cli.games.hegemonic.notation.places import looks_like_sector, parse_sector
from hegemonic_cli.games.hegemonic.notation.steps import PIECE_WORDS, looks_like_step, looks_like_track_step
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import COLORS
from hegemonic_cli.kernel.violation import Problem, usage

Kind = Literal["help", "go-on", "short", "own", "act", "command", "player", "step", "counter"]


class FirstWord(NamedTuple):
    """What the first word of a line is; `meaning` is the command, the act, or the player's color."""

    kind: Kind
    meaning: str


def first_word(word: str, table: Table) -> FirstWord:
    """What the first word of a line means; a usage Problem where it begins no line, or could begin several."""
    plain = folded(word)
    exact = exact_word(plain)
    if exact is not None:
        return exact
    color = next((one for one in COLORS if plain in (one, one[0])), None)
    if color in table.colors:
        return FirstWord("player", parse_player(word, table))
    if plain in PIECE_WORDS and len(plain) > 1:
        return FirstWord("step", plain)
    if looks_like_step(word) or looks_like_track_step(word):
        return FirstWord("step", plain)
    if looks_like_counter(word):
        return FirstWord("counter", plain)
    seats = players_fitting(word, table)
    if len(seats) == 1 and folded(seats[0].name) == plain:
        return FirstWord("player", seats[0].color)
    if color is not None and not seats:
        return FirstWord("player", parse_player(word, table))  # nobody plays it: says who is there
    names = [name for name in (*verbs.VERBS, *_act_names()) if plain and name.startswith(plain)]
    if len(names) == 1 and not seats:
        return exact_word(names[0]) or FirstWord("command", names[0])
    if len(seats) == 1 and not names:
        return FirstWord("player", seats[0].color)
    if names or seats:
        could = [*names, *(f"{seat.name} ({seat.color})" for seat in seats)]
        raise usage(f"`{word}` could be {listed(could)}: write more of it.", code="line/ambiguous")
    raise _begins_nothing(word, plain, table)


def exact_word(plain: str) -> FirstWord | None:
    """What a word is that is a command, an act or a short word as it stands."""
    if plain == verbs.HELP:
        return FirstWord("help", plain)
    if plain == verbs.GO_ON:
        return FirstWord("go-on", plain)
    if plain in verbs.SHORT:
        return FirstWord("short", verbs.SHORT[plain])
    if plain in verbs.OWN_ACTIONS:
        return FirstWord("own", plain)
    if plain in verbs.ACTS:
        return FirstWord("act", plain)
    return FirstWord("command", plain) if plain in verbs.VERBS else None


def _act_names() -> tuple[str, ...]:
    return tuple(dict.fromkeys(verbs.ACTS.values()))


def _begins_nothing(word: str, plain: str, table: Table) -> Problem:
    if looks_like_sector(word):
        sector = parse_sector(word, table)
        return usage(
            f"`{word}` is a Sector and says nothing by itself.",
            f"To build there write a piece in front, like `c{sector.casefold()}`.",
            "line/words",
        )
    if plain[:1] in COLOR_OF_LETTER and is_player(plain[0], table) and looks_like_step(word[1:]):
        return usage(f"`{word}` begins no line.", f"Did you mean `{word[0]} {word[1:]}`?", "line/words")
    choices = [*verbs.VERBS, *_act_names(), *(folded(seat.name) for seat in table.seats if seat.name)]
    return usage(
        f"`{word}` begins no line: expected a step (cb3), a Conflict (raz b2 ba3), a counter (r+3) or a command.",
        did_you_mean(plain, choices),
        "line/words",
    )
