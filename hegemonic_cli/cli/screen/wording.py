"""How sentences that name the shell's words are said on the screen, where lines are typed without `hegemonic`."""

from __future__ import annotations

import re

from hegemonic_cli.evening.judging import FORCE_HINT
from hegemonic_cli.games.hegemonic.notation.verbs import FORCE, VERBS

FORCING = f"If the table says so all the same: the same line with {FORCE} at its end."
_COMMAND = re.compile(rf"\bhegemonic (?=(?:{'|'.join(VERBS)})\b)")


def on_screen(sentence: str) -> str:
    """The sentence for somebody who types lines: `hegemonic flip TILE` is `flip TILE`, and `!` forces."""
    return _COMMAND.sub("", sentence.replace(FORCE_HINT, FORCING))
