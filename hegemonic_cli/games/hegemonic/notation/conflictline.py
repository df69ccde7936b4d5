"""`ACT SECTOR TARGET …` and `ACT SECTOR SECTOR`: a Conflict Action of one player in one line.

A Unit stands in the first Sector and moves to the target's; Complexes attack from where they are. Behind the target, in
any order: cards or outcome, support, a Gate that the winner destroys (`gb3d1`, or `gd1`: the one whose other half is in
D1), a Base that moves to what was won (`ca2`).

Rulebook: Conflict Actions (DESTROY / TAKEOVER).
"""

from __future__ import annotations

import re

from hegemonic_cli.games.hegemonic.notation.names import is_player
from hegemonic_cli.games.hegemonic.notation.pieces import PieceAt, looks_glued, parse_target
from hegemonic_cli.games.hegemonic.notation.places import looks_like_sector, parse_sector
from hegemonic_cli.games.hegemonic.notation.steps import looks_like_step, parse_steps, piece_named
from hegemonic_cli.games.hegemonic.notation.support import looks_like_support, parse_support
from hegemonic_cli.games.hegemonic.notation.understood import after, misread
from hegemonic_cli.games.hegemonic.notation.verbs import FORMS
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.vocabulary import CONFLICT_ACTIONS, PLURAL, UNITS, Color, ConflictName
from hegemonic_cli.kernel.violation import Problem

OUTCOMES: dict[str, str] = {"win": "attacker", "lose": "defender", "draw": "draw"}
_GATE_TO = r"g(?:ate)?@?([a-z]\d{1,4})"
_CARDS = re.compile(r"(\d{1,6})v(\d{1,6})", re.IGNORECASE)


def conflict_words(name: ConflictName, player: Color, words: list[str], table: Table) -> tuple[str, tuple[str, ...]]:
    """The command (`conflict` or `move`) and its words that an act, a Sector and what follows stand for."""
    attacker = CONFLICT_ACTIONS[name].attacker
    is_unit = attacker in UNITS
    understood = f"{table.seat(player).shown}: {name}"
    if not words:
        raise misread(understood, "the attacker's Sector is missing", FORMS["conflict"])
    try:
        stands = parse_sector(words[0], table)
        understood += f" from {stands}"
        if len(words) == 1:
            raise misread(understood, "the target is missing", FORMS["conflict"])
        if looks_like_sector(words[1]):
            to = parse_sector(words[1], table)
            if not is_unit:
                raise misread(
                    understood, f"`{words[1]}` names no player, and {PLURAL[attacker]} don't move", FORMS["conflict"]
                )
            if len(words) > 2:
                raise misread(f"{understood}, moves to {to}", f"`{words[2]}` is too much", FORMS["move"])
            return "move", (PieceAt(player, attacker, stands).words(), to)
        target, rest = _target(words[1:], table)
        understood += f" at {target.words()}"
        more = _rest(rest, understood, target.sector, table)
    except Problem as problem:
        if problem.violations[0].code == "line/words":
            raise
        raise after(understood, problem, FORMS["conflict"]) from None
    fights_from = target.sector if is_unit else stands
    moved = ("--from", stands) if fights_from != stands else ()
    return "conflict", (name, PieceAt(player, None, fights_from).words(), target.words(), *moved, *more)


def _target(words: list[str], table: Table) -> tuple[PieceAt, list[str]]:
    """The target at the head of the words, in one word or spaced, and what is left."""
    taken = 1
    if not looks_glued(words[0]) and is_player(words[0], table) and len(words) > 1:
        taken = 3 if len(words) > 2 and piece_named(words[1]) and looks_like_sector(words[2]) else 2
    return PieceAt(*parse_target(" ".join(words[:taken]), table)), words[taken:]


def _rest(words: list[str], understood: str, conflict_sector: str, table: Table) -> tuple[str, ...]:
    cards: tuple[str, ...] = ()
    outcome: tuple[str, ...] = ()
    support: list[str] = []
    picked: list[str] = []
    for word in words:
        if match := _CARDS.fullmatch(word):
            cards = ("--technology", str(int(match[1])), "--defender-technology", str(int(match[2])))
        elif word.casefold() in OUTCOMES:
            outcome = ("--outcome", OUTCOMES[word.casefold()])
        elif looks_like_support(word):
            support += ["--support", parse_support(word, table).words()]
        elif looks_like_step(word):
            picked += _picked(word, conflict_sector, table)
        else:
            raise misread(
                understood,
                f"`{word}` is neither cards (3v2), an outcome, support (y+a, y+d2) nor a Gate destroyed (gb3d1)",
                FORMS["conflict"],
            )
    if cards and outcome:
        raise misread(understood, "both the cards and the outcome are given, and one says it all", FORMS["conflict"])
    return (*cards, *support, *picked, *outcome)


def _picked(word: str, conflict_sector: str, table: Table) -> list[str]:
    """A Gate that the winner destroys (its half elsewhere says which), or Bases that the Attacker moves to Locations
    won."""
    picked: list[str] = []
    if match := re.fullmatch(_GATE_TO, word, re.IGNORECASE):
        return ["--destroy-gate", f"{conflict_sector}+{parse_sector(match[1], table)}"]
    for step in parse_steps([word], table):
        if step.piece == "gate":
            picked += ["--destroy-gate", f"{step.sector}+{step.other_end}"]
        else:
            picked += ["--relocate", step.words()]
    return picked
