"""What each recording command's words come to, one file per command (small kindred ones share one).

Each function takes words, table and box, judges by the rules, and returns a Recording; nothing is recorded here.
"""

from __future__ import annotations

_HERE = "hegemonic_cli.evening.verbs"
VERBS: dict[str, str] = {
    "next": f"{_HERE}.steps:next_step",
    "done": f"{_HERE}.steps:done",
    "finish": f"{_HERE}.steps:finish",
    "reopen": f"{_HERE}.steps:reopen",
    "collect": f"{_HERE}.collect:collect",
    "explore": f"{_HERE}.tiles:explore",
    "flip": f"{_HERE}.tiles:flip",
    "place": f"{_HERE}.tiles:place",
    "draw": f"{_HERE}.technologies:draw",
    "discard": f"{_HERE}.technologies:discard",
    "advance": f"{_HERE}.technologies:advance",
    "cards": f"{_HERE}.cards:cards",
    "build": f"{_HERE}.build:build",
    "move": f"{_HERE}.move:move",
    "conflict": f"{_HERE}.conflict:conflict",
    "basic": f"{_HERE}.basics:basic",
    "capitalize": f"{_HERE}.basics:capitalize",
    "survey": f"{_HERE}.tiles:survey",
    "research": f"{_HERE}.basics:research",
    "give": f"{_HERE}.counters:give",
    "caps": f"{_HERE}.counters:caps",
    "vp": f"{_HERE}.counters:vp",
    "leader": f"{_HERE}.people:leader",
    "leave": f"{_HERE}.people:leave",
    "note": f"{_HERE}.people:note",
    "tally": f"{_HERE}.counters:tally",
    "set": f"{_HERE}.setting:setting",
}
# Judged without any number of the box, which then needn't be read.
WITHOUT_BOX = frozenset(
    (
        *("flip", "place", "discard", "cards", "move", "done", "reopen", "give", "caps", "vp"),
        *("leader", "leave", "note", "survey", "tally", "set"),
    )
)
