"""The short line for a recording command: what a person at the table would type in its place."""

from __future__ import annotations

from hegemonic_cli.evening.recording import Words
from hegemonic_cli.games.hegemonic.boxfile import sample_box
from hegemonic_cli.games.hegemonic.notation import parse_card, parse_flipped, parse_piece_at, parse_steps, parse_target
from hegemonic_cli.games.hegemonic.rules.guide import what_next
from hegemonic_cli.games.hegemonic.table import Table
from hegemonic_cli.games.hegemonic.tilewords import tile_words
from hegemonic_cli.games.hegemonic.vocabulary import Color

BOX = sample_box()
OUTCOMES = {"attacker": "win", "defender": "lose", "draw": "draw"}
MOVED_BY = {"agent": "sab", "fleet": "raz"}


def short_line(words: Words, table: Table) -> str:
    """A line that means the same on this table, as short as the notation allows."""
    args = words.args
    match words.verb:
        case "build":
            return _for(table, args[0], " ".join(_step(word, table) for word in _counted(args[1:])))
        case "conflict":
            return _conflict(words, table)
        case "move":
            color, piece, start = parse_piece_at([args[0]], table)
            return _for(table, color, f"{MOVED_BY[piece]} {start.lower()} {args[1].lower()}")
        case "cards":
            return _cards(words, table)
        case "explore":
            return _for(table, args[0], " ".join(["x", *_tiles(args[1:])]))
        case "survey":
            return _for(table, args[0], " ".join(["sur", *_tiles(args[1:])]))
        case "basic":
            return _for(table, args[0], "bc" if args[1] == "caps" else "bt")
        case "capitalize" | "research":
            return _for(table, args[0], words.verb[:3])
        case "caps":
            return " ".join(_counter(word, "") for word in args)
        case "vp":
            return " ".join(_counter(word, "vp") for word in args)
        case "give":
            return f"pay {args[0][0]} {args[1][0]} {args[2]}"
        case "next" | "collect" if not args:
            return ""
        case _:
            return " ".join([words.verb, *args])


def _for(table: Table, color: str, line: str) -> str:
    on_turn = table.turn.player or what_next(table, BOX).player
    return line if color == on_turn else f"{color[0]} {line}"


def _counted(steps: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    counts: list[int] = []
    for step in steps:
        if found and found[-1] == step:
            counts[-1] += 1
        else:
            found.append(step)
            counts.append(1)
    return [step if count == 1 else f"{count}{step}" for step, count in zip(found, counts, strict=True)]


def _step(word: str, table: Table) -> str:
    number = word[: len(word) - len(word.lstrip("0123456789"))]
    (step, *_) = parse_steps([word], table)
    here = f"{step.sector or ''}{step.other_end or ''}"
    there = f"{step.origin}{step.origin_other_end or ''}.." if step.origin else ""
    return f"{number}{step.piece[0]}{there}{here}".lower()


def _conflict(words: Words, table: Table) -> str:
    action, attacker, target = words.args
    color: Color = next(each for each in table.colors if attacker.startswith(each))
    defender, piece, sector = parse_target(target, table)
    start = words.option("from") or attacker.partition("@")[2]
    parts = [action[:3], start.lower(), f"{defender[0]}{(piece or '')[:1]}{sector.lower()}"]
    outcome, attack = words.option("outcome"), words.option("technology")
    if outcome is not None:
        parts.append(OUTCOMES[outcome])
    elif attack is not None:
        parts.append(f"{attack}v{words.option('defender-technology') or 0}")
    for support in words.all("support"):
        who, _, rest = support.partition(":")
        side, _, amount = rest.partition("=")
        parts.append(f"{who[0]}+{side[0]}{amount}")
    parts += [f"g{gate.replace('+', '').lower()}" for gate in words.all("destroy-gate")]
    parts += [_step(base, table) for base in words.all("relocate")]
    known = {"from", "outcome", "technology", "defender-technology", "support", "destroy-gate", "relocate"}
    for name, values in words.options.items():
        if name not in known:
            parts += [part for value in values for part in ((f"--{name}", value) if value else (f"--{name}",))]
    return _for(table, color, " ".join(parts))


def _cards(words: Words, table: Table) -> str:
    played = dict(word.split("=") for word in words.args)
    if set(played) != set(table.colors):
        options = [part for first in words.all("first") for part in ("--first", first)]
        return " ".join(["cards", *words.args, *options])
    initials = "".join(parse_card(played[color])[0] for color in table.colors)
    return " ".join(["c", initials, *(first[0] for first in words.all("first"))])


def _tiles(words: tuple[str, ...]) -> list[str]:
    """FLIPPED SECTOR [TILE]; a tile of the pool that is the flipped one all the same isn't named."""
    flipped, *rest = words
    if not rest:
        return [flipped]
    sector, *tile = rest
    named = "".join(tile)
    new = parse_flipped(flipped)
    if new is not None and named == tile_words(new).replace(" ", "").replace("-", "0"):
        named = ""
    return [part for part in (flipped, sector.lower(), named) if part]


def _counter(word: str, kind: str) -> str:
    at = next(place for place, sign in enumerate(word) if sign in "+-=")
    return f"{word[0]}{kind}{word[at:]}"
