"""The words of single kinds of lines: Action Cards, CAPs that change hands, tiles of an exploration, a Technology.

Rulebook: Phase 2. Exploration, Advancing Technologies, CAPs and Negotiations.
"""

from __future__ import annotations

import re

from hegemonic_cli.games.hegemonic.notation import verbs
from hegemonic_cli.games.hegemonic.notation.names import listed, parse_card, parse_player
from hegemonic_cli.games.hegemonic.notation.places import parse_sector
from hegemonic_cli.games.hegemonic.notation.tiles import EMPTY_STACK, flipped_word, parse_flipped, parse_tile_words
from hegemonic_cli.games.hegemonic.notation.understood import after, misread
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import Problem


def card_words(words: list[str], table: Table) -> tuple[str, ...]:
    """Who plays which card: one letter for each player in seating order, or `red=assault …`.

    Behind the letters stand those whom the Arbiter lets begin among the tied.
    """
    if any("=" in word for word in words):
        read = []
        for word in words:
            who, _, card = word.partition("=")
            read.append(f"{parse_player(who, table)}={parse_card(card)}")
        return tuple(read)
    seats = table.seats
    letters: list[str] = []
    while words and len(letters) < len(seats):
        letters += [letter for letter in words[0] if letter != ","]
        words = words[1:]
    if len(letters) != len(seats):
        who = listed([seat.shown for seat in seats], "and")
        raise misread(
            "Action Cards", f"{len(letters)} {'letter' if len(letters) == 1 else 'letters'} for {who}",
            verbs.FORMS["cards"],
        )  # fmt: skip
    read = []
    for seat, letter in zip(seats, letters, strict=True):
        try:
            read.append(f"{seat.color}={parse_card(letter)}")
        except Problem as problem:
            raise after(f"Action Cards, {seat.shown}", problem, verbs.FORMS["cards"]) from None
    for word in words:
        try:
            read += [verbs.FIRST_OPTION, parse_player(word, table)]
        except Problem as problem:
            raise after("Action Cards, and who begins", problem, verbs.FORMS["cards"]) from None
    return tuple(read)


def giving_words(words: list[str], table: Table) -> tuple[str, ...]:
    """Who gives whom how many CAPs."""
    try:
        players = [parse_player(word, table) for word in words[:2]]
    except Problem as problem:
        raise after("CAPs change hands", problem, verbs.FORMS["give"]) from None
    if len(words) != 3 or not _is_number(words[2]):
        said = " to ".join(table.seat(player).shown for player in players)
        given = f"`{' '.join(words[2:])}` is no number of CAPs" if words[2:] else "the rest is missing"
        raise misread(f"CAPs change hands {f'from {said}' if said else ''}".strip(), given, verbs.FORMS["give"])
    return (*players, str(int(words[2])))


def exploration_words(verb: str, player: Color, words: list[str], table: Table) -> tuple[str, ...]:
    """What was flipped, where a tile goes, and which one if it is another of the pool."""
    understood = f"{table.seat(player).shown}: {verb}"
    form = verbs.FORMS[verb]
    if not words:
        raise misread(understood, "the flipped tile is missing", form)
    try:
        flipped = parse_flipped(words[0])
        understood += f", flipped {words[0]}"
        if len(words) == 1:
            if flipped is None:
                return (EMPTY_STACK,)
            raise misread(understood, "the Sector is missing", form)
        sector = parse_sector(words[1], table)
        understood += f", to {sector}"
        placed = tile_words(parse_tile_words(words[2:])).split() if words[2:] else []
    except Problem as problem:
        if problem.violations[0].code == "line/words":
            raise
        raise after(understood, problem, form) from None
    return (flipped_word(flipped), sector, *placed)


def technology_words(player: Color, words: list[str], table: Table) -> tuple[str, ...]:
    """A Technology's name, however many words it has, and its cost where a number stands behind it."""
    cost: tuple[str, ...] = ()
    if len(words) > 1 and _is_number(words[-1]):
        *words, number = words
        cost = ("--cost", str(int(number)))
    if not words:
        raise misread(f"{table.seat(player).shown}: advance", "the Technology is missing", verbs.FORMS["advance"])
    return (" ".join(words), *cost)


def _is_number(word: str) -> bool:
    return re.fullmatch(r"\d{1,6}", word) is not None
