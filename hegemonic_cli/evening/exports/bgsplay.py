"""A play for BG Stats (`.bgsplay`): the same play has the same uuid at every export, so that importing twice changes
nothing; the same name is the same player over all games."""

from __future__ import annotations

import json
from typing import Any
from uuid import NAMESPACE_URL, UUID, uuid5

from hegemonic_cli.evening.exports.written import Game
from hegemonic_cli.games.hegemonic.events import NoteWritten
from hegemonic_cli.games.hegemonic.rules.final import final_result
from hegemonic_cli.games.hegemonic.table import Seat

GAME_NAME = "Hegemonic"
OURS = uuid5(NAMESPACE_URL, "hegemonic-cli")
VARIANTS_JOINED_BY = "／"
SECONDS_A_MINUTE = 60
GAME_REF = 1
NOWHERE = 0


def as_bgsplay(game: Game) -> str:
    """The document that BG Stats imports."""
    document = {
        "about": "Written by hegemonic-cli",
        "games": [_game()],
        "locations": [],
        "players": [_player(number, seat) for number, seat in enumerate(game.beginning.seats, 1)],
        "plays": [_play(game)],
        "userInfo": {"meRefId": NOWHERE},
    }
    return f"{json.dumps(document, ensure_ascii=False, indent=1)}\n"


def _game() -> dict[str, Any]:
    return {
        "id": GAME_REF,
        "uuid": str(uuid5(OURS, GAME_NAME)),
        "name": GAME_NAME,
        "bggId": NOWHERE,
        "bggName": GAME_NAME,
        "highestWins": True,
        "noPoints": False,
        "cooperative": False,
        "usesTeams": False,
    }


def _player(number: int, seat: Seat) -> dict[str, Any]:
    return {
        "id": number,
        "uuid": str(uuid5(OURS, f"player:{seat.shown.casefold()}")),
        "name": seat.shown,
        "isAnonymous": not seat.name,
        "bggUsername": "",
    }


def _play(game: Game) -> dict[str, Any]:
    last = game.line[-1].at
    notes = [event.text for entry in game.line for event in entry.events() if isinstance(event, NoteWritten)]
    variants = sorted(variant.replace("-", " ").capitalize() for variant in game.table.readings.variants)
    return {
        "uuid": str(uuid5(UUID(game.id), "play")),
        "gameRefId": GAME_REF,
        "playDate": _moment(game.created),
        "playDateYmd": int(game.created[:10].replace("-", "")),
        "entryDate": _moment(game.created),
        "modificationDate": _moment(last),
        "durationMin": _minutes(game.created, last),
        "rounds": game.table.round,
        "board": VARIANTS_JOINED_BY.join(variants),
        "comments": "\n".join(notes),
        "usesTeams": False,
        "manualWinner": False,
        "ignored": False,
        "locationRefId": NOWHERE,
        "playerScores": _scores(game),
    }


def _scores(game: Game) -> list[dict[str, Any]]:
    result = {score.player: score for score in final_result(game.table, game.box).players}
    winners = (final_result(game.table, game.box).winners or ()) if game.table.phase == "finished" else ()
    scores = []
    for number, seat in enumerate(game.beginning.seats, 1):
        score = result.get(seat.color)
        total = None if score is None else score.total if score.total is not None else score.vp
        scores.append(
            {
                "playerRefId": number,
                "score": "" if total is None else str(total),
                "winner": seat.color in winners,
                "rank": (score.rank or NOWHERE) if score is not None else NOWHERE,
                "startPlayer": seat.color == game.beginning.arbiter,
                "newPlayer": False,
                "seatOrder": number,
                "role": f"{seat.house.capitalize()}／{seat.color.capitalize()}"
                if seat.house
                else seat.color.capitalize(),
                "metaData": "",
            }
        )
    return scores


def _moment(at: str) -> str:
    return at[:19].replace("T", " ")


def _minutes(start: str, end: str) -> int:
    from datetime import datetime

    try:
        spent = datetime.fromisoformat(end) - datetime.fromisoformat(start)
    except (ValueError, TypeError):
        return 0
    return max(0, int(spent.total_seconds()) // SECONDS_A_MINUTE)
