"""One line as typed on the screen or in a list, to the command and words that the shell would take.

```
[PLAYER] STEP…                       BUILD by the player on turn, or by PLAYER
+ STEP…                              goes on with the BUILD of the line before
ACT SECTOR TARGET [NvM|win|lose|draw] [y+a|y+d2]    a Conflict; a Unit moves to the target first. Behind it also
                                     gd1, a Gate that the winner destroys, and ca2, a Base that moves to what was won
ACT SECTOR SECTOR                    moves, no Conflict
c iapd [PLAYER…]                     Action Cards by initials, players in seating order; who begins among the tied
x FLIPPED SECTOR [TILE]              exploration; `x -` where nothing was flipped nor placed
bc  bt  cap  res  sur FLIPPED SECTOR [TILE]  adv NAME [COST]
r+3 b-3 y=5 rvp+2                    counters
pay r b 3    u    ?    why    n or an empty line
correct N LINE                       what entry N should have been, with the player in front
```

Any other command goes by its name or an unambiguous beginning. PLAYER may stand in front of every action of one's own
(`r bc`). Words from the first `--option` on are passed along as they are. A line that ends in `!` forces; what stands
behind a `!` and a space is the reason.

The first word decides (`firstword`).

Rulebook: Phases 3, 4, & 5. Action Phases, Resolving Actions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from hegemonic_cli.games.hegemonic.notation import verbs
from hegemonic_cli.games.hegemonic.notation.conflictline import conflict_words
from hegemonic_cli.games.hegemonic.notation.counters import parse_counter
from hegemonic_cli.games.hegemonic.notation.firstword import FirstWord, exact_word, first_word
from hegemonic_cli.games.hegemonic.notation.linewords import (
    card_words,
    exploration_words,
    giving_words,
    technology_words,
)
from hegemonic_cli.games.hegemonic.notation.names import (
    folded,
    parse_player,
    players_fitting,
)
from hegemonic_cli.games.hegemonic.notation.places import looks_like_sector, parse_sector
from hegemonic_cli.games.hegemonic.notation.steps import (
    PIECE_WORDS,
    parse_steps,
    steps_words,
)
from hegemonic_cli.games.hegemonic.notation.understood import after, misread
from hegemonic_cli.games.hegemonic.table import Table, Turn
from hegemonic_cli.games.hegemonic.vocabulary import Color
from hegemonic_cli.kernel.violation import Problem, usage

QUOTE = '"'  # keeps words together


class Command(NamedTuple):
    """A command's name and its words, as the shell would take them."""

    verb: str
    words: tuple[str, ...] = ()


def read_line(line: str, table: Table, last: Command | None = None, on_turn: Color | None = None) -> Command:
    """The command that a line stands for. Nothing is judged and nothing recorded.

    `last` is the command of the line before (for `+`), `on_turn` whose turn it is where the table doesn't say. Raises a
    usage Problem that says what was understood and what was expected.
    """
    text = line.strip()
    if not text:
        return Command("next")
    first = re.split(r"\s+", text, maxsplit=1)[0]
    if _is_note(first):
        return Command("note", (text[len(first) :].strip(),) if text[len(first) :].strip() else ())
    text, forced = _forced(text, table)
    words = _split(text)
    if not words:
        raise usage("`!` forces a line and must stand at the end of one.", "Like `cb3 !`.", "line/words")
    words, options = _options(words)
    if not words:
        raise usage(f"`{options[0]}` begins no line.", "A command or a short line comes before its options.")
    read = _read(words, table, last, on_turn)
    return Command(read.verb, (*read.words, *options, *forced))


def read_past_line(line: str, table: Table) -> Command:
    """The command that a line about the past stands for: whose it was must be said, as nobody is on turn there."""
    return read_line(line, replace(table, phase="setup", turn=Turn()))


def _forced(text: str, table: Table) -> tuple[str, tuple[str, ...]]:
    """A line without its `!`, and the option that stands for it, with the reason behind it."""
    if text.endswith(verbs.FORCE):
        return text[: -len(verbs.FORCE)], (verbs.FORCE_OPTION,)
    whose = next((seat.name for seat in table.seats if seat.name and text.startswith(f"{seat.name} ")), "")
    begin, sign, why = text[len(whose) :].partition(f"{verbs.FORCE} ")
    begin = whose + begin
    if sign and begin.count(QUOTE) % 2 == 0:
        return begin, (verbs.FORCE_OPTION, why.strip())
    return text, ()


def _read(words: list[str], table: Table, last: Command | None, on_turn: Color | None) -> Command:
    word, rest = words[0], words[1:]
    glued_go_on = word[len(verbs.GO_ON) :] if word.startswith(verbs.GO_ON) else ""
    if glued_go_on:
        word, rest = verbs.GO_ON, [glued_go_on, *rest]
    first = first_word(word, table)
    match first.kind:
        case "help":
            return Command("rules", tuple(rest)) if rest else Command(verbs.HELP)
        case "go-on":
            return _going_on(rest, table, last)
        case "counter":
            return _counters(words, table)
        case "short":
            return _short(first.meaning, rest, table)
        case "command":
            if first.meaning == "correct" and len(rest) > 1 and rest[0].isdecimal():
                read = read_past_line(" ".join(_quoted(word) for word in rest[1:]), table)
                return Command(first.meaning, (rest[0], read.verb, *read.words))
            return Command(first.meaning, tuple(rest))
        case "player":
            return _by_player(word, parse_player(first.meaning, table), rest, table)
        case _:
            return _own(first, words, table, None, on_turn)


def _by_player(word: str, player: Color, rest: list[str], table: Table) -> Command:
    if not rest:
        raise misread(f"{_shown(player, table)}", "nothing follows", verbs.FORMS["build"])
    plain = folded(rest[0])
    exact = exact_word(plain)
    if exact is not None and exact.kind in ("own", "act"):
        return _own(exact, rest, table, player, None)
    if exact is not None:
        raise misread(
            f"{_shown(player, table)}",
            f"`{rest[0]}` takes no player in front",
            f"{exact.meaning} … with its own words, or {verbs.FORMS['build']}",
        )
    if len(rest) > 1 or not looks_like_sector(rest[0]):
        return _own(FirstWord("step", plain), rest, table, player, None)
    piece = PIECE_WORDS.get(folded(word))
    sector = parse_sector(rest[0], table)
    meant = f"{word.casefold()}{sector.casefold()}"
    raise misread(
        _shown(player, table),
        f"`{rest[0]}` is a Sector and names no piece",
        verbs.FORMS["build"],
        f"For {'an' if piece and piece[0] in 'aeo' else 'a'} {piece.capitalize()} write `{meant}`." if piece else "",
    )


def _own(first: FirstWord, words: list[str], table: Table, player: Color | None, on_turn: Color | None) -> Command:
    """An action of the player in front, else of the player on turn."""
    player = player or on_turn or _on_turn(table)
    if player is None:
        raise usage(
            f"`{' '.join(words)}` is understood, but not whose it is: no turn is under way.",
            f"Write the player in front, like `{table.colors[0][0]} {' '.join(words)}`.",
            "line/no-player",
        )
    rest = words[1:]
    if first.kind == "step":
        return _build(player, words, table)
    if first.kind == "act":
        return _conflict(player, words, table)
    verb, *begin = verbs.OWN_ACTIONS[first.meaning]
    if verb in ("explore", "survey"):
        return Command(verb, (player, *exploration_words(verb, player, rest, table)))
    if verb == "advance":
        return Command(verb, (player, *technology_words(player, rest, table)))
    if rest:
        raise misread(
            f"{_shown(player, table)}: {' '.join((verb, *begin))}", f"`{' '.join(rest)}` is too much", first.meaning
        )
    return Command(verb, (player, *begin))


def _conflict(player: Color, words: list[str], table: Table) -> Command:
    try:
        return Command(*conflict_words(verbs.ACTS[folded(words[0])], player, words[1:], table))
    except Problem as problem:
        namesakes = players_fitting(words[0], table)
        is_act_likely = len(words) < 2 or looks_like_sector(words[1])
        if is_act_likely or len(namesakes) != 1:
            raise
        seat = namesakes[0]
        meant = f"For {seat.name} write the color: `{' '.join((seat.color[0], *words[1:]))}`."
        raise Problem(problem.kind, problem.violations, f"{meant} {problem.hint}") from None


def _build(player: Color, words: Sequence[str], table: Table, *more: str) -> Command:
    try:
        steps = parse_steps(words, table)
    except Problem as problem:
        raise after(f"{_shown(player, table)} builds", problem, verbs.FORMS["build"]) from None
    return Command("build", (player, *steps_words(steps), *more))


def _going_on(words: list[str], table: Table, last: Command | None) -> Command:
    if last is None or last.verb != "build" or not last.words:
        raise usage(
            "`+` goes on with the BUILD of the line before, and the line before was no BUILD.",
            f"A BUILD of its own is written {verbs.FORMS['build']}.",
            "line/nothing-to-go-on-with",
        )
    return _build(parse_player(last.words[0], table), words, table, verbs.SAME_ACTION_OPTION)


def _counters(words: list[str], table: Table) -> Command:
    try:
        read = [parse_counter(word, table) for word in words]
    except Problem as problem:
        raise after("a change of counters", problem, verbs.FORMS["counters"]) from None
    verb: Literal["caps", "vp"] = "vp" if all(one.counter == "vp" for one in read) else "caps"
    return Command(verb, tuple(one.words(verb) for one in read))


def _short(verb: str, words: list[str], table: Table) -> Command:
    if verb == "cards":
        return Command(verb, card_words(words, table))
    if verb == "give":
        return Command(verb, giving_words(words, table))
    return Command(verb, tuple(words))


def _is_note(first: str) -> bool:
    return folded(first) == "note"


def _on_turn(table: Table) -> Color | None:
    if table.turn.player is not None:
        return table.turn.player
    is_exploration_ahead = table.phase == "exploration" and not table.turn.order
    return table.arbiter if is_exploration_ahead else None


def _shown(player: Color, table: Table) -> str:
    return table.seat(player).shown


def _quoted(word: str) -> str:
    return f"{QUOTE}{word}{QUOTE}" if " " in word else word


def _split(text: str) -> list[str]:
    """The words of a line; double quotes keep several together."""
    return [quoted or bare for quoted, bare in re.findall(r'"([^"]*)"|([^\s"]+)', text)]


def _options(words: list[str]) -> tuple[list[str], tuple[str, ...]]:
    at = next((at for at, word in enumerate(words) if word.startswith("--") and len(word) > 2), len(words))
    return words[:at], tuple(words[at:])
