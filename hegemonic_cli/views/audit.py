"""The words of `audit`, and of `audit --lay-out`: the same in the order in which a game is laid out again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.reports.audit import SCORE_TRACK_LAP
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.vocabulary import BASES, UNITS, Piece, counted
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap

ALL_RIGHT = "No law of the pieces is broken."


def lines(answer: Answer, asked: Asked) -> list[str]:
    """What should lie where, player by player."""
    data = answer.data
    said = [_moment(data, asked)]
    for row in data["players"]:
        said += _player(row, asked)
    said += [*_tiles(data), *_broken(data)]
    return [line for text in said for line in wrap(text, asked.width)]


def lay_out_lines(answer: Answer, asked: Asked) -> list[str]:
    """Everything in the order in which one lays a game out again."""
    data = answer.data
    galaxy = asked.table.galaxy
    said: list[str] = []
    if galaxy is not None:
        said += [f"1. The boards {', '.join(galaxy.boards)}, as `hegemonic map` shows them.", "2. The Sector Tiles:"]
        said += [f"  {row['sector']}: {_tile(row['tile'], asked)}" for row in data["sectors"]]
        said += ["3. The pieces:"]
        said += [f"  {row['sector']}: {_held(row['pieces'], asked)}" for row in data["sectors"] if row["pieces"]]
        said += [f"  {_name(gate['owner'], asked)}'s Gate: {' and '.join(gate['ends'])}" for gate in data["gates"]]
    said += ["4. Players:"]
    for row in data["players"]:
        said += [f"  {line}" for line in _player(row, asked)]
    said += ["5. Beside the boards:", *(f"  {line}" for line in _tiles(data))]
    said += [f"6. {_moment(data, asked)}"]
    used = [_spent(entry, asked) for entry in data["spent"]]
    if used:
        said.append(f"Used in this Action Phase: {', '.join(used)}.")
    said += _broken(data)
    return [line for text in said for line in wrap(text, asked.width)]


def _moment(data: Mapping[str, Any], asked: Asked) -> str:
    phase = PHASE_WORDS[asked.table.phase]
    return f"Round {data['round']}, {phase}. {_name(data['arbiter'], asked)} has the Arbiter Token."


def _player(row: Mapping[str, Any], asked: Asked) -> Iterator[str]:
    yield f"{_name(row['player'], asked)}: {_known(row['caps'])} CAPs, {_vp(row)}."
    if row["on_board"]["complex"] is not None:
        yield f"  in play: {_counts(row['on_board'])}"
        yield f"  on the Player Board: {_counts(row['on_player_board'])}"
    cards = []
    if row["hand"] is not None:
        cards.append(f"{row['hand']} cards in hand")
    if row["inactive"]:
        cards.append(f"Inactive: {', '.join(row['inactive'])}")
    if row["technologies"]:
        cards.append(f"Advanced: {', '.join(row['technologies'])}")
    if row["leader"] is not None:
        cards.append(f"Leader at {row['leader']}")
    if row["card"] is not None:
        cards.append(f"played {row['card'].capitalize()}")
    if cards:
        yield f"  {'; '.join(cards)}"


def _vp(row: Mapping[str, Any]) -> str:
    if row["vp"] is None:
        return "? VPs"
    if not row["laps"]:
        return f"{row['vp']} VPs"
    return f"{row['vp']} VPs (token on {row['score_track']}, the second on +{row['laps'] * SCORE_TRACK_LAP})"


def _counts(counts: Mapping[Piece, int | None]) -> str:
    named = [counted(counts[piece] or 0, piece) for piece in (*BASES, *UNITS) if counts[piece]]
    return ", ".join(named) or "nothing"


def _tiles(data: Mapping[str, Any]) -> Iterator[str]:
    yield f"Draw stack: {_known(data['stack'])} Sector Tiles."
    if data["pool"] is not None:
        yield f"Sector Pool: {', '.join(data['pool']) or 'empty'}."
    if data["discard"]:
        yield f"Technology discard pile: {len(data['discard'])}, {data['discard'][-1]} on top."


def _broken(data: Mapping[str, Any]) -> Iterator[str]:
    if not data["broken"]:
        yield ALL_RIGHT
    else:
        yield "What can't be by the rules:"
        yield from (f"  {violation['message']}" for violation in data["broken"])


def _tile(words: str, asked: Asked) -> str:
    for seat in asked.table.seats:
        words = words.replace(f"home {seat.color}", f"{seat.shown}'s Home,")
    return words


def _held(pieces: Mapping[str, Mapping[Piece, int]], asked: Asked) -> str:
    return "; ".join(
        f"{_name(color, asked)} {', '.join(counted(count, piece) for piece, count in held.items())}"
        for color, held in pieces.items()
    )


def _spent(entry: Mapping[str, Any], asked: Asked) -> str:
    what = f"{entry['attacker'] or ''} {entry['sector'] or ''}".strip()
    if entry["faction"]:
        what = f"the {entry['faction']} Faction"
    if entry["outpost"]:
        what = f"Outposts in {entry['outpost']}"
    return f"{_name(entry['player'], asked)}'s {what}"


def _name(color: str, asked: Asked) -> str:
    return next((seat.shown for seat in asked.table.seats if seat.color == color), color)


def _known(value: int | None) -> str:
    return "?" if value is None else str(value)
