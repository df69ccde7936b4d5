"""The words people type, long and short, to what they mean. What they mean is judged elsewhere.

| what | long | spaced | glued |
|---|---|---|---|
| PLAYER | `red`, a name or an unambiguous part of it | | `r` |
| SECTOR | `B3` | | `b3` |
| STEP | `complex@B3`, `gate@B3+D1`, `complex@A2..B3` | `complex B3` | `cb3`, `gb3d1`, `ca2..b3`; `2cb3` twice |
| PIECE | `red:agent@B2` | `red agent B2` | `rab2` |
| TARGET | `blue:embassy@A3`, `blue@A3` | `blue embassy A3` | `bea3`, `ba3` |
| support | `yellow:attacker:orange=2` | | `y+a`, `y+d2` |
| TILE | | `i2 g3` | `i2g3`, `i2,g3` |
| counter | `red+3` | | `r+3`, `rvp+2` |

Whole lines are read by `lines.read_line`.

Every misunderstanding is a usage `Problem` that says what was read, what was expected and, where it can be guessed,
what was meant.

Rulebook: Resolving Actions, Conflicts.
"""

from __future__ import annotations

from hegemonic_cli.games.hegemonic.notation.counters import CounterWords, parse_counter
from hegemonic_cli.games.hegemonic.notation.names import (
    is_player,
    parse_action,
    parse_card,
    parse_domain,
    parse_faction,
    parse_player,
)
from hegemonic_cli.games.hegemonic.notation.pairs import parse_cards, parse_powers, parse_terms
from hegemonic_cli.games.hegemonic.notation.pieces import PieceAt, parse_attacker, parse_piece_at, parse_target
from hegemonic_cli.games.hegemonic.notation.places import parse_gate, parse_sector, parse_sectors
from hegemonic_cli.games.hegemonic.notation.steps import StepWords, parse_piece, parse_steps, steps_words
from hegemonic_cli.games.hegemonic.notation.support import SupportWords, parse_support
from hegemonic_cli.games.hegemonic.notation.tiles import flipped_word, parse_flipped, parse_tile_words

__all__ = [
    "CounterWords",
    "PieceAt",
    "StepWords",
    "SupportWords",
    "flipped_word",
    "is_player",
    "parse_action",
    "parse_attacker",
    "parse_card",
    "parse_cards",
    "parse_counter",
    "parse_domain",
    "parse_faction",
    "parse_flipped",
    "parse_gate",
    "parse_piece",
    "parse_piece_at",
    "parse_player",
    "parse_powers",
    "parse_sector",
    "parse_sectors",
    "parse_steps",
    "parse_support",
    "parse_target",
    "parse_terms",
    "parse_tile_words",
    "steps_words",
]
