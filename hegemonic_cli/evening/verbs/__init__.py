"""What each recording command's words come to, one file per command (small kindred ones share one).

Each function takes words, table and box, judges by the rules, and returns a Recording; nothing is recorded here.
"""

from __future__ import annotations

_HERE = "hegemonic_cli.evening.verbs"
VERBS: dict[str, str] = {
    "build": f"{_HERE}.build:build",
}
