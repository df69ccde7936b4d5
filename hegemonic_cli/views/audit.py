"""The words of `audit`: what can't be, then what should lie where; and of `audit --lay-out`, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from hegemonic_cli.games.hegemonic.box import Box
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.games.hegemonic.rules.discardpiles import piles_said
from hegemonic_cli.games.hegemonic.rules.onthetable import (
    cards_words,
    counts_of,
    pieces_in_play,
    player_board_words,
    pool_words,
    spent_words,
)
from hegemonic_cli.games.hegemonic.rules.phases import PHASE_WORDS
from hegemonic_cli.games.hegemonic.rules.purse import caps_words
from hegemonic_cli.games.hegemonic.rules.scoretrack import tokens_words
from hegemonic_cli.games.hegemonic.table import UNKNOWN_CARD, Seat, Table
from hegemonic_cli.games.hegemonic.vocabulary import PIECES
from hegemonic_cli.views.asked import Asked
from hegemonic_cli.views.layout import wrap

LETTERS = "C Complex, E Embassy, O Outpost, A Agent, F Fleet."


def lines(answer: Answer, asked: Asked) -> list[str]:
    """The audit."""
    table = asked.table
    said = [*_verdict(answer), _moment(table)]
    if table.is_map_tracked:
        said.append(LETTERS)
    for seat in table.seats:
        said += _player(table, seat)
    said += _beside(table, asked.box)
    return [line for text in said for line in wrap(text, asked.width)]


def lay_out_lines(answer: Answer, asked: Asked) -> list[str]:
    """The steps, numbered; one that is a single line stands behind its title."""
    said: list[str] = []
    for number, step in enumerate(answer.data["steps"], 1):
        title = f"{number}. {step['title']}:"
        if len(step["lines"]) == 1:
            said.append(f"{title} {step['lines'][0]}")
        else:
            said += [title, *(f"  {line}" for line in step["lines"])]
    return [line for text in said for line in wrap(text, asked.width)]


def _verdict(answer: Answer) -> Iterator[str]:
    count = len(answer.problems)
    if count:
        yield f"{count} {'thing' if count == 1 else 'things'} can't be:"
        yield from (f"  {problem.message}" for problem in answer.problems)
        return
    has_log = any(row["vp_by_log"] is not None for row in answer.data["players"])
    recounted = " The VPs are what the log adds up to." if has_log else ""
    yield f"No law of the pieces is broken.{recounted}"


def _moment(table: Table) -> str:
    who = table.seat(table.arbiter).shown
    return f"Round {table.round}, {PHASE_WORDS[table.phase]}. {who} has the Arbiter Token."


def _player(table: Table, seat: Seat) -> Iterator[str]:
    color = f" ({seat.color})" if seat.name else ""
    caps = "CAPs not known" if seat.caps is None else caps_words(seat.caps)
    yield f"{seat.shown}{color}: {caps}, {tokens_words(seat.vp)}."
    if table.is_map_tracked:
        yield f"  On the boards: {pieces_in_play(table, seat) or 'nothing'}."
    elif counts_of(table, seat.color, PIECES):
        yield f"  In play: {counts_of(table, seat.color, PIECES)}."
    on_player_board = player_board_words(table, seat.color)
    if on_player_board:
        yield f"  Player Board: {on_player_board}."
    cards = cards_words(seat)
    if cards:
        yield f"  Technology Cards: {'; '.join(cards)}."
    others = [] if seat.leader is None else [f"Leader at level {seat.leader}"]
    card = table.turn.cards.get(seat.color)
    others += [] if card is None else [f"{card.capitalize()} played"]
    if others:
        yield f"  {'; '.join(others)}."


def _beside(table: Table, box: Box) -> Iterator[str]:
    parts = []
    if table.stack is not None:
        parts.append(f"{table.stack} Sector {'Tile' if table.stack == 1 else 'Tiles'} in the draw stack.")
    if table.pool is not None:
        parts.append(f"Sector Pool: {pool_words(table)}.")
    for name, lying in piles_said(table, box):
        count = f"{len(lying)} {'card' if len(lying) == 1 else 'cards'}"
        top = "" if lying[-1] == UNKNOWN_CARD else f", {lying[-1]} on top"
        parts.append(f"{name}: {count}{top}.")
    if table.spent:
        parts.append(f"Used up in this Action Phase: {', '.join(spent_words(table, each) for each in table.spent)}.")
    yield from parts
