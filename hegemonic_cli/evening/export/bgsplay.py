"""A play for BG Stats (`.bgsplay`). The same game has the same uuid at every export, so that importing it twice changes
nothing there; somebody of the same name is the same player over all games."""

from __future__ import annotations

import json
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from hegemonic_cli.evening.export.game import Game, minutes_played
from hegemonic_cli.games.hegemonic.standings import Standing

GAME_NAME = "Hegemonic"
OURS = uuid5(NAMESPACE_URL, "hegemonic-cli")
GAME_REF = 1
NONE = 0  # what BG Stats writes where there is no such thing: no rank, no location, not linked to BoardGameGeek
VARIANTS_JOINED_BY = "／"


def play_text(game: Game) -> str:
    """The document that BG Stats imports."""
    document = {
        "about": "Written by hegemonic, a companion for the board game Hegemonic.",
        "games": [_game()],
        "locations": [],
        "players": [_player(game, number, standing) for number, standing in enumerate(game.standings, 1)],
        "plays": [_play(game)],
        "userInfo": {"meRefId": NONE},
    }
    return f"{json.dumps(document, ensure_ascii=False, indent=1)}\n"


def _game() -> dict[str, Any]:
    return {
        "id": GAME_REF,
        "bggId": NONE,
        "name": GAME_NAME,
        "highestWins": True,
        "noPoints": False,
        "cooperative": False,
        "usesTeams": False,
    }


def _player(game: Game, number: int, standing: Standing) -> dict[str, Any]:
    seat = standing.seat
    namesakes = sum(other.seat.shown.casefold() == seat.shown.casefold() for other in game.standings)
    is_anybody = not seat.name or namesakes > 1
    who = f"{game.id}:{seat.color}" if is_anybody else seat.name.casefold()
    return {
        "id": number,
        "uuid": _uuid("player", who),
        "name": seat.shown if namesakes == 1 else f"{seat.shown} ({seat.color})",
        "isAnonymous": not seat.name,
        "bggUsername": "",
    }


def _play(game: Game) -> dict[str, Any]:
    begun, last = game.line[0].at, game.line[-1].at
    return {
        "uuid": _uuid("play", game.id),
        "gameRefId": GAME_REF,
        "playDate": _moment(begun),
        "playDateYmd": int(begun[:10].replace("-", "")),
        "entryDate": _moment(begun),
        "modificationDate": _moment(last),
        "durationMin": minutes_played(game),
        "rounds": game.table.round,
        "board": VARIANTS_JOINED_BY.join(variant_words(variant) for variant in sorted(game.table.readings.variants)),
        "comments": _comments(game),
        "usesTeams": False,
        "manualWinner": _is_winner_said(game),
        "ignored": False,
        "locationRefId": NONE,
        "playerScores": [_score(game, number, standing) for number, standing in enumerate(game.standings, 1)],
    }


def _score(game: Game, number: int, standing: Standing) -> dict[str, Any]:
    seat = standing.seat
    house = f"House {seat.house.capitalize()}, " if seat.house else ""
    return {
        "playerRefId": number,
        "score": "" if standing.score is None else str(standing.score),
        "winner": standing.is_winner,
        "rank": standing.rank or NONE,
        "startPlayer": seat.color == game.beginning.arbiter,
        "newPlayer": False,
        "seatOrder": number,
        "role": f"{house}{seat.color.capitalize()}",
        "metaData": "",
    }


def variant_words(variant: str) -> str:
    """A variant as people write it: `Longer game`."""
    return variant.replace("-", " ").capitalize()


def _comments(game: Game) -> str:
    notes = [entry.text.removeprefix("Note: ") for entry in game.line if entry.verb == "note"]
    unfinished = [] if game.is_over else [f"Not finished: round {game.table.round}."]
    return "\n".join((*unfinished, *notes))


def _is_winner_said(game: Game) -> bool:
    """Whether the winners aren't simply those with the most points, so that BG Stats mustn't work them out."""
    scores = [standing.score for standing in game.standings if standing.score is not None]
    best = [standing for standing in game.standings if standing.score is not None and standing.score == max(scores)]
    return best != list(game.winners)


def _moment(at: str) -> str:
    return at[:19].replace("T", " ")


def _uuid(*words: str) -> str:
    return str(uuid5(OURS, ":".join(words)))
