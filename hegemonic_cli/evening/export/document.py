"""One JSON document of a game: how it began, who played, where it stands, the scores, and every entry.

`import` takes it as well: it reads the heading and the entries, all else is worked out from them.
"""

from __future__ import annotations

import json
from typing import Any

from hegemonic_cli.evening.entry import dumped
from hegemonic_cli.evening.export.game import Game
from hegemonic_cli.evening.export.history import entry_documents, heading
from hegemonic_cli.games.hegemonic.positionwriter import position_document


def document_text(game: Game) -> str:
    """The document, its entries last and one a line."""
    head = heading(game)
    del head["entries"]
    document = {
        **head,
        "setup": position_document(game.beginning),
        "players": _players(game),
        "winners": [standing.seat.color for standing in game.winners],
        "position": position_document(game.table),
        "scores": [_row._asdict() for _row in game.sheet.rows],
    }
    above = json.dumps(document, ensure_ascii=False, indent=1).removesuffix("\n}")
    entries = ",\n".join(f"  {dumped(entry)}" for entry in entry_documents(game))
    return f'{above},\n "entries": [\n{entries}\n ]\n}}\n'


def _players(game: Game) -> list[dict[str, Any]]:
    return [
        {
            "player": standing.seat.color,
            "name": standing.seat.name or None,
            "house": standing.seat.house,
            "vp": standing.vp,
            "technologies": standing.technologies,
            "total": standing.total,
            "rank": standing.rank,
            "winner": standing.is_winner,
            "left": standing.has_left,
        }
        for standing in game.standings
    ]
